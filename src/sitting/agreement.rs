//! What the players have agreed on before a game.

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
