//! Chess text: SAN, UCI, English descriptive notation and Lasker's algebraic.
//!
//! Writers are strict and write one form only. Readers are lenient about how a move is written and
//! strict about what it says: a text that fits no legal move, or more than one, is an error that
//! names the place, what was expected and the moves that would fit. Nothing here guesses.

pub mod descriptive;
pub mod diagram;
mod error;
pub mod fen;
pub mod figurine;
pub mod fractional;
pub mod lan;
pub mod lasker;
pub mod legend;
pub mod letters;
pub mod localized;
pub mod origins;
mod part;
pub mod recognise;
pub mod san;
pub mod score;
pub mod small;
pub mod squares;
pub mod steps;
pub mod style;
pub mod typed;
pub mod uci;

pub use error::{Expected, ReadMoveError};

use rules::{Move, Position};

/// Reads a move typed by a person: SAN first, then UCI.
///
/// # Errors
///
/// The error of the SAN reader, unless the text has the form of a UCI move, which then says more
/// exactly what is wrong.
pub fn read_move(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    san::read(position, text).or_else(|san_error| match uci::read(position, text) {
        Err(ReadMoveError::Syntax { .. } | ReadMoveError::Empty) => Err(san_error),
        outcome => outcome,
    })
}

/// Whether a word goes on with this letter: of another alphabet all count, so that no tables of
/// all letters of the world are needed.
pub(crate) const fn is_word_letter(letter: char) -> bool {
    !letter.is_ascii() || letter.is_ascii_alphanumeric()
}
