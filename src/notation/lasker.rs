//! The algebraic notation of Lasker's Chess Primer: `P-d4`, `Kte3xd5`, `o-o`, and `+/-` for mate.

use rules::{Move, Position};

use crate::{ReadMoveError, san};

/// Reads a move.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    san::read(position, text)
}

/// Writes a legal move of a position.
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    san::write(position, mv)
}
