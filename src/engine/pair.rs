//! Two values of a feature at once: in the middlegame and in the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A value for the middlegame and one for the endgame, packed into one word, so that sums of both
/// cost one addition.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pair(i32);

impl Pair {
    /// Nothing in either phase.
    pub const ZERO: Self = Self(0);

    /// Puts two values together; each has to fit into sixteen bits.
    #[must_use]
    pub const fn new(middle: i32, end: i32) -> Self {
        Self((end << 16).wrapping_add(middle))
    }

    /// The value in the middlegame.
    #[must_use]
    #[inline(always)]
    pub const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The value in the endgame.
    #[must_use]
    #[inline(always)]
    pub const fn end(self) -> i32 {
        // A negative lower half has borrowed one from the upper half.
        self.0.wrapping_add(0x8000) >> 16
    }
}

impl Add for Pair {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl Sub for Pair {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Pair {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Pair {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Neg for Pair {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Pair {
    type Output = Self;
    #[inline(always)]
    fn mul(self, factor: i32) -> Self {
        Self(self.0.wrapping_mul(factor))
    }
}

#[cfg(test)]
mod tests {
    use super::Pair;

    #[test]
    fn both_halves_are_added_apart() {
        let cases = [(3, -4), (-3, 4), (-300, -7), (0, 0), (12_000, -12_000)];
        for (middle, end) in cases {
            for (other_middle, other_end) in cases {
                let sum = Pair::new(middle, end) + Pair::new(other_middle, other_end);
                assert_eq!(
                    (sum.middle(), sum.end()),
                    (middle + other_middle, end + other_end)
                );
                let less = Pair::new(middle, end) - Pair::new(other_middle, other_end);
                assert_eq!(
                    (less.middle(), less.end()),
                    (middle - other_middle, end - other_end)
                );
            }
            let twice = Pair::new(middle, end) * -2;
            assert_eq!((twice.middle(), twice.end()), (-2 * middle, -2 * end));
            let opposite = -Pair::new(middle, end);
            assert_eq!((opposite.middle(), opposite.end()), (-middle, -end));
        }
    }
}
