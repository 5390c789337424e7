//! Algebraic notation with figures of the pieces in place of letters.

#[cfg(test)]
mod tests;

use rules::{Move, Position, Role};

use crate::ReadMoveError;
use crate::san::{self, Alphabet, san_parts};

/// The figure of a kind of piece: the outlined one, for both sides, as books print it.
///
/// # Examples
///
/// ```
/// assert_eq!(notation::figurine::figure(rules::Role::Knight), "♘");
/// ```
#[must_use]
pub const fn figure(role: Role) -> &'static str {
    match role {
        Role::Pawn => "\u{2659}",
        Role::Knight => "\u{2658}",
        Role::Bishop => "\u{2657}",
        Role::Rook => "\u{2656}",
        Role::Queen => "\u{2655}",
        Role::King => "\u{2654}",
    }
}

/// Writes a legal move with figures: `♘f3`, `e8=♕#`.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!(notation::figurine::write(&position, mv), "♘f3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    san_parts(position, mv).to_text_with(figure)
}

/// Reads a move whose pieces are named by figures, outlined or filled, and by no letters.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    san::read_in(position, text, Alphabet::Figurine)
}
