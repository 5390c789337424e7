//! What is wrong with a place of a score, and the moves that its words may be.

use rules::{Move, Position};

use crate::descriptive::SuggestionKind;
use crate::origins::Origins;
use crate::style::ReadError;

/// Why the game could not be read on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// The position before the move that is not understood.
    pub position: Position,
    /// Where its pieces come from.
    pub origins: Origins,
    /// How many moves of either side come before it.
    pub ply: usize,
    /// The moves that the words may be; most likely first.
    pub possible: Vec<Possible>,
}

/// What is wrong with a place of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// Several legal moves fit.
    Ambiguous,
    /// No legal move fits, and some would if a letter were printed otherwise.
    Misprint,
    /// No legal move fits, for this reason.
    Unreadable(ReadError),
    /// The words can be cut into legal moves in more than one way.
    Cuts,
    /// They are a move, and yet a sentence goes on behind them: it may only speak of the move.
    Sentence,
    /// They are a legal move, and yet what follows does not fit; the first of the possible moves is the
    /// printed one.
    Misfit,
    /// There are no words where the next move has to be.
    Missing,
}

/// A move that unread words may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    /// The move.
    pub mv: Move,
    /// The words without their misprint, and how it may have come about.
    pub corrected: Option<(String, SuggestionKind)>,
    /// How many moves behind it could be linked if it were this one; at most
    /// [`Possible::MOST_PLIES`] are tried.
    pub plies_after: usize,
}

impl Possible {
    /// How many moves behind a possible one are tried.
    pub const MOST_PLIES: usize = 24;

    /// A move that fits the words as they are.
    pub(super) const fn fits(mv: Move) -> Self {
        Self {
            mv,
            corrected: None,
            plies_after: 0,
        }
    }
}
