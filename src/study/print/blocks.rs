//! What stands on the page, from top to bottom; pure.

use notation::fractional::Column;
use record::{NodeId, Record};
use rules::Color;

use crate::export::text::{Form, Item, Scope, Spelled, columns, flow, move_sentence, side_of};

/// A piece of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// Moves of the main line, running on.
    Line(Vec<Item>),
    /// Moves of the main line in two columns.
    Rows(Vec<Row>),
    /// Moves of the main line, White's above Black's.
    Fractions(Vec<Column>),
    /// A move written as a sentence, and how many variations lie around it.
    Sentence { depth: usize, sentence: String },
    /// What the author says and shows beside the game.
    Remark(Vec<Item>),
    /// The board.
    Diagram(NodeId),
}

/// A line of the two columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) white: Option<NodeId>,
    pub(super) black: Option<NodeId>,
}

/// The moves as they are written on the page; sentences need none.
pub(super) fn spelled(record: &Record, form: Form) -> Spelled {
    let style = match form {
        Form::Running(style) | Form::Columns(style) | Form::Fractions(style) => style,
        Form::Sentences => notation::style::Style::San,
    };
    Spelled::new(record, style)
}

/// The page below its heading.
pub(super) fn blocks(record: &Record, form: Form, scope: Scope) -> Vec<Block> {
    if let Form::Fractions(style) = form {
        return vec![Block::Fractions(columns(record, style))];
    }
    let mut blocks = Vec::new();
    let mut depth = 0;
    for item in flow(record, scope) {
        match (&item, form) {
            (Item::Diagram(node), _) => {
                blocks.push(Block::Diagram(*node));
                continue;
            }
            (Item::Open, _) => depth += 1,
            (Item::Close, _) => depth -= 1,
            _ => {}
        }
        match (form, &item) {
            (Form::Sentences, Item::Move(node)) => blocks.push(Block::Sentence {
                depth,
                sentence: move_sentence(record, *node),
            }),
            (Form::Sentences, Item::Comment(_)) => blocks.push(Block::Remark(vec![item])),
            (Form::Sentences, _) => {}
            (Form::Columns(_), Item::Number(_)) if depth == 0 => {}
            (Form::Columns(_), Item::Move(node)) if depth == 0 => {
                push_in_columns(&mut blocks, record, *node);
            }
            (_, Item::Number(_) | Item::Move(_)) if depth == 0 => match blocks.last_mut() {
                Some(Block::Line(items)) => items.push(item),
                _ => blocks.push(Block::Line(vec![item])),
            },
            _ => match blocks.last_mut() {
                Some(Block::Remark(items)) => items.push(item),
                _ => blocks.push(Block::Remark(vec![item])),
            },
        }
    }
    blocks
}

fn push_in_columns(blocks: &mut Vec<Block>, record: &Record, node: NodeId) {
    let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
    let number = before.fullmove_number();
    let row = match side_of(record, node) {
        Color::White => Row {
            number,
            white: Some(node),
            black: None,
        },
        Color::Black => Row {
            number,
            white: None,
            black: Some(node),
        },
    };
    let Some(Block::Rows(rows)) = blocks.last_mut() else {
        blocks.push(Block::Rows(vec![row]));
        return;
    };
    match rows.last_mut() {
        Some(last) if row.white.is_none() && last.black.is_none() => last.black = row.black,
        _ => rows.push(row),
    }
}
