//! What the npm package fetches only when it is asked for: why a move is refused, why it is mate,
//! what things are called, other notations, pictures and the names of openings.
//!
//! Nothing is kept here: each question brings the game along as a [`Story`].

pub mod answers;
pub mod notations;
pub mod picture;
pub mod story;

pub use story::Story;
