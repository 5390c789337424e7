//! Which moves give check, seen before they are played.

use super::core::Core;
use super::side::Side;
use super::{Position, by_side};
use crate::attacks::sliders::Sliders;
use crate::attacks::{KNIGHT, between_diagonal, between_straight};
use crate::chess_move::{Move, kind};
use crate::{Bitboard, Square, attacks};

/// From where each kind of piece of the side to move would give check, and which of its pieces
/// would uncover one.
///
/// It belongs to the position that gave it.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
/// let squares = position.check_squares();
/// let up = position.find_move(Square::A1, Square::A8, None).expect("it is legal");
/// let aside = position.find_move(Square::A1, Square::B1, None).expect("it is legal");
/// assert!(position.gives_check(up, &squares));
/// assert!(!position.gives_check(aside, &squares));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckSquares {
    /// The king of the side that is not to move.
    king: u32,
    pawns: u64,
    knights: u64,
    diagonals: u64,
    straights: u64,
    /// The pieces of the side to move that alone stand between an own slider and that king.
    discoverers: u64,
}

impl CheckSquares {
    /// The pieces of the side to move that uncover a check when they leave their line.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1".parse()?;
    /// assert_eq!(position.check_squares().discoverers(), Bitboard::from(Square::E4));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn discoverers(&self) -> Bitboard {
        Bitboard(self.discoverers)
    }
}

impl Position {
    /// From where the side to move gives check.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert!(Position::default().check_squares().discoverers().is_empty());
    /// ```
    #[must_use]
    pub fn check_squares(&self) -> CheckSquares {
        by_side!(self.core, check_squares(&self.core))
    }

    /// Whether the legal move `mv` gives check, found out without playing it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1".parse()?;
    /// let mv = position.find_move(Square::E4, Square::C3, None).expect("it is legal");
    /// assert!(position.gives_check(mv, &position.check_squares()));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn gives_check(&self, mv: Move, squares: &CheckSquares) -> bool {
        by_side!(self.core, gives_check(&self.core, mv, squares))
    }
}

#[inline(never)]
fn check_squares<S: Side>(core: &Core) -> CheckSquares {
    let sliders = Sliders::ready();
    let (own, occupied) = (S::own(core), core.occupied());
    let king = (core.kings & S::enemy(core)).trailing_zeros() & 63;
    let straights = sliders.rook(king, occupied);
    let diagonals = sliders.bishop(king, occupied);
    // Behind the first own piece of each line an own slider may wait.
    let mut discoverers = 0;
    let mut hidden = sliders.rook(king, occupied & !(straights & own)) & core.straights & own;
    while hidden != 0 {
        discoverers |= between_straight(king, hidden.trailing_zeros()) & own & straights;
        hidden &= hidden - 1;
    }
    let mut hidden = sliders.bishop(king, occupied & !(diagonals & own)) & core.diagonals & own;
    while hidden != 0 {
        discoverers |= between_diagonal(king, hidden.trailing_zeros()) & own & diagonals;
        hidden &= hidden - 1;
    }
    CheckSquares {
        king,
        pawns: S::Other::commanded_by_pawns(1 << king),
        knights: KNIGHT[king as usize],
        diagonals,
        straights,
        discoverers,
    }
}

fn gives_check<S: Side>(core: &Core, mv: Move, squares: &CheckSquares) -> bool {
    let (from, to) = (mv.origin(), mv.target());
    let direct = match mv.kind() {
        kind::PAWN | kind::DOUBLE_STEP => squares.pawns,
        kind::KNIGHT => squares.knights,
        kind::BISHOP => squares.diagonals,
        kind::ROOK => squares.straights,
        kind::QUEEN => squares.diagonals | squares.straights,
        kind::KING => 0,
        _ => return gives_check_specially::<S>(core, mv, squares),
    };
    if direct >> to & 1 != 0 {
        return true;
    }
    squares.discoverers >> from & 1 != 0 && !is_on_line(squares.king, from, to)
}

/// Whether `to` lies on the line that runs from `king` over `from`.
fn is_on_line(king: u32, from: u32, to: u32) -> bool {
    let square = Square::masked;
    let reach = |at| attacks::between(square(king), square(at));
    from == to || reach(to).contains(square(from)) || reach(from).contains(square(to))
}

/// Promotions, en passant and castling: they change the lines in more than one place.
#[inline(never)]
fn gives_check_specially<S: Side>(core: &Core, mv: Move, squares: &CheckSquares) -> bool {
    let (target, king) = (1_u64 << mv.target(), squares.king);
    let mut after = *core;
    super::make::make::<S>(core, mv, &mut after);
    let own = S::own(&after);
    let sliders = Sliders::ready();
    let found = sliders.rook(king, after.occupied()) & after.straights
        | sliders.bishop(king, after.occupied()) & after.diagonals
        | squares.knights & after.knights
        | squares.pawns & after.pawns & target;
    found & own != 0
}
