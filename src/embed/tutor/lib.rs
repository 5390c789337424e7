//! Lessons of other authors in any page: what the script of `<jadoube-lesson>` fetches.
//!
//! A [`Tutor`] has read a file by the reader of the course ([`course::markdown`]); there is no other
//! one. What it found becomes plain data for the page (`page.rs`): text as nested lists, from which
//! the script makes nodes without reading markup, boards among them, questions
//! as forms, faults with their places. A fault hides the block it is in, and nothing else.
//!
//! What a board judges, it judges itself; what the author says to the answers on it goes with the board
//! (`author.rs`). The other questions are those of the course alone: the
//! tutor judges their answers, which are texts of a form, and says why one is wrong.
//!
//! Nothing here knows the page; `exports` is all that JavaScript calls.

mod author;
mod boards;
mod form;
mod nodes;
mod page;
mod reply;
mod source;
mod tables;
mod tutor;

#[cfg(feature = "exports")]
mod exports;
#[cfg(test)]
mod tests;

#[cfg(feature = "exports")]
pub use exports::{OpenLesson, speak};
pub use form::Form;
pub use reply::{Reply, Tone};
pub use source::Source;
pub use tutor::{Task, Tutor};

/// Smaller than the one of the standard library.
#[cfg(all(target_arch = "wasm32", feature = "exports"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
