//! The record as a list of moves: what stands where, before anybody draws it.

use record::{CommentPlace, NodeId, NodeSet, Record};
use rules::Color;

/// A move in the list. How it is written is asked when it is drawn: a game may have thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

/// A variation: other moves in place of the one before it in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// Its first node.
    pub first: NodeId,
    /// Its place among the variations here, from 1.
    pub index: usize,
    /// Its place among all variations of the list.
    pub place: usize,
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
    /// The first nodes of the variations of which only the first move is shown.
    pub folded: &'a NodeSet,
    /// The moves that are shown, where not all are.
    pub seen: Option<&'a NodeSet>,
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
        self.options.seen.is_none_or(|seen| seen.contains(node))
    }

    /// The line that begins with a node; `with_others` also lists what could be played in its
    /// place.
    fn line(&mut self, parts: &mut Vec<Part>, first: Option<NodeId>, with_others: bool) {
        let mut interrupted = true;
        let mut others = with_others;
        let mut next = first;
        while let Some(node) = next.filter(|&node| self.shows(node)) {
            interrupted |= self.comment(parts, node, CommentPlace::Before);
            parts.push(Part::Move(self.entry(node, interrupted)));
            interrupted = self.comment(parts, node, CommentPlace::After);
            if others {
                interrupted |= self.variations(parts, node);
            }
            others = true;
            next = self.record.next(node);
        }
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
            let folded = self.options.folded.contains(first);
            let place = self.model.variations.len();
            self.model.variations.push(first);
            let mut parts = Vec::new();
            if folded {
                parts.push(Part::Move(self.entry(first, true)));
            } else {
                self.line(&mut parts, Some(first), false);
            }
            Variation {
                first,
                index,
                place,
                folded,
                parts,
            }
        });
        let variations = variations.collect();
        parts.push(Part::Variations(variations));
        true
    }

    fn entry(&mut self, node: NodeId, interrupted: bool) -> Entry {
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
        }
    }
}

#[cfg(test)]
mod tests;
