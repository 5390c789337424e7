//! Portable Game Notation: the main line of one game, its tags and its result.
//!
//! Comments, annotation glyphs and variations are checked and skipped. The reader uses neither
//! recursion nor regular expressions, so that no text can exhaust the stack or the time.

mod error;
mod lexer;
mod parser;
#[cfg(test)]
mod tests;
mod writer;

pub use error::{PgnError, PgnFault};
pub use parser::read;
pub use writer::write;

use std::fmt;

use rules::{Move, Position};

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// How deep variations may lie within each other.
pub const MAX_DEPTH: usize = 64;

/// The seven tags that every game has, in their order (PGN standard, 8.1.1).
pub const SEVEN_TAG_ROSTER: [&str; 7] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How a game ended, as far as PGN says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
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

impl PgnResult {
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

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values, in the order in which they stand.
    pub tags: Vec<(String, String)>,
    /// The position from which the game starts.
    pub start: Position,
    /// The main line.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: PgnResult,
}

impl PgnGame {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }
}
