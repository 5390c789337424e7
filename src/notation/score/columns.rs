//! Two pairs of columns side by side: the second pair is read after the first.

use std::ops::Range;

use super::form::Form;
use super::item::{Gap, Item, ItemKind};
use super::page::form_of;

/// So many lines have to agree before columns are taken apart.
const FEWEST_LINES: usize = 3;

/// No line of two pairs of columns has more items.
const LONGEST_LINE: usize = 64;

/// A line with a number at its beginning and perhaps another one further on.
struct Row {
    items: Range<usize>,
    first: u32,
    /// The numbers that may be the second, and their items.
    seconds: Vec<(u32, usize)>,
}

/// Puts items into the order in which they are read.
pub(super) fn in_reading_order(items: Vec<Item>, text: &str, is_rank_first: bool) -> Vec<Item> {
    let rows = rows(&items, text, is_rank_first);
    let mut order: Vec<usize> = Vec::with_capacity(items.len());
    let mut at = 0;
    let mut row = 0;
    while row < rows.len() {
        let block = block(&rows[row..]);
        if block.lines < FEWEST_LINES {
            row += 1;
            continue;
        }
        let taken = &rows[row..row + block.rows];
        let start = taken[0].items.start;
        let end = taken[taken.len() - 1].items.end;
        order.extend(at..start);
        let second = |row: &Row| match block.second(row) {
            Some(item) => item,
            None if block.is_right(row) => row.items.start,
            None => row.items.end,
        };
        for row in taken {
            order.extend(row.items.start..second(row));
        }
        for row in taken {
            order.extend(second(row)..row.items.end);
        }
        at = end;
        row += block.rows;
    }
    if order.is_empty() {
        return items;
    }
    order.extend(at..items.len());
    let mut ordered: Vec<Item> = Vec::with_capacity(items.len());
    for (place, &at) in order.iter().enumerate() {
        let mut item = items[at].clone();
        let follows = place == 0 || order[place - 1] + 1 == at;
        if !follows && item.gap < Gap::Line {
            item.gap = Gap::Line;
        }
        ordered.push(item);
    }
    ordered
}

/// Rows that belong together.
struct Block {
    /// How many rows.
    rows: usize,
    /// How many of them have two numbers.
    lines: usize,
    /// What a number on the right is more than that on the left.
    difference: i64,
    first: u32,
}

impl Block {
    /// The item of the number with which the right columns go on in a row.
    fn second(&self, row: &Row) -> Option<usize> {
        let right = i64::from(row.first) + self.difference;
        let mut seconds = row.seconds.iter();
        seconds
            .find(|(second, _)| i64::from(*second) == right)
            .map(|(_, item)| *item)
    }

    /// Whether a row with one number only goes on with the right columns.
    fn is_right(&self, row: &Row) -> bool {
        i64::from(row.first) >= i64::from(self.first) + self.difference
    }
}

fn block(rows: &[Row]) -> Block {
    let none = Block {
        rows: 0,
        lines: 0,
        difference: 0,
        first: 0,
    };
    let Some(Row { first, seconds, .. }) = rows.first() else {
        return none;
    };
    let blocks = seconds
        .iter()
        .map(|(second, _)| block_of(rows, *first, *second));
    blocks.max_by_key(|block| block.lines).unwrap_or(none)
}

/// The rows in which the numbers on both sides count on from these.
fn block_of(rows: &[Row], first: u32, second: u32) -> Block {
    let mut block = Block {
        rows: 0,
        lines: 0,
        difference: i64::from(second) - i64::from(first),
        first,
    };
    let mut left = i64::from(first);
    let mut right = i64::from(second);
    for (place, row) in rows.iter().enumerate() {
        if place > 0 && row.items.start != rows[place - 1].items.end {
            break;
        }
        let number = i64::from(row.first);
        if number == left && left + block.difference == right && block.second(row).is_some() {
            block.lines += 1;
            left += 1;
            right += 1;
        } else if number == left && left < i64::from(second) {
            left += 1;
        } else if number == right {
            right += 1;
        } else {
            break;
        }
        block.rows += 1;
    }
    block
}

/// The lines that begin with a number.
fn rows(items: &[Item], text: &str, is_rank_first: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut start = 0;
    for at in 1..=items.len() {
        if at < items.len() && items[at].gap < Gap::Line {
            continue;
        }
        let line = start..at;
        start = at;
        if line.len() > LONGEST_LINE {
            continue;
        }
        let Some(ItemKind::Number { value, .. }) = items.get(line.start).map(|item| item.kind)
        else {
            continue;
        };
        let is_move = |at: usize| {
            at < line.end
                && items[at].kind == ItemKind::Word
                && matches!(
                    form_of(text, &items[at], is_rank_first),
                    Form::Begins | Form::Near
                )
        };
        let parts = |range: Range<usize>| {
            range
                .clone()
                .filter(|&at| items[at].gap == Gap::Wide && at > range.start && is_move(at))
                .count()
        };
        let is_capital = |at: usize| {
            at < line.end
                && items[at].kind == ItemKind::Word
                && text[items[at].span.clone()].starts_with(|letter: char| letter.is_uppercase())
        };
        let seconds = (line.start + 2..line.end).filter_map(|at| match items[at].kind {
            ItemKind::Number { value: other, .. } if is_move(at + 1) || is_capital(at + 1) => {
                let is_further = other > value.saturating_add(1) || other < value;
                // Two games side by side have the same numbers, and two moves behind each.
                let is_beside =
                    other == value && parts(line.start + 1..at) > 0 && parts(at + 1..line.end) > 0;
                (is_further && (other > 8 || items[at].gap == Gap::Wide) || is_beside)
                    .then_some((other, at))
            }
            _ => None,
        });
        rows.push(Row {
            items: line.clone(),
            first: value,
            seconds: seconds.collect(),
        });
    }
    rows
}
