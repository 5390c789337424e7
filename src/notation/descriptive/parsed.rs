//! What a text says, and which legal moves of a position that is.

use rules::{Color, Move, Position};

use super::grammar::{self, Misprint, Said};
use super::lexer::{Lexer, lex_with};
use super::{Fault, Marks, ReadError, Warning, filter};
use crate::origins::Origins;
use crate::{ReadMoveError, san};

/// The most bytes a move can have; what the books print has less than half of that.
const LONGEST: usize = 160;

/// What a text says, before any position is asked: one text may be tried in many.
#[derive(Clone, Debug)]
pub(crate) struct Parsed {
    pub(super) said: Said,
    misprint: Misprint,
    marks: Marks,
}

/// Cuts a text when a side is to move.
///
/// # Errors
///
/// [`ReadError`] where it is no move in any position.
pub(crate) fn parse(text: &str, turn: Color, lexer: &Lexer) -> Result<Parsed, ReadError> {
    if text.len() > LONGEST {
        return Err(Fault::TooLong.into());
    }
    let lexed = lex_with(text, lexer);
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
    let (said, misprint) = grammar::parse(&lexed.tokens, turn, lexed.marks).map_err(|number| {
        let token = lexed.tokens.get(number);
        unreadable(token.map_or(text.len(), |(offset, _)| *offset))
    })?;
    Ok(Parsed {
        said,
        misprint,
        marks: lexed.marks,
    })
}

impl Parsed {
    /// The legal moves that are meant; the marks choose among several.
    ///
    /// # Errors
    ///
    /// Why castling is against the rules.
    pub(crate) fn moves(
        &self,
        position: &Position,
        origins: &Origins,
    ) -> Result<Vec<Move>, ReadError> {
        let mut candidates = match &self.said {
            Said::Castling(side) => match san::castle(position, *side) {
                Ok(mv) => vec![mv],
                Err(ReadMoveError::Illegal { from, to, reason }) => {
                    return Err(Fault::Illegal { from, to, reason }.into());
                }
                Err(_) => Vec::new(),
            },
            Said::Going(patterns) => filter::candidates(position, origins, patterns, self.marks),
        };
        let fits = |mv: &Move| self.marks.iter().all(|mark| mark.fits(position, *mv));
        if candidates.len() > 1 && candidates.iter().any(fits) {
            candidates.retain(fits);
        }
        Ok(candidates)
    }

    /// What is odd about the text if it is this move.
    pub(crate) fn warnings(&self, position: &Position, mv: Move) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if self.misprint == Misprint::Article {
            warnings.push(Warning::Misprint);
        }
        for mark in self.marks.iter() {
            if !mark.fits(position, mv) {
                warnings.push(Warning::Mark(mark));
            }
        }
        warnings
    }
}
