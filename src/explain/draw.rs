//! Why a position is drawn, or can be claimed to be: dead positions, repetition, fifty moves.

mod dead;
mod fifty;
mod repetition;

pub use self::dead::Dead;
pub use self::fifty::FiftyMoves;
pub use self::repetition::Repetition;

/// What the laws make of a count, whether of repetitions or of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// Nothing yet.
    Nothing,
    /// The player to move can claim a draw.
    Claim,
    /// The game is drawn by itself, unless the last move was mate.
    Automatic,
}
