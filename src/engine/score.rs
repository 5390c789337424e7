//! Values of positions, inside the search and for its callers.

/// A value as the search counts it: centipawns for the side to move, or a mate.
pub(crate) type Value = i32;

/// More than any value.
pub(crate) const INFINITE: Value = 32_001;
/// The value of mating now; each half-move until then takes one off.
pub(crate) const MATE: Value = 32_000;
/// From here on a value is a mate.
pub(crate) const MATE_BOUND: Value = MATE - 2 * MAX_PLY as Value;
/// The largest value that the evaluation gives.
pub(crate) const EVALUATION_LIMIT: Value = 20_000;
/// The value of a draw.
pub(crate) const DRAW: Value = 0;
/// No value is known.
pub(crate) const UNKNOWN: Value = -INFINITE - 1;

/// The greatest number of half-moves that the search looks ahead.
pub const MAX_PLY: usize = 128;

/// The value of being mated after `ply` half-moves from the root.
pub(crate) const fn mated(ply: usize) -> Value {
    -MATE + ply as Value
}

/// Whether `value` is a mate for either side.
pub(crate) const fn is_mate(value: Value) -> bool {
    value.abs() >= MATE_BOUND
}

/// What a position is worth to the side to move.
///
/// # Examples
///
/// ```
/// use engine::Score;
///
/// assert!(Score::Mate(2) > Score::Mate(5));
/// assert!(Score::Mate(5) > Score::Centipawns(900));
/// assert!(Score::Centipawns(-900) > Score::Mate(-1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if the side to move is mated, 0 if it is mated now.
    Mate(i32),
}

impl Score {
    /// Turns a value of the search into a score.
    pub(crate) const fn from_value(value: Value) -> Self {
        if value >= MATE_BOUND {
            Self::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Self::Mate(-(MATE + value) / 2)
        } else {
            Self::Centipawns(value)
        }
    }

    /// One number for comparisons: centipawns, or above and below all of them for a mate.
    ///
    /// # Examples
    ///
    /// ```
    /// use engine::Score;
    ///
    /// assert_eq!(Score::Centipawns(-30).value(), -30);
    /// assert!(Score::Mate(1).value() > 30_000);
    /// ```
    #[must_use]
    pub const fn value(self) -> i32 {
        match self {
            Self::Centipawns(value) => value,
            Self::Mate(moves) if moves > 0 => MATE - 2 * moves + 1,
            Self::Mate(moves) => -MATE - 2 * moves,
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.value().cmp(&other.value())
    }
}

#[cfg(test)]
mod tests {
    use super::{MATE, Score, mated};

    #[test]
    fn values_and_scores_say_the_same() {
        let cases = [
            (17, Score::Centipawns(17)),
            (MATE - 1, Score::Mate(1)),
            (MATE - 3, Score::Mate(2)),
            (mated(0), Score::Mate(0)),
            (mated(2), Score::Mate(-1)),
            (mated(4), Score::Mate(-2)),
        ];
        for (value, score) in cases {
            assert_eq!(Score::from_value(value), score);
            assert_eq!(score.value(), value);
        }
    }
}
