//! Variations that are set out on lines of their own. They stand where the game may go on, and the
//! number that is due stands again where it does: only both lines together tell which is the game.

use std::cell::Cell;

use rules::{Color, Move};

use super::Reason;
use super::ask::Question;
use super::item::Gap;
use super::look::Reach;
use super::page::Class;
use super::place::{MOST_PLACES, Site, Sites};
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::state::State;
use super::track::{Next, Track};

/// How many moves of a line behind another are followed.
const FOLLOWED: usize = 24;

/// How many moves behind a variation show that the game goes on there.
const GOES_ON: usize = 3;

impl Track<'_> {
    /// Where the due number stands again, if words or an empty line part it from the last move where it
    /// stands first.
    pub(super) fn rivals(&self, state: &State, sites: &Sites) -> Vec<Site> {
        let page = self.words.page;
        let Some((first, number)) = sites.parted() else {
            return Vec::new();
        };
        let is_next = self.skip(state.at) == number;
        if is_next && (state.ply == 0 || page.gap(number) < Gap::Paragraph) {
            return Vec::new();
        }
        let has_dots = first.start > number + 1;
        let places = page.places(state.due(), number + 1).iter();
        let places = places.take_while(|&&at| at < self.limit).take(MOST_PLACES);
        let site = |&at: &usize| {
            let (start, dots) = self.numbered(at)?;
            let is_rival = dots == has_dots
                && page.class(at) >= Class::Medium
                && page.mention(start).is_none();
            is_rival.then_some(Site::numbered(start, at, Reason::Confirmed))
        };
        places.filter_map(site).collect()
    }

    /// Whether the number before a place, in its paragraph, is that of a move that was played: moves
    /// that might have been begin there.
    fn is_repeated(&self, state: &State, number: usize) -> bool {
        let page = self.words.page;
        let is_white = state.position.turn() == Color::White;
        let before = state.due() - u32::from(is_white);
        let places = page.places(before, self.skip(state.at)).iter();
        let mut places = places.take_while(|&&at| at < number);
        places.any(|&at| {
            page.class(at) == Class::Strong
                && self.numbered(at).is_some_and(|(_, dots)| !dots)
                && (at + 1..=number).all(|at| page.gap(at) < Gap::Paragraph)
        })
    }

    /// Reads a clear place, unless the game rather goes on at a rival of it or that cannot be told.
    pub(super) fn at_clear(&self, state: &State, sites: &Sites) -> Next {
        self.at_rivals(state, sites)
            .unwrap_or_else(|| self.at_strong(state, &sites.strong))
    }

    fn at_rivals(&self, state: &State, sites: &Sites) -> Option<Next> {
        let (first, number) = sites.parted()?;
        let is_repeated = self.is_repeated(state, number);
        if sites.rivals.is_empty() && !is_repeated {
            return None;
        }
        let read = |site: &Site| {
            let exact = self.plausible(state, self.read(state, site).exact);
            exact.into_iter().next()
        };
        let printed = read(&first)?;
        let next = self.sites(&state.after(printed.mv, printed.items.end));
        let next = next.strong.first().and_then(|site| site.number);
        // Of equals the first, as `max_by_key` takes the last.
        let rivals = sites.rivals.iter().rev();
        let rivals = rivals.filter(|site| site.number != next).map(|site| {
            let reading = read(site);
            let reach = reading.as_ref().map_or(Reach::default(), |reading| {
                self.reach_behind(state, reading, FOLLOWED)
            });
            (site, reading, reach)
        });
        let rival = rivals.max_by_key(|(_, reading, reach)| (reading.is_some(), reach.weight()));
        if rival.is_none() && !is_repeated {
            return None;
        }
        let far = self.reach_behind(state, &printed, FOLLOWED);
        let fits = |mv: Move, reach: Reach| Possible {
            plies_after: reach.plies,
            ..Possible::fits(mv)
        };
        let mut possible = vec![fits(printed.mv, far)];
        let (mut site, mut items) = (first, printed.items.clone());
        if let Some((rival, reading, reach)) = rival {
            let here = Track {
                limit: rival.number.unwrap_or(rival.start),
                budget: Cell::new(self.budget.get()),
                ..*self
            };
            let near = here.reach_behind(state, &printed, FOLLOWED);
            let is_far = |reach: Reach| reach.plies >= FOLLOWED || reach.is_over;
            let goes_on = is_far(far) && far.plies >= near.plies + GOES_ON;
            if goes_on && far.plies > reach.plies && !is_repeated {
                return None;
            }
            if let Some(reading) = reading {
                let is_clear = near.is_over
                    && is_far(reach)
                    && reach.plies > near.plies
                    && !self.stands_behind(state, near.plies + 1, reach.end);
                if is_clear {
                    return Some(Next::Move(Box::new(Self::step(rival, reading))));
                }
                if reading.mv == printed.mv {
                    (site, items, possible) = (*rival, reading.items, Vec::new());
                }
                possible.push(fits(reading.mv, reach));
            }
        }
        sort_short(&mut possible, |possible| {
            std::cmp::Reverse(possible.plies_after)
        });
        Some(Next::Question(Box::new(Question {
            site: Some(site),
            items,
            kind: ProblemKind::Sentence,
            possible,
        })))
    }

    /// Whether the number of the move that comes this many moves later stands at a clear place further on.
    fn stands_behind(&self, state: &State, plies: usize, end: usize) -> bool {
        let page = self.words.page;
        let plies = plies as u32 + u32::from(state.position.turn() == Color::Black);
        let places = page.places(state.due() + plies / 2, end).iter();
        let mut places = places.take_while(|&&at| at < self.limit);
        places.any(|&at| {
            let place = self.numbered(at);
            page.class(at) >= Class::Medium
                && place.is_some_and(|(start, dots)| {
                    dots == (plies % 2 == 1) && page.mention(start).is_none()
                })
        })
    }
}
