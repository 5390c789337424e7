//! What words say in a position: one move, several, or something near a move.

mod ends;

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
