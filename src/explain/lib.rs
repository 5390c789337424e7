//! Why: why a move is refused, why it is check, mate or a draw, and what the terms of the game
//! mean on a board.
//!
//! Everything here is data: codes, squares, men, moves. The sentences are made by `words`. Nothing
//! is said that the board cannot prove.
#![forbid(unsafe_code)]

pub mod certificate;
pub mod check;
pub mod draw;
pub mod forced;
pub mod illegal;

mod pseudo;
#[cfg(test)]
mod verification;
