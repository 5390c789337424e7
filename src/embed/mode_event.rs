//! What happens in a mode when the reader does something.

use exercise::Try;
use game::Game;
use rules::{AnyPosition, Square};

use crate::move_report::MoveReport;

/// Who made a move.
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

/// A move that was refused, and all that is known of where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The move.
    pub(crate) made: Try,
    /// The position in which it was attempted.
    pub(crate) position: AnyPosition,
    /// The game that led there, where there is one.
    pub(crate) game: Option<Box<Game>>,
}

/// Something that happens in a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModeEvent {
    /// A text is shown below the board, and read out.
    Say(String),
    /// A move of the task was made.
    Replied(MoveReport),
    /// A move was refused by the laws; why is not known yet.
    Refused(Refused),
    /// A move was refused by the laws, and this is why.
    Illegal {
        /// Where the piece stands.
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
    /// The solution is to be shown.
    ShowSolution,
    /// A set of puzzles is done.
    SetDone,
    /// Something that the author has written wrong was found.
    FaultFound,
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
    /// Screen readers read out a text that is visible anyway.
    Announced(String),
    /// A hint is being looked for, which goes on when the page has had its turn.
    Think,
    /// The mode continues after a pause in which the last move can be seen.
    Continue,
    /// It continues after a pause in which the last move can be thought about.
    ContinueSlowly,
    /// The engine is asked what the mode wants to know now, and no longer what it was asked before.
    Consult,
    /// A clock is looked at again after this many milliseconds.
    Tick(u32),
    /// Something that takes long goes on as soon as the page has answered its reader.
    WorkOn,
}
