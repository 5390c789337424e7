//! Lessons: several exercises in one HTML file with everything that they need, for a disk.
//!
//! `list` holds what was chosen, `file` writes it; neither knows the browser.

pub(crate) mod draft;
pub(crate) mod file;
mod list;
mod panel;

pub use list::{Change, Lesson};
pub use panel::{LessonPanel, LessonProps};
