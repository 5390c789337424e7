//! Why a move or an answer of an author does not stand.

use std::fmt;

use notation::style::ReadError;
use rules::Position;

/// Why a text is no move on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveProblem {
    /// It cannot be read, or its move is illegal.
    Read {
        /// The position in which it stands.
        position: Box<Position>,
        /// What is wrong.
        error: Box<ReadError>,
    },
    /// On a board that is no position it has to be two squares.
    NotSquares,
    /// No piece goes there on a board that is no position.
    NoWay,
    /// In an old notation, no legal move fits, or several do.
    Unfit {
        /// What it may be, if it is a misprint.
        meant: Option<String>,
    },
    /// In an old notation, it stands where no move can.
    NotDue,
}

impl MoveProblem {
    /// A text cannot be read in a position, or its move is illegal there.
    pub(crate) fn read(position: &Position, error: impl Into<ReadError>) -> Self {
        Self::Read {
            position: Box::new(*position),
            error: Box::new(error.into()),
        }
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { error, .. } => error.fmt(f),
            Self::NotSquares => f.write_str("expected two squares such as e2e4"),
            Self::NoWay => f.write_str("the piece does not go there"),
            Self::Unfit { meant: Some(meant) } => {
                write!(f, "it fits no legal move; perhaps {meant} is meant")
            }
            Self::Unfit { meant: None } => f.write_str("it fits no legal move, or several"),
            Self::NotDue => f.write_str("no move is due there"),
        }
    }
}

/// What the rules say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actual {
    /// Another answer is right: `yes`, squares, moves, a number.
    Answer(String),
    /// The square is empty.
    NoPiece,
    /// A side is in check, so that the other cannot be to move.
    Check,
    /// The answer that is called wrong is right.
    RightAnswer,
    /// The moves do not end so; the FEN of the last position.
    End(String),
    /// The variation of this move ends before the line does.
    ShortWay,
}

impl fmt::Display for Actual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Answer(answer) => answer,
            Self::NoPiece => "a square with a piece",
            Self::Check => "a position in which no side is in check",
            Self::RightAnswer => "an answer that is wrong",
            Self::End(fen) => return write!(f, "what holds of {fen}"),
            Self::ShortWay => "a way as long as the line",
        })
    }
}
