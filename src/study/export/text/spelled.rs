//! Every move of a record in one notation.

use std::collections::HashMap;

use notation::origins::Origins;
use notation::san;
use notation::style::{self, Style};
use record::{Nag, NodeId, Record, Step};

/// What stands for a move when nothing moves.
const NULL: &str = "--";

/// The moves of a record as they are written.
#[derive(Debug)]
pub struct Spelled {
    texts: HashMap<NodeId, String>,
}

impl Spelled {
    /// Writes every move of the record, those of its variations too.
    ///
    /// The way of each piece is followed along with the moves, because descriptive notation asks
    /// where it started.
    #[must_use]
    pub fn new(record: &Record, style: Style) -> Self {
        let mut texts = HashMap::new();
        let mut open = vec![(Record::ROOT, Origins::of_start(record.start()))];
        while let Some((node, origins)) = open.pop() {
            let position = record.position(node);
            for &child in record.children(node) {
                let (text, after) = match record.step(child) {
                    Some(Step::Move(mv)) => (
                        style::write(style, position, &origins, mv),
                        origins.after(position, mv),
                    ),
                    _ => (NULL.to_owned(), origins.clone()),
                };
                texts.insert(child, text);
                open.push((child, after));
            }
        }
        Self { texts }
    }

    /// The move that leads to a node, without what is thought of it.
    #[must_use]
    pub fn of(&self, node: NodeId) -> &str {
        self.texts.get(&node).map_or("", String::as_str)
    }
}

/// One move in standard algebraic notation.
#[must_use]
pub fn move_text(record: &Record, node: NodeId) -> String {
    let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
    match record.step(node) {
        Some(Step::Move(mv)) => san::write(before, mv),
        _ => NULL.to_owned(),
    }
}

/// The signs behind a move: `!` at once, `±` after a space.
#[must_use]
pub fn marks(record: &Record, node: NodeId) -> String {
    let mut text = String::new();
    for nag in record.nags(node) {
        if *nag == Nag::DIAGRAM {
            continue;
        }
        if let Some(glyph) = nag.glyph() {
            if !matches!(nag.0, 1..=6) {
                text.push(' ');
            }
            text.push_str(glyph);
        }
    }
    text
}
