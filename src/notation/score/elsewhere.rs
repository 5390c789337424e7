//! Moves that stand behind the due number at other places than the one that is asked about: between
//! notes the number is often printed several times, and the played move is behind one of them.

use rules::{Color, Move};

use super::Reason;
use super::ask::Question;
use super::look::FORESIGHT;
use super::page::Class;
use super::place::Site;
use super::state::State;
use super::token::{Possible, ProblemKind};
use super::track::{Next, Track};
use super::words::Reading;

/// How many places of one number are looked at.
const MOST_PLACES: usize = 12;

/// How many moves are offered that stand elsewhere.
const MOST_ELSEWHERE: usize = 8;

impl Track<'_> {
    /// Places of the due number before words that may be a move of the side to move.
    fn due_places(&self, state: &State) -> Vec<Site> {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        let places = page.places(state.due(), state.at).iter().take(MOST_PLACES);
        let places = places.take_while(|&&at| at < self.limit);
        let site = |&number: &usize| {
            crate::steps::count(1);
            let (start, has_dots) = self.numbered(number)?;
            let is_sides = is_white != has_dots;
            is_sides.then_some(Site::numbered(start, number, Reason::Confirmed))
        };
        places.filter_map(site).collect()
    }

    /// Offers the moves that stand behind the due number elsewhere, behind those that a question
    /// offers already; what can be followed further comes first.
    pub(super) fn offer_elsewhere(&self, state: &State, question: &mut Question) {
        if question.kind == ProblemKind::Ambiguous || state.below.is_some() {
            return;
        }
        let mut others: Vec<Possible> = Vec::new();
        for site in self.due_places(state) {
            for reading in self.read(state, &site).exact {
                let mut known = question.possible.iter().chain(&others);
                if known.all(|possible| possible.mv != reading.mv) {
                    let mut fits = Possible::fits(reading.mv);
                    fits.plies_after = self.reach_behind(state, &reading, FORESIGHT).plies;
                    others.push(fits);
                }
            }
        }
        others.sort_by_key(|possible| std::cmp::Reverse(possible.plies_after));
        others.truncate(MOST_ELSEWHERE);
        question.possible.extend(others);
    }

    /// Where the words of a chosen move stand, if that is behind the due number and not at the place
    /// of the question.
    pub(super) fn chosen_elsewhere(
        &self,
        state: &State,
        asked: usize,
        mv: Move,
    ) -> Option<(Site, Reading)> {
        if state.below.is_some() {
            return None;
        }
        let behind = self.due_places(state).into_iter();
        behind.filter(|site| site.start > asked).find_map(|site| {
            let exact = self.read(state, &site).exact;
            let reading = exact.into_iter().find(|reading| reading.mv == mv)?;
            Some((site, reading))
        })
    }

    /// A question about the due number where the game would seem to be over and yet numbered moves
    /// are left that no sentence goes on behind.
    pub(super) fn left_behind(&self, state: &State) -> Option<Next> {
        if self.is_list || state.below.is_some() {
            return None;
        }
        let page = self.words.page;
        let sites = self.due_places(state);
        let is_clear = |site: &&Site| {
            let class = site.number.map(|number| page.class(number));
            class >= Some(Class::Medium) && page.told(site.start).is_none_or(|told| !told.is_short)
        };
        let site = *sites.iter().find(is_clear)?;
        let reading = self.read(state, &site).exact.into_iter().next();
        let question = match reading {
            Some(reading) => {
                let possible = vec![Possible::fits(reading.mv)];
                self.question(state, site, reading.items, ProblemKind::Sentence, possible)
            }
            None => self.misprint(state, site),
        };
        Some(Next::Question(Box::new(question)))
    }
}
