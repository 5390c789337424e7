//! What is wrong with a text that should be a game, and where.

use std::error::Error;
use std::fmt;

use rules::{ParsePositionError, Position};

use super::{MAX_DEPTH, MAX_TEXT, PgnGame};
use crate::ReadMoveError;

/// A fault in a game, its place, and the part of the game before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
    /// The game up to the fault, which stays readable.
    pub before: Box<PgnGame>,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnFault {
    /// There is no game in the text.
    Empty,
    /// The text is longer than [`MAX_TEXT`].
    TooLong,
    /// A character that cannot stand there.
    Character(char),
    /// A tag is not written `[Name "value"]`.
    Tag {
        /// What was expected.
        expected: &'static str,
    },
    /// A comment, a tag value or a variation has no end; the place is its beginning.
    Unclosed(char),
    /// A closing bracket that nothing opened.
    Unopened(char),
    /// A variation stands before the first move.
    VariationBeforeMove,
    /// Variations lie deeper than [`MAX_DEPTH`].
    TooDeep,
    /// The start position is not a position.
    Start(ParsePositionError),
    /// A move cannot be read or played.
    Move {
        /// As it is written.
        text: String,
        /// The position in which it stands.
        position: Box<Position>,
        /// What is wrong with it.
        error: ReadMoveError,
    },
    /// A move in which nothing moves; no game under the laws has one.
    NullMove,
    /// Another game follows.
    AnotherGame,
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected a game, found nothing"),
            Self::TooLong => write!(f, "the text is longer than {MAX_TEXT} bytes"),
            Self::Character(found) => write!(f, "{found:?} cannot stand here"),
            Self::Tag { expected } => write!(f, "expected {expected} in a tag"),
            Self::Unclosed(opened) => write!(f, "{opened:?} is never closed"),
            Self::Unopened(closed) => write!(f, "{closed:?} closes nothing"),
            Self::VariationBeforeMove => f.write_str("a variation needs a move before it"),
            Self::TooDeep => write!(f, "variations lie deeper than {MAX_DEPTH}"),
            Self::Start(error) => write!(f, "the start position: {error}"),
            Self::Move { text, error, .. } => write!(f, "{text:?}: {error}"),
            Self::NullMove => f.write_str("a null move cannot be played"),
            Self::AnotherGame => f.write_str("another game follows"),
        }
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

impl Error for PgnError {}
