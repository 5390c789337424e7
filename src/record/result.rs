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

    /// Reads a mark; zeros may be the letter O, one half may be its own sign, and the hyphen a dash
    /// or a colon.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" | "1-O" | "1\u{2013}0" | "1:0" => Some(Self::WhiteWins),
            "0-1" | "O-1" | "0\u{2013}1" | "0:1" => Some(Self::BlackWins),
            "1/2-1/2"
            | "1/2"
            | "\u{bd}-\u{bd}"
            | "\u{bd}"
            | "1/2\u{2013}1/2"
            | "\u{bd}\u{2013}\u{bd}"
            | "\u{bd}:\u{bd}" => Some(Self::Draw),
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

#[cfg(test)]
mod tests {
    use super::GameResult;
    use crate::pgn::{Splitter, read_all};

    #[test]
    fn results_are_read_with_any_dash_and_end_their_game() {
        for (text, result) in [
            ("1-0", GameResult::WhiteWins),
            ("1\u{2013}0", GameResult::WhiteWins),
            ("0:1", GameResult::BlackWins),
            ("1/2\u{2013}1/2", GameResult::Draw),
            ("\u{bd}\u{2013}\u{bd}", GameResult::Draw),
        ] {
            let file = format!("1. e4 e5 {text}\n\n1. d4 d5 *\n");
            let games = read_all(&file);
            assert_eq!(games.len(), 2, "{text}");
            assert_eq!(games[0].record.result(), result, "{text}");
            assert!(games.iter().all(|game| game.faults.is_empty()), "{text}");
            let mut count = 0;
            let mut splitter = Splitter::new();
            splitter.push(file.as_bytes(), &mut |_| count += 1);
            splitter.finish(&mut |_| count += 1);
            assert_eq!(count, 2, "{text}");
        }
    }
}
