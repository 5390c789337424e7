//! What a move that castles tells of its king and its rook.

use super::{Move, kind};
use crate::{CastlingSide, Color, File, Square};

impl Move {
    /// The wing on which this move castles.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.castling(), Some(CastlingSide::KingSide));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn castling(self) -> Option<CastlingSide> {
        if !self.is_castling() {
            None
        } else if self.target() > self.origin() {
            Some(CastlingSide::KingSide)
        } else {
            Some(CastlingSide::QueenSide)
        }
    }

    /// The square of the rook this move castles with, before the move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.castling_rook(), Some(Square::H1));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn castling_rook(self) -> Option<Square> {
        if self.is_castling() {
            Some(Square::masked(self.target()))
        } else {
            None
        }
    }

    /// Castling by the king alone, toward a corner whose rook was given as odds before the game.
    ///
    /// The laws do not know it, so it is legal in no position; a law of the old books allows it.
    /// [`play_unchecked`](crate::Position::play_unchecked) makes it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Color, Move, Position};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let mv = Move::without_rook(Color::White, CastlingSide::QueenSide);
    /// assert!(!position.is_legal(mv));
    /// assert_eq!(mv.castling_without_rook(), Some(CastlingSide::QueenSide));
    /// assert_eq!(position.play_unchecked(mv).to_string(), "4k3/8/8/8/8/8/8/2K4R b - - 1 1");
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn without_rook(color: Color, side: CastlingSide) -> Self {
        let rank = color.backrank();
        let from = Square::new(File::E, rank);
        let to = Square::new(side.king_file(), rank);
        Self::pack(from.index() as u32, to.index() as u32, kind::KING)
    }

    /// The wing on which the king castles alone, as in [`without_rook`](Self::without_rook).
    #[must_use]
    pub const fn castling_without_rook(self) -> Option<CastlingSide> {
        if self.kind() != kind::KING || self.origin().abs_diff(self.target()) != 2 {
            None
        } else if self.target() > self.origin() {
            Some(CastlingSide::KingSide)
        } else {
            Some(CastlingSide::QueenSide)
        }
    }

    /// The square on which the rook lands by castling: on the f-file or d-file.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.castling_rook_to(), Some(Square::F1));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn castling_rook_to(self) -> Option<Square> {
        match self.castling() {
            Some(side) => Some(Square::new(side.rook_file(), self.from().rank())),
            None => None,
        }
    }

    /// Whether this move castles.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert!(mv.is_castling());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn is_castling(self) -> bool {
        self.kind() == kind::CASTLING
    }
}
