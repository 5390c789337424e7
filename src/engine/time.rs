//! How long to think, from what a chess clock shows.
//!
//! Times are milliseconds. Nothing here looks at a clock: the caller does.

use crate::Moment;

/// What the clock of the side to move shows.
///
/// # Examples
///
/// ```
/// use engine::time::{Clock, Budget};
///
/// let clock = Clock { left: 60_000, increment: 1_000, moves_to_go: None };
/// let budget = Budget::from_clock(&clock, 30);
/// assert!(budget.soft > 1_000 && budget.soft < budget.hard && budget.hard < 30_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What is left.
    pub left: u64,
    /// What is added after each move.
    pub increment: u64,
    /// The moves until time is added, if that is how the clock works.
    pub moves_to_go: Option<u32>,
}

/// How long a move may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// After this no further iteration is begun, if nothing unusual was found.
    pub soft: u64,
    /// After this the search is stopped.
    pub hard: u64,
}

/// The number of moves that a game is expected to go on.
const MOVES_LEFT: u64 = 28;

impl Budget {
    /// The budget for one move; `overhead` is lost with every move on the way to the clock.
    #[must_use]
    pub fn from_clock(clock: &Clock, overhead: u64) -> Self {
        let left = clock.left.saturating_sub(overhead).max(1);
        let moves = match clock.moves_to_go {
            Some(moves) => u64::from(moves.max(1)).min(MOVES_LEFT),
            None => MOVES_LEFT,
        };
        let share = left / moves + clock.increment.saturating_sub(overhead) * 3 / 4;
        // The last move before more time may take nearly all; any other leaves most for later.
        let most = if moves == 1 {
            left * 9 / 10
        } else {
            left * 2 / 5
        };
        let hard = (share * 4).min(most).max(1);
        Self {
            soft: share.min(hard * 4 / 5).max(1),
            hard,
        }
    }

    /// A fixed time for one move.
    #[must_use]
    pub fn exactly(time: u64, overhead: u64) -> Self {
        let hard = time.saturating_sub(overhead).max(1);
        Self { soft: hard, hard }
    }

    /// The time that a level takes for a move: a fair share of the clock and no more, so that it plays
    /// on its clock what it plays without one for as long as the share is enough.
    ///
    /// # Examples
    ///
    /// ```
    /// use engine::time::{Budget, Clock};
    ///
    /// let clock = Clock { left: 60_000, ..Clock::default() };
    /// assert!((1_500..2_500).contains(&Budget::share(&clock, 0).hard));
    /// ```
    #[must_use]
    pub fn share(clock: &Clock, overhead: u64) -> Self {
        Self::exactly(Self::from_clock(clock, overhead).soft, 0)
    }

    /// Whether the search should stop at `moment`, after `spent` milliseconds.
    ///
    /// A best move that stays the same, and on which most of the work was spent, needs less time;
    /// one that has just changed gets more.
    #[must_use]
    pub fn is_over(&self, moment: Moment, spent: u64) -> bool {
        if spent >= self.hard {
            return true;
        }
        let Moment::Iteration {
            stability,
            effort_permille,
            ..
        } = moment
        else {
            return false;
        };
        if self.soft == self.hard {
            return false;
        }
        let calm = [140, 115, 100, 92, 86, 80][stability.min(5) as usize];
        let sure = 150 - u64::from(effort_permille.clamp(300, 950)) / 10;
        // An iteration takes about as long as all before it: one that cannot end is not begun.
        spent * 10_000 >= self.soft * calm * sure * 6 / 10
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Clock};
    use crate::Moment;

    #[test]
    fn no_budget_exceeds_the_clock() {
        for left in [1, 10, 50, 100, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 2_000, 30_000] {
                for moves_to_go in [None, Some(1), Some(2), Some(40)] {
                    let clock = Clock {
                        left,
                        increment,
                        moves_to_go,
                    };
                    let budget = Budget::from_clock(&clock, 20);
                    assert!(budget.soft <= budget.hard, "{clock:?}");
                    assert!(budget.hard <= left.saturating_sub(20).max(1), "{clock:?}");
                }
            }
        }
    }

    #[test]
    fn a_restless_search_gets_more_time_than_a_calm_one() {
        let budget = Budget {
            soft: 1_000,
            hard: 5_000,
        };
        let moment = |stability, effort_permille| Moment::Iteration {
            depth: 12,
            stability,
            effort_permille,
        };
        let first = |moment| (0..=5_000).find(|&spent| budget.is_over(moment, spent));
        assert!(first(moment(0, 400)) > first(moment(2, 400)));
        assert!(first(moment(5, 900)) < first(moment(5, 400)));
        assert_eq!(first(Moment::Nodes), Some(5_000));
    }

    #[test]
    fn a_fixed_time_is_used_up() {
        let budget = Budget::exactly(1_000, 10);
        let moment = Moment::Iteration {
            depth: 9,
            stability: 9,
            effort_permille: 950,
        };
        assert!(!budget.is_over(moment, 980));
        assert!(budget.is_over(Moment::Nodes, 990));
    }
}
