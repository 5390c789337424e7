//! What the pieces alone decide.

use super::Position;
use crate::{Bitboard, Role};

impl Position {
    /// Whether neither side could mate by any moves, as far as the pieces alone show it: bare kings,
    /// a king with one minor piece against a king, or only bishops of one color of squares.
    ///
    /// A knight on each side, or two on one, is enough for a mate if the loser helps.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let knight: Position = "8/8/8/4k3/8/4K3/4N3/8 w - - 0 1".parse()?;
    /// assert!(knight.is_insufficient_material());
    /// let knights: Position = "8/8/4n3/4k3/8/4K3/4N3/8 w - - 0 1".parse()?;
    /// assert!(!knights.is_insufficient_material());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        let others = self.occupied() - self.by_role(Role::King);
        let bishops = self.by_role(Role::Bishop);
        let is_one_knight = others == self.by_role(Role::Knight) && others.len() == 1;
        let is_one_colored = others == bishops
            && (bishops.is_within(Bitboard::LIGHT) || bishops.is_within(Bitboard::DARK));
        is_one_knight || is_one_colored
    }
}
