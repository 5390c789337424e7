//! Follows a game from move to move; the laws of chess judge what the words can mean.

use std::cell::Cell;

use rules::{Color, Move};

use super::ask::Question;
use super::item::{Gap, ItemKind};
use super::look::{FORESIGHT, Reach};
use super::page::{Class, LineKind};
use super::place::Site;
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::state::State;
use super::words::{Reading, Words};
use super::{Ending, Reason, ending};

/// How many lines behind the last move may say how the game ended.
const LINES_TO_END: usize = 12;

/// A line of this many words may be a sentence that says so.
const LONGEST_END: usize = 3;

/// A move that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) site: Option<Site>,
    /// Its words; none where a move was supplied.
    pub(super) reading: Reading,
    pub(super) reason: Reason,
}

/// What comes next.
pub(super) enum Next {
    Move(Box<Step>),
    Question(Box<Question>),
    /// The end stands in the text, in so many items.
    End(Ending, std::ops::Range<usize>),
    Over,
}

impl Next {
    /// How many moves can be linked behind the best answer to a question.
    pub(super) fn most_behind(&self) -> usize {
        match self {
            Self::Question(question) => {
                let behind = question
                    .possible
                    .iter()
                    .map(|possible| possible.plies_after);
                behind.max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Whether a move is read, or the words are those of one but for a misprint.
    pub(super) fn is_corrected(&self) -> bool {
        match self {
            Self::Move(_) => true,
            Self::Question(question) => {
                let first = question.possible.first();
                first.is_some_and(|possible| possible.corrected.is_some())
            }
            _ => false,
        }
    }
}

/// What is needed to follow a game.
pub(super) struct Track<'a> {
    pub(super) words: Words<'a>,
    /// The first item that is not part of the game.
    pub(super) limit: usize,
    /// Whether the moves have no numbers.
    pub(super) is_list: bool,
    /// How many more readings may be tried.
    pub(super) budget: Cell<usize>,
}

impl Track<'_> {
    /// Finds the next move, or why there is none.
    pub(super) fn next(&self, state: &State) -> Next {
        let mut next = self.found(state);
        if let Next::Question(question) = &mut next {
            if question.possible.is_empty()
                && let Some(garbled) = self.garbled(state)
            {
                **question = garbled;
            }
            self.offer_elsewhere(state, question);
        }
        next
    }

    fn found(&self, state: &State) -> Next {
        if let Some((ending, items)) = self.ending(state) {
            return Next::End(ending, items);
        }
        let sites = self.sites(state);
        // Behind the last move that is possible, a sign that may have been a number or move is none.
        let is_clear = |site: &Site| matches!(site.reason, Reason::Numbered | Reason::Follows);
        if !sites.strong.first().is_some_and(is_clear) && !state.position.has_legal_moves() {
            return match self.late_ending(state) {
                Some((ending, items)) => Next::End(ending, items),
                None => Next::Over,
            };
        }
        if let Some(step) = self.chosen(state, &sites) {
            // A move that was chosen further on is legal here by chance if a place before it is confirmed.
            if sites.come_before(&step) {
                let doubtful = self.at_doubtful(state, &sites);
                let found = doubtful.or_else(|| self.at_medium(state, &sites));
                if let Some(next) = found {
                    return next;
                }
                // So it is where the game goes on to those words from that place.
                let leads = |(_, reach): &(Step, Reach)| reach.end > step.reading.items.start;
                if let Some((before, _)) = self.best_of(state, &sites.medium).filter(leads) {
                    return Next::Move(Box::new(before));
                }
            }
            return Next::Move(Box::new(step));
        }
        if let Some(next) = self.at_doubtful(state, &sites) {
            return next;
        }
        if !sites.strong.is_empty() {
            return self.at_clear(state, &sites);
        }
        if let Some(next) = self.at_medium(state, &sites) {
            return next;
        }
        match sites.gone_on {
            Some(at) => Next::Question(Box::new(self.gone_on_without(state, at))),
            None => match self.late_ending(state) {
                Some((ending, items)) => Next::End(ending, items),
                None => self.left_behind(state, &sites.medium).unwrap_or(Next::Over),
            },
        }
    }

    /// The end of the game behind a note: behind the number of the next move, or on a line that is
    /// no sentence.
    fn late_ending(&self, state: &State) -> Option<(Ending, std::ops::Range<usize>)> {
        let page = self.words.page;
        let turn = Some(state.position.turn());
        let at = page.skip(state.at);
        let numbers = page.places(state.due(), at).iter().take(LINES_TO_END);
        let behind = numbers.map(|&number| page.behind_dots(number + 1));
        let lines = page.lines_from(at).iter().take(LINES_TO_END);
        // "And White resigns." is a sentence, and nothing else.
        let opened = lines
            .filter(|line| line.kind != LineKind::Prose || line.items.len() <= LONGEST_END)
            .map(|line| line.items.start);
        behind
            .chain(opened)
            .filter(|&at| at < self.limit)
            .find_map(|at| {
                let (ending, count) = ending::at(page.text, page.items.get(at..)?, turn)?;
                (!self.goes_on_behind(state, at + count)).then_some((ending, at..at + count))
            })
    }

    /// Whether the due number stands at a clear place behind what says that the game is over, and its
    /// move can be read: "4. Kt-KB3 and wins." may be a remark on a move of the game.
    fn goes_on_behind(&self, state: &State, end: usize) -> bool {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        let places = page.places(state.due(), end).iter().take(LINES_TO_END);
        places.take_while(|&&at| at < self.limit).any(|&at| {
            let Some((start, has_dots)) = self.numbered(at) else {
                return false;
            };
            is_white != has_dots
                && page.class(at) >= Class::Medium
                && page.mention(start).is_none()
                && !self
                    .read(state, &Site::unnumbered(start, Reason::Numbered))
                    .exact
                    .is_empty()
        })
    }

    /// The end of the game, if it stands directly behind the last move.
    pub(super) fn ending(&self, state: &State) -> Option<(Ending, std::ops::Range<usize>)> {
        let page = self.words.page;
        if state.below.is_some() {
            return None;
        }
        let at = page.skip(state.at);
        let turn = Some(state.position.turn());
        // "46. Resigns", "and Black resigned".
        let is_led_in = match page.kind(at) {
            Some(ItemKind::Number { .. }) => true,
            Some(ItemKind::Word) => ["and", "und"].contains(&page.word(at)),
            _ => false,
        };
        [at, page.behind_dots(at + 1)]
            .into_iter()
            .take(1 + usize::from(is_led_in))
            .find_map(|at| {
                let (ending, count) = ending::at(page.text, page.items.get(at..)?, turn)?;
                // Behind a result, and when a side has resigned, stands what would have been.
                let is_over = matches!(ending, Ending::Resigns(_))
                    || page.word(at).starts_with(char::is_numeric)
                    || !self.goes_on_behind(state, at + count);
                is_over.then_some((ending, at..at + count))
            })
    }

    pub(super) fn read(&self, state: &State, site: &Site) -> super::words::Readings {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        let State {
            position, origins, ..
        } = state;
        self.words
            .readings(position, origins, site.start, limit, state.next_number())
    }

    pub(super) fn step(site: &Site, reading: Reading) -> Step {
        Step {
            site: Some(*site),
            reading,
            reason: site.reason,
        }
    }

    /// The state behind a move whose words end at an item.
    pub(super) fn after_move(&self, state: &State, mv: Move, end: usize) -> State {
        state.after(mv, end)
    }

    /// The state behind a step.
    pub(super) fn after(&self, state: &State, step: &Step) -> State {
        state.after(step.reading.mv, step.reading.items.end)
    }

    /// Reads a place that the page shows clearly.
    pub(super) fn at_strong(&self, state: &State, sites: &[Site]) -> Next {
        let site = sites[0];
        let readings = self.read(state, &site);
        if let Some((items, moves)) = readings.several {
            let possible = moves.into_iter().map(Possible::fits).collect();
            let kind = ProblemKind::Ambiguous;
            let mut question = self.question(state, site, items, kind, possible);
            for reading in readings.shorter {
                if question
                    .possible
                    .iter()
                    .all(|possible| possible.mv != reading.mv)
                {
                    question.possible.push(Possible::fits(reading.mv));
                }
            }
            return Next::Question(Box::new(question));
        }
        let mut exact = self.plausible(state, readings.exact);
        if exact.len() > 1 {
            exact = match self.tell_apart(state, exact) {
                Ok(reading) => vec![reading],
                Err(possible) => {
                    let items = site.start..self.natural_end(state, site.start);
                    let kind = ProblemKind::Cuts;
                    return Next::Question(Box::new(
                        self.question(state, site, items, kind, possible),
                    ));
                }
            };
        }
        match exact.pop() {
            Some(reading) if self.is_glued(reading.items.end) => {
                let possible = vec![Possible::fits(reading.mv)];
                let kind = ProblemKind::Cuts;
                Next::Question(Box::new(self.question(
                    state,
                    site,
                    reading.items,
                    kind,
                    possible,
                )))
            }
            Some(reading) => Next::Move(Box::new(Self::step(&site, reading))),
            None => Next::Question(Box::new(self.misprint(state, site))),
        }
    }

    /// Whether a word is glued to letters before it that may be the end of a move: "PxKtThis".
    fn is_glued(&self, at: usize) -> bool {
        let page = self.words.page;
        page.kind(at) == Some(ItemKind::Word)
            && page.gap(at) == Gap::None
            && !page.form(at).is_notation()
            && page.word(at - 1).ends_with(char::is_alphabetic)
            && page.word(at).starts_with(char::is_uppercase)
    }

    pub(super) fn natural_end(&self, state: &State, start: usize) -> usize {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        self.words.natural_end(start, limit, state.next_number())
    }

    /// Without the readings that leave words behind which look like a move and are not the next.
    pub(super) fn plausible(&self, state: &State, mut readings: Vec<Reading>) -> Vec<Reading> {
        // "R-Kt ch" that gives no check has lost its rank, or another piece is meant.
        readings.retain(
            |Reading {
                 items, warnings, ..
             }| {
                warnings.is_empty() || !self.words.is_rankless(items.start..items.end - 1)
            },
        );
        let is_short = |reading: &Reading| self.words.is_rankless(reading.items.clone());
        if readings.len() < 2 && !readings.iter().any(is_short) {
            return readings;
        }
        let page = self.words.page;
        let is_plausible = |reading: &Reading| {
            let end = reading.items.end;
            let is_half = || {
                self.words.has_lost_rank(end)
                    || page.is_torn(end)
                    || self.words.is_left(end, state.next_number())
            };
            if is_short(reading) && is_half() {
                return false;
            }
            let is_open = page.kind(end) == Some(ItemKind::Word)
                && page.gap(end) < Gap::Wide
                && page.is_move_like(end);
            if !is_open {
                return true;
            }
            let after = state.after(reading.mv, end);
            let sites = self.sites(&after);
            let first = sites.strong.iter().chain(&sites.medium);
            let first = first.chain(&sites.doubtful).min_by_key(|site| site.start);
            first.is_some_and(|site| {
                let next = self.read(&after, site);
                site.start == end && (!next.exact.is_empty() || next.several.is_some())
            })
        };
        let mut plausible = readings.clone();
        plausible.retain(is_plausible);
        if plausible.is_empty() {
            // "R to K" before what is no move may be the half of a longer one.
            readings
                .into_iter()
                .filter(|reading| !is_short(reading))
                .collect()
        } else {
            plausible
        }
    }

    /// Of several ways to cut words, the one that what follows speaks for.
    fn tell_apart(&self, state: &State, readings: Vec<Reading>) -> Result<Reading, Vec<Possible>> {
        let reaches: Vec<Reach> = readings
            .iter()
            .map(|reading| self.reach_behind(state, reading, FORESIGHT))
            .collect();
        let best = *reaches.iter().max().unwrap_or(&Reach::default());
        let mut good: Vec<(Reading, Reach)> = readings
            .into_iter()
            .zip(reaches)
            .filter(|(_, reach)| reach.weight() + 2 > best.weight())
            .collect();
        // Of equal moves the first takes the most words.
        let mv = good[0].0.mv;
        if good.iter().all(|(reading, _)| reading.mv == mv) {
            sort_short(&mut good, |(reading, reach)| {
                std::cmp::Reverse((*reach, reading.items.end))
            });
            return Ok(good.swap_remove(0).0);
        }
        let mut possible: Vec<Possible> = Vec::new();
        for (reading, reach) in &good {
            if possible.iter().all(|other| other.mv != reading.mv) {
                let mut fits = Possible::fits(reading.mv);
                fits.plies_after = reach.plies;
                possible.push(fits);
            }
        }
        Err(possible)
    }
}
