//! Questions: what the reader asks where words are no move, fit several, or are not there.

use rules::Color;

use super::Reason;
use super::candidate::{Candidate, Sought};
use super::item::ItemKind;
use super::look::{FORESIGHT, Reach};
use super::near::{FURTHEST, MIXED_UP};
use super::page::Class;
use super::place::Site;
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::state::State;
use super::track::Track;
use super::words::{LONGEST_MOVE, Reading};

/// How many candidates of a misprint are followed.
const MOST_CANDIDATES: usize = 12;

/// How many numbers behind which the game may go on are looked at for an answer before them.
const MOST_NEXT: usize = 4;

/// How many candidates are offered.
pub(super) const MOST_OFFERED: usize = 8;

/// A place where the game cannot be read on without a question.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) site: Option<Site>,
    /// The words; empty where a move is missing.
    pub(super) items: std::ops::Range<usize>,
    pub(super) kind: ProblemKind,
    pub(super) possible: Vec<Possible>,
}

impl Track<'_> {
    pub(super) fn question(
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
    pub(super) fn weigh(&self, state: &State, question: &mut Question) {
        for possible in &mut question.possible {
            let end = question.items.end;
            let next = state.after(possible.mv, end);
            possible.plies_after = self.look(&next, Possible::MOST_PLIES).plies;
        }
        sort_short(&mut question.possible, |possible| {
            std::cmp::Reverse(possible.plies_after)
        });
    }

    /// Words at a clear place that are no move.
    pub(super) fn misprint(&self, state: &State, site: Site) -> Question {
        let limit = state.row().map_or(self.limit, |(_, end)| end);
        let State {
            position, origins, ..
        } = state;
        let natural = self.natural_end(state, site.start);
        let next = state.next_number();
        let candidates = self.words.candidates(
            position,
            origins,
            site.start,
            limit,
            next,
            Sought::Within(FURTHEST),
        );
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
            let furthest = weighed.iter().map(|(_, reach)| reach.weight()).max();
            weighed.retain(|(candidate, reach)| {
                candidate.distance <= nearest + 2
                    || candidate.distance <= MIXED_UP && Some(reach.weight()) >= furthest
            });
        }
        sort_short(&mut weighed, |(candidate, reach)| {
            let is_far = reach.is_over || reach.plies >= Possible::MOST_PLIES;
            let follows = usize::from(candidate.distance)
                + 4 * (FORESIGHT - reach.weight().min(FORESIGHT))
                + if is_far { 0 } else { 3 };
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
        let possible = match possible.is_empty() {
            // Any move may stand behind a word of which no letter is right.
            true => self.missing(state, items.end).possible,
            false => possible,
        };
        Question {
            site: Some(site),
            items,
            kind,
            possible,
        }
    }

    /// Words that do not look like those of a move where one is missing, if it may be one that is misprinted.
    pub(super) fn garbled(&self, state: &State) -> Option<Question> {
        let page = self.words.page;
        let at = page.skip(state.at);
        let (start, number) = match page.kind(at)? {
            // Behind the number that follows the game goes on.
            ItemKind::Number { value, .. } if value != state.due() + 1 => {
                (page.behind_dots(at + 1), Some(at))
            }
            _ => (at, None),
        };
        let is_word = page.kind(start) == Some(ItemKind::Word)
            && !page.form(start).is_notation()
            && !self.is_no_move(start);
        let reason = Reason::Confirmed;
        let site = Site {
            start,
            number,
            reason,
        };
        let question = is_word.then(|| self.misprint(state, site))?;
        matches!(question.kind, ProblemKind::Misprint).then_some(question)
    }

    /// A move that is not there.
    pub(super) fn missing(&self, state: &State, at: usize) -> Question {
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
        sort_short(&mut possible, |possible| {
            std::cmp::Reverse(possible.plies_after)
        });
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

    /// A move that is not there at a clear place; a sentence before the number with which the game goes
    /// on may name it, or it stands at a place that is not clear, or without a number behind a note.
    pub(super) fn gone_on_without(&self, state: &State, at: usize) -> Question {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        let mut starts: Vec<(usize, Option<usize>)> = Vec::new();
        for &place in page.places(state.due(), state.at) {
            // White's own place may be empty.
            if place >= at + usize::from(!is_white) {
                break;
            }
            let start = page.behind_dots(place + 1);
            // Behind a note the number of Black's move may stand without dots.
            let has_dots = start > place + 1;
            if is_white != has_dots || !is_white && page.class(place) >= Class::Medium {
                starts.push((start, Some(place)));
            }
        }
        // The answer behind a note has no number of its own, and stands before the next one.
        for &next in page.places(state.due() + 1, at).iter().take(MOST_NEXT) {
            if !is_white && next < self.limit {
                let first = state.at.max(next.saturating_sub(LONGEST_MOVE));
                starts.extend((first..next).map(|start| (start, None)));
            }
        }
        let mut misprint = None;
        for (start, number) in starts {
            if !page.is_move_like(start) || self.is_no_move(start) {
                continue;
            }
            let site = Site {
                start,
                number,
                reason: Reason::Confirmed,
            };
            let is_whole = |reading: &Reading| {
                let next = page.kind(page.skip(reading.items.end));
                number.is_some()
                    || matches!(next, Some(ItemKind::Number { value, .. }) if value == state.due() + 1)
            };
            let mut exact = self.read(state, &site).exact.into_iter();
            let Some(reading) = exact.find(is_whole) else {
                if misprint.is_none() && number.is_some() {
                    let question = self.misprint(state, site);
                    if let Some(first) = question.possible.first()
                        && first.corrected.is_some()
                        && first.plies_after > 0
                    {
                        misprint = Some(question);
                    }
                }
                continue;
            };
            let reach = self.reach_behind(state, &reading, FORESIGHT);
            let is_confirmed = reach.confirms(2);
            if !is_confirmed && (misprint.is_some() || number.is_none()) {
                continue;
            }
            let fits = Possible::fits(reading.mv);
            let mut question = self.question(
                state,
                site,
                reading.items,
                ProblemKind::Sentence,
                vec![fits],
            );
            if !is_confirmed {
                misprint = Some(question);
                continue;
            }
            let others = self.missing(state, at).possible.into_iter();
            let others = others.filter(|other| other.mv != reading.mv);
            question.possible.extend(others);
            return question;
        }
        misprint.unwrap_or_else(|| self.missing(state, at))
    }
}
