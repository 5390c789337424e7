//! When a player may call for the count of fifty moves.

use rules::{ByRole, Color, Piece, Position, Role};

/// The ground for a call (seed 000, law XI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiftyReason {
    /// The caller has a lone king.
    BareKing,
    /// The caller has king and queen, rook, bishop or knight “against an equal or superior force”.
    SmallForce,
    /// The caller has king and two minor pieces against king and queen.
    MinorsAgainstQueen,
    /// The opponent persists in repeating a check, a series of checks or a line of play. The board
    /// does not show it: the caller says so.
    Repetition,
    /// The umpire, or both players, take it for an analogous case.
    Agreed,
}

crate::names::names!(
    FiftyReason,
    "a ground to count fifty moves",
    BareKing = "bare-king",
    SmallForce = "small-force",
    MinorsAgainstQueen = "minors-against-queen",
    Repetition = "repetition",
    Agreed = "agreed",
);

/// The ground that the pieces on the board give `caller`, if any.
///
/// # Examples
///
/// ```
/// use conduct::{FiftyReason, grounds};
/// use rules::{Color, Position};
///
/// let position: Position = "4k3/8/8/8/8/8/r7/4K2Q w - - 0 1".parse()?;
/// assert_eq!(grounds(&position, Color::Black), Some(FiftyReason::SmallForce));
/// assert_eq!(grounds(&position, Color::White), None); // a rook is less than a queen
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn grounds(position: &Position, caller: Color) -> Option<FiftyReason> {
    let own = counts(position, caller);
    let total: usize = Role::ALL.into_iter().map(|role| *own.get(role)).sum();
    let minors = own.get(Role::Bishop) + own.get(Role::Knight);
    let is_king_and_piece = total == 2 && own.get(Role::Pawn) == &0;
    let theirs = counts(position, caller.other());
    let is_king_and_queen = theirs.get(Role::Queen) == &1
        && Role::ALL
            .into_iter()
            .map(|role| *theirs.get(role))
            .sum::<usize>()
            == 2;
    if total == 1 {
        Some(FiftyReason::BareKing)
    } else if is_king_and_piece && force(position, caller.other()) >= force(position, caller) {
        Some(FiftyReason::SmallForce)
    } else if total == 3 && minors == 2 && is_king_and_queen {
        Some(FiftyReason::MinorsAgainstQueen)
    } else {
        None
    }
}

/// The material of a side without the king, in tenths of a pawn, on the scale of the same book: a
/// bishop and a knight are worth three pawns each, a rook is worth a bishop and two pawns, and a
/// queen slightly more than two rooks.
#[must_use]
pub fn force(position: &Position, color: Color) -> usize {
    let counts = counts(position, color);
    let value = |role| match role {
        Role::Pawn => 10,
        Role::Knight | Role::Bishop => 30,
        Role::Rook => 50,
        Role::Queen => 101,
        Role::King => 0,
    };
    Role::ALL
        .into_iter()
        .map(|role| counts.get(role) * value(role))
        .sum()
}

fn counts(position: &Position, color: Color) -> ByRole<usize> {
    ByRole::new_with(|role| position.pieces(Piece::new(color, role)).len())
}
