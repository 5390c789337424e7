//! Moves that were chosen: where their words are, and where these end.

use rules::Move;

use super::candidate::Sought;
use super::form::Form;
use super::item::ItemKind;
use super::place::{Site, Sites};
use super::state::State;
use super::track::{Step, Track};
use super::words::Reading;
use super::{Choice, Reason};

impl Track<'_> {
    /// The move that was chosen for a word before the next place, or at it.
    pub(super) fn chosen(&self, state: &State, sites: &Sites) -> Option<Step> {
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
                // A remark in brackets may be what was chosen.
                (state.at, last + 1)
            }
        };
        let end = end.min(page.len());
        let rivals = sites.rivals.iter().map(|site| site.start);
        for at in (from..end).chain(rivals) {
            let legal = |(_, choice): &(usize, Choice)| match choice {
                Choice::Move(mv) if state.position.is_legal(*mv) => Some(*mv),
                _ => None,
            };
            let Some(mv) = self.words.chosen(at).iter().find_map(legal) else {
                continue;
            };
            // No game begins with a move that is not there.
            let is_remark = page.kind(at) == Some(ItemKind::Comment);
            let is_word =
                is_remark || page.kind(at) == Some(ItemKind::Word) || page.looks_garbled(at);
            // Unless the words of its first move were said to be none.
            let is_first = state.ply == 0 && !is_word && !(from..at).any(|at| self.is_no_move(at));
            if is_first {
                continue;
            }
            let site = sites
                .strong
                .iter()
                .chain(&sites.rivals)
                .chain(&sites.medium)
                .chain(&sites.doubtful);
            let site = site.copied().find(|site| site.start == at);
            if !self.says(state, at, mv)
                && let Some((site, reading)) = self.chosen_elsewhere(state, at, mv)
            {
                return Some(Step {
                    site: Some(site),
                    reading,
                    reason: Reason::Chosen,
                });
            }
            if state.ply > 0 && !self.says(state, at, mv) && self.is_unlinked_elsewhere(state, mv) {
                continue;
            }
            let items = match is_word {
                true if is_remark => at..at + 1,
                true => at..self.chosen_end(state, at, mv),
                false => at..at,
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

    /// Whether the words at an item are a move as they stand.
    fn says(&self, state: &State, at: usize, mv: Move) -> bool {
        let site = Site::unnumbered(at, Reason::Chosen);
        let readings = self.read(state, &site);
        let is_several = readings
            .several
            .is_some_and(|(_, moves)| moves.contains(&mv));
        is_several || readings.exact.iter().any(|reading| reading.mv == mv)
    }

    /// Where the words of a chosen move end.
    fn chosen_end(&self, state: &State, at: usize, mv: Move) -> usize {
        let State {
            position, origins, ..
        } = state;
        let next = state.next_number();
        let limit = state.row().map_or(self.limit, |(_, end)| end).max(at + 1);
        let readings = self.words.readings(position, origins, at, limit, next);
        let mut exact = readings.exact.iter().chain(&readings.shorter);
        let exact = exact.find(|reading| reading.mv == mv);
        let several = || {
            let (items, moves) = readings.several.as_ref()?;
            moves.contains(&mv).then_some(items.end)
        };
        if let Some(end) = exact.map(|reading| reading.items.end).or_else(several) {
            return end;
        }
        let candidates =
            self.words
                .candidates(position, origins, at, limit, next, Sought::Only(mv));
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
}
