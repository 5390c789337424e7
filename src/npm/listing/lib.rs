//! Boards and moves in the order and the form in which chess.js lists them.
//!
//! This is what the npm package does most, and the only part of it that is built for speed: lists
//! of moves with their SAN and the FEN after each. It is a crate of its own because Cargo optimizes
//! whole crates for speed or for size.

pub mod checks;
pub mod chessjs_moves;
pub mod fen;
pub mod fen_text;
pub mod listed_position;
pub mod moves;

pub use listed_position::{Identity, ListedPosition};
