//! Who commands what.

use super::Position;
use crate::{Bitboard, Color, Square, attacks};

impl Position {
    /// The squares of the pieces of `by` that command `square`.
    ///
    /// Pinned pieces count: they too give check and guard.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position, Square};
    ///
    /// assert_eq!(Position::default().attackers(Square::F3, Color::White).len(), 3);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// As [`Position::attackers`], with sliders stopped only by the squares of `occupied`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let none = Bitboard::EMPTY;
    /// assert_eq!(position.attackers_through(Square::B1, Color::White, none).len(), 2);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn attackers_through(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let pieces = Bitboard(self.core.pawns) & attacks::pawn(by.other(), square)
            | Bitboard(self.core.knights) & attacks::knight(square)
            | Bitboard(self.core.kings) & attacks::king(square)
            | Bitboard(self.core.diagonals) & attacks::bishop(square, occupied)
            | Bitboard(self.core.straights) & attacks::rook(square, occupied);
        pieces & self.by_color(by)
    }

    /// The squares the piece on `square` commands: where it could take an enemy if one stood there
    /// and nothing else mattered. A pawn commands only its diagonals; squares of own pieces count.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// assert_eq!(Position::default().commanded_by(Square::E2).len(), 2);
    /// ```
    #[must_use]
    pub fn commanded_by(&self, square: Square) -> Bitboard {
        let piece = self.piece_at(square);
        piece.map_or(Bitboard::EMPTY, |piece| {
            attacks::piece(piece, square, self.occupied())
        })
    }

    /// The pieces that give check to the side to move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse()?;
    /// assert_eq!(position.checkers().single(), Some(Square::E1));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn()), self.turn().other())
    }
}
