//! Moves printed across the page: a row of numbers, below it the moves of White, and below those the moves
//! of Black. They are read as if each number stood before its two moves.

use std::ops::Range;

use super::super::form::Form;
use super::super::heading;
use super::super::item::{Gap, Item, ItemKind};
use super::super::page::form_of;

/// This many rows belong together: the numbers and both sides.
const ROWS: usize = 3;

/// Puts such rows into the order in which they are read; nothing where no row of numbers is.
pub(super) fn in_reading_order(
    items: &[Item],
    text: &str,
    is_rank_first: bool,
) -> Option<Vec<Item>> {
    let lines = lines(items);
    if !lines.iter().any(|line| counted(&items[line.clone()]) > 1) {
        return None;
    }
    let is_move = |cell: &Range<usize>| {
        let form = form_of(text, &items[cell.start], is_rank_first);
        matches!(form, Form::Begins | Form::Near)
    };
    let is_of_moves = |cells: &[Range<usize>]| {
        cells.iter().filter(|cell| is_move(cell)).count() * 2 > cells.len()
    };
    // The moves of a side behind its name, one for each number.
    let side = |line: &Range<usize>, count: usize| {
        let mut cells = cells(items, line.clone());
        let is_named = heading::side(&text[items[line.start].span.clone()]).is_some();
        let label = match is_named {
            true => cells.remove(0),
            false => line.start..line.start,
        };
        let is_row = (count..=count + 1).contains(&(cells.len() + 1));
        (is_row && is_of_moves(&cells)).then_some((label, cells))
    };
    let mut ordered: Vec<Item> = Vec::with_capacity(items.len());
    let mut at = 0;
    while at < lines.len() {
        let numbers = lines[at].clone();
        let count = counted(&items[numbers.clone()]);
        let sides = lines.get(at + 1).zip(lines.get(at + 2));
        let sides = sides.filter(|_| count > 1).and_then(|(white, black)| {
            let white = side(white, count).filter(|(_, cells)| cells.len() == count)?;
            Some((white, side(black, count)?))
        });
        // In a table of variations more rows follow.
        let is_table = || {
            lines
                .get(at + ROWS)
                .is_some_and(|line| side(line, count).is_some())
        };
        let Some(((white_label, white), (black_label, black))) = sides.filter(|_| !is_table())
        else {
            ordered.extend_from_slice(&items[numbers]);
            at += 1;
            continue;
        };
        let mut push = |range: Range<usize>, gap: Gap| {
            let first = ordered.len();
            ordered.extend_from_slice(&items[range.clone()]);
            if !range.is_empty() {
                ordered[first].gap = gap;
            }
        };
        push(white_label, Gap::Line);
        push(black_label, Gap::Wide);
        for (place, white) in white.into_iter().enumerate() {
            let number = numbers.start + place;
            push(number..number + 1, Gap::Line);
            push(white, Gap::Blank);
            push(black.get(place).cloned().unwrap_or_default(), Gap::Wide);
        }
        at += ROWS;
    }
    Some(ordered)
}

/// The items of each line.
pub(super) fn lines(items: &[Item]) -> Vec<Range<usize>> {
    let begins = (0..items.len()).filter(|&at| at == 0 || items[at].gap >= Gap::Line);
    let begins: Vec<usize> = begins.chain([items.len()]).collect();
    begins.windows(2).map(|ends| ends[0]..ends[1]).collect()
}

/// The parts of a line that more than a blank keeps apart.
fn cells(items: &[Item], line: Range<usize>) -> Vec<Range<usize>> {
    let mut cells: Vec<Range<usize>> = Vec::new();
    for at in line {
        match cells.last_mut() {
            Some(cell) if items[at].gap < Gap::Wide => cell.end = at + 1,
            _ => cells.push(at..at + 1),
        }
    }
    cells
}

/// How many numbers a line is that count on, if it is nothing else.
fn counted(line: &[Item]) -> usize {
    let value = |item: &Item| match item.kind {
        ItemKind::Number { value, .. } => Some(value),
        _ => None,
    };
    let first = line.first().and_then(value);
    let is_next = |(place, item): (usize, &Item)| {
        let due = first.and_then(|first| first.checked_add(place as u32));
        due.is_some() && value(item) == due
    };
    let counts = line.iter().enumerate().all(is_next);
    if counts { line.len() } else { 0 }
}
