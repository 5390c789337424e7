//! Descriptive notation, as the old books print it: `P to K 4`, `KBxKt`, `Castles`, in French `P 4 R`,
//! in Spanish `C3AR`.
//!
//! A text is a set of conditions on the legal moves. Who reads it gets the one move that meets
//! them, or all that do, or what the text might have meant; nothing is guessed.

mod dialect;
mod error;
mod filter;
pub(crate) mod forms;
mod grammar;
pub(crate) mod lexer;
mod marks;
pub(crate) mod names;
pub(crate) mod parsed;
pub(crate) mod rank_first;
mod read;
mod suggest;
#[cfg(test)]
mod tests;
pub(crate) mod token;
mod vocabulary;
mod write;

pub use dialect::Dialect;
pub use error::{Fault, ReadError, Suggestion, SuggestionKind, Warning};
pub use lexer::marks;
pub use marks::{Mark, Marks};
pub use read::{Reading, read, read_as_printed, read_as_printed_in, read_in};
pub use write::{CastlingText, MarkText, Options, Spelling, write, write_with};
