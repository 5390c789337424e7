//! An exercise on a board.

mod controls;
mod desk;
mod entry;
mod reason;
mod task_board;

pub(crate) use controls::{EntryForm, stars_of};
pub use desk::{Action, Asked, Done, Feedback, Gestures, TaskDesk, Tone};
pub use entry::{Entry, Typed};
pub(crate) use task_board::TaskBoard;
