//! What the pieces are worth, by the books.
//!
//! No scale is exact, and every book says so ([`Caveat`]). Figures are for showing who has more; no
//! rule and no engine asks for them.

mod sayings;
#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::{Add, Mul, Sub};
use std::str::FromStr;

use rules::{ByRole, Role};

pub use sayings::{Phase, SAYINGS, Saying, Worth};

/// An amount of material in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(
    /// How many.
    pub i32,
);

impl Add for Hundredths {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Hundredths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<i32> for Hundredths {
    type Output = Self;

    fn mul(self, count: i32) -> Self {
        Self(self.0 * count)
    }
}

/// A table of values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scale {
    /// The usual count of today: 1, 3, 3, 5, 9.
    #[default]
    Usual,
    /// The beginners' book of 1917 (seed 000). It gives no figures, but says what equals what; the
    /// queen's figure stands for "slightly exceeds two Rooks".
    Book1917,
    /// The figures of seed 001, an abridgment of Hoffer's treatise.
    Hoffer,
    /// The figures that seed 001 reports of German authorities.
    German,
    /// The figures of seed 004, which have come down from the handbooks of Staunton's time. They are
    /// those of seed 001 but for the bishop.
    Staunton,
}

/// What a book says of the worth of its own figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caveat {
    /// The place of a piece may outweigh all values (seed 000).
    PlaceMayOutweigh,
    /// Values are approximate, those at the beginning, and change as the game goes on, with the square
    /// a piece stands on (seed 001).
    ChangesWithTheGame,
    /// An exact computation is out of reach; worth depends on time, opportunity and position (seed 004).
    BeyondComputation,
}

impl Scale {
    /// All scales, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Usual,
        Self::Book1917,
        Self::Hoffer,
        Self::German,
        Self::Staunton,
    ];

    /// The values; the king, which cannot be exchanged, has none.
    #[must_use]
    pub fn values(self) -> ByRole<Hundredths> {
        let [pawn, knight, bishop, rook, queen] = match self {
            Self::Usual => [100, 300, 300, 500, 900],
            Self::Book1917 => [100, 300, 300, 500, 1_050],
            Self::Hoffer => [100, 305, 305, 548, 994],
            Self::German => [100, 300, 300, 450, 900],
            Self::Staunton => [100, 305, 350, 548, 994],
        };
        ByRole {
            pawn,
            knight,
            bishop,
            rook,
            queen,
            king: 0,
        }
        .map(Hundredths)
    }

    /// What the king is worth as a fighter in the endgame, where the book says so. It is a remark, and
    /// in no sum.
    #[must_use]
    pub const fn king_in_the_endgame(self) -> Option<Hundredths> {
        match self {
            Self::Hoffer => Some(Hundredths(400)),
            Self::Usual | Self::Book1917 | Self::German | Self::Staunton => None,
        }
    }

    /// The pieces whose figure is ours, for what the book says in words only.
    #[must_use]
    pub const fn worded(self) -> &'static [Role] {
        match self {
            Self::Book1917 => &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen],
            Self::Usual | Self::Hoffer | Self::German | Self::Staunton => &[],
        }
    }

    /// The source book, by the name of its file; the usual count is nobody's.
    #[must_use]
    pub const fn seed(self) -> Option<&'static str> {
        match self {
            Self::Usual => None,
            Self::Book1917 => Some("000_4304a0c810a897c9.txt"),
            Self::Hoffer | Self::German => Some("001_ced3eecd080b6878.txt"),
            Self::Staunton => Some("004_a3b57cad582e4347.txt"),
        }
    }

    /// What the book says of its figures. Of the usual count the same holds as of Hoffer's.
    #[must_use]
    pub const fn caveat(self) -> Caveat {
        match self {
            Self::Book1917 => Caveat::PlaceMayOutweigh,
            Self::Usual | Self::Hoffer | Self::German => Caveat::ChangesWithTheGame,
            Self::Staunton => Caveat::BeyondComputation,
        }
    }

    /// What its book says of values in words; nothing for the usual count.
    pub fn sayings(self) -> impl Iterator<Item = &'static Saying> {
        let seed = self.seed();
        SAYINGS
            .iter()
            .filter(move |saying| seed.is_some_and(|seed| seed == saying.seed))
    }

    /// What pieces are worth together.
    #[must_use]
    pub fn sum(self, pieces: &[Role]) -> Hundredths {
        let values = self.values();
        pieces
            .iter()
            .fold(Hundredths::default(), |sum, role| sum + values[*role])
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Book1917 => "1917",
            Self::Hoffer => "hoffer",
            Self::German => "german",
            Self::Staunton => "staunton",
        }
    }
}

impl fmt::Display for Scale {
    /// The name under which the choice is stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text is the name of no scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseScaleError;

impl fmt::Display for ParseScaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected usual, 1917, hoffer, german or staunton")
    }
}

impl std::error::Error for ParseScaleError {}

impl FromStr for Scale {
    type Err = ParseScaleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut scales = Self::ALL.into_iter();
        scales
            .find(|scale| scale.name() == text)
            .ok_or(ParseScaleError)
    }
}
