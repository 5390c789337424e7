//! Numbers between the columns: "P-K4   1   P-K4". They are read as if each stood before its two moves.

use std::ops::Range;

use super::super::form::Form;
use super::super::heading;
use super::super::item::{Gap, Item, ItemKind};
use super::super::page::form_of;
use super::across::lines;

/// This many lines have to count on from the first number.
const LEAST_LINES: usize = 3;

/// And this many where only blanks stand beside the numbers, as ranks do not.
const LEAST_UNPARTED: usize = 6;

/// This many lines may stand between two of them.
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
    // The number of a line that stands behind its first words, apart from them or where no game
    // goes on before the first of these lines.
    let between = |line: &Range<usize>, due: u32, opens: bool| {
        let is_parted = |at: usize| {
            !text[items[at - 1].span.end..items[at].span.start].contains([',', ';'])
                && (opens || items[at].gap == Gap::Wide)
        };
        // Of the two moves of a line one may be misprinted.
        let is_first = is_move(line.start);
        let mut number = None;
        for at in line.start + 1..line.end {
            if !matches!(items[at].kind, ItemKind::Number { value, .. } if value == due)
                || !is_parted(at)
            {
                continue;
            }
            let answer = at + 1;
            // White has moved last.
            if answer == line.end && (!opens || due > LEAST_UNPARTED as u32) {
                number = Some(at);
            }
            if answer < line.end && is_parted(answer) {
                let is_wide = items[at].gap == Gap::Wide;
                let is_printed = match is_move(answer) {
                    true => is_wide || !is_rank_first,
                    false => is_wide && is_first && items[answer].kind == ItemKind::Word,
                };
                if is_printed {
                    number = Some(at);
                    break;
                }
            }
        }
        let is_label = || {
            items[line.start].kind != ItemKind::Word
                || heading::side(&text[items[line.start].span.clone()]).is_some()
        };
        number.filter(|_| is_first || due > 1 || !is_label())
    };
    let lines = lines(items);
    let mut ordered: Option<Vec<Item>> = None;
    let mut at = 0;
    while at < lines.len() {
        let start = lines[at].start;
        let opens = start == 0 || !is_move(start - 1);
        // Of each line that counts on the place of its number.
        let mut found: Vec<(usize, usize)> = Vec::new();
        let mut end = at;
        while end < lines.len() && end <= found.last().map_or(at, |(line, _)| line + MOST_BETWEEN) {
            let due = found.len() as u32 + 1;
            found.extend(between(&lines[end], due, opens).map(|number| (end, number)));
            end += 1;
            if found.is_empty() {
                break;
            }
        }
        let last = found.last().map_or(at, |(line, _)| *line);
        let is_wide = |&(_, number): &(usize, usize)| {
            let behind = items.get(number + 1).map_or(Gap::Line, |item| item.gap);
            items[number].gap.min(behind) >= Gap::Wide
        };
        let least = match found.iter().all(is_wide) && is_move(lines[at].start) {
            true => LEAST_LINES,
            false => LEAST_UNPARTED,
        };
        if found.len() < least {
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
            if let Some(answer) = ordered.get_mut(number + 1) {
                answer.gap = answer.gap.max(Gap::Wide);
            }
        }
        at = last + 1;
    }
    ordered
}
