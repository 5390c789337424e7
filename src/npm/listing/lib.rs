//! Boards and moves in the order and the form in which chess.js lists them.
//!
//! This is what the npm package does most, and the only part of it that is built for speed: lists
//! of moves with their SAN and the FEN after each. A crate of its own, because Cargo decides for
//! whole crates between speed and size.

pub mod checks;
pub mod fen;
pub mod fen_text;
pub mod listed_position;
pub mod moves;
pub mod order;

pub use listed_position::{Identity, ListedPosition};
