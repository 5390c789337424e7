//! White's moves in one column, Black's in another; what is said between them stands below the
//! move it belongs to, and the move goes on with dots.

use notation::style::Style;
use record::{NodeId, Record};
use rules::Color;

use super::flow::{Item, Scope, flow, side_of};
use super::lines::Lines;
use super::running;
use super::spelled::{Spelled, marks};

/// What stands in White's column when only Black's move is set.
const DOTS: &str = "...";
/// The indent of remarks.
const INDENT: &str = "      ";

pub(super) fn write(record: &Record, style: Style, scope: Scope) -> String {
    let spelled = Spelled::new(record, style);
    let blocks = blocks(record, &spelled, scope);
    let width = blocks.iter().map(Block::white_width).max().unwrap_or(0);
    let mut text = String::new();
    let mut has_heads = false;
    for block in &blocks {
        match block {
            Block::Row {
                number,
                white,
                black,
            } => {
                if !has_heads {
                    let heads = [Color::White, Color::Black].map(words::color_name);
                    text.push_str(&row("", &heads[0], &heads[1], width));
                    has_heads = true;
                }
                text.push_str(&row(&format!("{number}."), white, black, width));
            }
            Block::Remark(remark) => text.push_str(remark),
        }
    }
    text.push('\n');
    text.push_str(record.result().as_str());
    text.push('\n');
    text
}

fn row(number: &str, white: &str, black: &str, width: usize) -> String {
    let width = width.max(12);
    let line = format!("{number:>4}  {white:<width$}  {black}");
    line.trim_end().to_owned() + "\n"
}

enum Block {
    Row {
        number: u32,
        white: String,
        black: String,
    },
    Remark(String),
}

impl Block {
    fn white_width(&self) -> usize {
        match self {
            Self::Row { white, .. } => white.chars().count(),
            Self::Remark(_) => 0,
        }
    }
}

fn blocks(record: &Record, spelled: &Spelled, scope: Scope) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut remark = Lines::new(INDENT, INDENT.len());
    let mut depth = 0;
    for item in flow(record, scope) {
        match item {
            Item::Number(_) if depth == 0 => continue,
            Item::Move(node) if depth == 0 => {
                end_remark(&mut blocks, &mut remark);
                push_move(&mut blocks, record, spelled, scope, node);
                continue;
            }
            Item::Open => depth += 1,
            Item::Close => depth -= 1,
            _ => {}
        }
        running::push(&mut remark, record, spelled, scope, &item);
    }
    end_remark(&mut blocks, &mut remark);
    blocks
}

fn end_remark(blocks: &mut Vec<Block>, remark: &mut Lines) {
    let done = std::mem::replace(remark, Lines::new(INDENT, INDENT.len())).finish();
    if !done.is_empty() {
        blocks.push(Block::Remark(done));
    }
}

fn push_move(
    blocks: &mut Vec<Block>,
    record: &Record,
    spelled: &Spelled,
    scope: Scope,
    node: NodeId,
) {
    let mut text = spelled.of(node).to_owned();
    if scope == Scope::Everything {
        text.push_str(&marks(record, node));
    }
    let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
    match (side_of(record, node), blocks.last_mut()) {
        (Color::White, _) => blocks.push(Block::Row {
            number: before.fullmove_number(),
            white: text,
            black: String::new(),
        }),
        (Color::Black, Some(Block::Row { black, .. })) if black.is_empty() => *black = text,
        (Color::Black, _) => blocks.push(Block::Row {
            number: before.fullmove_number(),
            white: DOTS.to_owned(),
            black: text,
        }),
    }
}
