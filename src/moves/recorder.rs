//! Editing a record: a board on which moves are played, with variations, comments, signs and
//! drawings. Everything can be undone.
//!
//! [`RecordState`] is the whole of it as plain data; [`RecordState::apply`] is its pure reducer,
//! driven by native tests. The page of analysis holds one and adds what only a page has; the
//! builder shows one as the component [`Recorder`].

mod action;
mod answers;
pub mod command;
mod component;
pub mod drawing;
mod edit;
mod fold;
pub mod game_at;
pub mod notes_panel;
pub mod panels;
mod play;
mod reducer;
mod state;
#[cfg(test)]
mod tests;

pub use action::{PageCommand, RecordAction};
pub use component::{Recorder, RecorderProps};
pub use state::{CURRENT_MOVE, RecordState, Subject, comment_field};
