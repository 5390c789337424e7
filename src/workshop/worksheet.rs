//! The sheet of exercises for paper: diagrams with tasks, a key, and codes for cameras that lead to
//! the live boards.
//!
//! `sheet` holds what was chosen, `collect` reads what was pasted, `theme` makes tasks of plain
//! positions below a heading that asks for mates; `task` makes a board ready for paper, `answers`
//! finds the key, and `paper` draws the sheets.

mod answers;
pub mod collect;
pub(crate) mod draft;
mod options;
mod page;
mod paper;
pub mod sheet;
mod task;
pub mod theme;

pub use page::{WorksheetPage, WorksheetProps};
pub use sheet::{Change, Paper, Sheet};
