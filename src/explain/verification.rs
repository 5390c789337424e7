//! Explanations of random positions, judged by other means than those that found them.

mod attempts;
mod certificates;
mod checks;
mod forced;
mod games;
mod judge;
