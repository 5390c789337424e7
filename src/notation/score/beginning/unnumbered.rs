//! Games without numbers: lists of moves, and columns under the headings of the sides.

use std::ops::Range;

use rules::Position;

use super::super::form::Form;
use super::super::game::Reader;
use super::super::item::ItemKind;
use super::super::state::Below;
use super::super::{System, ending, heading};
use super::{Beginning, MOVES_TO_TELL};

/// How many items a column of moves under its heading has at least.
const FEWEST_IN_COLUMN: usize = 4;

impl Reader<'_> {
    /// A list of moves without numbers, if a text is nothing else; or two columns of them under
    /// the headings of the sides.
    pub(super) fn list(&self, from: usize, start: &Position) -> Option<(Beginning, Vec<System>)> {
        let page = self.page;
        if let Some(found) = self.headed_columns(from..page.len(), start) {
            return Some(found);
        }
        let is_move = |at: usize| {
            page.kind(at) == Some(ItemKind::Mark)
                || page.form(at).is_notation()
                || ending::at(page.text, &page.items[at..], None).is_some()
        };
        let headings = heading::headings(page.text, &page.items[from..]);
        let headed = headings
            .iter()
            .map(|token| token.span.end)
            .max()
            .unwrap_or(0);
        let item = (from..page.len()).find(|&at| page.byte(at) >= headed)?;
        // Moves over the last heading are those of the other side.
        if !(item..page.len()).all(is_move)
            || (from..item)
                .filter(|&at| page.is_move_like(at))
                .nth(2)
                .is_some()
        {
            return None;
        }
        let first = Beginning {
            item,
            has_numbers: false,
            limit: page.len(),
            below: None,
        };
        let links = |system: &System| {
            let track = self.undecided(*system, page.len(), true);
            track.look(&first.state(page, start), MOVES_TO_TELL).plies > 1
        };
        let systems: Vec<System> = self.systems().into_iter().filter(links).collect();
        (!systems.is_empty()).then_some((first, systems))
    }

    /// The moves of White under one heading and those of Black under another, the numbers lost.
    pub(super) fn headed_columns(
        &self,
        within: Range<usize>,
        start: &Position,
    ) -> Option<(Beginning, Vec<System>)> {
        let page = self.page;
        let sides: Vec<usize> = within
            .filter(|&at| {
                page.kind(at) == Some(ItemKind::Word) && heading::side(page.word(at)).is_some()
            })
            .take(4)
            .collect();
        let [white, black, ..] = sides[..] else {
            return None;
        };
        if black - white < FEWEST_IN_COLUMN {
            return None;
        }
        let is_first = |at: &usize| page.form(*at) == Form::Begins || page.looks_garbled(*at);
        for item in (white + 1..black).filter(is_first).take(4) {
            let first = Beginning {
                item,
                has_numbers: false,
                limit: page.len(),
                below: Some(Below {
                    above_end: black,
                    at: black + 1,
                    end: page.len(),
                }),
            };
            let links = |system: &System| {
                let track = self.undecided(*system, page.len(), false);
                track.look(&first.state(page, start), MOVES_TO_TELL).plies >= MOVES_TO_TELL
            };
            let systems: Vec<System> = self.systems().into_iter().filter(links).collect();
            if !systems.is_empty() {
                return Some((first, systems));
            }
        }
        None
    }
}
