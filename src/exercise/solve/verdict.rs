//! What can be answered in the mode `solve`, and what an answer is worth.

use rules::{IllegalMove, Move, Role};

use crate::Try;
use crate::mate::TooHard;

/// An answer to a task of this mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// A move.
    Move(Try),
    /// It is stalemate, or it is not.
    Stalemate(bool),
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is reached.
    Solved,
    /// The goal can still be reached.
    Right {
        /// What the other side has answered, unless it stands still.
        reply: Option<Move>,
    },
    /// The move is taken back, and an attempt is counted.
    Wrong {
        /// Why.
        fault: Fault,
        /// Whether the task has begun anew, because nothing can be mended here.
        restarted: bool,
    },
    /// The laws do not allow the move; no attempt is counted. On a diagram no reason is given.
    Illegal(Option<IllegalMove>),
    /// Neither right nor wrong: the search has reached its limit. The move is taken back and no
    /// attempt is counted.
    TooHard,
    /// This is not what the task asks for.
    NotAsked,
    /// The task is over already.
    Over,
}

/// Why an answer is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The last move was no mate.
    NotMate,
    /// The move is stalemate, so there will be no mate.
    Draws,
    /// The other side holds out longer than there are moves.
    Escapes {
        /// With this move.
        reply: Move,
    },
    /// The task is about another piece.
    OtherPiece,
    /// The pawn has to become another piece.
    OtherRole {
        /// What it has to become.
        wanted: Role,
    },
    /// The piece can be taken.
    Taken {
        /// With this move.
        by: Move,
    },
    /// There are no moves left, and the goal is not reached.
    OutOfMoves {
        /// This many there were.
        moves: u8,
    },
    /// The king is still in check, or in a new one.
    StillInCheck(IllegalMove),
    /// It is not stalemate.
    NotStalemate {
        /// Whether the king is in check.
        check: bool,
        /// A move that is there; nothing if it is mate.
        example: Option<Move>,
    },
    /// It is stalemate.
    IsStalemate,
    /// The other side mates.
    Mated {
        /// In this many moves.
        within: u8,
        /// Beginning with this one.
        by: Move,
    },
}

/// Whether a task can be solved at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Soundness {
    /// It can.
    Sound,
    /// It cannot.
    Unsolvable,
    /// The search has reached its limit.
    Unknown,
}

impl Soundness {
    pub(super) fn of(found: Result<Option<Move>, TooHard>) -> Self {
        match found {
            Ok(Some(_)) => Self::Sound,
            Ok(None) => Self::Unsolvable,
            Err(TooHard) => Self::Unknown,
        }
    }
}

impl Verdict {
    /// A wrong answer after which the task goes on where it stood.
    pub(super) const fn wrong(fault: Fault) -> Self {
        Self::Wrong {
            fault,
            restarted: false,
        }
    }
}
