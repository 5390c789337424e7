//! Algebraic notation in the letters of a language.

#[cfg(test)]
mod tests;

use rules::{Move, Position};

use crate::ReadMoveError;
use crate::letters::Language;
use crate::san::{self, Alphabet, san_parts};

/// Writes a legal move in the letters of a language: `Sf3` in German, `Крg1` in Russian.
///
/// Castling is written with zeros, as books in these languages print it; in English it is SAN.
///
/// # Examples
///
/// ```
/// use notation::letters::Language;
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!(notation::localized::write(&position, mv, Language::French), "Cf3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move, language: Language) -> String {
    let mut parts = san_parts(position, mv);
    if mv.is_castling() && language != Language::English {
        parts.body = parts.body.replace('O', "0");
    }
    parts.to_text_with(|role| language.letter(role))
}

/// Reads a move in the letters of a language, as leniently as [`san::read`] does in English, and
/// in no other letters: neither English ones nor figurines.
///
/// A small letter from a to h is always a file, even where the language names a piece by that
/// letter; other small letters are read as the pieces they name.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(position: &Position, text: &str, language: Language) -> Result<Move, ReadMoveError> {
    san::read_in(position, text, Alphabet::Localized(language))
}
