//! Numbered moves that are left over where a game would seem to be over.

use std::ops::Range;

use super::item::{Gap, ItemKind};
use super::page::{Class, Page};
use super::{Choice, Choices};

/// How many items behind a number the next one is looked for.
const COUNTED_WITHIN: usize = 40;

/// How many numbers further on than the one that is due are still of the game.
const FURTHEST: u32 = 40;

impl Page<'_> {
    /// The numbered moves behind the last linked one, line by line; `due` is the number that is next.
    /// What a reader has said to be none of the game is not counted.
    pub(super) fn left_over(
        &self,
        items: Range<usize>,
        due: u32,
        is_ended: bool,
        choices: &Choices,
    ) -> Vec<Range<usize>> {
        let is_numbered = |at: usize| {
            let first = self.behind_dots(at + 1);
            let refused = |at: usize| choices.get(&self.byte(at)) == Some(&Choice::NoMove);
            self.is_move_like(first) && !refused(at) && !refused(first)
        };
        // A number directly behind the last move counts on, wherever it stands on its line.
        let follows = self.skip(items.start);
        let is_due_left = {
            let places = self.places(due, items.start).iter();
            let mut places = places.take_while(|&&place| place < items.end);
            places.any(|&place| is_numbered(place))
        };
        // Numbers that count on are moves even within a sentence, unless the game has ended before it,
        // and those a little further on as well where the one that is due stands nowhere.
        let is_near =
            |value: u32| value == due || (due + 1..=due + 3).contains(&value) && !is_due_left;
        let counts_on = |at: usize, value: u32| {
            let next = self.places(value + 1, at + 1).iter();
            let mut next = next.take_while(|&&next| next < (at + COUNTED_WITHIN).min(items.end));
            is_near(value) && !is_ended && next.any(|&next| is_numbered(next))
        };
        let mut left = Vec::new();
        let mut next = due;
        let mut at = items.start;
        while at < items.end {
            if let Some(ItemKind::Number { value, .. }) = self.kind(at)
                && (next..next + FURTHEST).contains(&value)
                && (self.class(at) == Class::Strong
                    || counts_on(at, value)
                    || is_near(value) && !is_ended && self.is_clear(at)
                    || at == follows
                        && self.gap(at) < Gap::Paragraph
                        && !(is_ended && self.told(self.behind_dots(at + 1)).is_some()))
                && is_numbered(at)
            {
                let end = (at + 1..items.end)
                    .find(|&at| self.gap(at) >= Gap::Line)
                    .unwrap_or(items.end);
                left.push(at..end);
                next = value;
                at = end;
                continue;
            }
            at += 1;
        }
        left
    }

    /// Whether a number stands behind a sentence, and no sentence goes on behind its moves.
    fn is_clear(&self, at: usize) -> bool {
        self.class(at) >= Class::Medium && self.told(self.behind_dots(at + 1)).is_none()
    }
}
