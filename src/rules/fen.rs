//! Forsyth-Edwards Notation, the text form of boards, set-ups and positions.
//!
//! The definition followed is section 16.1 of the PGN standard of 1994; file letters in the
//! castling field are those of Shredder-FEN.

mod error;
mod read;
mod write;

pub use error::{FenField, FenProblem, ParseFenError, ParsePositionError};
pub(crate) use read::MAX_COUNT;
pub(crate) use read::home_rook;

#[cfg(test)]
mod tests;
