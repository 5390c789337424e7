//! Chance that follows a seed.

/// A series of numbers that looks like chance and is the same for the same seed on every machine:
/// SplitMix64, by Sebastiano Vigna, in the public domain.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The series of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below another, which is not 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::generate::Chance;
    ///
    /// assert!(Chance::new(1).below(6) < 6);
    /// ```
    pub const fn below(&mut self, limit: usize) -> usize {
        // So few are wanted that the slight unevenness shows nowhere.
        (self.draw() % limit as u64) as usize
    }

    /// Heads or tails.
    pub const fn coin(&mut self) -> bool {
        self.draw() & 1 == 1
    }

    /// One of some things, of which there is at least one.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len().max(1)))
    }
}
