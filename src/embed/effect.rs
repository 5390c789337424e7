//! What comes of what the reader does: what the page is told, said and shown.

use exercise::Try;
use game::Game;
use rules::{AnyPosition, Square};

/// Who has made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// The reader.
    Reader,
    /// The task, which answers.
    Task,
    /// A script of the page.
    Script,
}

impl By {
    /// The name in events.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Reader => "reader",
            Self::Task => "task",
            Self::Script => "script",
        }
    }
}

/// A move, as the page is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    /// In standard algebraic notation.
    pub(crate) san: String,
    /// As two squares.
    pub(crate) uci: String,
    /// The position after it.
    pub(crate) fen: String,
    /// What is said of it.
    pub(crate) said: String,
    /// Whether a man is taken.
    pub(crate) takes: bool,
}

/// A move that was refused, and all that is known of where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The move.
    pub(crate) made: Try,
    /// What stands on the board.
    pub(crate) ground: AnyPosition,
    /// The game that led there, where there is one.
    pub(crate) game: Option<Box<Game>>,
}

/// Something that comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It is said and shown below the board.
    Say(String),
    /// A move of the task was made.
    Replied(Moved),
    /// A move was refused by the laws; why is still to be found.
    Refused(Refused),
    /// A move was refused by the laws, and this is why.
    Illegal {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The name of the reason.
        code: &'static str,
        /// The reason.
        text: String,
    },
    /// A hint was given.
    Hinted {
        /// Its number, from 1.
        index: u32,
        /// Its text.
        text: String,
    },
    /// The task is done.
    Solved,
    /// An answer was wrong.
    Failed,
    /// The game is over.
    Ended {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: &'static str,
        /// The name of the reason.
        reason: &'static str,
    },
    /// Another move of a game is shown.
    Navigated {
        /// The name of the move, empty at the start.
        path: String,
        /// How many half-moves it is from the start.
        ply: usize,
    },
    /// Another position is set up.
    SetUp {
        /// Its text.
        fen: String,
        /// What keeps it from being legal, a sentence each.
        faults: Vec<String>,
    },
    /// It is said to those who hear the board; for the eye it is there already.
    Heard(String),
    /// There is more to come, after a pause in which the last move can be seen.
    GoOn,
    /// The same, after a pause in which the last move can be thought about.
    GoOnSlowly,
}
