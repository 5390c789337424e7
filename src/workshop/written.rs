//! Lessons that their authors write as text: opened, checked line by line, tried, and saved.
//!
//! The page reads none of it itself: `<jadoube-lesson>`, which draws such a lesson in any page, draws it here,
//! and says what is wrong with it.

mod draft;
mod file;
mod panel;
mod preview;
mod proof;

pub use draft::{Change, Written};
pub(crate) use draft::{begin, to_texts};
pub use panel::{WrittenPanel, WrittenProps};
