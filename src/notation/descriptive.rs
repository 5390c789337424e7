//! English descriptive notation, as the old books print it: `P to K 4`, `KBxKt`, `Castles`.
//!
//! A text is a set of conditions on the legal moves. Who reads it gets the one move that meets
//! them, or all that do, or what the text might have meant; nothing is guessed.

mod error;
mod filter;
pub(crate) mod forms;
mod grammar;
pub(crate) mod lexer;
mod marks;
pub(crate) mod names;
mod read;
mod suggest;
#[cfg(test)]
mod tests;
mod vocabulary;
mod write;

pub use error::{Fault, ReadError, Suggestion, SuggestionKind, Warning};
pub use marks::{Mark, Marks, marks};
pub use read::{Reading, read, read_as_printed};
pub use write::{CastlingText, MarkText, Options, Spelling, write, write_with};
