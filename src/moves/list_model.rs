//! The record as a list of moves: what stands where, before anybody draws it.

use std::collections::BTreeSet;

use notation::origins::Origins;
use notation::san::{SanParts, san_parts};
use notation::style::{self, Style};
use record::{CommentPlace, Nag, NodeId, Record, Step};
use rules::{Color, Move, Position};

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

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its node.
    pub node: NodeId,
    /// Its place among all moves of the list, in the order of the page.
    pub index: usize,
    /// The number of the move.
    pub number: u32,
    /// Who makes it.
    pub mover: Color,
    /// Whether the number is printed where moves stand in a line: before White's, and before
    /// Black's after an interruption.
    pub numbered: bool,
    /// How it is written.
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

/// A variation: other moves in place of the one before it in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// Its first node.
    pub first: NodeId,
    /// Its place among the variations here, from 1.
    pub index: usize,
    /// The name of the button that folds it.
    pub name: String,
    /// Whether only its first move is shown.
    pub folded: bool,
    /// What it holds.
    pub parts: Vec<Part>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A move.
    Move(Entry),
    /// A comment.
    Comment(String),
    /// The variations to the move before.
    Variations(Vec<Variation>),
}

/// How a record is listed.
#[derive(Clone, Copy, Debug)]
pub struct MoveListOptions<'a> {
    /// In which notation.
    pub style: Style,
    /// Whether moves are described as to a beginner instead.
    pub in_sentences: bool,
    /// The first nodes of the variations of which only the first move is shown.
    pub folded: &'a BTreeSet<NodeId>,
    /// The moves that are shown, where not all are.
    pub seen: Option<&'a BTreeSet<NodeId>>,
}

/// The whole list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveListModel {
    /// The main line with everything in it.
    pub parts: Vec<Part>,
    /// The nodes in the order of the page, by which a drawn move knows its own.
    pub nodes: Vec<NodeId>,
    /// The first nodes of all variations in the order of the page.
    pub variations: Vec<NodeId>,
}

impl MoveListModel {
    /// Lists a record.
    #[must_use]
    pub fn of(record: &Record, options: MoveListOptions<'_>) -> Self {
        let mut writer = Writer {
            record,
            options,
            model: Self::default(),
        };
        let mut parts = Vec::new();
        writer.comment(&mut parts, Record::ROOT, CommentPlace::After);
        writer.line(&mut parts, record.next(Record::ROOT), true);
        writer.model.parts = parts;
        writer.model
    }
}

struct Writer<'a> {
    record: &'a Record,
    options: MoveListOptions<'a>,
    model: MoveListModel,
}

impl Writer<'_> {
    fn shows(&self, node: NodeId) -> bool {
        self.options.seen.is_none_or(|seen| seen.contains(&node))
    }

    /// The line that begins with a node; `with_others` also lists what could be played in its
    /// place.
    fn line(&mut self, parts: &mut Vec<Part>, first: Option<NodeId>, with_others: bool) {
        let Some(first) = first else { return };
        let mut origins = self.origins_before(first);
        let mut interrupted = true;
        let mut others = with_others;
        let mut next = Some(first);
        while let Some(node) = next.filter(|&node| self.shows(node)) {
            interrupted |= self.comment(parts, node, CommentPlace::Before);
            parts.push(Part::Move(self.entry(node, &origins, interrupted)));
            interrupted = self.comment(parts, node, CommentPlace::After);
            if others {
                interrupted |= self.variations(parts, node);
            }
            if let (Some(origins), Some(before), Some(Step::Move(mv))) = (
                &mut origins,
                self.record.parent(node),
                self.record.step(node),
            ) {
                *origins = origins.after(self.record.position(before), mv);
            }
            others = true;
            next = self.record.next(node);
        }
    }

    /// Where pieces come from is only asked by the old notations.
    fn origins_before(&self, node: NodeId) -> Option<Origins> {
        let needed = matches!(self.options.style, Style::Descriptive(_));
        let parent = self.record.parent(node).filter(|_| needed)?;
        Some(self.record.origins(parent))
    }

    fn comment(&self, parts: &mut Vec<Part>, node: NodeId, place: CommentPlace) -> bool {
        let text = self.record.comment_text(node, place);
        let found = !text.is_empty();
        if found {
            parts.push(Part::Comment(text));
        }
        found
    }

    fn variations(&mut self, parts: &mut Vec<Part>, node: NodeId) -> bool {
        let Some(parent) = self.record.parent(node) else {
            return false;
        };
        let others = self.record.children(parent).iter().copied().skip(1);
        let others: Vec<NodeId> = others.filter(|&node| self.shows(node)).collect();
        if others.is_empty() {
            return false;
        }
        let variations = others.into_iter().zip(1..).map(|(first, index)| {
            let folded = self.options.folded.contains(&first);
            self.model.variations.push(first);
            let mut parts = Vec::new();
            if folded {
                let origins = self.origins_before(first);
                parts.push(Part::Move(self.entry(first, &origins, true)));
            } else {
                self.line(&mut parts, Some(first), false);
            }
            let name = words::variation_button(index, &self.name(first));
            Variation {
                first,
                index,
                name,
                folded,
                parts,
            }
        });
        let variations = variations.collect();
        parts.push(Part::Variations(variations));
        true
    }

    fn name(&self, node: NodeId) -> String {
        let Some((before, mv)) = saying::last_step(self.record, node) else {
            return String::new();
        };
        let signs = saying::sign_names(self.record, node);
        let commented = !self
            .record
            .comments(node)
            .iter()
            .all(|comment| comment.text().is_empty())
            || !self.record.comments_before(node).is_empty();
        words::score_move_name(before, mv, &signs, commented)
    }

    fn entry(&mut self, node: NodeId, origins: &Option<Origins>, interrupted: bool) -> Entry {
        let before = self.record.parent(node).unwrap_or(Record::ROOT);
        let position = self.record.position(before);
        let index = self.model.nodes.len();
        self.model.nodes.push(node);
        let mover = position.turn();
        Entry {
            node,
            index,
            number: position.fullmove_number(),
            mover,
            numbered: interrupted || mover == Color::White,
            text: match self.record.step(node) {
                Some(Step::Move(mv)) => self.text(position, origins, mv),
                _ => MoveText::Null,
            },
            signs: signs::in_order(self.record.nags(node)),
            name: self.name(node),
            clock: saying::clock_text(self.record, node),
            diagram: self.record.nags(node).contains(&Nag::DIAGRAM),
        }
    }

    fn text(&self, position: &Position, origins: &Option<Origins>, mv: Move) -> MoveText {
        match self.options.style {
            _ if self.options.in_sentences => {
                MoveText::Sentence(words::move_sentence(position, mv))
            }
            Style::Figurine => MoveText::Figures(san_parts(position, mv)),
            other => {
                let unknown = Origins::unknown();
                let origins = origins.as_ref().unwrap_or(&unknown);
                MoveText::Letters(style::write(other, position, origins, mv))
            }
        }
    }
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row<'a> {
    /// A move of White and one of Black; one of them may be missing.
    Moves(Option<&'a Entry>, Option<&'a Entry>),
    /// A comment between the moves.
    Comment(&'a str),
    /// Variations between the moves.
    Variations(&'a [Variation]),
}

/// The rows of a line: two moves each, interrupted where something is written between them.
#[must_use]
pub fn rows(parts: &[Part]) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for part in parts {
        match part {
            Part::Move(entry) => match (entry.mover, rows.last_mut()) {
                (Color::Black, Some(Row::Moves(Some(white), black @ None)))
                    if white.number == entry.number =>
                {
                    *black = Some(entry);
                }
                (Color::Black, _) => rows.push(Row::Moves(None, Some(entry))),
                (Color::White, _) => rows.push(Row::Moves(Some(entry), None)),
            },
            Part::Comment(text) => rows.push(Row::Comment(text)),
            Part::Variations(variations) => rows.push(Row::Variations(variations)),
        }
    }
    rows
}

#[cfg(test)]
mod tests;
