//! Counting moves without listing them.

use super::core::Core;
use super::make::make;
use super::movegen::{Sink, generate, list_moves};
use super::side::Side;
use crate::move_list::MoveList;

/// Adds up set sizes.
struct Counter(u64);

impl Sink for Counter {
    #[inline(always)]
    fn man(&mut self, _: u32, _: u32, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, _: u32, targets: u64, _: i32) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: i32) {
        self.0 += 4 * u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn special(&mut self, _: u32, _: u32, _: u32) {
        self.0 += 1;
    }
}

/// Stops at the first move.
struct Any(bool);

impl Sink for Any {
    #[inline(always)]
    fn man(&mut self, _: u32, _: u32, targets: u64) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn pawns(&mut self, _: u32, targets: u64, _: i32) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: i32) {
        self.0 |= targets != 0;
    }

    #[inline(always)]
    fn special(&mut self, _: u32, _: u32, _: u32) {
        self.0 = true;
    }

    #[inline(always)]
    fn is_done(&self) -> bool {
        self.0
    }
}

/// The number of legal moves.
#[inline(never)]
pub(crate) fn count_moves<S: Side>(core: &Core) -> u64 {
    let mut counter = Counter(0);
    generate::<S, _>(core, &mut counter);
    counter.0
}

/// Whether there is a legal move.
#[inline(never)]
pub(crate) fn has_moves<S: Side>(core: &Core) -> bool {
    let mut any = Any(false);
    generate::<S, _>(core, &mut any);
    any.0
}

/// The number of lines of `depth` half-moves, at least 1; the last half-move is only counted.
///
/// Each depth has a list of its own among `lists`, one less than `depth`.
pub(crate) fn count_lines<S: Side>(core: &Core, lists: &mut [MoveList]) -> u64 {
    let Some((moves, lists)) = lists.split_first_mut() else {
        return count_moves::<S>(core);
    };
    list_moves::<S>(core, moves);
    let mut next = Core::EMPTY;
    let mut lines = 0;
    for &mv in &*moves {
        make::<S>(core, mv, &mut next);
        lines += count_lines::<S::Other>(&next, lists);
    }
    lines
}
