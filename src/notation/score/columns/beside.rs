//! Games side by side: where a number stands on the page says of which game it is.

use std::ops::Range;

use super::super::item::{Gap, ItemKind};
use super::{OUT_OF_LINE, Row, Sheet};

/// This many lines have to go on with the numbers of several games.
const LEAST_LINES: usize = 2;

/// This many lines over the first numbers may be heads of the columns.
const MOST_HEADS: usize = 4;

/// Games side by side.
pub(super) struct Beside {
    /// The first item, that of a head if there is one.
    pub(super) start: usize,
    /// Of each game the items on each line.
    pub(super) parts: Vec<Vec<Range<usize>>>,
    pub(super) end: usize,
}

/// The columns of a game.
struct Game {
    column: usize,
    /// The number that comes next.
    due: u32,
}

impl Sheet<'_> {
    /// The games that begin in a row, if there are several: a number further on is not higher than the
    /// first. Heads may stand over it from an item on.
    pub(super) fn beside(&self, row: &Row, from: usize) -> Option<Beside> {
        let seconds = row.seconds.iter();
        let seconds = seconds.filter(|second| second.is_beside && second.number <= row.first);
        let first = Game {
            column: row.column,
            due: row.first,
        };
        let others = seconds.map(|second| Game {
            column: second.column,
            due: second.number,
        });
        let mut games: Vec<Game> = std::iter::once(first).chain(others).collect();
        if games.len() < 2 {
            return None;
        }
        let mut start = row.items.start;
        let mut parts: Vec<Vec<Range<usize>>> = vec![Vec::new(); games.len()];
        for _ in 0..MOST_HEADS {
            let Some(line) = self.line_before(start).filter(|line| line.start >= from) else {
                break;
            };
            let cells = self.cells(line.clone(), &games);
            if cells.iter().any(Range::is_empty) {
                break;
            }
            start = line.start;
            for (part, cell) in parts.iter_mut().zip(cells) {
                part.insert(0, cell);
            }
        }
        let mut lines = 0;
        let mut end = row.items.start;
        let mut is_below = false;
        while end < self.items.len() {
            let line = end..self.line_end(end);
            let cells = self.cells(line.clone(), &games);
            let goes_on = self.due(&cells, &games, 0) > 0 || {
                // A misprinted number stands over the one that follows it.
                let next = line.end..self.line_end(line.end);
                let next = self.cells(next, &games);
                let is_number = |cell: &Range<usize>| self.number(cell).is_some();
                cells.iter().any(is_number) && self.due(&next, &games, 1) > 0
            };
            // What stands directly below games says how each ended.
            if !goes_on && (is_below || self.items[end].gap > Gap::Line) {
                break;
            }
            is_below = !goes_on;
            lines += usize::from(self.due(&cells, &games, 0) > 1);
            for ((part, cell), game) in parts.iter_mut().zip(cells).zip(&mut games) {
                match self.number(&cell) {
                    // The next game stands below.
                    Some(1) => game.due = 2,
                    Some(_) => game.due += 1,
                    None => {}
                }
                part.push(cell);
            }
            end = line.end;
        }
        (lines >= LEAST_LINES).then_some(Beside { start, parts, end })
    }

    /// What stands of a line in the columns of each game.
    fn cells(&self, line: Range<usize>, games: &[Game]) -> Vec<Range<usize>> {
        let mut cells: Vec<Range<usize>> = Vec::with_capacity(games.len());
        let mut start = line.start;
        for next in &games[1..] {
            let begins = |at: &usize| {
                let item = &self.items[*at];
                let is_due = self.number(&(*at..line.end)) == Some(next.due);
                item.column + OUT_OF_LINE >= next.column
                    && (item.gap >= Gap::Wide || is_due && item.column <= next.column + OUT_OF_LINE)
            };
            let end = (start..line.end).find(begins).unwrap_or(line.end);
            cells.push(start..end);
            start = end;
        }
        cells.push(start..line.end);
        cells
    }

    /// The number with which some items begin.
    fn number(&self, cell: &Range<usize>) -> Option<u32> {
        match self.items.get(cell.start)?.kind {
            ItemKind::Number { value, .. } if !cell.is_empty() => Some(value),
            _ => None,
        }
    }

    /// How many games go on in a line; `ahead` if one line stands between.
    fn due(&self, cells: &[Range<usize>], games: &[Game], ahead: u32) -> usize {
        let pairs = cells.iter().zip(games);
        let is_due = |(cell, game): &(&Range<usize>, &Game)| {
            self.number(cell) == game.due.checked_add(ahead)
        };
        pairs.filter(is_due).count()
    }

    /// The line before an item, if no empty line parts them.
    fn line_before(&self, at: usize) -> Option<Range<usize>> {
        let before = at.checked_sub(1)?;
        let is_first = |at: &usize| self.items[*at].gap >= Gap::Line;
        let start = (0..=before).rev().find(is_first)?;
        (self.items[at].gap == Gap::Line).then_some(start..at)
    }
}
