//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`Analysis::apply`], a pure function that native tests drive. Effects
//! (speech, storage, clipboard, focus) watch the fields that change.

use std::collections::BTreeSet;
use std::rc::Rc;

use record::{Editor, NodeId, Place, Record, ShapeColor};
use rules::{Color, Position};
use ui::conversation::{Conversation, FocusTarget};
use ui::platform::storage::SaveState;
use ui::settings::Settings;

use super::action::Dialog;
use super::opening::Book;
use super::shelf::Shelf;
use crate::export::text::{Form, Scope};
use moves::view::View;

/// The current move in the list takes the focus.
pub const CURRENT_MOVE: FocusTarget = FocusTarget::Element("#moves .ply[tabindex='0']");

/// The field of a comment takes the focus.
#[must_use]
pub const fn comment_field(place: Place) -> FocusTarget {
    FocusTarget::Element(match place {
        Place::Before => "#comment-before",
        Place::After => "#comment-after",
    })
}

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

/// What the page is about: the record as it is, and the node that is shown. Two are equal only if
/// nothing was changed in between, which is seen without comparing records.
#[derive(Clone, Debug)]
pub struct Subject {
    editor: Rc<Editor>,
    node: NodeId,
}

impl PartialEq for Subject {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.editor, &other.editor) && self.node == other.node
    }
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The record and its changes.
    pub editor: Rc<Editor>,
    /// Grows when another record is opened, so that nothing of the one before is mixed with it.
    pub edition: u32,
    /// The node that is shown.
    pub node: NodeId,
    /// Whether the step to the shown position is small enough to be animated.
    pub animate: bool,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// How the moves are shown.
    pub view: View,
    /// The first nodes of the variations that are folded.
    pub folded: Rc<BTreeSet<NodeId>>,
    /// The color of the pen while it is out.
    pub pen: Option<ShapeColor>,
    /// The player's choices.
    pub settings: Settings,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The game is set for paper: how, and how much of it.
    pub printing: Option<(Form, Scope)>,
    /// What was opened, if it was more than one game or had faults.
    pub shelf: Shelf,
    /// What stood here before.
    pub earlier: Option<Rc<Earlier>>,
    /// The names of the openings.
    pub book: Book,
    /// Whether moves follow each other by themselves.
    pub autoplay: bool,
    /// What the page and its reader say to each other.
    pub conversation: Conversation,
    /// The comment that is being written: its changes are one change.
    pub writing: Option<(NodeId, Place)>,
    /// Whether the record is in storage.
    pub save: SaveState,
}

impl Analysis {
    /// A page that shows a node of a record.
    #[must_use]
    pub fn new(record: Record, node: NodeId, settings: Settings, view: View) -> Self {
        Self {
            editor: Rc::new(Editor::new(record)),
            edition: 0,
            node,
            animate: false,
            bottom: Color::White,
            view,
            folded: Rc::default(),
            pen: None,
            settings,
            dialog: None,
            printing: None,
            shelf: Shelf::default(),
            earlier: None,
            book: Book::default(),
            autoplay: false,
            conversation: Conversation::default(),
            writing: None,
            save: SaveState::Kept,
        }
    }

    /// What the page is about.
    #[must_use]
    pub fn subject(&self) -> Subject {
        Subject {
            editor: Rc::clone(&self.editor),
            node: self.node,
        }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        self.editor.record()
    }

    /// The shown position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.record().position(self.node)
    }

    /// Whether somebody would miss the record: it has moves, comments, or began elsewhere.
    #[must_use]
    pub fn is_worth_keeping(&self) -> bool {
        *self.record() != Record::default()
    }
}
