//! What a board tells its page.

use crate::names::names;

names! {
    /// An event of the element; in a page its name begins with `jadoube-`.
    pub enum Event {
        /// The board can be used.
        Ready = "ready",
        /// A move is about to be made; `preventDefault()` keeps it from being made.
        Move = "move",
        /// The laws refuse a move.
        Illegal = "illegal",
        /// Another move of a game is shown.
        Navigate = "navigate",
        /// Another position is set up; `faults` says what keeps it from being a legal one.
        Setup = "setup",
        /// A hint was given.
        Hint = "hint",
        /// A task is done.
        Solved = "solved",
        /// An answer was wrong; `result` says whether the task goes on, or ends with it.
        Failed = "failed",
        /// A set of puzzles is done, whether each of them was solved or not.
        Summary = "summary",
        /// A game is over.
        End = "end",
        /// A position was read otherwise than it is written; `fen` is what was read.
        Corrected = "corrected",
        /// Something that was written into a board cannot be read, or the board cannot be played on.
        Error = "error",
    }
}

impl Event {
    /// What its detail holds.
    #[must_use]
    pub const fn detail(self) -> &'static [&'static str] {
        match self {
            Self::Ready => &["mode"],
            Self::Move => &["san", "uci", "fen", "by"],
            Self::Illegal => &["from", "to", "code", "text"],
            Self::Navigate => &["path", "ply"],
            Self::Setup => &["fen", "faults"],
            Self::Hint => &["index", "text"],
            // What JSON the answers are is told by `exercise::Outcome` and `exercise::SetOutcome`.
            Self::Solved | Self::Failed => {
                &["solved", "attempts", "hints", "ms", "moves", "result"]
            }
            Self::Summary => &[
                "solved", "attempts", "hints", "ms", "result", "puzzles", "done", "right",
                "results",
            ],
            Self::End => &["result", "reason"],
            Self::Corrected => &["message", "fen"],
            Self::Error => &["message", "line", "column", "attribute", "field"],
        }
    }

    /// What its detail holds besides on some boards: `fen` where a position is built to a goal, `tried`
    /// where the wrong answer was a move or a square, the rest where the task is one of a set of puzzles.
    #[must_use]
    pub const fn detail_of_some(self) -> &'static [&'static str] {
        match self {
            Self::Solved => &["fen", "id", "puzzle", "puzzles"],
            Self::Failed => &["fen", "id", "puzzle", "puzzles", "tried"],
            _ => &[],
        }
    }
}
