//! From a text to the one legal move that fits it.

use rules::{Move, Position};

use super::grammar::{self, Misprint, Said};
use super::lexer::lex;
use super::{Fault, ReadError, Warning, filter, suggest};
use crate::origins::Origins;
use crate::{ReadMoveError, san};

/// The most bytes a move can have; what the books print has less than half of that.
const LONGEST: usize = 160;

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
    read_as_printed(position, origins, text).map_err(|mut error| {
        if !matches!(
            error.fault,
            Fault::Ambiguous | Fault::Empty | Fault::TooLong
        ) {
            error.suggestions = suggest::suggestions(position, origins, text);
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
    if text.len() > LONGEST {
        return Err(Fault::TooLong.into());
    }
    let lexed = lex(text);
    let unreadable = |offset: usize| Fault::Unreadable {
        offset,
        found: text[offset..].chars().next(),
    };
    if let Some(offset) = lexed.unknown {
        return Err(unreadable(offset).into());
    }
    if lexed.tokens.is_empty() {
        return Err(Fault::Empty.into());
    }
    let (said, misprint) =
        grammar::parse(&lexed.tokens, position.turn(), lexed.marks).map_err(|number| {
            let token = lexed.tokens.get(number);
            unreadable(token.map_or(text.len(), |(offset, _)| *offset))
        })?;
    let mut candidates = match &said {
        Said::Castling(side) => match san::castle(position, *side) {
            Ok(mv) => vec![mv],
            Err(ReadMoveError::Illegal { from, to, reason }) => {
                return Err(Fault::Illegal { from, to, reason }.into());
            }
            Err(_) => Vec::new(),
        },
        Said::Going(patterns) => filter::candidates(position, origins, patterns, lexed.marks),
    };
    let fits = |mv: &Move| lexed.marks.iter().all(|mark| mark.fits(position, *mv));
    if candidates.len() > 1 && candidates.iter().any(fits) {
        candidates.retain(fits);
    }
    match (candidates.as_slice(), said) {
        (&[mv], _) => {
            let mut warnings = Vec::new();
            if misprint == Misprint::Article {
                warnings.push(Warning::Misprint);
            }
            for mark in lexed.marks.iter() {
                if !mark.fits(position, mv) {
                    warnings.push(Warning::Mark(mark));
                }
            }
            Ok(Reading { mv, warnings })
        }
        ([], Said::Going(patterns)) => Err(filter::fault(position, origins, &patterns).into()),
        ([], Said::Castling(_)) => Err(Fault::NoSuchMove.into()),
        _ => Err(ReadError {
            candidates,
            ..Fault::Ambiguous.into()
        }),
    }
}
