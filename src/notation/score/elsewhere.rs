//! Moves that stand behind the due number at other places than the one that is asked about: between
//! notes the number is often printed several times, and the played move is behind one of them.

use rules::{Color, Move};

use super::Reason;
use super::ask::Question;
use super::candidate::Sought;
use super::item::ItemKind;
use super::look::FORESIGHT;
use super::page::Class;
use super::place::Site;
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::state::State;
use super::track::{Next, Track};
use super::words::Reading;

/// How many places of one number are looked at.
const MOST_PLACES: usize = 12;

/// How many moves are offered that stand elsewhere.
const MOST_ELSEWHERE: usize = 8;

/// How many misprinted places elsewhere are looked at, and how many moves of each are offered.
const MOST_MISPRINTS: usize = 2;
const MOST_OF_MISPRINT: usize = 3;

impl Track<'_> {
    /// Places of the due number before words that may be a move of the side to move.
    fn due_places(&self, state: &State) -> Vec<Site> {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        let places = page.places(state.due(), state.at).iter().take(MOST_PLACES);
        let places = places.take_while(|&&at| at < self.limit);
        let site = |&number: &usize| {
            crate::steps::count(1);
            // "B-R 4 Kt x B"
            let before = number.checked_sub(1)?;
            let is_rank = page.may_be_rank(number) && page.is_open(before);
            let (start, has_dots) = self.numbered(number).filter(|_| !is_rank)?;
            let is_sides = is_white != has_dots;
            is_sides.then_some(Site::numbered(start, number, Reason::Confirmed))
        };
        places.filter_map(site).collect()
    }

    /// Offers the moves that stand behind the due number elsewhere, behind those that a question
    /// offers already, and what misprinted words there may be; what can be followed further comes first.
    pub(super) fn offer_elsewhere(&self, state: &State, question: &mut Question) {
        if matches!(question.kind, ProblemKind::Ambiguous) || state.below.is_some() {
            return;
        }
        let mut others: Vec<Possible> = Vec::new();
        let mut misprints = 0;
        for site in self.due_places(state) {
            let exact = self.read(state, &site).exact;
            let is_asked = question.site.is_some_and(|asked| asked.start == site.start);
            let is_misprint = exact.is_empty() && !is_asked && misprints < MOST_MISPRINTS;
            let misprinted = match is_misprint {
                true => self.misprint(state, site).possible,
                false => Vec::new(),
            };
            misprints += usize::from(is_misprint);
            let fits = exact.into_iter().map(|reading| {
                let plies_after = self.reach_behind(state, &reading, FORESIGHT).plies;
                Possible {
                    plies_after,
                    ..Possible::fits(reading.mv)
                }
            });
            for possible in fits.chain(misprinted.into_iter().take(MOST_OF_MISPRINT)) {
                let mut known = question.possible.iter().chain(&others);
                if known.all(|known| known.mv != possible.mv) {
                    others.push(possible);
                }
            }
        }
        sort_short(&mut others, |possible| {
            std::cmp::Reverse(possible.plies_after)
        });
        others.truncate(MOST_ELSEWHERE);
        question.possible.extend(others);
    }

    /// Where the words of a chosen move stand, well printed or not, if that is behind the due number and
    /// not at the place of the question.
    pub(super) fn chosen_elsewhere(
        &self,
        state: &State,
        asked: usize,
        mv: Move,
    ) -> Option<(Site, Reading)> {
        if state.below.is_some() {
            return None;
        }
        let sites = self.due_places(state).into_iter();
        let sites: Vec<Site> = sites.filter(|site| site.start > asked).collect();
        let exact = sites.iter().find_map(|site| {
            let exact = self.read(state, site).exact;
            let reading = exact.into_iter().find(|reading| reading.mv == mv)?;
            Some((*site, reading))
        });
        if exact.is_some() || self.misprinted(state, asked, mv).is_some() {
            return exact;
        }
        // Where the number stands in both columns, well printed words behind it are the answer.
        let after = state.after(mv, asked);
        let is_answer = |site: &&Site| {
            let answers = self.read(&after, site);
            !answers.exact.is_empty() || answers.several.is_some()
        };
        let misprinted = |site: &Site| Some((*site, self.misprinted(state, site.start, mv)?));
        let mut sites = sites
            .iter()
            .take(MOST_MISPRINTS)
            .filter(|site| !is_answer(site));
        sites.find_map(misprinted)
    }

    /// Whether words behind the due number that say a move were said to be none of the game: the move was
    /// chosen from there and unlinked again.
    pub(super) fn is_unlinked_elsewhere(&self, state: &State, mv: Move) -> bool {
        let page = self.words.page;
        let places = page.places(state.due(), state.at).iter().take(MOST_PLACES);
        places.take_while(|&&at| at < self.limit).any(|&at| {
            let first = page.behind_dots(at + 1);
            let site = Site::numbered(first, at, Reason::Confirmed);
            (self.is_no_move(at) || self.is_no_move(first))
                && self
                    .read(state, &site)
                    .exact
                    .iter()
                    .any(|reading| reading.mv == mv)
        })
    }

    /// A move that misprinted words may be.
    fn misprinted(&self, state: &State, start: usize, mv: Move) -> Option<Reading> {
        let State {
            position, origins, ..
        } = state;
        let next = state.next_number();
        let candidates =
            self.words
                .candidates(position, origins, start, self.limit, next, Sought::Only(mv));
        let candidate = candidates
            .into_iter()
            .find(|candidate| candidate.mv == mv)?;
        Some(Reading {
            items: candidate.items,
            mv,
            warnings: Vec::new(),
        })
    }

    /// A question where the game would seem to be over and yet numbered moves are left: about the due
    /// number where no sentence goes on behind it, about one behind which the game can be followed,
    /// or about the move that is missing before the first number that is left. The last move of a game may
    /// also stand at the beginning of a line, with nothing behind it that would confirm it.
    pub(super) fn left_behind(&self, state: &State, unsure: &[Site]) -> Option<Next> {
        if self.is_list || state.below.is_some() {
            return None;
        }
        let page = self.words.page;
        let mut sites = self.due_places(state);
        let is_unnumbered =
            |site: &&Site| site.number.is_none() && !self.read(state, site).exact.is_empty();
        sites.extend(unsure.iter().find(is_unnumbered));
        let is_clear = |site: &&Site| {
            let class = site.number.map(|number| page.class(number));
            (class.is_none() || class >= Some(Class::Medium))
                && page
                    .mention(site.start)
                    .is_none_or(|mention| !mention.is_short)
        };
        let follows = |site: &&Site| {
            let class = site.number.map(|number| page.class(number));
            let exact = self.read(state, site).exact;
            let mut reaches = exact
                .iter()
                .map(|reading| self.reach_behind(state, reading, FORESIGHT));
            class >= Some(Class::Medium) && reaches.any(|reach| reach.confirms(1))
        };
        let site = sites
            .iter()
            .find(is_clear)
            .or_else(|| sites.iter().find(follows));
        let mentioned_or_misprinted =
            |site: Site| match self.read(state, &site).exact.into_iter().next() {
                Some(reading) => {
                    let possible = vec![Possible::fits(reading.mv)];
                    self.question(state, site, reading.items, ProblemKind::Sentence, possible)
                }
                None => self.misprint(state, site),
            };
        let question = match site {
            Some(site) => mentioned_or_misprinted(*site),
            None => {
                let rest = state.at..self.limit;
                let (due, turn) = (state.due(), state.position.turn());
                let left = page.left_over(rest, due, turn, false, self.words.choices);
                let first = left.first()?.start;
                let known = sites.iter().find(|site| site.number == Some(first));
                let site = match page.kind(first) {
                    _ if known.is_some() => known.copied(),
                    Some(ItemKind::Number { value, .. }) => {
                        let is_unread =
                            value == due && !page.is_move_like(page.behind_dots(first + 1));
                        let start = page.behind_marks(first + 1);
                        is_unread.then(|| Site::numbered(start, first, Reason::Numbered))
                    }
                    _ => Some(Site::unnumbered(first, Reason::Follows)),
                };
                // In other notations an asterisk is the end of a record.
                let is_end = |site: &Site| {
                    page.word(site.start) == "*" && self.words.system.dialect().is_none()
                };
                match site {
                    Some(site) if is_end(&site) => return None,
                    Some(site) => mentioned_or_misprinted(site),
                    None => self.gone_on_without(state, first),
                }
            }
        };
        Some(Next::Question(Box::new(question)))
    }
}
