//! First numbers that are none of a game, and those that are though they do not say so: a variation may
//! be numbered from one on, and the first number of a game may be misprinted.

use rules::{Color, Position};

use super::System;
use super::beginning::Beginning;
use super::game::{Reader, Run};
use super::item::{Gap, ItemKind};
use super::page::{Class, LineKind};
use super::place::is_garbled_number;

/// How many moves show that a game begins with a misprinted number, or goes on behind a variation.
const MOVES_TO_TELL: usize = 4;

/// How many moves behind a variation are followed.
const FOLLOWED: usize = 24;

impl Reader<'_> {
    /// The first game between two items whose first number is misprinted or cannot be read: it opens
    /// the line directly before the number two.
    pub(super) fn misprinted_first(
        &self,
        from: usize,
        end: usize,
        start: &Position,
    ) -> Option<(Beginning, Vec<System>)> {
        if *start != Position::default() {
            return None;
        }
        let page = self.page;
        let seconds = page.places(2, from + 1).iter();
        let mut seconds = seconds.copied().take_while(|&second| second < end);
        seconds.find_map(|second| {
            let at = match page.line(second).items.start {
                at if at == second => page.line(second - 1).items.start,
                at => at,
            };
            let first = page.behind_dots(at + 1);
            let word = page.word(at);
            let is_number = match page.kind(at) {
                Some(ItemKind::Number { value, .. }) => value != 1,
                Some(ItemKind::Word) => is_garbled_number(word),
                _ => false,
            };
            let is_sign = || match page.kind(at) {
                Some(ItemKind::Comment) => word == "[1]",
                Some(ItemKind::Word) => word.trim_end_matches('.').chars().count() == 1,
                kind => kind == Some(ItemKind::Mark),
            };
            let is_first = (from..end).contains(&at)
                && page.line(at).kind != LineKind::Prose
                && first < second
                && page.gap(first) < Gap::Line
                && page.is_move_like(first)
                && page.is_move_like(second + 1)
                && (is_number || is_sign());
            if !is_first {
                return None;
            }
            let begun = Beginning {
                item: if is_number { at } else { first },
                has_numbers: true,
                limit: page.len(),
                below: None,
            };
            let begins = |system: &System| {
                let track = self.undecided(*system, page.len(), false);
                track.look(&begun.state(page, start), MOVES_TO_TELL).plies >= MOVES_TO_TELL
            };
            let systems: Vec<System> = self.systems().into_iter().filter(begins).collect();
            (!systems.is_empty()).then_some((begun, systems))
        })
    }

    /// Whether a game that seems to end before another one goes on behind it: that one is a variation,
    /// numbered from one on. Gives the end of the game.
    pub(super) fn behind_variation(
        &self,
        first: &Beginning,
        system: System,
        run: &Run,
    ) -> Option<usize> {
        let page = self.page;
        let inner = first.limit;
        if inner >= page.len()
            || run.question.is_some()
            || run.ending.is_some()
            || first.below.is_some()
        {
            return None;
        }
        let limit = self.next_beginning(inner + 1);
        let track = self.undecided(system, limit, false);
        let start = Position::default();
        let most = run.steps.len() + FOLLOWED;
        let other = Beginning {
            item: inner,
            ..*first
        };
        let mut due = page.places(run.state.due(), inner).iter();
        let is_on = due.any(|&at| {
            // Black's move behind White's has dots before it; without, it is one of White.
            let is_sides = |(_, has_dots)| has_dots == (run.state.position.turn() == Color::Black);
            let is_clear =
                page.class(at) == Class::Strong && track.numbered(at).is_some_and(is_sides);
            if at >= limit || !is_clear {
                return false;
            }
            let mut state = run.state.clone();
            state.at = at;
            let outer = track.look(&state, FOLLOWED);
            (outer.plies >= MOVES_TO_TELL || outer.is_over && outer.plies > 0)
                && run.steps.len() + outer.plies
                    > track.look(&other.state(page, &start), most).plies
        });
        is_on.then_some(limit)
    }
}
