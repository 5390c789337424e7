//! What words say in a position: one move, several, or something near a move.

use std::ops::Range;

use rules::{Move, Position};

use super::either::{only_castling, other_castling, other_wing};
use super::form::Form;
use super::item::{Gap, ItemKind};
use super::memory::Memory;
use super::page::Page;
use super::problem::ProblemKind;
use super::short::sort_short;
use super::{Choice, Choices, System, ending, rank};
use crate::descriptive::{Dialect, Warning};
use crate::origins::Origins;
use crate::part;

/// The longest move, in words: "K. Kt. P takes Q. B. P. dis. ch. e. p." has fewer.
pub(super) const LONGEST_MOVE: usize = 16;

/// What scanners put where they could not read a sign.
const LOST_SIGN: char = '*';

/// What every search needs.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) page: &'a Page<'a>,
    pub(super) system: System,
    pub(super) choices: &'a Choices,
    /// The first item of which no decision counts: what follows may be of another game.
    pub(super) decided: usize,
    pub(super) memory: &'a Memory,
}

/// Words that are a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) items: Range<usize>,
    pub(super) mv: Move,
    pub(super) warnings: Vec<Warning>,
}

/// What words say.
enum Said {
    One(Move, Vec<Warning>),
    Several(Vec<Move>),
    Nothing,
}

/// What the words at a place say.
#[derive(Default)]
pub(super) struct Readings {
    /// Words that are exactly one move, most likely first.
    pub(super) exact: Vec<Reading>,
    /// Words that fit several moves, if nothing longer fits one.
    pub(super) several: Option<(Range<usize>, Vec<Move>)>,
    /// Fewer of those words that are exactly one move: "Kt takes B" of "Kt takes B P".
    pub(super) shorter: Vec<Reading>,
}

impl Words<'_> {
    /// What was decided about the words at an item.
    pub(super) fn chosen(&self, at: usize) -> &[(usize, Choice)] {
        if at >= self.decided.min(self.page.len()) {
            return &[];
        }
        let byte = self.page.byte(at);
        self.choices.within(byte..byte + 1)
    }

    fn say(&self, position: &Position, origins: &Origins, items: Range<usize>) -> Said {
        let Some(dialect) = self.system.dialect() else {
            let printed = self.page.phrase(items);
            // "Lc4-b5: +" parts the sign of check from the move.
            let phrase = printed.trim_end_matches([':', ',', ';', ' ', '+', '†', '‡']);
            return match self.system.read(position, origins, phrase) {
                Ok((mv, _)) if self.is_marked_wrongly(position, mv, &printed) => Said::Nothing,
                Ok((mv, warnings)) => Said::One(mv, warnings),
                Err(unread) if matches!(unread.kind, ProblemKind::Ambiguous) => {
                    Said::Several(unread.possible.iter().map(|possible| possible.mv).collect())
                }
                Err(_) => Said::Nothing,
            };
        };
        if dialect == Dialect::English
            && items
                .clone()
                .any(|at| rank::is_unlike_ordinal(self.page.word(at)))
        {
            return Said::Nothing;
        }
        if self.parts_square(items.end) {
            return Said::Nothing;
        }
        let phrase = self
            .memory
            .phrase(self.page, items, position.turn(), dialect);
        let castling = || {
            only_castling(position, &phrase.words)
                .map_or(Said::Nothing, |mv| Said::One(mv, Vec::new()))
        };
        let Some(parsed) = &phrase.parsed else {
            return castling();
        };
        let moves = parsed.moves(position, origins).unwrap_or_default();
        match moves[..] {
            [] => castling(),
            [mv] => {
                let other = other_castling(position, &phrase.words, mv)
                    .or_else(|| other_wing(position, origins, &phrase.words, mv));
                match other {
                    Some(other) => Said::Several(vec![mv, other]),
                    None => Said::One(mv, parsed.warnings(position, mv)),
                }
            }
            _ => Said::Several(moves),
        }
    }

    /// The moves that words from an item on say; `next` is the number that may follow them.
    pub(super) fn readings(
        &self,
        position: &Position,
        origins: &Origins,
        start: usize,
        limit: usize,
        next: u32,
    ) -> Readings {
        let mut readings = Readings::default();
        let mut ends = self.ends(start, limit, next);
        // What the page sets apart stays apart as far as that works; else more words come first.
        sort_short(&mut ends, |&(end, crosses)| {
            (crosses, std::cmp::Reverse(end))
        });
        let mut is_left = false;
        for (end, crosses) in ends {
            let is_found = !readings.exact.is_empty() || readings.several.is_some();
            if crosses > Gap::Blank && is_found && !is_left {
                break;
            }
            let said = self.say(position, origins, start..end);
            is_left |= !matches!(said, Said::Nothing) && self.is_left(end, next);
            match said {
                Said::One(mv, warnings) => readings.exact.push(Reading {
                    items: start..end,
                    mv,
                    warnings,
                }),
                Said::Several(moves) if readings.exact.is_empty() && readings.several.is_none() => {
                    readings.several = Some((start..end, moves));
                }
                _ => {}
            }
        }
        // What leaves half a move behind is not what was meant, if anything else is.
        let is_whole = |reading: &Reading| !self.is_left(reading.items.end, next);
        if readings.exact.iter().any(is_whole) {
            readings.exact.retain(is_whole);
            if let Some((items, _)) = &readings.several
                && self.is_left(items.end, next)
            {
                readings.several = None;
            }
        }
        if !readings.exact.is_empty() && readings.several.is_some() {
            let longest = readings.several.as_ref().map_or(0, |(items, _)| items.end);
            if readings
                .exact
                .iter()
                .all(|reading| reading.items.end < longest)
            {
                readings.shorter = std::mem::take(&mut readings.exact);
            } else {
                readings.several = None;
            }
        }
        readings
    }

    /// Where a move that begins at an item can end, and the widest gap it then crosses.
    pub(super) fn ends(&self, start: usize, limit: usize, next: u32) -> Vec<(usize, Gap)> {
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

    /// Whether a move goes to a file of which no rank is named: "R to K".
    pub(super) fn is_rankless(&self, mut items: Range<usize>) -> bool {
        let Some(last) = items.clone().next_back() else {
            return false;
        };
        let last = self.page.word(last);
        let last = last.trim_end_matches(['.', LOST_SIGN]);
        let is_letter = last.ends_with(['K', 'Q', 'R', 'B', 't']);
        self.system == System::Descriptive
            && is_letter
            && !items.any(|at| takes(self.page.word(at)))
    }

    /// Whether a scanner's mark for what it could not read stands where the rank of a move would:
    /// "P-K *". Behind the last move of a text it is its result.
    pub(super) fn has_lost_rank(&self, end: usize) -> bool {
        let is_mark = |at: usize| self.page.kind(at).is_some() && self.page.word(at) == "*";
        self.page.word(end - 1).ends_with(LOST_SIGN)
            || is_mark(end) && self.page.kind(end + 1).is_some()
    }

    /// Whether a word ends with a rank.
    pub(super) fn is_ranked(&self, at: usize) -> bool {
        let word = self.page.word(at).trim_end_matches('.');
        word.ends_with(|letter: char| letter.is_ascii_digit())
    }

    /// Whether a word that can only be the rest of a move stands at an item.
    pub(super) fn is_left(&self, at: usize, next: u32) -> bool {
        let page = self.page;
        if let Some(ItemKind::Number { value, .. }) = page.kind(at) {
            // "Q. to Q. 8. sixth", printed for "Q. to Q. B. sixth".
            let is_file = page.form(at + 1) == Form::GoesOn
                && page.gap(at).max(page.gap(at + 1)) <= Gap::Blank
                && page.word(at + 1).ends_with(char::is_alphabetic);
            return is_file
                || self.is_rank_below(at, value, next)
                || self.is_rank_behind_file(at, value);
        }
        if page.kind(at) != Some(ItemKind::Word)
            || page.gap(at) > Gap::Line
            || page.gap(at) == Gap::Line
                && !(page.form(at) == Form::GoesOn && self.dangles(at) || self.is_halved(at))
            || ending::stands_at(page.text, &page.items[at..])
        {
            return false;
        }
        let word = page.word(at).trim_end_matches(['.', ',']);
        match page.form(at) {
            Form::GoesOn => true,
            Form::Begins => {
                self.is_halved(at)
                    || self.is_side_of_castling(at)
                    || page.names_side_of_castling(at)
            }
            Form::Joins => !["and", "in", "on", "at", "a", "from", "gives"]
                .iter()
                .any(|other| other.eq_ignore_ascii_case(word)),
            _ => false,
        }
    }

    /// Where misprinted words that begin at an item end, as far as the page shows it.
    pub(super) fn natural_end(&self, start: usize, limit: usize, next: u32) -> usize {
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

/// Whether a word says that a piece is taken.
fn takes(word: &str) -> bool {
    word.contains(['x', '×']) || word == "takes" || word == "tks"
}

/// What books print in ways of their own: the place of a piece behind the dash, as in "R-(B5)B7".
pub(super) fn idiom(phrase: &str) -> Option<String> {
    let open = part::find(phrase, "-(")?;
    let close = open + phrase[open..].find(')')?;
    let (piece, place) = (&phrase[..open], &phrase[open + 1..=close]);
    Some(format!("{piece}{place}-{}", &phrase[close + 1..]))
}
