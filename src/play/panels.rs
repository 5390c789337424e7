//! What is beside the board of a game: plain views of the state that send actions.

pub mod captured;
pub mod moves;
pub(crate) mod premove;
