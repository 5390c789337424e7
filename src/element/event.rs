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
        /// An answer was wrong.
        Failed = "failed",
        /// A game is over.
        End = "end",
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
            Self::Solved | Self::Failed => &["solved", "attempts", "hints", "ms", "moves"],
            Self::End => &["result", "reason"],
            Self::Error => &["message", "line", "column", "attribute", "field"],
        }
    }
}
