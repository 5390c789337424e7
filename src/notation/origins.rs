//! Where each piece stood when the game began: a rook that began on h1 stays the King's Rook
//! wherever it goes.

#[cfg(test)]
mod tests;

use rules::{Move, Position, Square};

/// For each square, where the piece on it started the game, as far as that is known.
///
/// # Examples
///
/// ```
/// use notation::origins::Origins;
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let mv = start.find_move(Square::B1, Square::C3, None)?;
/// let origins = Origins::of_start(&start).after(&start, mv);
/// assert_eq!(origins.of(Square::C3), Some(Square::B1));
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origins([Option<Square>; 64]);

impl Default for Origins {
    fn default() -> Self {
        Self::unknown()
    }
}

impl Origins {
    /// Nothing is known, as in a position without a game.
    #[must_use]
    pub const fn unknown() -> Self {
        Self([None; 64])
    }

    /// The origins at the start of a game: known where the pieces stand in the standard array, and
    /// unknown in any other position.
    #[must_use]
    pub fn of_start(start: &Position) -> Self {
        let mut origins = Self::unknown();
        if start.board() == Position::default().board() {
            for square in start.occupied() {
                origins.0[square.index()] = Some(square);
            }
        }
        origins
    }

    /// The origins after a legal move of the position they belong to. A pawn that is promoted
    /// keeps the square it started on.
    #[must_use]
    pub fn after(&self, position_before: &Position, mv: Move) -> Self {
        let mut origins = self.clone();
        if let Some((taken, _)) = position_before.captured_by(mv) {
            origins.0[taken.index()] = None;
        }
        // Castling may exchange the two pieces's squares, so both leave before either arrives.
        let piece = origins.0[mv.from().index()].take();
        let castled = mv.castling_rook().zip(mv.castling_rook_to());
        let rook = castled.and_then(|(from, _)| origins.0[from.index()].take());
        origins.0[mv.to().index()] = piece;
        if let Some((_, to)) = castled {
            origins.0[to.index()] = rook;
        }
        origins
    }

    /// Where the piece on a square started the game; nothing if that is unknown.
    #[must_use]
    pub const fn of(&self, square: Square) -> Option<Square> {
        self.0[square.index()]
    }
}
