//! What a move in the author's line is worth.

use std::error::Error;
use std::fmt;

use record::NodeId;
use rules::{Color, IllegalMove};

use super::Spot;

/// What a move of the pupil is worth. The nodes are those of the author's record, whose comments
/// and drawings are the feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// The move is right, and the line goes on.
    Right {
        /// The author's node of the move; not a child of the last one when the same position is
        /// reached in another order.
        node: NodeId,
        /// The author's reply, if the line goes on with one.
        reply: Option<NodeId>,
        /// Where the run goes on instead, when this line is at its end and another reply of the
        /// author needs an answer.
        branch: Option<NodeId>,
    },
    /// The move is right, and nothing is left to do.
    Solved {
        /// The author's node of the move.
        node: NodeId,
        /// The author's last reply, if there is one.
        reply: Option<NodeId>,
    },
    /// The author knows the move and marks it as a mistake; it is taken back.
    Known {
        /// The author's node of the move.
        node: NodeId,
    },
    /// The move is not in the author's line; it is taken back.
    Unknown,
    /// The laws do not allow the move; no attempt is counted.
    Illegal(IllegalMove),
    /// The task is over already.
    Over,
}

/// Why a record is no task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LineError {
    /// There is no such move in it.
    NoStart(Spot),
    /// There is no right move for this side.
    NothingToFind(Color),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart(spot) => write!(f, "expected a move {spot} in the game"),
            Self::NothingToFind(color) => write!(f, "expected a right move for {color}"),
        }
    }
}

impl Error for LineError {}
