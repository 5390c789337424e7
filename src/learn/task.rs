//! An exercise on a board.

mod asked;
mod contrast;
mod controls;
mod desk;
mod entry;
mod feedback;
mod reason;
mod solution;
mod task_board;
#[cfg(test)]
mod tests;

pub use asked::{Asked, Gestures};
pub(crate) use contrast::contrast;
pub(crate) use controls::{EntryForm, stars_of};
pub use desk::{Action, TaskDesk};
pub use entry::{Entry, Typed};
pub use feedback::{Done, Feedback, Tone};
pub(crate) use task_board::TaskBoard;
