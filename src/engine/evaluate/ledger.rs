//! Who takes down the features: the evaluation adds them up, the tuner keeps them.

use rules::Color;

use super::weights::WEIGHTS;
use crate::Pair;

/// Takes down that a feature holds for a side this many times.
pub trait Ledger {
    /// Takes down `count` times the feature at `place`.
    fn note(&mut self, color: Color, place: usize, count: i32);
}

/// The sum of all features for White, less those for Black.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sum(pub(crate) Pair);

impl Ledger for Sum {
    #[inline(always)]
    fn note(&mut self, color: Color, place: usize, count: i32) {
        let value = WEIGHTS[place] * count;
        match color {
            Color::White => self.0 += value,
            Color::Black => self.0 -= value,
        }
    }
}

/// The features themselves, as the tuner needs them.
#[cfg(feature = "tune")]
#[derive(Clone, Default, Debug)]
pub struct Trace(pub std::collections::BTreeMap<usize, i32>);

#[cfg(feature = "tune")]
impl Ledger for Trace {
    fn note(&mut self, color: Color, place: usize, count: i32) {
        *self.0.entry(place).or_default() += count * color.fold_wb(1, -1);
    }
}
