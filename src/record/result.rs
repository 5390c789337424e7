//! How a game ended.

use std::fmt;

/// How a game ended, as far as PGN says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still in progress, or not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];

    /// The mark at the end of the moves.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads a mark; zeros may be the letter O and one half may be its own sign.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" | "1-O" => Some(Self::WhiteWins),
            "0-1" | "O-1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" | "\u{bd}-\u{bd}" | "\u{bd}" => Some(Self::Draw),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
