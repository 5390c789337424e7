//! From the text of a game to its record.

use super::Fault;
use crate::Record;

/// A game that was read, with everything that is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct ReadGame {
    /// What could be read.
    pub record: Record,
    /// What is wrong, in the order of the text.
    pub faults: Vec<Fault>,
    /// In which letters its men are named.
    pub letters: Letters,
    /// Where the main line stopped before its end: the rest of the text. Else empty.
    pub unread: String,
}

/// In which letters the men of a game are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// English, as the standard asks for.
    #[default]
    English,
    /// Figures.
    Figurine,
}

/// Reads all games of a text. Never fails: what cannot be read is named in the faults.
#[must_use]
pub fn read_all(text: &str) -> Vec<ReadGame> {
    read_bytes(text.as_bytes())
}

/// Reads all games of a file; what is no UTF-8 is taken for Windows-1252.
#[must_use]
pub fn read_bytes(bytes: &[u8]) -> Vec<ReadGame> {
    let _ = bytes;
    Vec::new()
}

/// Reads one game, for instance one that a [`Splitter`](super::Splitter) has found.
#[must_use]
pub fn read_game(bytes: &[u8], line: usize) -> ReadGame {
    let _ = (bytes, line);
    ReadGame::default()
}
