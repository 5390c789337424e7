//! How much the place of a number on a page speaks for it.

use super::super::form::{self, Form};
use super::super::heading;
use super::super::item::{Gap, ItemKind};
use super::{LineKind, Page};

/// How many items the name of a side with that of a player has at most.
const LONGEST_LABEL: usize = 6;

/// How much a place speaks for the number that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::score) enum Class {
    /// A sentence goes on here.
    Weak,
    /// A sentence ended before it.
    Medium,
    /// A line of the score begins with it.
    Strong,
}

impl Page<'_> {
    /// How much the place of a number speaks for it.
    pub(in crate::score) fn class(&self, at: usize) -> Class {
        let line = self.line(at);
        let Some(before) = at.checked_sub(1) else {
            return Class::Strong;
        };
        if line.items.start == at {
            let above = self.line_before(at);
            let is_prose_above = above.is_some_and(|above| above.prose.is_some());
            return match line.kind {
                LineKind::Prose if line.opens_paragraph || !is_prose_above => Class::Medium,
                LineKind::Prose if self.ends_sentence(before) => Class::Medium,
                LineKind::Prose => Class::Weak,
                _ if line.prose.is_none() && self.opens_mention(at) => Class::Medium,
                _ if line.prose.is_none() => Class::Strong,
                _ if self.ends_sentence(before) => Class::Medium,
                _ => Class::Weak,
            };
        }
        if self.is_labelled(at) {
            return Class::Strong;
        }
        let mut before = before;
        // A stray sign says nothing.
        let is_passed = |at: usize| match self.items[at].kind {
            ItemKind::Comment | ItemKind::Mark => true,
            ItemKind::Word => matches!(self.word(at), "'" | "." | "■" | "•" | "«" | "»"),
            _ => false,
        };
        while is_passed(before) && before > line.items.start {
            before -= 1;
        }
        match self.items[before].kind {
            ItemKind::Word if self.is_of_sentence(before) && self.ends_sentence(before) => {
                Class::Medium
            }
            ItemKind::Comment | ItemKind::Diagram | ItemKind::Rule => Class::Medium,
            // A rank may be the last word of a sentence: "follows 6. Kt to B 3. 6. ... B to Kt 5".
            ItemKind::Word | ItemKind::Number { value: 1..=8, .. }
                if self.closes_sentence(before) =>
            {
                Class::Medium
            }
            _ => Class::Weak,
        }
    }

    /// Whether the name of a side stands before a number, and nothing else: "White (Mr. M.): 1 P-K4".
    pub(in crate::score) fn is_labelled(&self, at: usize) -> bool {
        let first = self.line(at).items.start;
        let label = &self.text[self.byte(first).min(self.byte(at))..self.byte(at)];
        first < at
            && at - first <= LONGEST_LABEL
            && heading::side(self.word(first)).is_some()
            && label.trim_end().ends_with([':', ')', '—', '–', '.'])
    }

    /// Whether the name of an opening stands at an item: "King's Gambit".
    pub(in crate::score) fn names_opening(&self, at: usize) -> bool {
        let next = at + 1;
        self.word(at).ends_with(['s', 'S'])
            && self.kind(next) == Some(ItemKind::Word)
            && self.form(next) == Form::Other
            && self.gap(next) <= Gap::Blank
            && !self.looks_garbled(next)
    }

    /// Whether the moves behind a number are those of which a sentence speaks.
    fn opens_mention(&self, at: usize) -> bool {
        let mention = self.mention(self.behind_dots(at + 1));
        mention.is_some_and(|mention| mention.is_short)
    }

    /// Whether a word is no notation, or one of those that sentences have as well: "a good one".
    fn is_of_sentence(&self, at: usize) -> bool {
        let is_small = |at: usize| {
            let word = form::bare(self.word(at));
            !word.is_empty() && word.chars().all(char::is_lowercase)
        };
        let is_of_words = |at: usize| self.form(at) == Form::Other || is_small(at);
        let before = at.checked_sub(1);
        self.form(at) == Form::Other
            || self.word(at).len() > 3 && is_small(at) && before.is_some_and(is_of_words)
    }

    /// Whether a sentence ends with a word.
    pub(in crate::score) fn ends_sentence(&self, at: usize) -> bool {
        let end = self.items[at].span.end;
        let word = self.word(at);
        word.trim_end_matches([')', '"', '”', ']', '\'', '’'])
            .ends_with(['.', '!', '?', '…'])
            || self.items[at].kind == ItemKind::Mark
            || self.text[end..].starts_with(['.', '!', '?'])
    }
}
