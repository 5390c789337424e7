//! Destinations by the way a piece moves alone, for diagrams without kings.

use crate::{Bitboard, Piece, Role, Setup, Square, attacks};

impl Setup {
    /// The squares the piece on `square` can reach by its way of moving and the pieces in its way.
    ///
    /// Checks are ignored, castling is left out, and the side to move does not matter, except
    /// that en passant belongs to it. An empty square has no destinations.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Setup, Square};
    ///
    /// let diagram: Setup = "8/8/8/8/8/2p5/1P6/8 w - -".parse()?;
    /// let squares: Vec<_> = diagram.pseudo_destinations(Square::B2).into_iter().collect();
    /// assert_eq!(squares, [Square::B3, Square::C3, Square::B4]);
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn pseudo_destinations(&self, square: Square) -> Bitboard {
        let Some(piece) = self.board.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        let occupied = self.board.occupied();
        let commanded = attacks::piece(piece, square, occupied);
        if piece.role == Role::Pawn {
            commanded & self.takeable_by_pawn(piece) | self.pawn_steps(piece, square)
        } else {
            commanded - self.board.by_color(piece.color)
        }
    }

    fn takeable_by_pawn(&self, pawn: Piece) -> Bitboard {
        let passed = self.en_passant.filter(|_| pawn.color == self.turn);
        self.board.by_color(pawn.color.other()) | passed.map_or(Bitboard::EMPTY, Bitboard::from)
    }

    fn pawn_steps(&self, pawn: Piece, square: Square) -> Bitboard {
        let steps = if square.rank() == pawn.color.pawn_rank() {
            2
        } else {
            1
        };
        let occupied = self.board.occupied();
        (1..=steps)
            .map_while(|step| square.offset(0, step * pawn.color.forward()))
            .take_while(|&target| !occupied.contains(target))
            .collect()
    }
}
