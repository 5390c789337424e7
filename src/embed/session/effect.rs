//! What an action brings about outside the state.

use rules::Square;

use super::action::Action;
use super::state::Judgment;
use crate::fault::Fault;
use crate::mode_event::By;
use crate::move_report::MoveReport;

/// Something to do outside the state.
#[derive(Debug)]
pub(crate) enum Effect {
    /// A text is shown below the board, and read out.
    Note {
        /// The text.
        text: String,
        /// What it says of the last answer.
        judgment: Judgment,
    },
    /// The page is informed.
    Emit(PageEvent),
    /// The page is asked; its answer comes as [`Action::PageAnswered`].
    AskPage(PageEvent),
    /// The page is informed of what the author has written wrong.
    Faults {
        /// All that is wrong now.
        faults: Vec<Fault>,
        /// Whether the board can be played on all the same.
        is_playable: bool,
    },
    /// The form gets a value.
    SetFormValue(FormValue),
    /// What was stored under a key comes back as [`Action::Resume`].
    Load(String),
    /// A text is stored.
    Store {
        /// Under which key.
        key: String,
        /// The text.
        text: String,
    },
    /// A text is copied to the clipboard.
    Copy(String),
    /// The script beside the program does something with the element.
    RunTool(&'static str),
    /// The sound of a move.
    PlaySound {
        /// Whether a piece is taken.
        takes: bool,
    },
    /// A voice says a text.
    Speak(String),
    /// [`Action::Continue`] comes after this many milliseconds.
    Wait(u32),
    /// The engine is asked what the mode wants to know now; what is heard comes as [`Action::Hear`].
    Consult,
    /// [`Action::Tick`] comes after this many milliseconds.
    Tick(u32),
    /// Nothing of that comes any longer.
    StopTimer,
    /// [`Action::WorkOn`] comes as soon as the page has answered its reader.
    WorkOn,
    /// [`Action::Think`] comes when the page has had its turn.
    Think,
    /// The part of the program that answers is fetched; then the action comes again.
    FetchAnswers(Box<Action>),
}

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
