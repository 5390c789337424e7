//! Follows a game from move to move; the laws of chess judge what the words can mean.

use std::cell::Cell;

use rules::Move;

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::near::FURTHEST;
use super::page::LineKind;
use super::place::{Site, Sites};
use super::state::State;
use super::token::{Possible, ProblemKind};
use super::words::{Candidate, Reading, Words};
use super::{Choice, Ending, Reason, ending};

/// How many moves behind a doubtful one are looked at to tell what it is.
const FORESIGHT: usize = 6;

/// How many candidates of a misprint are followed.
const MOST_CANDIDATES: usize = 12;

/// How many candidates are offered.
pub(super) const MOST_OFFERED: usize = 8;

/// How many lines behind the last move may say how the game ended.
const LINES_TO_END: usize = 12;

/// How many readings a look ahead may take.
const LOOK: usize = 160;

/// A move that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) site: Option<Site>,
    /// Its words; none where a move was supplied.
    pub(super) reading: Reading,
    pub(super) reason: Reason,
}

/// A place where the game cannot be read on without a question.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) site: Option<Site>,
    /// The words; empty where a move is missing.
    pub(super) items: std::ops::Range<usize>,
    pub(super) kind: ProblemKind,
    pub(super) possible: Vec<Possible>,
}

/// What comes next.
pub(super) enum Next {
    Move(Box<Step>),
    Question(Box<Question>),
    /// The end stands in the text, in so many items.
    End(Ending, std::ops::Range<usize>),
    Over,
}

/// How far a text can be linked from a place on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reach {
    pub(super) plies: usize,
    /// Whether nothing of the game is left behind them.
    pub(super) is_over: bool,
    /// Whether the text says that the game is over.
    pub(super) is_ended: bool,
}

impl Reach {
    /// Whether what follows speaks for a reading.
    fn confirms(self, plies: usize) -> bool {
        self.plies >= plies || self.is_over && self.plies > 0
    }

    fn weight(self) -> usize {
        self.plies + if self.is_over { 3 } else { 0 }
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
        if let Some((ending, items)) = self.ending(state) {
            return Next::End(ending, items);
        }
        let sites = self.sites(state);
        if let Some(step) = self.chosen(state, &sites) {
            // A move that was chosen further on is legal here by chance if a place before it is confirmed.
            let start = step.reading.items.start;
            let is_far = step.site.is_none()
                && sites.strong.is_empty()
                && sites.medium.iter().any(|site| site.start < start);
            if is_far && let Some(next @ Next::Move(_)) = self.at_medium(state, &sites) {
                return next;
            }
            return Next::Move(Box::new(step));
        }
        if !sites.strong.is_empty() {
            return self.at_strong(state, &sites.strong);
        }
        if let Some(next) = self.at_medium(state, &sites) {
            return next;
        }
        match sites.gone_on {
            Some(at) => Next::Question(Box::new(self.missing(state, at))),
            None => match self.late_ending(state) {
                Some((ending, items)) => Next::End(ending, items),
                None => Next::Over,
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
        let opened = lines
            .filter(|line| line.kind != LineKind::Prose)
            .map(|line| line.items.start);
        behind
            .chain(opened)
            .filter(|&at| at < self.limit)
            .find_map(|at| {
                let (ending, count) = ending::at(page.text, page.items.get(at..)?, turn)?;
                Some((ending, at..at + count))
            })
    }

    /// The end of the game, if it stands directly behind the last move.
    fn ending(&self, state: &State) -> Option<(Ending, std::ops::Range<usize>)> {
        let page = self.words.page;
        if state.below.is_some() {
            return None;
        }
        let at = page.skip(state.at);
        let turn = Some(state.position.turn());
        // "46. Resigns", "and Black resigned".
        let is_led_in = match page.kind(at) {
            Some(ItemKind::Number { .. }) => true,
            Some(ItemKind::Word) => page.word(at).eq_ignore_ascii_case("and"),
            _ => false,
        };
        [at, page.behind_dots(at + 1)]
            .into_iter()
            .take(1 + usize::from(is_led_in))
            .find_map(|at| {
                let (ending, count) = ending::at(page.text, page.items.get(at..)?, turn)?;
                Some((ending, at..at + count))
            })
    }

    /// The move that was chosen for a word before the next place, or at it.
    fn chosen(&self, state: &State, sites: &Sites) -> Option<Step> {
        if self.words.choices.is_empty() {
            return None;
        }
        let page = self.words.page;
        let strong = sites.strong.first().map(|site| site.start);
        let (from, end) = match state.row() {
            Some((from, end)) => (from, strong.map_or(end, |start| start + 1)),
            None => {
                let last = strong.or(sites.gone_on);
                let last = last.unwrap_or(self.limit.saturating_sub(1));
                (page.skip(state.at), last + 1)
            }
        };
        for at in from..end.min(page.len()) {
            let Some(&Choice::Move(mv)) = self.words.choices.get(&page.byte(at)) else {
                continue;
            };
            // No game begins with a move that is not there.
            let is_first = state.ply == 0 && page.kind(at) != Some(ItemKind::Word);
            if is_first || !state.position.is_legal(mv) {
                continue;
            }
            let site = sites.strong.iter().chain(&sites.medium);
            let site = site.copied().find(|site| site.start == at);
            let items = match page.kind(at) {
                Some(ItemKind::Word) => at..self.chosen_end(state, at, mv),
                _ => at..at,
            };
            return Some(Step {
                site,
                reading: Reading {
                    items,
                    mv,
                    warnings: Vec::new(),
                },
                reason: Reason::Chosen,
            });
        }
        None
    }

    /// Where the words of a chosen move end.
    fn chosen_end(&self, state: &State, at: usize, mv: Move) -> usize {
        let State {
            position, origins, ..
        } = state;
        let next = state.next_number();
        let limit = state.row().map_or(self.limit, |(_, end)| end).max(at + 1);
        let readings = self.words.readings(position, origins, at, limit, next);
        let exact = readings.exact.iter().find(|reading| reading.mv == mv);
        let several = || {
            let (items, moves) = readings.several.as_ref()?;
            moves.contains(&mv).then_some(items.end)
        };
        if let Some(end) = exact.map(|reading| reading.items.end).or_else(several) {
            return end;
        }
        let candidates = self
            .words
            .candidates(position, origins, at, limit, next, FURTHEST);
        let candidate = candidates.iter().find(|candidate| candidate.mv == mv);
        // A word of a sentence stands for itself: the number behind it is that of the next move.
        let page = self.words.page;
        let is_prose = page.form(at) == Form::Other && !page.looks_garbled(at);
        candidate.map_or_else(
            || match is_prose {
                true => at + 1,
                false => self.words.natural_end(at, limit, next),
            },
            |candidate| candidate.items.end,
        )
    }

    fn read(&self, state: &State, site: &Site) -> super::words::Readings {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        let State {
            position, origins, ..
        } = state;
        self.words
            .readings(position, origins, site.start, limit, state.next_number())
    }

    fn step(site: &Site, reading: Reading) -> Step {
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
    fn at_strong(&self, state: &State, sites: &[Site]) -> Next {
        let site = sites[0];
        let readings = self.read(state, &site);
        if let Some((items, moves)) = readings.several {
            let possible = moves.into_iter().map(Possible::fits).collect();
            let kind = ProblemKind::Ambiguous;
            return Next::Question(Box::new(self.question(state, site, items, kind, possible)));
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
            Some(reading) => Next::Move(Box::new(Self::step(&site, reading))),
            None => Next::Question(Box::new(self.misprint(state, site))),
        }
    }

    fn natural_end(&self, state: &State, start: usize) -> usize {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        self.words.natural_end(start, limit, state.next_number())
    }

    /// Without the readings that leave words behind which look like a move and are not the next.
    fn plausible(&self, state: &State, readings: Vec<Reading>) -> Vec<Reading> {
        let is_short = |reading: &Reading| self.words.is_rankless(reading.items.clone());
        if readings.len() < 2 && !readings.iter().any(is_short) {
            return readings;
        }
        let page = self.words.page;
        let is_plausible = |reading: &Reading| {
            let end = reading.items.end;
            let is_open = page.kind(end) == Some(ItemKind::Word)
                && page.gap(end) < Gap::Wide
                && page.is_move_like(end);
            if !is_open {
                return true;
            }
            let after = state.after(reading.mv, end);
            let sites = self.sites(&after);
            let first = sites.strong.iter().chain(&sites.medium).next();
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
            good.sort_by_key(|(reading, reach)| std::cmp::Reverse((*reach, reading.items.end)));
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

    /// A place that only what follows can confirm.
    fn at_medium(&self, state: &State, sites: &Sites) -> Option<Next> {
        let mut found: Vec<(Step, Reach)> = Vec::new();
        for site in &sites.medium {
            if sites.gone_on.is_some_and(|at| at < site.start) {
                break;
            }
            for reading in self.read(state, site).exact {
                let reach = self.reach_behind(state, &reading, FORESIGHT);
                let least = if site.reason == Reason::Unnumbered {
                    2
                } else {
                    1
                };
                let is_likely = reach.confirms(least) || reach.is_ended;
                let is_new = found.iter().all(|(step, _)| step.reading.mv != reading.mv);
                if is_likely && is_new {
                    found.push((Self::step(site, reading), reach));
                }
            }
        }
        let best = found.iter().map(|(_, reach)| reach.weight()).max()?;
        found.retain(|(_, reach)| reach.weight() + 3 > best);
        if let [(step, reach)] = &found[..]
            && (reach.plies >= 3
                || reach.is_ended
                || reach.is_over && step.reason == Reason::Unnumbered)
        {
            return Some(Next::Move(Box::new(step.clone())));
        }
        let (first, _) = found.first()?;
        let site = first.site?;
        // A sentence behind the last move may well name one that could follow.
        let opens_line = site
            .number
            .is_some_and(|at| self.words.page.gap(at) >= Gap::Line);
        if sites.gone_on.is_none() && !opens_line {
            return None;
        }
        let items = first.reading.items.clone();
        let possible = found
            .iter()
            .map(|(step, _)| Possible::fits(step.reading.mv));
        let possible = possible.collect();
        let question = self.question(state, site, items, ProblemKind::Cuts, possible);
        Some(Next::Question(Box::new(question)))
    }

    fn question(
        &self,
        state: &State,
        site: Site,
        items: std::ops::Range<usize>,
        kind: ProblemKind,
        possible: Vec<Possible>,
    ) -> Question {
        let mut question = Question {
            site: Some(site),
            items,
            kind,
            possible,
        };
        self.weigh(state, &mut question);
        question
    }

    /// Says of each possible move how far the text could be linked behind it; the most first.
    fn weigh(&self, state: &State, question: &mut Question) {
        for possible in &mut question.possible {
            let end = question.items.end;
            let next = state.after(possible.mv, end);
            possible.plies_after = self.look(&next, Possible::MOST_PLIES).plies;
        }
        question
            .possible
            .sort_by_key(|possible| std::cmp::Reverse(possible.plies_after));
    }

    /// Words at a clear place that are no move.
    pub(super) fn misprint(&self, state: &State, site: Site) -> Question {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        let State {
            position, origins, ..
        } = state;
        let natural = self.natural_end(state, site.start);
        let next = state.next_number();
        let candidates = self
            .words
            .candidates(position, origins, site.start, limit, next, FURTHEST);
        let nearest = candidates.first().map_or(0, |candidate| candidate.distance);
        let slack = if nearest <= 6 { 8 } else { 11 };
        let mut weighed: Vec<(Candidate, Reach)> = candidates
            .into_iter()
            .filter(|candidate| candidate.distance <= nearest + slack)
            .take(MOST_CANDIDATES)
            .map(|candidate| {
                let after = state.after(candidate.mv, candidate.items.end);
                let reach = self.look(&after, Possible::MOST_PLIES);
                (candidate, reach)
            })
            .collect();
        // A misprint of one letter that what follows confirms needs no rivals that are further off.
        if weighed
            .iter()
            .any(|(first, reach)| first.distance <= nearest && nearest <= 6 && reach.confirms(4))
        {
            weighed.retain(|(candidate, _)| candidate.distance <= nearest + 2);
        }
        weighed.sort_by_key(|(candidate, reach)| {
            let follows =
                usize::from(candidate.distance) + 4 * (FORESIGHT - reach.weight().min(FORESIGHT));
            (follows, candidate.distance)
        });
        weighed.truncate(MOST_OFFERED);
        let items = site.start
            ..weighed
                .first()
                .map_or(natural, |(first, _)| first.items.end);
        let possible: Vec<Possible> = weighed
            .iter()
            .map(|(candidate, reach)| candidate.possible(reach.plies))
            .collect();
        let kind = if possible.is_empty() {
            self.words.unread(position, origins, items.clone())
        } else {
            ProblemKind::Misprint
        };
        Question {
            site: Some(site),
            items,
            kind,
            possible,
        }
    }

    /// A move that is not there.
    fn missing(&self, state: &State, at: usize) -> Question {
        let legal = state.position.legal_moves();
        let mut possible: Vec<Possible> = Vec::new();
        for &mv in legal.iter() {
            let reach = self.look(&state.after(mv, at), FORESIGHT);
            if reach.plies >= 2 || reach.is_over {
                let mut fits = Possible::fits(mv);
                fits.plies_after = reach.plies;
                possible.push(fits);
            }
        }
        possible.sort_by_key(|possible| std::cmp::Reverse(possible.plies_after));
        // What fits everywhere says nothing.
        let least = possible
            .get(MOST_OFFERED)
            .map_or(0, |possible| possible.plies_after + 1);
        possible.retain(|possible| possible.plies_after >= least);
        Question {
            site: None,
            items: at..at,
            kind: ProblemKind::Missing,
            possible,
        }
    }

    fn reach_behind(&self, state: &State, reading: &Reading, most: usize) -> Reach {
        self.look(&state.after(reading.mv, reading.items.end), most)
    }

    /// How far the text can be linked from a state on.
    pub(super) fn look(&self, state: &State, most: usize) -> Reach {
        let budget = Cell::new(LOOK.max(most * 4).min(self.budget.get()));
        let before = budget.get();
        let reach = self.reach(state, most, &budget);
        let spent = before - budget.get();
        self.budget.set(self.budget.get().saturating_sub(spent));
        reach
    }

    fn reach(&self, state: &State, most: usize, budget: &Cell<usize>) -> Reach {
        let stopped = Reach::default();
        if most == 0 || budget.get() == 0 {
            return stopped;
        }
        budget.set(budget.get() - 1);
        crate::steps::count(8);
        let is_over = Reach {
            is_over: true,
            ..stopped
        };
        if self.ending(state).is_some() {
            return Reach {
                is_ended: true,
                ..is_over
            };
        }
        let sites = self.sites(state);
        if let Some(step) = self.chosen(state, &sites) {
            let mut reach = self.reach(&self.after(state, &step), most - 1, budget);
            reach.plies += 1;
            return reach;
        }
        if sites.strong.is_empty() && sites.medium.is_empty() {
            return if sites.gone_on.is_none() {
                is_over
            } else {
                stopped
            };
        }
        let mut best = stopped;
        for site in sites.strong.iter().take(1).chain(&sites.medium) {
            for reading in self.plausible(state, self.read(state, site).exact) {
                let mut reach = self.reach(
                    &state.after(reading.mv, reading.items.end),
                    most - 1,
                    budget,
                );
                reach.plies += 1;
                best = best.max(reach);
                if best.plies >= most {
                    return best;
                }
            }
        }
        if best == stopped && sites.strong.is_empty() && sites.gone_on.is_none() {
            return is_over;
        }
        best
    }
}
