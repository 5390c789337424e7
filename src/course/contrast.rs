//! What a legal move lacks beside the moves that are right, where no question says what these have
//! in common: an author has named them, or they are the moves of a line.

use explain::allowed::Allowed;
use explain::drawback::Drawback;
use rules::{Move, Position, Role, Square};

use crate::question::MoveTest;

/// Kinds of moves that are asked for by their names.
const SPECIAL: [MoveTest; 4] = [
    MoveTest::Stalemate,
    MoveTest::Castling,
    MoveTest::EnPassant,
    MoveTest::Promotion,
];

/// What tells a wrong move from all right ones. Each is proved by the board alone.
///
/// # Examples
///
/// ```
/// use course::Contrast;
/// use course::question::MoveTest;
/// use rules::Position;
///
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K -".parse()?;
/// let find = |from: &str, to: &str| {
///     let square = |text: &str| text.parse().expect("it is a square");
///     position.find_move(square(from), square(to), None).expect("it is legal")
/// };
/// let castles = find("e1", "g1");
/// let found = Contrast::of(&position, &[castles], find("h1", "h7"));
/// assert_eq!(found, Some(Contrast::Lacks(MoveTest::Castling)));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contrast {
    /// The right ones mate, and this answers the wrong one.
    Answered(Move),
    /// It stalemates, and no right one does.
    Stalemates,
    /// It allows this at once, and no right one allows anything.
    Allows(Allowed),
    /// It does not do what all right ones do.
    Lacks(MoveTest),
    /// The pawn becomes this in a right one.
    OtherRole(Role),
    /// The piece is right, and its square is not.
    OtherSquare,
    /// In a right one the piece on this square moves, and in no right one the piece that has moved.
    OtherPiece(Square),
}

impl Contrast {
    /// What tells a wrong move from the right ones; nothing where there are none.
    #[must_use]
    pub fn of(position: &Position, right: &[Move], mv: Move) -> Option<Self> {
        let first = right.first()?;
        let lacks = |test: &MoveTest| {
            !test.holds(position, mv) && right.iter().all(|&other| test.holds(position, other))
        };
        let lacking = |tests: &[MoveTest]| tests.iter().copied().find(lacks).map(Self::Lacks);
        let danger = match Drawback::of(position, right, mv) {
            Some(Drawback::Stalemates) => return Some(Self::Stalemates),
            Some(Drawback::Answered(by)) => return Some(Self::Answered(by)),
            Some(Drawback::Allows(allowed)) => Some(allowed),
            None => None,
        };
        let mate = danger.filter(|it| matches!(it, Allowed::Mate(_)));
        let found = lacking(&SPECIAL);
        let found = found.or(mate.map(Self::Allows));
        let found = found.or_else(|| lacking(&[MoveTest::Capture]));
        let found = found.or(danger.map(Self::Allows));
        let found = found.or_else(|| lacking(&[MoveTest::Check, MoveTest::Fork]));
        Some(found.unwrap_or_else(|| {
            let mut same = right.iter().filter(|other| other.from() == mv.from());
            match same.clone().find(|other| other.to() == mv.to()) {
                Some(other) => other.promotion().map_or(Self::OtherSquare, Self::OtherRole),
                None if same.next().is_some() => Self::OtherSquare,
                None => Self::OtherPiece(first.from()),
            }
        }))
    }
}
