//! Counting moves without listing them.

use super::core::Core;
use super::movegen::{Sink, generate};
use super::side::Side;
use super::successors::successors;

/// Adds up set sizes.
struct Counter(u64);

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: u32, _: u32, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, _: u32, targets: u64, _: i32) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn pawn_captures(&mut self, targets: u64, _: i32) {
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

/// The number of legal moves.
#[inline(never)]
pub(crate) fn count_moves<S: Side>(core: &Core) -> u64 {
    let mut counter = Counter(0);
    generate::<S, _>(core, &mut counter);
    counter.0
}

/// The number of lines of `depth` half-moves, at least 1; the last half-move is only counted.
pub(crate) fn count_lines<S: Side>(core: &Core, depth: u32) -> u64 {
    if depth <= 1 {
        return count_moves::<S>(core);
    }
    let mut lines = 0;
    successors::<S>(core, |_, after| {
        lines += count_lines::<S::Other>(&after.core, depth - 1);
    });
    lines
}
