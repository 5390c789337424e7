//! How the moves of a list are written, asked move by move as they are drawn.

use std::cell::RefCell;

use notation::origins::Origins;
use notation::san::{SanParts, san_parts};
use notation::style::{self, Style};
use record::{Nag, NodeId, Record, Step};
use rules::{Move, Position};

use super::{saying, signs};

/// A move as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveText {
    /// With figures drawn from the set of the board.
    Figures(SanParts),
    /// In letters.
    Letters(String),
    /// As a sentence.
    Sentence(String),
    /// The turn passes.
    Null,
}

/// What is written of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The move itself.
    pub text: MoveText,
    /// Its signs, what judges the move first.
    pub signs: Vec<Nag>,
    /// Its name for those who hear it.
    pub name: String,
    /// What is left on the clock.
    pub clock: Option<String>,
    /// Whether a diagram is printed after it.
    pub diagram: bool,
}

/// Writes the moves of a record.
#[derive(Debug)]
pub struct MoveWriter<'a> {
    record: &'a Record,
    style: Style,
    in_sentences: bool,
    /// Where the pieces come from at a node, for the old notations: mostly the next move is asked
    /// next.
    origins: RefCell<Option<(NodeId, Origins)>>,
}

impl<'a> MoveWriter<'a> {
    /// Writes in a notation, or in sentences as to a beginner.
    #[must_use]
    pub const fn new(record: &'a Record, style: Style, in_sentences: bool) -> Self {
        Self {
            record,
            style,
            in_sentences,
            origins: RefCell::new(None),
        }
    }

    /// What is written of the move that leads to a node.
    #[must_use]
    pub fn write(&self, node: NodeId) -> Written {
        let before = self.record.parent(node).unwrap_or(Record::ROOT);
        let position = self.record.position(before);
        Written {
            text: match self.record.step(node) {
                Some(Step::Move(mv)) => self.text(position, before, node, mv),
                _ => MoveText::Null,
            },
            signs: signs::in_order(self.record.nags(node)),
            name: self.name(node),
            clock: saying::clock_text(self.record, node),
            diagram: self.record.nags(node).contains(&Nag::DIAGRAM),
        }
    }

    /// The name of the move that leads to a node, for those who hear it.
    #[must_use]
    pub fn name(&self, node: NodeId) -> String {
        let Some((before, mv)) = saying::last_step(self.record, node) else {
            return String::new();
        };
        let signs = saying::sign_names(self.record, node);
        let comments = self.record.comments(node);
        let commented = !comments.iter().all(|comment| comment.text().is_empty())
            || !self.record.comments_before(node).is_empty();
        words::score_move_name(before, mv, &signs, commented)
    }

    fn text(&self, position: &Position, before: NodeId, node: NodeId, mv: Move) -> MoveText {
        match self.style {
            _ if self.in_sentences => MoveText::Sentence(words::move_sentence(position, mv)),
            Style::Figurine => MoveText::Figures(san_parts(position, mv)),
            Style::Descriptive(_) => {
                let origins = self.origins_at(before);
                let text = style::write(self.style, position, &origins, mv);
                let after = origins.after(position, mv);
                self.origins.replace(Some((node, after)));
                MoveText::Letters(text)
            }
            other => MoveText::Letters(style::write(other, position, &Origins::unknown(), mv)),
        }
    }

    fn origins_at(&self, node: NodeId) -> Origins {
        match &*self.origins.borrow() {
            Some((known, origins)) if *known == node => origins.clone(),
            _ => self.record.origins(node),
        }
    }
}
