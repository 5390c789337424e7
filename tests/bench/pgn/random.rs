//! Chance with a seed, so that the same games are written on every machine.

/// xorshift64*, enough for choosing moves and names.
pub(crate) struct Random(u64);

impl Random {
    /// The chance of one game; games of neighboring numbers have nothing in common.
    pub(crate) fn of_game(seed: u64, number: u64) -> Self {
        let mixed = (seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x6a61);
        let mut random = Self(mixed | 1);
        (0..4).for_each(|_| {
            random.below(2);
        });
        random
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) * limit) >> 32
    }

    /// Whether something happens that happens `percent` times in a hundred.
    pub(crate) fn happens(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of `things`, the first ones more often: few players play most games.
    pub(crate) fn one_of<'a>(&mut self, things: &[&'a str]) -> &'a str {
        let limit = things.len() as u64;
        let (one, other) = (self.below(limit), self.below(limit));
        things[one.min(other) as usize]
    }
}
