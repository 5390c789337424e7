//! Counting the lines of play, the standard proof of a move generator.

use crate::position::{Position, count_lines_of};

impl Position {
    /// The number of lines of `depth` half-moves from here; 1 for depth 0.
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
            count_lines_of(self, depth)
        }
    }
}
