//! The moves of the Universal Chess Interface: two squares and a small letter.

#[cfg(test)]
mod tests;

use rules::{File, Move, Position, Rank, Role, Square};

use crate::san::push_square;
use crate::{Expected, ReadMoveError};

/// Writes a legal move of a position: `e2e4`, `e7e8q`, `e1g1`.
///
/// Castling from squares of its own, as in Chess960, is written king onto rook, as engines do.
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    debug_assert!(position.is_legal(mv), "only legal moves are written");
    let mut text = String::with_capacity(5);
    push_square(&mut text, mv.from());
    push_square(&mut text, mv.shown_target(position.castling_mode()));
    text.extend(mv.promotion().map(Role::char));
    text
}

/// Reads a move: two squares, and what a pawn becomes. Castling is the king's two squares, or the
/// king onto its own rook. Capital letters are read as small ones.
///
/// # Errors
///
/// [`ReadMoveError`] when the text does not have this form or the move is illegal.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    let (from, to, promotion) = parse(text)?;
    position
        .find_move(from, to, promotion)
        .map_err(|reason| ReadMoveError::Illegal { from, to, reason })
}

/// Reads the form of a move, without a position.
///
/// # Errors
///
/// [`ReadMoveError::Empty`] or [`ReadMoveError::Syntax`].
pub fn parse(text: &str) -> Result<(Square, Square, Option<Role>), ReadMoveError> {
    let lead = text.len() - text.trim_start().len();
    let word = text.trim();
    if word.is_empty() {
        return Err(ReadMoveError::Empty);
    }
    let fault = |offset: usize, expected| ReadMoveError::Syntax {
        offset: lead + offset,
        found: word[offset..].chars().next(),
        expected,
    };
    let mut letters = word
        .char_indices()
        .map(|(at, letter)| (at, letter.to_ascii_lowercase()));
    let mut square = || {
        let (at, file) = letters.next().unwrap_or((word.len(), ' '));
        let file = File::from_char(file).ok_or_else(|| fault(at, Expected::Square))?;
        let (at, rank) = letters.next().unwrap_or((word.len(), ' '));
        let rank = Rank::from_char(rank).ok_or_else(|| fault(at, Expected::Rank))?;
        Ok(Square::new(file, rank))
    };
    let (from, to) = (square()?, square()?);
    let promotion = match letters.next() {
        None => None,
        Some((at, letter)) => Some(
            Role::from_char(letter)
                .filter(|role| Role::PROMOTIONS.contains(role))
                .ok_or_else(|| fault(at, Expected::Promotion))?,
        ),
    };
    match letters.next() {
        None => Ok((from, to, promotion)),
        Some((at, _)) => Err(fault(at, Expected::End)),
    }
}
