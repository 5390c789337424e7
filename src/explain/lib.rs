//! Why: why a move is refused, why it is check, mate or a draw, and what the terms of the game
//! mean on a board.
//!
//! Everything here is data: codes, squares, men, moves. The sentences are made by `words`. Nothing
//! is said that the board cannot prove.
#![forbid(unsafe_code)]

pub mod exchange;
pub mod motifs;

pub use motifs::{Finding, Motif, of_line, of_move, of_position};
