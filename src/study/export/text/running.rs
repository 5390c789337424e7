//! Moves one after another, with variations in brackets and comments in braces as in a game file.

use notation::style::Style;
use record::{NodeId, Record};
use rules::Color;

use super::flow::{Item, Scope, flow, side_of};
use super::lines::Lines;
use super::spelled::{Spelled, marks};

pub(super) fn write(record: &Record, style: Style, scope: Scope) -> String {
    let spelled = Spelled::new(record, style);
    let mut lines = Lines::default();
    for item in flow(record, scope) {
        push(&mut lines, record, &spelled, scope, &item);
    }
    lines.word(record.result().as_str());
    lines.finish()
}

/// The number of a move as it stands before it: `1.` or `1...`.
#[must_use]
pub fn number(record: &Record, node: NodeId) -> String {
    let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
    let number = before.fullmove_number();
    match side_of(record, node) {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}

pub(super) fn push(
    lines: &mut Lines,
    record: &Record,
    spelled: &Spelled,
    scope: Scope,
    item: &Item,
) {
    match item {
        Item::Number(node) => lines.word(&number(record, *node)),
        Item::Move(node) => {
            lines.words(spelled.of(*node));
            if scope == Scope::Everything {
                let marks = marks(record, *node);
                let (glued, rest) = marks.split_once(' ').unwrap_or((&marks, ""));
                lines.closing(glued);
                lines.words(rest);
            }
        }
        Item::Comment(text) => {
            lines.opening("{");
            lines.words(text);
            lines.closing("}");
        }
        // Plain text has no room for a board.
        Item::Diagram(_) => {}
        Item::Open => lines.opening("("),
        Item::Close => lines.closing(")"),
    }
}
