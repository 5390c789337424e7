//! What is said in a record about its moves and positions.

use std::time::Duration;

use crate::tree::{NodeId, Notes};
use crate::{Comment, CommentPlace, Evaluation, Nag, Part, Record, Shapes, Value};

impl Record {
    pub(crate) fn notes(&self, id: NodeId) -> &Notes {
        const EMPTY: &Notes = &Notes::EMPTY;
        self.node(id).notes.as_deref().unwrap_or(EMPTY)
    }

    /// The comments that stand before the move of a node.
    #[must_use]
    pub fn comments_before(&self, id: NodeId) -> &[Comment] {
        &self.notes(id).before
    }

    /// The comments that stand after the move of a node; at the root, before the whole game.
    #[must_use]
    pub fn comments(&self, id: NodeId) -> &[Comment] {
        &self.notes(id).after
    }

    /// What the comments at a place say to people, as one text.
    #[must_use]
    pub fn comment_text(&self, id: NodeId, place: CommentPlace) -> String {
        let comments = match place {
            CommentPlace::Before => self.comments_before(id),
            CommentPlace::After => self.comments(id),
        };
        let texts = comments.iter().map(Comment::text);
        let texts: Vec<_> = texts.filter(|text| !text.is_empty()).collect();
        texts.join(" ")
    }

    /// The judgments of the move and of the position.
    #[must_use]
    pub fn nags(&self, id: NodeId) -> &[Nag] {
        &self.notes(id).nags
    }

    /// What commands after a move say, in order.
    fn values(&self, id: NodeId) -> impl Iterator<Item = &Value> {
        let parts = self.comments(id).iter().flat_map(Comment::parts);
        parts.filter_map(|part| match part {
            Part::Command(command) => Some(command.value()),
            Part::Text(_) => None,
        })
    }

    /// The marks drawn on the board of a node.
    #[must_use]
    pub fn shapes(&self, id: NodeId) -> Shapes {
        let shapes = self.values(id).filter_map(|value| match value {
            Value::Squares(shapes) | Value::Arrows(shapes) => Some(shapes),
            _ => None,
        });
        shapes.flatten().copied().collect()
    }

    /// What is left on the clock of the player who moved.
    #[must_use]
    pub fn clock(&self, id: NodeId) -> Option<Duration> {
        self.values(id).find_map(|value| match value {
            Value::Clock(time) => Some(*time),
            _ => None,
        })
    }

    /// How long the move took.
    #[must_use]
    pub fn elapsed(&self, id: NodeId) -> Option<Duration> {
        self.values(id).find_map(|value| match value {
            Value::Elapsed(time) => Some(*time),
            _ => None,
        })
    }

    /// How an engine judges the position.
    #[must_use]
    pub fn evaluation(&self, id: NodeId) -> Option<Evaluation> {
        self.values(id).find_map(|value| match value {
            Value::Evaluation(evaluation) => Some(*evaluation),
            _ => None,
        })
    }
}
