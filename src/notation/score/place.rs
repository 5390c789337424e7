//! Where the next move of a game can stand: behind its number, behind the move before it, on a
//! line of its own.

mod count;
mod further;
mod rows;

use rules::Color;

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::page::{Class, LineKind};
use super::state::State;
use super::track::{Step, Track};
use super::{Choice, Reason};
use crate::part;

/// How many numbers of one value are looked at behind a move.
pub(super) const MOST_PLACES: usize = 12;

/// How many items behind a doubtful number tell whether the count goes on.
pub(super) const CONFIRMED_WITHIN: usize = 44;

/// A place where the next move may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// The first word.
    pub(super) start: usize,
    /// The number before it.
    pub(super) number: Option<usize>,
    pub(super) reason: Reason,
}

impl Site {
    /// A place behind a number.
    pub(super) const fn numbered(start: usize, number: usize, reason: Reason) -> Self {
        Self {
            start,
            number: Some(number),
            reason,
        }
    }

    /// A place that no number stands before.
    pub(super) const fn unnumbered(start: usize, reason: Reason) -> Self {
        Self {
            start,
            number: None,
            reason,
        }
    }
}

/// All such places.
#[derive(Debug, Default)]
pub(super) struct Sites {
    /// Those that the page shows clearly; the first is the one.
    pub(super) strong: Vec<Site>,
    /// Where the number of the first of them stands again, if words part it from the last move.
    pub(super) rivals: Vec<Site>,
    /// Those that only what follows can confirm.
    pub(super) medium: Vec<Site>,
    /// Those behind which a sentence goes on, which may only speak of the move.
    pub(super) doubtful: Vec<Site>,
    /// The number that shows that the game goes on behind a move that is not there.
    pub(super) gone_on: Option<usize>,
}

impl Sites {
    /// Whether the game may go on before the words for which a move was chosen.
    pub(super) fn come_before(&self, step: &Step) -> bool {
        let start = step.reading.items.start;
        let mut places = self.medium.iter().chain(&self.doubtful);
        step.site.is_none() && self.strong.is_empty() && places.any(|site| site.start < start)
    }

    /// The first clear place, with its number, if that is the one that is due.
    pub(super) fn parted(&self) -> Option<(Site, usize)> {
        let first = self.strong.first().copied()?;
        let number = first.number?;
        (first.reason == Reason::Numbered).then_some((first, number))
    }
}

impl Track<'_> {
    /// The next item that says something, behind what was said to be no move.
    pub(super) fn skip(&self, from: usize) -> usize {
        let page = self.words.page;
        let mut at = page.skip(from);
        while at < page.len() && self.is_no_move(at) {
            let words = match page.kind(at) {
                Some(ItemKind::Number { .. }) => page.behind_dots(at + 1),
                _ => at,
            };
            at = page.skip(self.words.natural_end(words, page.len(), 0));
        }
        at
    }

    /// Whether a word was said to be no move, or a number to be none of the game.
    pub(super) fn is_no_move(&self, at: usize) -> bool {
        matches!(self.words.chosen(at), [(_, Choice::NoMove)])
    }

    /// Where the next move may stand.
    pub(super) fn sites(&self, state: &State) -> Sites {
        let mut sites = Sites::default();
        if state.below.is_some() {
            match self.in_rows(state) {
                Some(Site {
                    number: Some(at), ..
                }) if self.is_ahead(state, at) => sites.gone_on = Some(at),
                site => sites.strong.extend(site),
            }
            return sites;
        }
        let at = self.skip(state.at);
        if at >= self.limit {
            return sites;
        }
        self.next_to(state, at, &mut sites);
        if sites.strong.is_empty() {
            self.further_on(state, at, &mut sites);
        }
        sites.rivals = self.rivals(state, &sites);
        sites
    }

    /// Whether a number has a move behind it; also says whether dots stand between, or
    /// the place of White's move is empty.
    pub(super) fn numbered(&self, at: usize) -> Option<(usize, bool)> {
        let page = self.words.page;
        let first = page.behind_dots(at + 1);
        let is_near = page.gap(first) < Gap::Paragraph;
        let is_refused = self.is_no_move(at) || self.is_no_move(first);
        let is_move = is_near && page.is_move_like(first) && !is_refused;
        is_move.then(|| (first, first > at + 1 || page.is_answer(at, first)))
    }

    /// The place directly behind the last move.
    fn next_to(&self, state: &State, at: usize, sites: &mut Sites) {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        match page.kind(at) {
            Some(ItemKind::Number { value, .. }) if !page.looks_garbled(at) => {
                return self.at_number(state, at, value, sites);
            }
            Some(ItemKind::Word) if is_garbled_number(page.word(at)) => {
                let as_move = self.read(state, &Site::unnumbered(at, Reason::Follows));
                let is_move = !as_move.exact.is_empty() || as_move.several.is_some();
                if let Some((start, _)) = self.numbered(at).filter(|_| !is_move) {
                    sites
                        .strong
                        .push(Site::numbered(start, at, Reason::Misnumbered));
                    return;
                }
            }
            Some(ItemKind::Dots) if !is_white => {
                let start = page.behind_dots(at);
                // Below White's move and dots may stand a note, before the number comes once more.
                let is_note = page.gap(start) == Gap::Line
                    && page.form(start) != Form::Begins
                    && page.line(start).kind == LineKind::Prose;
                if page.is_move_like(start) && page.gap(start) < Gap::Paragraph && !is_note {
                    self.push(state, sites, Site::unnumbered(start, Reason::Follows));
                }
                return;
            }
            _ => {}
        }
        let line = page.line(at);
        // "This" has the letters of a misprinted move, and no number to speak for it.
        if !page.is_move_like(at) || !page.is_of_moves(at) {
            return;
        }
        if page.gap(at) >= Gap::Line && line.kind == LineKind::Prose {
            // The lines of a running text end anywhere, also between the moves of either side.
            if page.gap(at) == Gap::Line && !is_white {
                let site = Site::unnumbered(at, Reason::Confirmed);
                match self.is_mentioned(at, None) {
                    true => sites.doubtful.push(site),
                    // Between two numbers of the game stands a move, printed well or not.
                    false if self.is_garbled_between(state, at) => sites.strong.push(site),
                    false => sites.medium.push(site),
                }
            }
            return;
        }
        if page.gap(at) >= Gap::Line && self.is_again(state, at, false) {
            return;
        }
        let reason = if page.gap(at) == Gap::Paragraph {
            Reason::Line
        } else if is_white {
            Reason::Unnumbered
        } else {
            Reason::Follows
        };
        let site = Site::unnumbered(at, reason);
        match reason {
            _ if self.is_list => sites.strong.push(site),
            Reason::Follows => self.push(state, sites, site),
            Reason::Line if !is_white && line.kind == LineKind::Moves => sites.strong.push(site),
            Reason::Unnumbered if !self.is_mentioned(at, None) => sites.medium.push(site),
            _ => {}
        }
    }

    /// Whether words that are no move stand before the number that is next.
    fn is_garbled_between(&self, state: &State, at: usize) -> bool {
        let page = self.words.page;
        let next = page.skip(self.natural_end(state, at));
        let is_next = matches!(page.kind(next), Some(ItemKind::Number { value, .. }) if value == state.due() + 1);
        let readings = || self.read(state, &Site::unnumbered(at, Reason::Follows));
        is_next && self.numbered(next).is_some() && {
            let readings = readings();
            readings.exact.is_empty() && readings.several.is_none()
        }
    }

    /// A number directly behind the last move.
    fn at_number(&self, state: &State, at: usize, value: u32, sites: &mut Sites) {
        let page = self.words.page;
        let due = state.due();
        let is_white = state.position.turn() == Color::White;
        let Some((start, has_dots)) = self.numbered(at) else {
            // Where the count goes on behind it, the word at the number is one that cannot be read.
            let start = page.behind_dots(at + 1);
            if value == due
                && page.kind(start) == Some(ItemKind::Word)
                && page.gap(start) < Gap::Line
                && is_white == (start == at + 1)
                && !self.is_no_move(start)
                && self.counts_on_from(due + 1, start).is_some()
            {
                let site = Site::numbered(start, at, Reason::Numbered);
                sites.strong.push(site);
            }
            return;
        };
        if value == due {
            if !(self.is_again(state, at, has_dots) || is_white && has_dots) {
                let is_bracketed = self.is_bracketed(state.at, at);
                let site = Site::numbered(start, at, Reason::Numbered);
                if is_bracketed || !is_white && !has_dots && self.has_two(state, start) {
                    sites.doubtful.push(site);
                } else {
                    self.push(state, sites, site);
                }
            }
            return;
        }
        let is_next = !is_white && value == due + 1;
        // "P" over "5 R" is a pawn whose square stands on the line below.
        let is_rank = page.rank_first.is_some()
            && page.gap(at) == Gap::Line
            && matches!(
                page.kind(at),
                Some(ItemKind::Number {
                    value: 1..=8,
                    is_marked: false,
                })
            );
        let is_other = is_next || is_rank || page.opens_line_with(value, at);
        if !is_other
            && page.class(at) >= self.least(at)
            && page.mention(start).is_none()
            && !(is_white && has_dots)
            && self.count_goes_on(state, start, value)
        {
            sites
                .strong
                .push(Site::numbered(start, at, Reason::Misnumbered));
        }
    }

    /// Takes a place as clear unless a sentence goes on behind it.
    fn push(&self, state: &State, sites: &mut Sites, site: Site) {
        if self.is_mentioned(site.start, site.number) || self.is_all_mentioned(state, &site) {
            sites.doubtful.push(Site {
                reason: Reason::Confirmed,
                ..site
            });
        } else {
            sites.strong.push(site);
        }
    }

    /// Whether a sentence goes on behind the move at a place. Behind many moves it may be a remark on
    /// the last of them, unless the first number stands again at a clear place.
    pub(super) fn is_mentioned(&self, start: usize, number: Option<usize>) -> bool {
        let page = self.words.page;
        let Some(mention) = page.mention(start) else {
            return false;
        };
        let value = match number.and_then(|at| page.kind(at)) {
            Some(ItemKind::Number { value, .. }) => value,
            _ => return mention.is_short,
        };
        let has_dots = number.is_some_and(|at| start > at + 1);
        let is_again = |&&again: &&usize| {
            let place = self.numbered(again);
            page.class(again) >= Class::Medium && place.is_some_and(|(_, dots)| dots == has_dots)
        };
        mention.is_short
            || page
                .places(value, mention.end)
                .iter()
                .take(MOST_PLACES)
                .take_while(|&&at| at < self.limit)
                .any(|at| is_again(&at))
    }

    /// Whether a bracket that is never closed stands between the last move and a number.
    fn is_bracketed(&self, from: usize, at: usize) -> bool {
        let page = self.words.page;
        (from..at).any(|at| page.kind(at) == Some(ItemKind::Word) && page.word(at).starts_with('('))
    }

    /// Whether two moves stand on the line behind a number: those of either side.
    pub(super) fn has_two(&self, state: &State, start: usize) -> bool {
        let page = self.words.page;
        let is_second = |end: usize| {
            end < self.limit
                && page.gap(end) < Gap::Paragraph
                && page.kind(end) == Some(ItemKind::Word)
                && page.is_move_like(end)
        };
        let site = Site::unnumbered(start, Reason::Follows);
        let readings = self.read(state, &site);
        let several = readings.several.iter().map(|(items, _)| items.end);
        let exact = readings.exact.iter().map(|reading| reading.items.end);
        let ends: Vec<usize> = several.chain(exact).collect();
        if ends.is_empty() {
            let end = self.words.natural_end(start, self.limit, 0);
            // What looks like a rank may be the next number: "1 P to Kl 2 Kt to K B 3".
            let last = page.kind(end - 1);
            let is_next = matches!(last, Some(ItemKind::Number { value, .. }) if value == state.next_number());
            !is_next && is_second(end)
        } else {
            ends.into_iter().all(is_second)
        }
    }

    /// The first place of a number behind which the next one stands as well, both before moves.
    fn counts_on_from(&self, number: u32, from: usize) -> Option<usize> {
        let page = self.words.page;
        let is_numbered = |at: usize| at < self.limit && self.numbered(at).is_some();
        let places = page.places(number, from).iter().take(MOST_PLACES);
        places.copied().find(|&at| {
            let next = page.places(number + 1, at + 1).iter().take(MOST_PLACES);
            is_numbered(at)
                && next
                    .take_while(|&&next| next < at + CONFIRMED_WITHIN)
                    .any(|&next| is_numbered(next))
        })
    }

    /// How good a place a number that is not the next one has to have: in the run of moves any.
    fn least(&self, at: usize) -> Class {
        let page = self.words.page;
        if page.gap(at) < Gap::Paragraph {
            Class::Weak
        } else {
            Class::Strong
        }
    }
}

/// Whether a word may have been a number: "1C", "IS", "2G".
pub(super) fn is_garbled_number(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| part::has_letter(".,()'", letter));
    let letters = word.chars().count();
    let is_digit =
        |letter: char| letter.is_ascii_digit() || part::has_letter("IlioOSsBGCZzgT|!", letter);
    (1..=3).contains(&letters)
        && word.chars().all(is_digit)
        && (part::has_digit(word)
            || letters > 1 && !word.contains(['B', 'T'])
            || matches!(word, "I" | "l" | "i"))
}
