//! Portable Game Notation.
//!
//! Nothing here uses recursion or regular expressions, and everything that can grow has a limit,
//! so that no text can exhaust the stack, the time or the memory. A fault is named with its line
//! and column; it never hides another game.

mod build;
mod bytes;
mod fault;
mod line;
mod outline;
mod places;
mod read;
mod short;
mod slices;
mod split;
mod start;
mod tag;
#[cfg(test)]
mod tests;
mod tokens;
mod walk;
mod words;
mod write;

pub use bytes::text;
pub use fault::{Fault, FaultKind, Severity, TagPart};
pub use line::{MainLine, read_main_line};
pub use outline::{Note, Outline, OutlineNode, outline, outline_of_first};
pub use places::Places;
pub use read::{
    GamePlace, Letters, OTHER_LETTERS, ReadGame, read_all, read_at_place, read_at_place_in_slices,
    read_bytes, read_game, read_in_slices,
};
pub use short::short_pgn;
pub use slices::{Pause, Pauses, at_once, without_pause};
pub use split::{GameSpan, Splitter};
pub use write::{write, write_all};

/// The longest game that is read, in bytes.
pub const MAX_GAME: usize = 1 << 20;

/// How many moves, comments, judgments and brackets of one game are read.
pub const MAX_TOKENS: usize = 20_000;

/// How many tags of one game are read.
pub const MAX_TAGS: usize = 256;
