//! What the players have agreed on before a game.

use std::fmt;
use std::str::FromStr;

use clock::TimeControl;
use conduct::Conduct;
use contest::Player;

/// What the players have agreed on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The names of player A and player B; empty for none.
    pub names: [String; 2],
    /// How much time each side has.
    pub control: TimeControl,
    /// The laws of conduct.
    pub conduct: Conduct,
    /// Whether moves may be taken back.
    pub take_backs: TakeBacks,
    /// Whether draws must be claimed.
    pub claims: Claims,
    /// The program as player B; `None` where two people play.
    pub computer: Option<Computer>,
}

/// The program as a player. The same level and seed play the same game against the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    level: u8,
    /// Chooses one of many courses of a game.
    pub seed: u32,
}

impl Computer {
    /// How many levels there are; the last one plays as well as the program can.
    pub const LEVELS: u8 = 11;

    /// A level from 1 to [`LEVELS`](Self::LEVELS); `None` for any other number.
    #[must_use]
    pub const fn new(level: u8, seed: u32) -> Option<Self> {
        match level {
            1..=Self::LEVELS => Some(Self { level, seed }),
            _ => None,
        }
    }

    /// The level, from 1 to [`LEVELS`](Self::LEVELS).
    #[must_use]
    pub const fn level(self) -> u8 {
        self.level
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level, self.seed)
    }
}

/// A text is no level with a seed, such as `3 1234`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseComputerError;

impl fmt::Display for ParseComputerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a level from 1 to 11 and a seed, such as 3 1234")
    }
}

impl std::error::Error for ParseComputerError {}

impl FromStr for Computer {
    type Err = ParseComputerError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (level, seed) = text.split_once(' ').ok_or(ParseComputerError)?;
        let (level, seed) = (level.parse().ok(), seed.parse().ok());
        let read = level.zip(seed);
        read.and_then(|(level, seed)| Self::new(level, seed))
            .ok_or(ParseComputerError)
    }
}

impl Agreement {
    /// The name of a player; empty for none.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        match player {
            Player::A => &self.names[0],
            Player::B => &self.names[1],
        }
    }
}

/// Whether moves may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TakeBacks {
    /// Players may take back freely.
    #[default]
    Free,
    /// The opponent is asked.
    Asked,
    /// A move made stands.
    Never,
}

impl TakeBacks {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Free, Self::Asked, Self::Never];

    /// The name under which it is stored.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Asked => "asked",
            Self::Never => "never",
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.key() == key)
    }
}

/// Whether draws that a player may claim must be claimed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Claims {
    /// By the player to move (FIDE 9.2 and 9.3).
    #[default]
    ByHand,
    /// They are claimed as soon as they can be.
    Automatic,
}

impl Claims {
    /// The name under which it is stored.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::ByHand => "by-hand",
            Self::Automatic => "automatic",
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        [Self::ByHand, Self::Automatic]
            .into_iter()
            .find(|choice| choice.key() == key)
    }
}
