//! Which numbers of a text count moves: not ranks, not those of a sentence.

use std::ops::{Range, RangeInclusive};

use rules::Color;

use super::ending;
use super::follow::Follower;
use super::form::{Form, ends_with_file};
use super::item::{Gap, ItemKind};
use super::solve::{LONGEST_MOVE, Plan};
use super::token::TokenKind;

impl Follower<'_, '_, '_> {
    pub(super) fn due(&self) -> u32 {
        self.link
            .position
            .fullmove_number()
            .saturating_add(self.offset)
    }

    pub(super) fn is_due(&self, value: u32) -> bool {
        value == self.due() || value == self.due().saturating_add(1)
    }

    /// Whether a number stands behind a word of a sentence, on the same line.
    pub(super) fn is_in_sentence(&self, at: usize) -> bool {
        let words = &self.link.words;
        let Some(before) = at.checked_sub(1) else {
            return false;
        };
        let is_named = self.link.tokens.last().is_some_and(|token| {
            token.kind != TokenKind::Prose && token.span.end > words.items[before].span.start
        });
        words.items[at].gap < Gap::Line
            && words.items[before].kind == ItemKind::Word
            && words.form(before) == Form::Other
            && !is_named
    }

    pub(super) fn behind_dots(&self, at: usize) -> usize {
        let items = self.link.words.items;
        (at..items.len())
            .find(|&at| items[at].kind != ItemKind::Dots)
            .unwrap_or(items.len())
    }

    /// Whether an item begins a move; behind the last one there is none.
    pub(super) fn begins_move(&self, at: usize) -> bool {
        at < self.link.words.items.len() && self.link.words.form(at) == Form::Begins
    }

    /// Where the words behind a number end, and how many moves they have to be.
    pub(super) fn segment_end(&self, first: usize, value: u32) -> (usize, RangeInclusive<usize>) {
        let items = self.link.words.items;
        let is_white = self.link.turn() == Color::White;
        let next = value.saturating_add(1);
        let mut at = first;
        let limit = items.len().min(first.saturating_add(self.horizon));
        while at < limit {
            if at > first && ending::at(self.link.words.text, &items[at..], None).is_some() {
                return (at, self.counts(None));
            }
            let ItemKind::Number {
                value: other,
                is_marked,
            } = items[at].kind
            else {
                at += 1;
                continue;
            };
            let is_repeat = is_white && other == value && self.repeats != Some(false);
            let opens_line = items[at].gap == Gap::Line;
            let may_be_rank = at > first
                && items[at].gap < Gap::Line
                && ends_with_file(self.link.words.word(at - 1));
            let begins = self.begins_move(self.behind_dots(at + 1));
            let counts = self.counts(Some(is_repeat));
            let is_expected = is_repeat || other == next;
            let is_sentence = self.is_in_sentence(at);
            // Behind so many words no number can be found out to be a rank.
            let is_lost = may_be_rank && at - first > LONGEST_MOVE;
            let is_break = if is_sentence || is_lost {
                false
            } else if may_be_rank {
                let is_doubled = matches!(items.get(at + 1).map(|item| item.kind),
                    Some(ItemKind::Number { value, is_marked: true }) if value == other);
                is_expected && is_marked && !is_doubled && self.is_solved(first..at, counts.clone())
            } else if is_expected {
                is_marked || opens_line || begins
            } else {
                is_marked && opens_line && (begins || other == 1)
            };
            if is_break {
                let is_other = !is_expected;
                return (at, if is_other { self.counts(None) } else { counts });
            }
            at += 1;
        }
        (limit, self.counts(None))
    }

    /// How many moves stand before a number: Black's own, the next one, or none.
    pub(super) fn counts(&self, number: Option<bool>) -> RangeInclusive<usize> {
        match (self.link.turn(), number) {
            (Color::Black, _) | (Color::White, Some(true)) => 1..=1,
            (Color::White, Some(false)) => 2..=2,
            (Color::White, None) => 1..=2,
        }
    }

    /// The next number, or the end.
    pub(super) fn next_number(&self, from: usize) -> usize {
        let items = self.link.words.items;
        (from..items.len())
            .find(|&at| {
                matches!(
                    items[at].kind,
                    ItemKind::Number {
                        is_marked: true,
                        ..
                    }
                ) || ending::at(self.link.words.text, &items[at..], None).is_some()
            })
            .unwrap_or(items.len())
    }

    /// Whether a run is legal moves, in one way only.
    pub(super) fn is_solved(&self, run: Range<usize>, counts: RangeInclusive<usize>) -> bool {
        let link = &self.link;
        let plan = Plan::Run(run, counts);
        link.words
            .solve(&link.position, &link.origins, &plan)
            .answers
            .len()
            == 1
    }
}
