//! Dead positions: can this side ever mate, by any moves of both sides?
//!
//! If neither side can, the game is over (article 5.2.2 of the FIDE Laws of 2023); if the opponent
//! of a side that runs out of time cannot, the game is drawn (article 6.9). Moves in these articles
//! are any legal moves, however foolish, so the question is whether there is a *helpmate*.
//!
//! - [`Position::is_dead`](crate::Position::is_dead) and
//!   [`Position::can_never_mate`](crate::Position::can_never_mate) prove what can be proved at once:
//!   too few pieces, walls of pawns, short forced lines. Their `false` proves nothing.
//! - [`Analysis`] goes to the end: it proves the same by exhaustion, or finds a helpmate, in slices
//!   of time that the caller measures out.
//!
//! The method follows the ideas of M. Ambrona, *A Practical Algorithm for Chess Unwinnability*
//! (FUN 2022), except that the search takes up positions in the order of an estimate and compares
//! them exactly, so that running out of positions is a proof. Where many bishops could stand in too
//! many ways for that, a search without them may still be one.
//!
//! # Examples
//!
//! ```
//! use rules::dead::{Analysis, Verdict};
//! use rules::{Color, Position};
//!
//! // A knight cannot mate alone, but with a pawn of the other side to shut the king in.
//! let position: Position = "8/8/8/8/8/p1N5/8/k1K5 b - - 0 1".parse()?;
//! let Verdict::Alive { helpmate } = Analysis::of_side(&position, Color::White).finish() else {
//!     panic!("there is a helpmate");
//! };
//! let mate = helpmate.iter().fold(position, |position, &mv| position.play_unchecked(mv));
//! assert!(mate.is_checkmate());
//! assert!(!Analysis::of_side(&position, Color::Black).finish().is_dead());
//! # Ok::<(), rules::ParsePositionError>(())
//! ```

mod analysis;
mod bishops;
mod corner;
mod estimate;
mod material;
mod memory;
mod packed;
mod quick;
mod reach;
mod search;
mod walls;

pub use self::analysis::Analysis;

use crate::Move;

/// Whether a mate can ever be given.
///
/// # Examples
///
/// ```
/// use rules::dead::{Analysis, Verdict};
/// use rules::{Color, Position};
///
/// // One move mates; the line is not always the shortest.
/// let position: Position = "7k/8/6K1/8/8/8/8/R7 w - - 0 1".parse()?;
/// match Analysis::of_side(&position, Color::White).finish() {
///     Verdict::Alive { helpmate } => assert_eq!(helpmate[0].to_string(), "a1a8"),
///     verdict => panic!("{verdict:?}"),
/// }
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proved: no series of legal moves ends in that mate.
    Dead,
    /// Proved by a line that ends in the mate.
    Alive {
        /// The moves of both sides; none if the mate is on the board.
        helpmate: Vec<Move>,
    },
    /// Neither was found before the budget was spent.
    Unknown,
}

impl Verdict {
    /// Whether it is proved that the mate can never be given.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::Verdict;
    ///
    /// assert!(Verdict::Dead.is_dead());
    /// assert!(!Verdict::Unknown.is_dead());
    /// ```
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        matches!(self, Self::Dead)
    }
}

#[cfg(test)]
mod tests;
