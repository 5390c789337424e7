//! Where a move ends, as far as its words and the page show it.

use super::super::ending;
use super::super::form::Form;
use super::super::item::{Gap, ItemKind};
use super::{LONGEST_MOVE, Words, takes};
use crate::part;

impl Words<'_> {
    /// Where a move that begins at an item can end, and the widest gap it then crosses.
    pub(in crate::score) fn ends(
        &self,
        start: usize,
        limit: usize,
        next: u32,
    ) -> Vec<(usize, Gap)> {
        let limit = limit.min(self.page.len()).min(start + LONGEST_MOVE);
        self.memory
            .ends((start, limit, next), self.system.dialect(), || {
                self.find_ends(start, limit, next)
            })
    }

    fn find_ends(&self, start: usize, limit: usize, next: u32) -> Vec<(usize, Gap)> {
        let page = self.page;
        let mut ends = Vec::new();
        let mut crosses = Gap::Blank;
        let mut end = start;
        while end < limit {
            // A stop behind a number ends the move, and marks none of its ranks where files follow them.
            let is_marked = |at: usize| {
                matches!(
                    page.kind(at),
                    Some(ItemKind::Number {
                        is_marked: true,
                        ..
                    })
                )
            };
            let last = if page.rank_first.is_some() {
                end
            } else {
                end.saturating_sub(1)
            };
            let is_dashed = page.kind(end).is_some()
                && is_marked(end)
                && page.word(end).ends_with(['-', '—', '–']);
            if end > start && (last > start && page.has_stops && is_marked(last) || is_dashed) {
                break;
            }
            let is_number = page.form(end) == Form::GoesOn;
            if end > start {
                let gap = page.gap(end);
                // Words of one column do not go on in another.
                if gap >= Gap::Line && !page.is_next_in_text(end) {
                    break;
                }
                if gap == Gap::Paragraph || gap == Gap::Line && self.opens_other(end, next) {
                    break;
                }
                crosses = crosses.max(gap);
            }
            match page.kind(end) {
                Some(ItemKind::Word) => {}
                _ if is_number && (end > start || page.looks_garbled(start)) => {}
                // "Q-R 41" is "Q-R 4!".
                Some(ItemKind::Number {
                    value,
                    is_marked: false,
                }) if end > start
                    && page.gap(end) == Gap::Blank
                    && (11..=81).contains(&value)
                    && value % 10 == 1
                    && value != next
                    && value + 1 != next
                    && page
                        .word(end - 1)
                        .ends_with(|letter: char| letter.is_alphabetic()) => {}
                _ => break,
            }
            if end > start
                && page.kind(end) == Some(ItemKind::Word)
                && page.form(end) == Form::Other
                && !page.looks_garbled(end)
            {
                break;
            }
            end += 1;
            let is_over = end < limit && ending::stands_at(page.text, &page.items[end..]);
            // No move ends with "and" or "to".
            let is_joined = page.form(end - 1) == Form::Joins
                && page
                    .word(end - 1)
                    .chars()
                    .all(|letter| letter.is_ascii_lowercase());
            if (end >= limit || is_over || self.may_end(end, next)) && !is_joined {
                ends.push((end, crosses));
            }
            if is_over {
                break;
            }
        }
        ends
    }

    /// Whether a move can end before an item.
    fn may_end(&self, at: usize, next: u32) -> bool {
        let page = self.page;
        match page.kind(at) {
            Some(ItemKind::Word) => match page.form(at) {
                _ if page.gap(at) >= Gap::Wide => true,
                _ if ending::stands_at(page.text, &page.items[at..]) => true,
                Form::GoesOn => false,
                Form::Joins if self.is_ranked(at - 1) => true,
                Form::Joins => {
                    matches!(
                        page.word(at)
                            .trim_end_matches('.')
                            .to_ascii_lowercase()
                            .as_str(),
                        "and" | "in" | "on" | "at" | "a" | "from"
                    ) && !page.names_side_of_castling(at)
                }
                Form::Begins if page.is_file_of_wing(at) => false,
                Form::Begins => {
                    page.gap(at) > Gap::None
                        || page
                            .word(at - 1)
                            .ends_with(|letter: char| letter.is_ascii_digit())
                }
                Form::Near | Form::Other => true,
            },
            Some(ItemKind::Number {
                value: value @ 1..=8,
                is_marked: false,
            }) if page.gap(at) < Gap::Wide => {
                let takes = |at: usize| page.gap(at) < Gap::Line && takes(page.word(at));
                let is_taken = || (at.saturating_sub(4)..at).any(takes);
                let is_count = (value == next || value + 1 == next) && !page.is_rank(at);
                // Behind "(ch.)" no rank follows.
                let mark = page.word(at - 1).trim_matches(['(', ')', '.', ',']);
                let is_check = matches!(mark, "ch" | "check" | "mate");
                self.is_ranked(at - 1) || is_count || is_check || is_taken()
            }
            _ => !page.is_no_count(at),
        }
    }

    /// Where misprinted words that begin at an item end, as far as the page shows it.
    pub(in crate::score) fn natural_end(&self, start: usize, limit: usize, next: u32) -> usize {
        // A word that is none of a move stands for itself.
        if self.page.form(start) == Form::Other && !self.page.looks_garbled(start) {
            return start + 1;
        }
        let ends = self.ends(start, limit, next);
        let near: Vec<_> = ends.iter().filter(|(_, gap)| *gap <= Gap::Blank).collect();
        let complete = near.iter().find(|(end, _)| {
            if self.page.rank_first.is_some() && self.is_rank_behind(start, *end) {
                return self.page.kind(end - 1) == Some(ItemKind::Word);
            }
            let word = self.page.word(end - 1).trim_end_matches('.');
            word.ends_with(|letter: char| letter.is_ascii_digit())
                || self.page.phrase(start..*end).contains(['x', '×'])
                || part::has(&self.page.phrase(start..*end), "takes")
        });
        complete.or(near.last()).map_or(start + 1, |(end, _)| *end)
    }

    /// Whether a file stands behind its rank in some words, as in "C3FR" and "P 4 R".
    fn is_rank_behind(&self, start: usize, end: usize) -> bool {
        let phrase = self.page.phrase(start..end);
        let rank = phrase.find(|letter: char| letter.is_ascii_digit());
        rank.is_some_and(|rank| phrase[rank..].contains(|letter: char| letter.is_ascii_uppercase()))
    }
}
