//! A record under edit, in one value that knows nothing of the browser.

use std::rc::Rc;

use board::{Arrow, Drawing};
use game::Game;
use record::{CommentPlace, Editor, NodeId, NodeSet, Record, ShapeColor};
use rules::{Color, Position};
use ui::conversation::{Conversation, FocusTarget};
use ui::settings::Settings;

use super::game_at::game_at;
use crate::view::View;
use crate::walk;

/// The current move in the list takes the focus.
pub const CURRENT_MOVE: FocusTarget = FocusTarget::Element("#moves .ply[tabindex='0']");

/// The field of a comment takes the focus.
#[must_use]
pub const fn comment_field(place: CommentPlace) -> FocusTarget {
    FocusTarget::Element(match place {
        CommentPlace::Before => "#comment-before",
        CommentPlace::After => "#comment-after",
    })
}

/// What is shown: the record as it is, and the node. Two are equal only if nothing was changed in
/// between, which is seen without comparing records.
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

/// A record under edit.
#[derive(Clone, Debug)]
pub struct RecordState {
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
    pub folded: Rc<NodeSet>,
    /// The color of the pen while it is out.
    pub pen: Option<ShapeColor>,
    /// The user's settings.
    pub settings: Settings,
    /// The comment that is being written: its changes are one change.
    pub writing: Option<(NodeId, CommentPlace)>,
    /// The engine's arrows over the position at a node, that of the best move first.
    pub pointed: Option<(NodeId, Rc<[Arrow]>)>,
    /// What is said about all of it.
    pub conversation: Conversation,
}

impl RecordState {
    /// Shows a node of a record.
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
            writing: None,
            pointed: None,
            conversation: Conversation::default(),
        }
    }

    /// What is shown.
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

    /// The shown position as a game.
    #[must_use]
    pub fn game(&self) -> Game {
        game_at(self.record(), self.node)
    }

    /// What is drawn over the pieces: a step of the explanation, a refusal, or the engine's arrows.
    #[must_use]
    pub fn drawing(&self) -> Rc<Drawing> {
        let said = self.conversation.drawing(self.position());
        match &self.pointed {
            Some((node, arrows)) if *node == self.node && *said == Drawing::default() => {
                let (best, others) = arrows.split_at(arrows.len().min(1));
                Rc::new(Drawing {
                    arrows: best.to_vec(),
                    faint_arrows: others.to_vec(),
                    ..Drawing::default()
                })
            }
            _ => said,
        }
    }

    /// Whether the order of variations can be changed where the shown move stands.
    #[must_use]
    pub fn has_other_moves(&self) -> bool {
        let place = walk::place(self.record(), self.node);
        !self.record().is_main(self.node) || place.is_some_and(|(_, count)| count > 1)
    }

    /// Puts another record on the board.
    pub fn put(&mut self, editor: Rc<Editor>, node: NodeId) {
        self.editor = editor;
        self.edition = self.edition.wrapping_add(1);
        self.folded = Rc::default();
        self.animate = false;
        self.node = node;
        self.conversation.explanation = None;
    }

    /// Shows a node without announcing it; what lies folded around it unfolds.
    pub(super) fn show(&mut self, node: NodeId) {
        let record = self.record();
        let is_close = record.parent(node) == Some(self.node)
            || record.contains(self.node) && record.parent(self.node) == Some(node);
        self.unfold_around(node);
        self.animate = is_close;
        self.node = node;
    }
}
