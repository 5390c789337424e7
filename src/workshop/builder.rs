//! The page on which an author makes a board for a page of theirs.
//!
//! `work` holds what is being built, `check` says whether it can be solved; neither knows the
//! browser.

mod beside;
pub mod check;
pub(crate) mod draft;
pub mod drawing;
pub(crate) mod form;
pub mod key;
mod labels;
pub mod output;
mod page;
pub(crate) mod painted;
mod preview;
pub mod prompt;
pub(crate) mod record_part;
mod task_part;
mod ways;
pub mod work;

pub use check::{Judging, Level, Verdict, check};
pub use page::{BuilderPage, BuilderProps};
pub use work::{Change, Work};
