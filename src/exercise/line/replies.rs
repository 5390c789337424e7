//! Which of the author's replies are played.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Which of the author's replies are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Replies {
    /// The main one.
    #[default]
    Main,
    /// One by chance.
    Random,
    /// One after the other, until every one was answered.
    All,
}

impl Replies {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Main, Self::Random, Self::All];
}

impl fmt::Display for Replies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Main => "main",
            Self::Random => "random",
            Self::All => "all",
        })
    }
}

/// A text that names no way of replying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRepliesError;

impl fmt::Display for ParseRepliesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected main, random or all")
    }
}

impl Error for ParseRepliesError {}

impl FromStr for Replies {
    type Err = ParseRepliesError;

    fn from_str(text: &str) -> Result<Self, ParseRepliesError> {
        let ways = Self::ALL.into_iter();
        let mut named = ways.filter(|way| way.to_string() == text);
        named.next().ok_or(ParseRepliesError)
    }
}

/// Chance that begins with a number of the caller (SplitMix64 by Steele, Lea and Flood, 2014).
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of some things.
    pub(super) fn of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        let count = things.len() as u64;
        let index = mixed.checked_rem(count)?;
        things.get(index as usize).copied()
    }
}
