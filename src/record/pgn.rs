//! Portable Game Notation.
//!
//! Nothing here uses recursion or regular expressions, and everything that can grow has a limit,
//! so that no text can exhaust the stack, the time or the memory. A fault is named with its line
//! and column; it never hides another game.

mod fault;
mod read;
mod split;
mod write;

pub use fault::{Fault, FaultKind, Severity};
pub use read::{Letters, ReadGame, read_all, read_bytes, read_game};
pub use split::{GameSpan, Splitter};
pub use write::{write, write_all};

/// The longest game that is read, in bytes.
pub const MAX_GAME: usize = 1 << 20;

/// How many moves, comments, judgments and brackets of one game are read.
pub const MAX_TOKENS: usize = 20_000;
