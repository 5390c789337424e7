//! Legal positions, and everything that can be asked of them.

mod attackers;
pub(crate) mod castling;
mod check_info;
mod check_squares;
mod convert;
pub(crate) mod core;
mod count;
mod identity;
mod illegal;
mod legality;
pub(crate) mod make;
pub(crate) mod masks;
mod material;
pub(crate) mod move_class;
mod move_maker;
mod movegen;
mod moves;
mod only;
mod outcome;
mod pass;
mod pins;
mod queries;
pub(crate) mod side;
mod successors;

pub use check_info::CheckInfo;
pub use check_squares::CheckSquares;
pub use identity::PositionIdentity;
pub use illegal::{CastlingRefusal, IllegalMove};
pub use move_maker::MoveMaker;
pub use pins::Pin;

use self::core::Core;

/// A position that can be played from: its kings are there, the side that has just moved is not
/// in check, and its castling and en passant rights are real.
///
/// It takes 64 bytes and is copied with each move. Two positions are equal if everything their
/// FEN says is equal; for repetition compare [`Position::identity`] instead.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let mv = start.find_move(Square::E2, Square::E4, None)?;
/// let position = start.play(mv)?;
/// assert_eq!(
///     position.to_string(),
///     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
/// );
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) core: Core,
}

/// Calls a function of the side to move with that side as a type.
macro_rules! by_side {
    ($core:expr, $function:ident ( $($argument:expr),* )) => {
        if $core.is_white() {
            $function::<$crate::position::side::White>($($argument),*)
        } else {
            $function::<$crate::position::side::Black>($($argument),*)
        }
    };
}
pub(crate) use by_side;

/// The number of lines of `depth` half-moves, at least 1.
pub(crate) fn count_lines_of(position: &Position, depth: u32) -> u64 {
    use count::count_lines;
    by_side!(position.core, count_lines(&position.core, depth))
}

#[cfg(test)]
mod tests;
