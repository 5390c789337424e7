//! Numbers between the columns: "P-K4   1   P-K4". They are read as if each stood before its two moves.

use std::ops::Range;

use super::super::form::Form;
use super::super::item::{Gap, Item, ItemKind};
use super::super::page::form_of;
use super::across::lines;

/// So many lines have to count on from the first number.
const LEAST_LINES: usize = 3;

/// So many lines may stand between two of them.
const MOST_BETWEEN: usize = 40;

/// Puts such numbers before their lines; nothing where none are.
pub(super) fn in_reading_order(
    items: &[Item],
    text: &str,
    is_rank_first: bool,
) -> Option<Vec<Item>> {
    let is_move = |at: usize| {
        let form = form_of(text, &items[at], is_rank_first);
        items[at].kind == ItemKind::Word && matches!(form, Form::Begins | Form::Near)
    };
    // The only number of a line that stands apart behind its first words.
    let between = |line: &Range<usize>, due: u32| {
        let is_apart = |at: usize| {
            let blanks = &text[items[at - 1].span.end..items[at].span.start];
            items[at].gap == Gap::Wide && !blanks.contains([',', ';'])
        };
        let mut apart = (line.start + 1..line.end)
            .filter(|&at| matches!(items[at].kind, ItemKind::Number { .. }) && is_apart(at));
        let number = apart.next().filter(|_| apart.next().is_none())?;
        let is_due = matches!(items[number].kind, ItemKind::Number { value, .. } if value == due);
        let is_parted = number + 1 == line.end || is_apart(number + 1) && is_move(number + 1);
        // Further down a move may be misprinted.
        let is_first = is_move(line.start) || due > 1 && items[line.start].kind == ItemKind::Word;
        (is_due && is_parted && is_first).then_some(number)
    };
    let lines = lines(items);
    let mut ordered: Option<Vec<Item>> = None;
    let mut at = 0;
    while at < lines.len() {
        // Of each line that counts on the place of its number.
        let mut found: Vec<(usize, usize)> = Vec::new();
        let mut end = at;
        while end < lines.len() && end <= found.last().map_or(at, |(line, _)| line + MOST_BETWEEN) {
            let due = found.len() as u32 + 1;
            found.extend(between(&lines[end], due).map(|number| (end, number)));
            end += 1;
            if found.is_empty() {
                break;
            }
        }
        let last = found.last().map_or(at, |(line, _)| *line);
        if found.len() < LEAST_LINES {
            at += 1;
            continue;
        }
        let ordered = ordered.get_or_insert_with(|| items.to_vec());
        for (line, number) in found {
            let first = lines[line].start;
            let gap = items[first].gap;
            ordered[first..=number].rotate_right(1);
            ordered[first].gap = gap;
            ordered[first + 1].gap = Gap::Blank;
        }
        at = last + 1;
    }
    ordered
}
