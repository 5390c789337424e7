//! What a search says while it runs, and what it asks.

use rules::Move;

use crate::Score;

/// How a reported score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The true score is this or more.
    Lower,
    /// The true score is this or less.
    Upper,
}

/// The state of a search, told after each iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report<'a> {
    /// The depth of the iteration.
    pub depth: u32,
    /// The greatest depth that was looked at.
    pub selective_depth: u32,
    /// The score of the line.
    pub score: Score,
    /// How the score is meant.
    pub bound: Bound,
    /// The positions looked at since the search began.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
    /// The number of the line, from 1 for the best.
    pub line: usize,
    /// The moves that both sides are expected to play.
    pub moves: &'a [Move],
}

/// When a watcher is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Another [`crate::POLL_INTERVAL`] positions were looked at.
    Nodes,
    /// An iteration is complete.
    Iteration {
        /// Its depth.
        depth: u32,
        /// For how many iterations the best move has been the same.
        stability: u32,
        /// The share of the positions that were spent on the best move, in thousandths.
        effort_permille: u32,
    },
}

/// What a watcher answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Go on.
    Continue,
    /// Give the thread back; [`crate::Engine::advance`] goes on from here later.
    Suspend,
    /// Answer with what was found.
    Stop,
}

/// Watches over a search: has the clock, and hears of progress.
pub trait Watcher {
    /// What to do; `nodes` positions were looked at so far.
    fn order(&mut self, moment: Moment, nodes: u64) -> Order {
        let _ = (moment, nodes);
        Order::Continue
    }

    /// Hears of a line.
    fn report(&mut self, report: &Report<'_>) {
        let _ = report;
    }
}

/// Watches nothing: the limits alone end the search.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unwatched;

impl Watcher for Unwatched {}

/// One of the best moves with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The score for the side to move.
    pub score: Score,
    /// The move, and what is expected after it; never empty.
    pub moves: Vec<Move>,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The best lines, the best first; empty only if there is no move to search.
    pub lines: Vec<Line>,
    /// The depth of the last complete iteration.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
}

impl Answer {
    /// The best move, if there is a legal one.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// The reply that is expected.
    #[must_use]
    pub fn ponder(&self) -> Option<Move> {
        self.lines.first()?.moves.get(1).copied()
    }

    /// The score of the best move.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}

/// How a slice of a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It was suspended.
    Suspended,
    /// It is complete.
    Done(Answer),
}
