//! The moves since something was taken or a pawn moved.

use rules::{Move, Position, Role};

use super::Standing;

/// The count of the fifty-move rule (articles 9.3 and 9.6.2).
///
/// # Examples
///
/// ```
/// use explain::draw::{FiftyMoves, Standing};
/// use rules::Position;
///
/// let position: Position = "8/8/8/4k3/8/4K3/7p/R7 b - - 99 80".parse()?;
/// let count = FiftyMoves::of(&position);
/// assert_eq!((count.plies, count.plies_to_claim()), (99, 1));
/// assert_eq!(count.standing(), Standing::Nothing);
/// assert_eq!(count.resets.len(), 4); // the pawn becomes any of four pieces
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiftyMoves {
    /// The half-moves since a piece was taken or a pawn moved.
    pub plies: u32,
    /// The legal moves that begin the count again: captures and moves of pawns.
    pub resets: Vec<Move>,
}

impl FiftyMoves {
    /// Fifty moves of each side.
    const CLAIM: u32 = 100;
    /// Seventy-five moves of each side.
    const AUTOMATIC: u32 = 150;

    /// The count in `position`.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// let count = FiftyMoves::of(&Position::default());
    /// assert_eq!((count.plies, count.resets.len()), (0, 16));
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let resets = |mv: &Move| mv.role() == Role::Pawn || position.captured_by(*mv).is_some();
        Self {
            plies: position.halfmove_clock(),
            resets: position.legal_moves().into_iter().filter(resets).collect(),
        }
    }

    /// The half-moves left until a draw can be claimed.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// assert_eq!(FiftyMoves::of(&Position::default()).plies_to_claim(), 100);
    /// ```
    #[must_use]
    pub const fn plies_to_claim(&self) -> u32 {
        Self::CLAIM.saturating_sub(self.plies)
    }

    /// The half-moves left until the game is drawn by itself.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::FiftyMoves;
    /// use rules::Position;
    ///
    /// assert_eq!(FiftyMoves::of(&Position::default()).plies_to_end(), 150);
    /// ```
    #[must_use]
    pub const fn plies_to_end(&self) -> u32 {
        Self::AUTOMATIC.saturating_sub(self.plies)
    }

    /// What the laws make of it.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::{FiftyMoves, Standing};
    ///
    /// let count = FiftyMoves { plies: 100, resets: Vec::new() };
    /// assert_eq!(count.standing(), Standing::Claim);
    /// ```
    #[must_use]
    pub const fn standing(&self) -> Standing {
        if self.plies >= Self::AUTOMATIC {
            Standing::Automatic
        } else if self.plies >= Self::CLAIM {
            Standing::Claim
        } else {
            Standing::Nothing
        }
    }
}
