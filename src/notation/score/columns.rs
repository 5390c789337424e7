//! Pairs of columns side by side: each pair is read after the one on its left.

mod across;
mod beside;
mod middle;

use std::ops::Range;

use super::form::Form;
use super::item::{Gap, Item, ItemKind};
use super::page::form_of;

/// So much has to speak for columns before they are taken apart: two moves behind either number of a line
/// count two, other lines whose numbers agree one.
const LEAST_WEIGHT: usize = 3;

/// So far a misprinted number may stand from the column of those above it.
const OUT_OF_LINE: usize = 2;

/// No line of two pairs of columns has more items.
const LONGEST_LINE: usize = 64;

/// A line with a number at its beginning and perhaps others further on.
struct Row {
    /// Where the lines without a number begin that stand before it.
    lead: usize,
    items: Range<usize>,
    first: u32,
    column: usize,
    seconds: Vec<Second>,
}

/// A number that may be the first of the right columns.
#[derive(Clone, Copy)]
struct Second {
    number: u32,
    item: usize,
    column: usize,
    /// Whether two moves stand behind it, and two before it.
    is_beside: bool,
}

/// Puts items into the order in which they are read.
pub(super) fn in_reading_order(items: &[Item], text: &str, is_rank_first: bool) -> Vec<Item> {
    let moved = cfg!(feature = "books")
        .then(|| {
            across::in_reading_order(items, text, is_rank_first)
                .or_else(|| middle::in_reading_order(items, text, is_rank_first))
        })
        .flatten();
    let items = moved.as_deref().unwrap_or(items);
    let sheet = Sheet {
        items,
        text,
        is_rank_first,
    };
    let rows = sheet.rows();
    let mut order: Vec<usize> = Vec::with_capacity(items.len());
    let end = sheet.read(&rows, items.len(), &mut order);
    order.extend(end..items.len());
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
    weight: usize,
    /// What a number on the right is more than that on the left.
    difference: i64,
    first: u32,
    /// Where the numbers stand on the right.
    column: usize,
}

impl Block {
    /// The number with which the right columns go on in a row, printed well or not.
    fn second<'a>(&self, row: &'a Row) -> Option<&'a Second> {
        let right = i64::from(row.first) + self.difference;
        let is_due = |second: &&Second| i64::from(second.number) == right;
        let is_below = |second: &&Second| second.column.abs_diff(self.column) <= OUT_OF_LINE;
        let mut seconds = row.seconds.iter();
        let due = seconds.clone().find(is_due);
        due.or_else(|| seconds.find(is_below))
    }

    /// Whether a row with one number only goes on with the right columns.
    fn is_right(&self, row: &Row) -> bool {
        i64::from(row.first) >= i64::from(self.first) + self.difference
    }
}

/// The rows of which the first number and one further on begin columns.
fn block(rows: &[Row]) -> Option<Block> {
    let first = rows.first()?;
    let further = first.seconds.iter();
    let further = further.filter(|second| second.number > first.first);
    let blocks = further.map(|second| block_of(rows, *second));
    // Of equals the first, as `max_by_key` takes the last.
    let best = blocks.rev().max_by_key(|block| block.weight)?;
    (best.weight >= LEAST_WEIGHT).then_some(best)
}

/// The rows in which the numbers on both sides count on from the first row.
fn block_of(rows: &[Row], second: Second) -> Block {
    let first = &rows[0];
    let mut left = i64::from(first.first);
    let mut right = i64::from(second.number);
    let mut block = Block {
        rows: 0,
        weight: 0,
        difference: right - left,
        first: first.first,
        column: second.column,
    };
    for (place, row) in rows.iter().enumerate() {
        if place > 0 && row.items.start != row.lead {
            break;
        }
        let number = i64::from(row.first);
        let second = block.second(row);
        let is_right = second.is_some_and(|second| i64::from(second.number) == right);
        match second {
            Some(second) if number == left || is_right => {
                let is_due = number == left && is_right;
                block.weight += usize::from(is_due) * (1 + usize::from(second.is_beside));
                left += 1;
                right += 1;
            }
            None if number == left && !block.is_right(row) => left += 1,
            None if number == right && block.is_right(row) => right += 1,
            _ => break,
        }
        block.rows += 1;
    }
    block
}

/// Items as they stand on their lines.
struct Sheet<'a> {
    items: &'a [Item],
    text: &'a str,
    is_rank_first: bool,
}

impl Sheet<'_> {
    /// The order in which rows are read, with the lines before them. What stands on either side of where
    /// they are parted may have columns side by side as well. Other lines may follow up to
    /// a limit; says where they begin.
    fn read(&self, rows: &[Row], limit: usize, order: &mut Vec<usize>) -> usize {
        let mut at = 0;
        let mut end = 0;
        while at < rows.len() {
            let row = &rows[at];
            let from = row.lead.max(end);
            if cfg!(feature = "books")
                && limit > 0
                && let Some(beside) = self.beside(row, from)
            {
                order.extend(from..beside.start);
                end = beside.end;
                at += rows[at..].partition_point(|row| row.items.start < end);
                for part in beside.parts {
                    self.read_part(part, order);
                }
                continue;
            }
            order.extend(from..row.items.start);
            let Some(block) = block(&rows[at..]) else {
                order.extend(row.items.clone());
                end = row.items.end;
                at += 1;
                continue;
            };
            let taken = &rows[at..at + block.rows];
            at += block.rows;
            let mut parts: [Vec<Range<usize>>; 2] = Default::default();
            for row in taken {
                let second = match block.second(row) {
                    Some(second) => second.item,
                    None if block.is_right(row) => row.items.start,
                    None => row.items.end,
                };
                parts[0].push(row.items.start..second);
                parts[1].push(second..row.items.end);
            }
            end = taken[taken.len() - 1].items.end;
            for part in parts {
                self.read_part(part, order);
            }
        }
        end
    }

    /// Reads what stands in some columns, line by line.
    fn read_part(&self, part: Vec<Range<usize>>, order: &mut Vec<usize>) {
        let mut rows: Vec<Row> = Vec::new();
        for items in part {
            match self.row(items.start, items.clone()) {
                Some(row) => rows.push(row),
                None => {
                    self.read(&rows, 0, order);
                    rows.clear();
                    order.extend(items);
                }
            }
        }
        self.read(&rows, 0, order);
    }

    /// Where the line of an item ends.
    fn line_end(&self, at: usize) -> usize {
        let ends = |at: &usize| self.items[*at].gap >= Gap::Line;
        (at + 1..self.items.len())
            .find(ends)
            .unwrap_or(self.items.len())
    }

    /// The lines that begin with a number.
    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut start = 0;
        for at in 1..=self.items.len() {
            if at < self.items.len() && self.items[at].gap < Gap::Line {
                continue;
            }
            let lead = rows.last().map_or(0, |row| row.items.end);
            rows.extend(self.row(lead, start..at));
            start = at;
        }
        rows
    }

    /// A line that begins with a number, or a part of one.
    fn row(&self, lead: usize, line: Range<usize>) -> Option<Row> {
        let Self { items, text, .. } = *self;
        let &Item { kind, .. } = items.get(line.start)?;
        let ItemKind::Number { value, .. } = kind else {
            return None;
        };
        if line.is_empty() || line.len() > LONGEST_LINE {
            return None;
        }
        let is_word = |at: usize| at < line.end && items[at].kind == ItemKind::Word;
        let is_move = |at: usize| {
            let form = || form_of(text, &items[at], self.is_rank_first);
            is_word(at) && matches!(form(), Form::Begins | Form::Near)
        };
        let parts = |range: Range<usize>| {
            let is_part = |&at: &usize| items[at].gap == Gap::Wide && is_move(at);
            range.skip(1).filter(is_part).count()
        };
        let is_capital = |at: usize| {
            is_word(at)
                && text[items[at].span.clone()].starts_with(|letter: char| letter.is_uppercase())
        };
        let seconds = (line.start + 2..line.end).filter_map(|at| match items[at].kind {
            ItemKind::Number { value: other, .. } if is_move(at + 1) || is_capital(at + 1) => {
                let is_further = other > value.saturating_add(1) || other < value;
                let is_beside = parts(line.start + 1..at) > 0 && parts(at + 1..line.end) > 0;
                // Two games side by side have the same numbers, and two moves behind each; or one begins a
                // line below the other.
                let is_second = is_further && (other > 8 || items[at].gap == Gap::Wide)
                    || (other == value || other == value.saturating_add(1)) && is_beside;
                is_second.then_some(Second {
                    number: other,
                    item: at,
                    column: items[at].column,
                    is_beside,
                })
            }
            _ => None,
        });
        Some(Row {
            lead,
            first: value,
            column: items[line.start].column,
            seconds: seconds.collect(),
            items: line,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::item::items;
    use super::in_reading_order;

    #[test]
    fn every_item_is_read_once() {
        let pair = |number: usize| format!("{number} P-K4      P-K4          ");
        for lengths in [[5, 4, 3], [3, 4, 5], [4, 2, 4], [2, 2, 2], [4, 4, 0]] {
            for end in [
                "",
                "White resigns.",
                "Drawn.         Black resigns.        And so on.",
            ] {
                let line = |nth: usize| {
                    let cells = lengths.map(|length| match nth < length {
                        true => pair(nth + 1),
                        false => " ".repeat(pair(1).len()),
                    });
                    cells.concat() + "\n"
                };
                let lines: String = (0..5).map(line).collect();
                let text = format!("A game.\n\n{lines}{end}\nAnother one.\n");
                let cut = items(&text);
                let mut spans: Vec<usize> = cut.iter().map(|item| item.span.start).collect();
                let ordered = in_reading_order(&cut, &text, false);
                let mut read: Vec<usize> = ordered.iter().map(|item| item.span.start).collect();
                read.sort_unstable();
                spans.sort_unstable();
                assert_eq!(read, spans, "{text}");
            }
        }
    }
}
