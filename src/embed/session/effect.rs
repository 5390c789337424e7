//! What an action brings about outside the state.

use super::action::Action;
use super::state::Judgment;
use crate::fault::Fault;
use crate::page_event::{FormValue, PageEvent};

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

/// A text below the board that judges nothing.
pub(super) const fn note(text: String) -> Effect {
    Effect::Note {
        text,
        judgment: Judgment::None,
    }
}

/// A text that is copied, and the note that it was.
pub(super) fn copy(text: String) -> Vec<Effect> {
    vec![Effect::Copy(text), note(words::copied_text())]
}

/// The part that answers is fetched; then the action comes again.
pub(super) fn fetch_answers(action: Action) -> Vec<Effect> {
    vec![Effect::FetchAnswers(Box::new(action))]
}
