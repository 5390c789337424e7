//! Why a text is not a move here.

use std::error::Error;
use std::fmt;

use rules::{IllegalMove, Move, Role, Square};

/// What a reader waited for at the place where it stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece, a square or castling: the beginning of a move.
    Move,
    /// The square the piece goes to.
    Square,
    /// The rank that completes a square.
    Rank,
    /// What the pawn becomes: queen, rook, bishop or knight.
    Promotion,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Move => "a piece, a square or castling",
            Self::Square => "a square from a1 to h8",
            Self::Rank => "a rank from 1 to 8",
            Self::Promotion => "queen, rook, bishop or knight",
            Self::End => "the end of the move",
        })
    }
}

/// Why a text could not be read as a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadMoveError {
    /// There is no text.
    Empty,
    /// The text does not have the form of a move.
    Syntax {
        /// Where the reader stopped, in bytes from the start of the text.
        offset: usize,
        /// What stands there; nothing at the end of the text.
        found: Option<char>,
        /// What would have been read on.
        expected: Expected,
    },
    /// The text says which piece is to move where, and the laws forbid it.
    Illegal {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// What forbids it.
        reason: IllegalMove,
    },
    /// No piece of this kind can make the move, and it cannot be said which one was meant.
    NoSuchMove {
        /// The kind of piece.
        role: Role,
        /// Where it was to go.
        to: Square,
        /// The pieces of this kind that the text allows for; empty when there are none.
        pieces: Vec<Square>,
    },
    /// Several legal moves fit.
    Ambiguous {
        /// All of them.
        candidates: Vec<Move>,
    },
    /// A small `b` is the b-file, and no pawn there can make the move; a bishop could.
    SmallBishop {
        /// The bishop moves that a capital `B` would have meant.
        candidates: Vec<Move>,
    },
}

impl ReadMoveError {
    /// The moves among which the player can choose; empty when the text fits none.
    #[must_use]
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::Ambiguous { candidates } | Self::SmallBishop { candidates } => candidates,
            _ => &[],
        }
    }
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected a move, found nothing"),
            Self::Syntax {
                offset,
                found: Some(found),
                expected,
            } => {
                write!(f, "expected {expected} at offset {offset}, found {found:?}")
            }
            Self::Syntax {
                offset,
                found: None,
                expected,
            } => {
                write!(f, "expected {expected} at offset {offset}, found the end")
            }
            Self::Illegal { from, to, reason } => write!(f, "{from} to {to} is illegal: {reason}"),
            Self::NoSuchMove { role, to, pieces } if pieces.is_empty() => {
                write!(f, "no {role} that could go to {to}")
            }
            Self::NoSuchMove { role, to, pieces } => {
                write!(f, "no {role} can reach {to}, not from")?;
                pieces.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::Ambiguous { candidates } => {
                f.write_str("several moves fit:")?;
                candidates
                    .iter()
                    .try_for_each(|candidate| write!(f, " {candidate}"))
            }
            Self::SmallBishop { candidates } => {
                f.write_str("a small b is the b-file; with a capital B it would be:")?;
                candidates
                    .iter()
                    .try_for_each(|candidate| write!(f, " {candidate}"))
            }
        }
    }
}

impl Error for ReadMoveError {}
