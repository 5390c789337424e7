//! Why: why a move is refused, why it is check, mate or a draw, and what the terms of the game
//! mean on a board.
//!
//! Everything here is data: codes, squares, pieces, moves. The sentences are made by `words`. Nothing
//! is said that the board cannot prove.
//!
//! - [`illegal`]: the one reason why an attempt is refused, of 31, with the squares to draw.
//! - [`castling`]: each condition of castling, and whether it holds.
//! - [`check`]: who gives a check, in which way, and what answers it.
//! - [`certificate`]: the proof of a mate or stalemate, or the holes in it; [`forced`]: the only
//!   legal move, and why there is no other.
//! - [`draw`]: why a position is dead, when it stood there before, how far the count of the
//!   fifty-move rule is.
//! - [`allowed`]: what a move allows at once.
//! - [`motifs`]: the vocabulary, from doubled pawns to zugzwang; [`exchange`]: what captures on a
//!   square come to.
//!
//! A new reason has its [`illegal::Code`] in order, its `Detail`, a line in `tests/data/illegal.txt`,
//! and its sentence in `words`. A new term has its name in [`motifs::Motif`], its detector in
//! [`motifs`], and entries in `tests/data/motifs.txt`.
//!
//! The crate decides nothing about the laws: what is legal is asked of [`rules`]. Its tests find
//! each reason a second time by other means, in random games.
#![forbid(unsafe_code)]

pub mod allowed;
pub mod castling;
pub mod certificate;
pub mod check;
pub mod draw;
pub mod drawback;
pub mod exchange;
pub mod forced;
pub mod illegal;
pub mod motifs;

mod pseudo;
#[cfg(test)]
mod verification;

pub use motifs::{Finding, Motif, of_last, of_line, of_move, of_position};
