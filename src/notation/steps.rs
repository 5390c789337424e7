//! Counts how often readers look at a letter of a text where they might do so again and again, so that
//! tests can say that the work grows with the text and no faster. Only with the feature `steps`;
//! otherwise nothing is counted.

#[cfg(feature = "steps")]
use std::cell::Cell;

#[cfg(feature = "steps")]
thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Counts letters that a reader looks at.
#[inline]
pub fn count(steps: usize) {
    #[cfg(feature = "steps")]
    STEPS.with(|counted| counted.set(counted.get() + steps));
    #[cfg(not(feature = "steps"))]
    let _ = steps;
}

/// How many steps something takes.
#[cfg(feature = "steps")]
pub fn of<T>(work: impl FnOnce() -> T) -> usize {
    let before = STEPS.with(Cell::get);
    drop(work());
    STEPS.with(Cell::get) - before
}
