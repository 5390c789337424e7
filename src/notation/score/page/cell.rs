//! Lines of a table: a lone move below those of Black is one of Black, and numbers count on.

use super::super::item::{Gap, ItemKind};
use super::{Line, LineKind, Page};
use crate::part;

/// This many lines above and below another are looked at.
const NEAR: usize = 8;

/// This many items before and behind a number tell whether they count on.
const NEAR_ITEMS: usize = 24;

impl Page<'_> {
    /// Whether the only move behind a number stands in the column of Black, so that White's is missing.
    pub(in crate::score) fn is_answer(&self, number: usize, first: usize) -> bool {
        let line = self.line(number);
        // A number between the columns stands behind the move of White.
        let between = self.text.get(self.items[number].span.end..self.byte(first));
        let between = between.unwrap_or_default();
        // "4. , Kt to B 3"; the comma of "12, Kt-Q4" stands for a stop.
        let ItemKind::Number { is_marked, .. } = self.items[number].kind else {
            return false;
        };
        if is_marked && between.trim_start().starts_with([',', ';']) {
            return true;
        }
        if self.gap(first) != Gap::Wide
            || line.items.start != number
            || self.second(line, first).is_some()
        {
            return false;
        }
        if part::has_letter(between, '|') {
            return between.matches('|').count() > 1;
        }
        let mut columns = self.beside(number).map(|mut lines| {
            lines.find_map(|line| {
                let start = line.items.start;
                let is_numbered = matches!(self.kind(start), Some(ItemKind::Number { .. }));
                let white = self.behind_dots(start + 1);
                let black = self.second(line, white)?;
                (line.kind == LineKind::PrintedScore && is_numbered && white == start + 1)
                    .then(|| [white, black].map(|at| self.items[at].column))
            })
        });
        let column = self.items[first].column;
        let is_below = |[white, black]: [usize; 2]| column > white + 2 && column + 2 > black;
        columns.iter().any(Option::is_some)
            && columns.iter_mut().flatten().all(|ends| is_below(*ends))
    }

    /// The next lines above that of an item, from below, and those below it.
    fn beside(&self, at: usize) -> [Box<dyn Iterator<Item = &Line> + '_>; 2] {
        let place = self.line_of[at];
        let above = &self.lines[place.saturating_sub(NEAR)..place];
        let below = &self.lines[place + 1..self.lines.len().min(place + 1 + NEAR)];
        [Box::new(above.iter().rev()), Box::new(below.iter())]
    }

    /// Whether the numbers around one count on as if it were printed otherwise: those of the lines above
    /// and below, or those before it and behind it.
    pub(in crate::score) fn is_counted_over(&self, number: usize) -> bool {
        let value = |at: usize| match self.kind(at)? {
            ItemKind::Number { value, .. } if !self.may_be_rank(at) => {
                let first = self.behind_dots(at + 1);
                self.is_move_like(first).then_some((value, first > at + 1))
            }
            _ => None,
        };
        let lines = self.beside(number).map(|mut lines| {
            lines.find_map(|line| {
                value(line.items.start).filter(|_| line.kind == LineKind::PrintedScore)
            })
        });
        let items = [
            (number.saturating_sub(NEAR_ITEMS)..number)
                .rev()
                .find_map(value),
            (number + 1..self.len().min(number + NEAR_ITEMS)).find_map(value),
        ];
        let is_over = |[before, behind]: [Option<(u32, bool)>; 2]| {
            let pair = before.zip(behind);
            pair.is_some_and(|((before, _), (behind, has_dots))| {
                behind + u32::from(has_dots) == before + 2
            })
        };
        is_over(lines) && self.line(number).items.start == number || is_over(items)
    }

    /// The move that stands apart on a line behind another.
    fn second(&self, line: &Line, first: usize) -> Option<usize> {
        let mut behind = first + 1..line.items.end;
        behind.find(|&at| self.gap(at) == Gap::Wide && self.is_move_like(at))
    }
}
