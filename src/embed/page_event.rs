//! What the page and the form hear of.

use rules::Square;

use crate::mode_event::By;
use crate::move_report::MoveReport;

/// The value of a board in a form.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum FormValue {
    /// None.
    Empty,
    /// The outcome of a task.
    Task {
        /// As JSON.
        json: String,
        /// Whether the task is solved, was given up or has failed: then a form waits no longer.
        is_over: bool,
    },
    /// Named texts: the position, and the moves if there are any.
    Texts(Vec<(&'static str, String)>),
}

/// An event for the page, with what its detail holds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum PageEvent {
    /// A move is about to be made, or the task has made it.
    Move(MoveReport, By),
    /// The laws refuse a move.
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
    Hint {
        /// Its number, from 1.
        index: u32,
        /// Its text.
        text: String,
    },
    /// The task is done; its outcome as JSON.
    Solved(String),
    /// An answer was wrong; the outcome as JSON.
    Failed(String),
    /// A set of puzzles is done; its outcome as JSON.
    Summary(String),
    /// The game is over.
    End {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: &'static str,
        /// The name of the reason.
        reason: &'static str,
    },
    /// Another move of a game is shown.
    Navigate {
        /// The name of the move, empty at the start.
        path: String,
        /// How many half-moves it is from the start.
        ply: usize,
    },
    /// Another position is set up.
    Setup {
        /// Its text.
        fen: String,
        /// What keeps it from being legal, a sentence each.
        faults: Vec<String>,
    },
}
