//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`Analysis::apply`], a pure function that native tests drive. Effects
//! (speech, storage, clipboard, focus) watch the fields that change.

use std::rc::Rc;

use moves::recorder::RecordState;
use moves::view::View;
use record::{Editor, NodeId, Record};
use ui::lazy::Queue;
use ui::platform::storage::SaveState;
use ui::settings::Settings;

use super::action::{Action, Dialog};
use super::entered::Entered;
use super::opening::OpeningNames;
use super::reading::Reading;
use super::shelf::Shelf;
use crate::export::text::{Form, Scope};

/// What stood on the board before something else was opened.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// The record with its changes.
    pub editor: Rc<Editor>,
    /// The node that was shown.
    pub node: NodeId,
    /// What it came from.
    pub shelf: Shelf,
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The record under edit, and what is said about it.
    pub recorder: RecordState,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// Grows when another dialog is open, so that it begins with what it is to show.
    pub dialogs: u32,
    /// The game is set for paper: how, and how much of it.
    pub printing: Option<(Form, Scope)>,
    /// Whether that page is printed as soon as it is shown.
    pub prints_at_once: bool,
    /// What was opened, if it was more than one game or had faults.
    pub shelf: Shelf,
    /// What stood here before.
    pub earlier: Option<Rc<Earlier>>,
    /// The names of the openings.
    pub opening_names: OpeningNames,
    /// Whether moves follow each other by themselves.
    pub autoplay: bool,
    /// Whether the record is in storage.
    pub save: SaveState,
    /// What is being entered by hand in the dialog that is open, once something was.
    pub entered: Option<Entered>,
    /// A score, as its reader keeps it, over which something else was opened; it waits to be read on.
    pub waiting_score: Option<Rc<str>>,
    /// A long text that is being read.
    pub reading: Option<Rc<Reading>>,
    /// A kept record that cannot be shown; it must not be lost.
    pub set_aside: Option<Rc<str>>,
    /// What waits for parts of the program.
    pub queue: Queue<Action>,
}

impl Analysis {
    /// A page that shows a node of a record.
    #[must_use]
    pub fn new(record: Record, node: NodeId, settings: Settings, view: View) -> Self {
        Self {
            recorder: RecordState::new(record, node, settings, view),
            dialog: None,
            dialogs: 0,
            printing: None,
            prints_at_once: false,
            shelf: Shelf::default(),
            earlier: None,
            opening_names: OpeningNames::default(),
            autoplay: false,
            save: SaveState::Kept,
            entered: None,
            waiting_score: None,
            reading: None,
            set_aside: None,
            queue: Queue::default(),
        }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        self.recorder.record()
    }

    /// Whether the record is worth keeping: it has moves or comments, or starts from another
    /// position.
    #[must_use]
    pub fn is_worth_keeping(&self) -> bool {
        *self.record() != Record::default()
    }
}
