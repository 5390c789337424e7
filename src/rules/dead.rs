//! Dead positions: can this side ever mate, by any moves of both sides?
//!
//! If neither side can, the game is over (article 5.2.2 of the FIDE Laws of 2023); if the opponent
//! of a side that runs out of time cannot, the game is drawn (article 6.9). Moves in these articles
//! are any legal moves, however foolish, so the question is whether there is a *helpmate*.
//!
//! - [`Position::is_dead`] and [`Position::can_never_mate`] prove what can be proved at once:
//!   too few men, walls of pawns, short forced lines. Their `false` proves nothing.
//! - [`Analysis`] goes to the end: it proves the same by exhaustion, or finds a helpmate, in slices
//!   of time that the caller measures out.
//!
//! The method follows the ideas of M. Ambrona, *A Practical Algorithm for Chess Unwinnability*
//! (FUN 2022), except that the search takes up positions in the order of an estimate and compares
//! them exactly, so that running out of positions is a proof.
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
//! assert_eq!(Analysis::of_side(&position, Color::Black).finish().is_dead(), false);
//! # Ok::<(), rules::ParsePositionError>(())
//! ```

mod corner;
mod estimate;
mod material;
mod memory;
mod packed;
mod quick;
mod reach;
mod search;
mod walls;

use self::search::Search;
use crate::{Color, Move, Position};

/// Whether a mate can ever be given.
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

/// An analysis to the end, of one side or of both, that can be made in slices.
///
/// # Examples
///
/// ```
/// use rules::Position;
/// use rules::dead::{Analysis, Verdict};
///
/// // The bishop can never leave its pen, nor a king pass the wall.
/// let position: Position = "8/2k5/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4B3/4K3 w - - 0 1".parse()?;
/// let mut analysis = Analysis::of_both(&position);
/// let verdict = loop {
///     // Between two slices there is time for other things.
///     if let Some(verdict) = analysis.step(1_000) {
///         break verdict;
///     }
/// };
/// assert_eq!(verdict, Verdict::Dead);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The sides still to be looked at.
    open: Vec<Stage>,
    /// Whether a side was given up undecided.
    has_gap: bool,
    nodes: u32,
}

/// The analysis of one side, before it has begun and then.
#[derive(Clone, Debug)]
enum Stage {
    Waiting {
        position: Position,
        winner: Color,
        budget: u32,
    },
    Searching(Box<Search>),
}

impl Analysis {
    /// The positions that are taken up for each side before an analysis gives up.
    pub const BUDGET: u32 = 500_000;

    /// Asks whether `winner` can ever mate.
    #[must_use]
    pub fn of_side(position: &Position, winner: Color) -> Self {
        Self::with_budget(position, &[winner], Self::BUDGET)
    }

    /// Asks whether either side can ever mate.
    #[must_use]
    pub fn of_both(position: &Position) -> Self {
        Self::with_budget(position, &Color::ALL, Self::BUDGET)
    }

    /// Asks whether any of `winners` can ever mate, and takes up at most `budget` positions, or a
    /// few more, for each of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dead::{Analysis, Verdict};
    /// use rules::{Color, Position};
    ///
    /// let start = Position::default();
    /// let verdict = Analysis::with_budget(&start, &[Color::White], 10).finish();
    /// assert_eq!(verdict, Verdict::Unknown);
    /// ```
    #[must_use]
    pub fn with_budget(position: &Position, winners: &[Color], budget: u32) -> Self {
        let wait = |&winner| Stage::Waiting {
            position: *position,
            winner,
            budget,
        };
        Self {
            open: winners.iter().rev().map(wait).collect(),
            has_gap: false,
            nodes: 0,
        }
    }

    /// Goes on for about `nodes` positions; returns the verdict once there is one.
    ///
    /// After the verdict of both sides, or without any, the answer stays the same for ever.
    pub fn step(&mut self, nodes: u32) -> Option<Verdict> {
        let Some(stage) = self.open.last_mut() else {
            return Some(self.without_mate());
        };
        let verdict = match stage {
            Stage::Waiting {
                position,
                winner,
                budget,
            } => match Search::begin(position, *winner, *budget) {
                Ok(search) => {
                    *stage = Stage::Searching(Box::new(search));
                    return None;
                }
                Err(verdict) => verdict,
            },
            Stage::Searching(search) => {
                let before = search.nodes();
                let verdict = search.step(nodes);
                self.nodes += search.nodes() - before;
                verdict?
            }
        };
        match verdict {
            Verdict::Alive { .. } => return Some(verdict),
            Verdict::Unknown => self.has_gap = true,
            Verdict::Dead => {}
        }
        self.open.pop();
        self.open.is_empty().then(|| self.without_mate())
    }

    /// Runs the analysis to its verdict without a pause.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    /// use rules::dead::Analysis;
    ///
    /// let bishops: Position = "8/8/2b5/4k3/8/4K3/4B3/8 w - - 0 1".parse()?;
    /// assert!(Analysis::of_both(&bishops).finish().is_dead());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn finish(mut self) -> Verdict {
        loop {
            if let Some(verdict) = self.step(u32::MAX) {
                return verdict;
            }
        }
    }

    /// The positions taken up so far.
    #[must_use]
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// What follows when no open side has a mate.
    const fn without_mate(&self) -> Verdict {
        if self.has_gap {
            Verdict::Unknown
        } else {
            Verdict::Dead
        }
    }
}

#[cfg(test)]
mod tests;
