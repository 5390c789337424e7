//! Moves that nothing was linked to: behind a question, passed over, left before the last one read.

use std::ops::Range;

use rules::Color;

use super::super::Reason;
use super::super::item::{Gap, ItemKind};
use super::super::page::Class;
use super::super::place::Site;
use super::super::state::State;
use super::super::token::TokenKind;
use super::super::track::Track;
use super::Labels;

impl Labels<'_> {
    /// Names moves behind a place that could not be read.
    pub(super) fn unlinked(&mut self, items: Range<usize>) {
        let page = self.page;
        let mut at = items.start;
        let mut is_run = true;
        while at < items.end {
            if self.kinds[at - self.first].is_some() {
                at += 1;
                continue;
            }
            let next = page.behind_dots(at + 1);
            if let Some(ItemKind::Number { value: printed, .. }) = page.kind(at)
                && next < items.end
                && page.is_move_like(next)
            {
                self.add(at..at + 1, TokenKind::Number { printed, due: None });
                at = next;
                is_run = true;
                continue;
            }
            if !is_run || !page.is_move_like(at) {
                is_run = is_run && page.skip(at) > at;
                at += 1;
                continue;
            }
            let start = at;
            at += 1;
            while at < items.end
                && self.kinds[at - self.first].is_none()
                && page.form(at).is_notation()
                && page.gap(at) < Gap::Wide
            {
                at += 1;
            }
            self.add(start..at, TokenKind::Unlinked);
        }
    }

    /// A numbered move that was passed over: a move was supplied where the number stood behind it, or
    /// one was linked further on though no sentence goes on behind the first.
    pub(super) fn passed_over(
        &mut self,
        track: &Track<'_>,
        items: Range<usize>,
        state: &State,
        is_supplied: bool,
        reason: Reason,
    ) {
        let page = self.page;
        let choices = track.words.choices;
        let is_black = state.position.turn() == Color::Black;
        let is_decided = |at: usize| choices.contains(page.byte(at));
        let is_passed = |at: usize| {
            let first = page.behind_dots(at + 1);
            let is_mentioned = || page.mention(first).is_some() || (first > at + 1) != is_black;
            let is_next = at == page.skip(items.start) && page.gap(at) < Gap::Paragraph;
            // Words that are no move here are a misprint rather than a move that was not played.
            let is_unread = || {
                let site = Site::unnumbered(first, Reason::Confirmed);
                let readings = track.read(state, &site);
                readings.exact.is_empty() && readings.several.is_none()
            };
            let is_clear = match page.class(at) {
                // A line of moves that was found not to be the game is a variation.
                Class::Strong => {
                    let is_judged = matches!(reason, Reason::Confirmed | Reason::Chosen);
                    !is_mentioned() && (!is_judged || is_unread())
                }
                Class::Medium => !is_mentioned() && (is_next || is_unread()),
                Class::Weak => is_next && !is_mentioned(),
            };
            let is_supplied =
                is_supplied && (page.class(at) >= Class::Medium || page.line(at).items.start == at);
            (is_supplied || is_clear)
                && page.is_move_like(first)
                && !is_decided(at)
                && !is_decided(first)
        };
        let places = page.places(state.due(), items.start).iter();
        let places: Vec<usize> = places
            .copied()
            .take_while(|&at| at < items.end)
            .filter(|&at| page.behind_dots(at + 1) < items.end && is_passed(at))
            .collect();
        for at in places {
            let end = (at + 1..items.end)
                .find(|&at| page.gap(at) >= Gap::Line)
                .unwrap_or(items.end);
            self.unlinked(at..end);
        }
    }

    /// A move that comes next and stands before the last one that was read.
    pub(super) fn left_before(&mut self, track: &Track<'_>, items: Range<usize>, state: &State) {
        let page = self.page;
        let is_black = state.position.turn() == Color::Black;
        let is_left = |&at: &usize| {
            let place = track.numbered(at);
            let is_next = |(start, has_dots)| {
                has_dots == is_black
                    && page.mention(start).is_none()
                    && !track.words.choices.contains(page.byte(start))
            };
            page.class(at) == Class::Strong
                && self.kinds[at - self.first].is_none()
                && place.is_some_and(is_next)
        };
        let places = page.places(state.due(), items.start).iter().copied();
        if let Some(at) = places.take_while(|&at| at < items.end).find(is_left) {
            let end = page.line(at).items.end.min(items.end);
            self.unlinked(at..end);
        }
    }
}
