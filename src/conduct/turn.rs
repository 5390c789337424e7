//! A move made when it was not the player's turn.

use rules::Square;

use crate::code::Code;
use crate::duty::Duty;

/// What a player must do next time after moving `piece` when it was the opponent's turn. The move
/// itself is always taken back.
///
/// Under law V of seed 000 the piece must be played “after his adversary has moved”, if it can be
/// played legally. Today only the player having the move is bound by what was touched (FIDE 4.3);
/// seed 004 corrects errors without penalty, and seed 002 says nothing.
///
/// # Examples
///
/// ```
/// use conduct::{Code, Duty, duty_after_two_moves};
/// use rules::Square;
///
/// let knight = Square::G1;
/// assert_eq!(duty_after_two_moves(Code::Seed000, knight), Some(Duty::MovePiece(knight)));
/// assert_eq!(duty_after_two_moves(Code::Fide, knight), None);
/// ```
#[must_use]
pub const fn duty_after_two_moves(code: Code, piece: Square) -> Option<Duty> {
    match code {
        Code::Seed000 => Some(Duty::MovePiece(piece)),
        Code::Fide | Code::Seed002 | Code::Seed004 => None,
    }
}
