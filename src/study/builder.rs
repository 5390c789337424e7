//! The page on which an author makes a board for a page of theirs.
//!
//! `snippet` writes it as HTML and reads it again, `work` holds what is being built, `check` tells
//! whether it can be solved. Nothing of the three knows the browser.

pub mod board;
pub mod check;
mod draft;
pub mod drawing;
pub mod entities;
pub mod field;
pub(crate) mod form;
pub mod key;
pub mod markup;
pub mod mode;
pub mod output;
mod page;
mod preview;
pub mod prompt;
pub mod snippet;
mod task_part;
pub mod work;

pub use board::read_board;
pub use check::{Level, Verdict, check};
pub use field::{Choice, Field, Kind, fields};
pub use mode::Mode;
pub use page::{BuilderPage, BuilderProps};
pub use snippet::{Fault, FaultKind, Snippet};
pub use work::{Change, Form, Work};
