//! Moves printed like fractions: White's above a line, Black's below it.

use std::cell::Cell;
use std::ops::Range;

use rules::Color;

use super::item::{Gap, ItemKind};
use super::page::Page;
use super::state::{Below, State};
use super::track::Track;
use super::words::Words;

/// How many moves are tried either way.
const MOVES_TO_TELL: usize = 4;

/// The same state in two rows, if rows begin here and can be read better as such.
pub(super) fn rows(track: &Track<'_>, state: &State) -> Option<State> {
    let page = track.words.page;
    if state.below.is_some() || state.position.turn() == Color::Black {
        return None;
    }
    let at = page.skip(state.at);
    let Some(ItemKind::Number { value, .. }) = page.kind(at) else {
        return None;
    };
    if value != state.due() || at >= track.limit {
        return None;
    }
    let below = below(page, at, track.limit)?;
    let rows = State {
        at,
        below: Some(below),
        ..state.clone()
    };
    // Read on as one line, no answer stands where it has to. What was decided makes no rows of a line,
    // unless a word has to be decided before they show.
    let undecided = Track {
        words: Words {
            decided: 0,
            ..track.words
        },
        budget: Cell::new(track.budget.get()),
        ..*track
    };
    for track in [&undecided, track] {
        let plain = track.look(state, MOVES_TO_TELL);
        if plain.plies > 1 {
            return None;
        }
        if track.look(&rows, MOVES_TO_TELL) > plain {
            return Some(rows);
        }
    }
    None
}

/// The rows that begin with a number: numbers that count on, each with words behind it, and below
/// them words without numbers, or with the same.
fn below(page: &Page<'_>, first: usize, limit: usize) -> Option<Below> {
    let line_end = |start: usize| {
        (start + 1..limit)
            .find(|&at| page.gap(at) >= Gap::Line)
            .unwrap_or(limit)
    };
    if page.gap(first) < Gap::Line {
        return None;
    }
    let above_end = line_end(first);
    let above = numbers(page, first..above_end);
    let start = (above_end..limit).find(|&at| {
        page.kind(at) != Some(ItemKind::Rule) && page.kind(at) != Some(ItemKind::Diagram)
    })?;
    if above.is_empty() || above.iter().any(|(_, words)| words.is_empty()) {
        return None;
    }
    let is_ruled = start > above_end;
    if above.len() < 2 && !is_ruled {
        return None;
    }
    let end = line_end(start);
    let below = numbers(page, start..end);
    let value = |numbers: &[(usize, Range<usize>)]| numbers.first().map(|&(at, _)| page.kind(at));
    // A line that only ends the move above is no row: "R takes R" above "ch."
    let is_free = below.is_empty()
        && (start..end).any(|at| page.is_move_like(at))
        && (start..end).all(|at| {
            page.form(at).is_notation()
                || page.kind(at) == Some(ItemKind::Mark)
                || page.looks_garbled(at)
        });
    let is_as_long = [0, 1].contains(&above.len().wrapping_sub(below.len()));
    let is_numbered = is_as_long && value(&below) == value(&above);
    (is_free || is_numbered).then_some(Below {
        above_end,
        at: start,
        end,
    })
}

/// The numbers of a line that count on from its first item, each with the words behind it.
fn numbers(page: &Page<'_>, line: Range<usize>) -> Vec<(usize, Range<usize>)> {
    let mut numbers: Vec<(usize, Range<usize>)> = Vec::new();
    let mut next = None;
    for at in line.clone() {
        let Some(ItemKind::Number { value, is_marked }) = page.kind(at) else {
            if numbers.is_empty() {
                return numbers;
            }
            continue;
        };
        let is_next = next.is_none_or(|next| next == value) && (is_marked || at == line.start);
        if is_next {
            if let Some((_, words)) = numbers.last_mut() {
                words.end = at;
            }
            next = value.checked_add(1);
            numbers.push((at, at + 1..line.end));
        }
    }
    numbers
}
