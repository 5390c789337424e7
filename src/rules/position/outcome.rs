//! Whether the position ends the game.

use super::Position;

impl Position {
    /// Whether the side to move is in check.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert!(!Position::default().is_check());
    /// ```
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the side to move is in check and has no legal move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let fools_mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    /// assert!(fools_mate.parse::<Position>()?.is_checkmate());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_moves()
    }

    /// Whether the side to move is not in check and has no legal move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert!(position.is_stalemate());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_moves()
    }
}
