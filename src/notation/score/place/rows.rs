//! The next move of a side whose moves stand in a row or column of their own.

use rules::Color;

use super::super::Reason;
use super::super::item::{Gap, ItemKind};
use super::super::page::{Class, LineKind};
use super::super::state::{Below, State};
use super::super::track::Track;
use super::Site;

impl Track<'_> {
    /// The next move of a side whose moves stand in a row or column of their own.
    pub(super) fn in_rows(&self, state: &State) -> Option<Site> {
        let page = self.words.page;
        let (from, end) = state.row()?;
        // Behind the number that is due stands its move, printed well or not.
        let first = page.skip(from);
        let due = state.due();
        if first < end
            && matches!(page.kind(first), Some(ItemKind::Number { value, .. }) if value == due)
        {
            let start = page.behind_dots(first + 1);
            let is_word = page.kind(start) == Some(ItemKind::Word) && page.gap(start) < Gap::Line;
            if is_word && start < end && !self.is_no_move(start) && !self.is_no_move(first) {
                return Some(Site::numbered(start, first, Reason::Numbered));
            }
        }
        let is_move = |at: &usize| page.is_move_like(*at) && !self.is_no_move(*at);
        let is_of_row = |at: &usize| is_move(at) && page.line(*at).kind != LineKind::Prose;
        let start = (from..end).find(is_of_row);
        let start = start.or_else(|| (from..end).find(is_move))?;
        // A number outranks the words before it that have none.
        let numbered = page.places(due, from).iter().copied();
        let numbered = numbered.take_while(|&at| at < end).find_map(|at| {
            let is_clear = page.line(at).items.start == at;
            let (start, _) = self.numbered(at).filter(|_| is_clear)?;
            Some(Site::numbered(start, at, Reason::Numbered))
        });
        let is_number = |at: &usize| matches!(page.kind(*at), Some(ItemKind::Number { .. }));
        let number = (from..start).rev().find(is_number);
        let site = Site {
            start,
            number,
            reason: Reason::Numbered,
        };
        match number {
            // What stands apart in a column without a number is none of its moves.
            None => numbered.or((page.gap(start) < Gap::Paragraph).then_some(site)),
            Some(_) => Some(site),
        }
    }

    /// Both columns are read, and further down, as on the next page, all moves of White stand before all of
    /// Black once more: the state in those columns.
    pub(in crate::score) fn next_columns(&self, state: &State) -> Option<State> {
        let page = self.words.page;
        let below = state
            .below
            .filter(|_| state.position.turn() == Color::White)?;
        if page.skip(state.at) < below.above_end && self.in_rows(state).is_some() {
            return None;
        }
        let opens = |at: &usize| {
            page.class(*at) == Class::Strong
                && !self.is_no_move(*at)
                && self.numbered(*at).is_some()
        };
        let places = page.places(state.due(), below.at).iter().copied();
        let mut places = places.take_while(|&at| at < below.end).filter(opens);
        let (white, black) = (places.next()?, places.next()?);
        let mut next = state.clone();
        next.at = white;
        next.below = Some(Below {
            above_end: black,
            at: black,
            end: below.end,
        });
        Some(next)
    }

    /// Whether a number in the row of a side shows that a move is missing before it.
    pub(super) fn is_ahead(&self, state: &State, at: usize) -> bool {
        let due = state.due();
        let Some(ItemKind::Number { value, .. }) = self.words.page.kind(at) else {
            return false;
        };
        // Where the number behind it is the one that follows the due one, this one is misprinted.
        let end = state.row().map_or(self.limit, |(_, end)| end);
        let next = |number: u32| {
            let next = self.words.page.places(number, at + 1).first();
            next.filter(|&&next| next < end)
        };
        let is_before = |one: Option<&usize>, other: Option<&usize>| {
            one.is_some_and(|one| other.is_none_or(|other| one < other))
        };
        let goes_on = next(due + 1);
        match value > due {
            true => value <= due + 3 && !is_before(goes_on, next(value + 1)),
            false => value < due && is_before(next(due), goes_on),
        }
    }
}
