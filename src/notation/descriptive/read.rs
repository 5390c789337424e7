//! From a text to the one legal move that fits it.

use rules::{Move, Position};

use super::grammar::Said;
use super::lexer::{ENGLISH, Lexer};
use super::parsed::parse;
use super::{Dialect, Fault, ReadError, Warning, filter, suggest};
use crate::origins::Origins;

/// A move that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The only move that fits.
    pub mv: Move,
    /// What is odd about the text.
    pub warnings: Vec<Warning>,
}

/// Reads a move in English descriptive notation, however the books spell it.
///
/// Understood are capital and small letters, full stops, commas and spaces anywhere, dashes of any
/// kind or the words "to" and "takes", letters that run together (`KtKB5`), long names and
/// possessives ("Knight to King's Bishop's 7th square"), N for Kt, Castle for Rook, the number of
/// the move and dots before it, and all marks. The marks choose among several moves that fit; one
/// that does not fit the only move is warned of. What was written by a printing error is reported as a
/// suggestion and never read.
///
/// # Errors
///
/// [`ReadError`] when no legal move fits, or several do.
///
/// # Examples
///
/// ```
/// use notation::descriptive;
/// use notation::origins::Origins;
/// use rules::Position;
///
/// let start = Position::default();
/// let origins = Origins::of_start(&start);
/// let reading = descriptive::read(&start, &origins, "1. Kt to K. B's 3d")?;
/// assert_eq!(reading.mv.to_string(), "g1f3");
/// let error = descriptive::read(&start, &origins, "Kt to B 3").expect_err("there are two");
/// assert_eq!(error.candidates.len(), 2);
/// # Ok::<(), descriptive::ReadError>(())
/// ```
pub fn read(position: &Position, origins: &Origins, text: &str) -> Result<Reading, ReadError> {
    read_with(position, origins, text, &ENGLISH)
}

/// Reads a move as [`read`] does, in the descriptive notation of a language.
///
/// # Errors
///
/// [`ReadError`] when no legal move fits, or several do.
///
/// # Examples
///
/// ```
/// use notation::descriptive::{self, Dialect};
/// use notation::origins::Origins;
/// use rules::Position;
///
/// let start = Position::default();
/// let origins = Origins::of_start(&start);
/// let reading = descriptive::read_in(&start, &origins, "C 3 F R", Dialect::French)?;
/// assert_eq!(reading.mv.to_string(), "g1f3");
/// let reading = descriptive::read_in(&start, &origins, "C3AR", Dialect::Spanish)?;
/// assert_eq!(reading.mv.to_string(), "g1f3");
/// # Ok::<(), descriptive::ReadError>(())
/// ```
pub fn read_in(
    position: &Position,
    origins: &Origins,
    text: &str,
    dialect: Dialect,
) -> Result<Reading, ReadError> {
    read_with(position, origins, text, &dialect.lexer())
}

fn read_with(
    position: &Position,
    origins: &Origins,
    text: &str,
    lexer: &Lexer,
) -> Result<Reading, ReadError> {
    read_as_printed_with(position, origins, text, lexer).map_err(|mut error| {
        if !matches!(
            error.fault,
            Fault::Ambiguous | Fault::Empty | Fault::TooLong
        ) {
            error.suggestions = suggest::suggestions(position, origins, text, lexer);
        }
        error
    })
}

/// Reads a move as [`read`] does, but looks for no misprints when there is none: for those who try
/// many texts of which most are no moves.
///
/// # Errors
///
/// [`ReadError`] without suggestions when no legal move fits, or several do.
pub fn read_as_printed(
    position: &Position,
    origins: &Origins,
    text: &str,
) -> Result<Reading, ReadError> {
    read_as_printed_with(position, origins, text, &ENGLISH)
}

/// Reads a move as [`read_as_printed`] does, in the descriptive notation of a language.
///
/// # Errors
///
/// [`ReadError`] without suggestions when no legal move fits, or several do.
pub fn read_as_printed_in(
    position: &Position,
    origins: &Origins,
    text: &str,
    dialect: Dialect,
) -> Result<Reading, ReadError> {
    read_as_printed_with(position, origins, text, &dialect.lexer())
}

fn read_as_printed_with(
    position: &Position,
    origins: &Origins,
    text: &str,
    lexer: &Lexer,
) -> Result<Reading, ReadError> {
    let parsed = parse(text, position.turn(), lexer)?;
    let candidates = parsed.moves(position, origins)?;
    match (candidates.as_slice(), &parsed.said) {
        (&[mv], _) => Ok(Reading {
            mv,
            warnings: parsed.warnings(position, mv),
        }),
        ([], Said::Going(patterns)) => Err(filter::fault(position, origins, patterns).into()),
        ([], Said::Castling(_)) => Err(Fault::NoSuchMove.into()),
        _ => Err(ReadError {
            candidates,
            ..Fault::Ambiguous.into()
        }),
    }
}
