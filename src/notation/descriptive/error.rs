//! Why a text is not a move here, and what it may have been before it was misprinted.

use std::error::Error;
use std::fmt;

use rules::{IllegalMove, Move, Square};

use super::Mark;

/// Something odd about a text that was read nevertheless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The move is marked as something that it is not.
    Mark(Mark),
    /// The text has a known misprint that changes nothing: "claiming at Kt".
    Misprint,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no move in it.
    Empty,
    /// It is longer than any move.
    TooLong,
    /// It does not have the form of a move.
    Unreadable {
        /// Where the reader stopped, in bytes from the start of the text.
        offset: usize,
        /// What stands there; nothing at the end of the text.
        found: Option<char>,
    },
    /// The one move that fits is forbidden.
    Illegal {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// What forbids it.
        reason: IllegalMove,
    },
    /// It has the form of a move, and no piece can make such a move.
    NoSuchMove,
    /// Several legal moves fit.
    Ambiguous,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected a move, found nothing"),
            Self::TooLong => f.write_str("expected a move, found a text too long for one"),
            Self::Unreadable { offset, found } => {
                write!(f, "expected a descriptive move, at offset {offset} found ")?;
                match found {
                    Some(found) => write!(f, "{found:?}"),
                    None => f.write_str("the end"),
                }
            }
            Self::Illegal { from, to, reason } => write!(f, "{from} to {to} is illegal: {reason}"),
            Self::NoSuchMove => f.write_str("no legal move fits"),
            Self::Ambiguous => f.write_str("several moves fit"),
        }
    }
}

/// How a misprint may have come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SuggestionKind {
    /// The rank was counted from the wrong side.
    FlippedRank,
    /// A letter or digit was taken for one that looks like it.
    LookAlike,
}

/// A move that the text may have meant before it was misprinted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The move.
    pub mv: Move,
    /// The text without the misprint, which reads as the move.
    pub text: String,
    /// What would have gone wrong.
    pub kind: SuggestionKind,
}

/// Why a text could not be read as a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// What is wrong.
    pub fault: Fault,
    /// The legal moves that fit, if there are several.
    pub candidates: Vec<Move>,
    /// What may have been meant; never read without being asked for.
    pub suggestions: Vec<Suggestion>,
}

impl From<Fault> for ReadError {
    fn from(fault: Fault) -> Self {
        Self {
            fault,
            candidates: Vec::new(),
            suggestions: Vec::new(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)?;
        if !self.candidates.is_empty() {
            f.write_str(":")?;
        }
        self.candidates
            .iter()
            .try_for_each(|candidate| write!(f, " {candidate}"))
    }
}

impl Error for ReadError {}
