//! How far a text can be linked from a place on: what judges a doubtful reading.

use std::cell::Cell;

use super::state::State;
use super::track::Track;
use super::words::Reading;

/// How many moves behind a doubtful one are looked at to tell what it is.
pub(super) const FORESIGHT: usize = 6;

/// How many readings a look ahead may take.
const LOOK: usize = 160;

/// How far a text can be linked from a place on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reach {
    pub(super) plies: usize,
    /// Whether nothing of the game is left behind them.
    pub(super) is_over: bool,
    /// Whether the text says that the game is over.
    pub(super) is_ended: bool,
    /// The item behind the last of them.
    pub(super) end: usize,
}

impl Reach {
    /// Whether what follows speaks for a reading.
    pub(super) fn confirms(self, plies: usize) -> bool {
        self.plies >= plies || self.is_over && self.plies > 0
    }

    pub(super) fn weight(self) -> usize {
        self.plies + if self.is_over { 3 } else { 0 }
    }
}

impl Track<'_> {
    pub(super) fn reach_behind(&self, state: &State, reading: &Reading, most: usize) -> Reach {
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
        let stopped = Reach {
            end: state.at,
            ..Reach::default()
        };
        if most == 0 || budget.get() == 0 {
            return stopped;
        }
        budget.set(budget.get() - 1);
        crate::steps::count(8);
        let is_over = Reach {
            is_over: true,
            ..stopped
        };
        let is_mate = || state.position.is_check() && !state.position.has_legal_moves();
        if self.ending(state).is_some() || is_mate() {
            return Reach {
                is_ended: true,
                ..is_over
            };
        }
        let sites = self.sites(state);
        let chosen = self.chosen(state, &sites);
        if let Some(step) = chosen.filter(|step| !sites.come_before(step)) {
            let mut reach = self.reach(&self.after(state, &step), most - 1, budget);
            reach.plies += 1;
            return reach;
        }
        if sites.strong.is_empty() && sites.medium.is_empty() && sites.doubtful.is_empty() {
            return if sites.gone_on.is_none() {
                is_over
            } else {
                stopped
            };
        }
        let mut best = stopped;
        let likely = sites.strong.iter().take(1).chain(&sites.rivals);
        for site in likely.chain(&sites.medium).chain(&sites.doubtful) {
            // Words that are no move are a misprint rather than a variation.
            if best.plies == 0 && sites.rivals.contains(site) {
                continue;
            }
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
