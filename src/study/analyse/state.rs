//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`Analysis::apply`], a pure function that native tests drive. Effects
//! (speech, storage, clipboard, focus) watch the fields that change.

use std::collections::BTreeSet;
use std::rc::Rc;

use board::Drawing;
use explain::illegal::Code;
use record::{Editor, NodeId, Place, Record, ShapeColor};
use rules::{Color, Position, Square};
use ui::learning::Explanation;
use ui::platform::storage::SaveState;
use ui::settings::Settings;
use ui::speech::Speech;
use words::Prose;

use super::action::Dialog;
use super::opening::Book;
use super::shelf::Shelf;
use crate::export::text::{Form, Scope};
use moves::view::View;

/// A wish to move the focus, carried out once by the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusWish {
    /// To a square of the board, or where the cursor last stood.
    Board(Option<Square>),
    /// To the box for moves and commands.
    Box,
    /// To the explanation.
    Why,
    /// To the button that asks why.
    AskWhy,
    /// To the current move in the list.
    Move,
    /// To the field of a comment.
    Comment(Place),
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
    /// What the status region said last.
    pub status_speech: Speech,
    /// What the alert region said last.
    pub alert_speech: Speech,
    /// Why the last attempt was refused.
    pub notice: Option<Rc<Prose>>,
    /// The code of that reason, if it is one of a move.
    pub code: Option<Code>,
    /// What the refusal draws.
    pub refused: Rc<Drawing>,
    /// The explanation that is open.
    pub explanation: Option<Explanation>,
    /// Where the cursor of the board is, while somebody wants to know.
    pub cursor: Option<Square>,
    /// Grows each time a text of the box was understood.
    pub accepted: u32,
    /// Why the text of the box was not understood.
    pub box_error: Option<Rc<Prose>>,
    /// Where the focus should go; the number grows with each wish.
    pub focus: (u32, FocusWish),
    /// Text for the clipboard; the number grows with each wish.
    pub clipboard: (u32, Rc<str>),
    /// Where the address should lead; the number grows with each wish.
    pub address: (u32, Rc<str>),
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
            status_speech: Speech::default(),
            alert_speech: Speech::default(),
            notice: None,
            code: None,
            refused: Rc::default(),
            explanation: None,
            cursor: None,
            accepted: 0,
            box_error: None,
            focus: (0, FocusWish::Box),
            clipboard: (0, Rc::from("")),
            address: (0, Rc::from("")),
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
