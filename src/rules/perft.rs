//! Counting the lines of play, the standard proof of a move generator.

use crate::position::{Position, count_lines_of};

impl Position {
    /// The longest lines that are counted. No count of other than forced moves ever gets there, and
    /// the stack of every thread holds as many positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let mate: Position = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse()?;
    /// assert_eq!(mate.perft(Position::MAX_PERFT), 0);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub const MAX_PERFT: u32 = 100;

    /// The number of lines of `depth` half-moves from here; 1 for depth 0. A depth above
    /// [`Self::MAX_PERFT`] counts as that.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::default().perft(3), 8_902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            1
        } else {
            count_lines_of(self, depth.min(Self::MAX_PERFT))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn no_depth_overflows_the_stack() {
        // Each side has one move, for ever.
        let forced: Position = "4b2k/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 w - - 0 1"
            .parse()
            .expect("a position");
        for depth in [100, 101, 3_000, 100_000, u32::MAX] {
            assert_eq!(forced.perft(depth), 1, "{depth}");
        }
    }
}
