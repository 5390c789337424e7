//! Which moves are legal, and what they capture.

use super::count::count_moves;
use super::movegen::list_moves;
use super::{Position, by_side};
use crate::{Bitboard, Move, MoveList, Piece, Square};

impl Position {
    /// All legal moves, in no particular order.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Replaces the contents of `moves` by all legal moves; saves making a new list.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{MoveList, Position};
    ///
    /// let mut moves = MoveList::new();
    /// Position::default().legal_moves_into(&mut moves);
    /// assert_eq!(moves.len(), 20);
    /// ```
    pub fn legal_moves_into(&self, moves: &mut MoveList) {
        by_side!(self.core, list_moves(&self.core, moves));
    }

    /// The squares to which the piece on `square` can legally go.
    ///
    /// Castling is shown as the square two files away on which the king lands; in Chess960, where
    /// that could be a step of the king, as the square of the rook.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let squares: Vec<_> =
    ///     Position::default().legal_destinations(Square::G1).into_iter().collect();
    /// assert_eq!(squares, [Square::F3, Square::H3]);
    /// ```
    #[must_use]
    pub fn legal_destinations(&self, square: Square) -> Bitboard {
        let moves = self.legal_moves();
        moves
            .iter()
            .filter(|mv| mv.from() == square)
            .map(|&mv| mv.shown_target(self.castling_mode()))
            .collect()
    }

    /// How many legal moves the side to move has, which is cheaper to know than all of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::default().count_legal_moves(), 20);
    /// ```
    #[must_use]
    pub fn count_legal_moves(&self) -> u64 {
        by_side!(self.core, count_moves(&self.core))
    }

    /// Whether the side to move has a legal move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert!(Position::default().has_legal_moves());
    /// ```
    #[must_use]
    pub fn has_legal_moves(&self) -> bool {
        // Who asks lists moves as well, so this costs a program no code; counting is quicker where
        // it is asked again and again.
        !self.legal_moves().is_empty()
    }

    /// Whether `mv` is one of the legal moves.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// assert!(position.is_legal(mv));
    /// assert!(!position.play(mv)?.is_legal(mv));
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The piece that `mv` takes, with its square; of an en passant capture the pawn passed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Position, Role, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let mv = position.find_move(Square::E5, Square::D6, None).expect("it is legal");
    /// let pawn = Piece::new(Color::Black, Role::Pawn);
    /// assert_eq!(position.captured_by(mv), Some((Square::D5, pawn)));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        if mv.is_castling() {
            return None;
        }
        let square = mv.en_passant_victim().unwrap_or(mv.to());
        Some((square, self.piece_at(square)?))
    }
}
