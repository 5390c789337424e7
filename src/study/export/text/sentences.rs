//! A line for each move, described as to a beginner.

use record::{NodeId, Record, Step};

use super::flow::{Item, Scope, flow, side_of};
use super::lines::Lines;

/// The indent of a variation.
const INDENT: usize = 4;

pub(super) fn write(record: &Record, scope: Scope) -> String {
    let mut text = String::new();
    let mut depth = 0;
    for item in flow(record, scope) {
        match item {
            Item::Move(node) => push_line(&mut text, depth, &move_sentence(record, node)),
            Item::Comment(comment) => push_line(&mut text, depth, &comment),
            Item::Open => depth += 1,
            Item::Close => depth -= 1,
            Item::Number(_) | Item::Diagram(_) => {}
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(record.result().as_str());
    text.push('\n');
    text
}

fn push_line(text: &mut String, depth: usize, line: &str) {
    let indent = depth * INDENT;
    let mut lines = Lines::new(&" ".repeat(indent), indent + 2);
    lines.words(line);
    text.push_str(&lines.finish());
}

/// The sentence for a move, with its number and side.
#[must_use]
pub fn move_sentence(record: &Record, node: NodeId) -> String {
    let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
    let side = side_of(record, node);
    let sentence = match record.step(node) {
        Some(Step::Move(mv)) => words::move_sentence(before, mv),
        _ => words::export_pass(side),
    };
    words::export_line_text(before.fullmove_number(), side, &sentence)
}
