//! Long algebraic notation: every move with both its squares.

#[cfg(test)]
mod tests;

use rules::{Move, Position};

use crate::ReadMoveError;
use crate::san::{self, is_capture, push_square, san_parts};

/// Writes a legal move with both its squares: `Ng1-f3`, `e4xd5`, `e7-e8=Q+`, `O-O`.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!(notation::lan::write(&position, mv), "Ng1-f3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let mut parts = san_parts(position, mv);
    if !mv.is_castling() {
        parts.body.clear();
        push_square(&mut parts.body, mv.from());
        parts
            .body
            .push(if is_capture(position, mv) { 'x' } else { '-' });
        push_square(&mut parts.body, mv.to());
    }
    parts.to_text()
}

/// Reads a move that names both its squares, or castling; the letter of the piece, the signs of
/// capture and check and the equals sign may be left out.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, names one square only, or the move is illegal.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    san::read_long(position, text)
}
