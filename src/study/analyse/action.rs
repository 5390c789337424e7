//! What can happen to the page.

use std::rc::Rc;

use board::Arrow;
use moves::move_list::Pressed;
use moves::recorder::RecordAction;
use record::NodeId;
use rules::Setup;
use ui::lazy::NotFetched;

use super::entered::Entered;
use super::kept::Kept;
use super::opening::OpeningNames;
use super::reading::{ReadResult, Reading};
use super::shelf::Opened;
use crate::export::text::{Form, Scope};
use crate::games::state::ListedGame;
use crate::transcribe::Beginning;

/// A dialog that can be open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Choose a file or paste a text; carries what was wrong with the last text.
    Open(Option<Rc<str>>),
    /// Copy, save or print.
    Export,
    /// Set up a position: this one, or the one on the board.
    SetUp(Option<Rc<Setup>>),
    /// Read the score of an old book.
    Transcribe(Beginning),
    /// The keys and commands.
    Help,
    /// The user's settings.
    Settings,
}

/// One thing that happens to the page.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something happens to the record.
    Record(RecordAction),
    /// A dialog is opened.
    Open(Dialog),
    /// The dialog, or the page for paper, is closed.
    Close,
    /// The game is set for paper.
    Print(Form, Scope),
    /// The page of a book is shown, with everything in the record, and printed at once.
    PrintNow,
    /// A text is to be opened: pasted, dropped, or out of a file of that name.
    Read(Option<Rc<str>>, Rc<str>),
    /// This long text was read.
    HaveRead(Rc<Reading>, Box<ReadResult>),
    /// A file could not be read.
    Unreadable,
    /// Something was opened elsewhere, as in the list of games or the editor.
    Load(Rc<Opened>),
    /// A file was chosen that is too large to be read at once: its games are listed.
    List(Rc<str>),
    /// A game was opened in the list of many.
    OpenListed(Rc<ListedGame>),
    /// What was kept at the last visit.
    Resume(Kept),
    /// One of several games that were opened.
    Choose(usize),
    /// What stood on the board before something was opened comes back.
    BringBack,
    /// An empty record.
    New,
    /// The position of the address.
    Fen(Rc<str>),
    /// Something else was entered by hand in the open dialog.
    Entered(Entered),
    /// What became of storing.
    Saved(bool),
    /// The record that was set aside is no longer needed.
    ForgetSetAside,
    /// The names of the openings have come.
    Openings(OpeningNames),
    /// Something is to be said that another part of the page did.
    Report(Rc<str>),
    /// The engine points at the first moves of its lines in the position at a node, or at none.
    Point((NodeId, Rc<[Arrow]>)),
    /// Moves follow each other by themselves, or do so no longer.
    Autoplay(bool),
    /// The next of these moves.
    Tick,
    /// The missing parts of the program have come, or have not.
    Parts(Result<(), NotFetched>),
    /// Fetch the parts once more that could not be fetched.
    FetchParts,
}

impl From<RecordAction> for Action {
    fn from(action: RecordAction) -> Self {
        Self::Record(action)
    }
}

impl From<Pressed> for Action {
    fn from(pressed: Pressed) -> Self {
        Self::Record(pressed.into())
    }
}
