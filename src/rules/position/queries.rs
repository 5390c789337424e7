//! What stands where, and what the position keeps of the game.

use std::fmt;

use super::Position;
use super::core::state;
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, CastlingSide, Color, File, Piece, Rank, Role,
    Square,
};

impl Position {
    /// The side to move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// assert_eq!(Position::default().turn(), Color::White);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Color {
        if self.core.is_white() {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The pieces on their squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Position};
    ///
    /// assert_eq!(Position::default().board(), Board::default());
    /// ```
    #[must_use]
    pub fn board(&self) -> Board {
        self.core.board()
    }

    /// The piece on `square`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Position, Role, Square};
    ///
    /// let queen = Piece::new(Color::White, Role::Queen);
    /// assert_eq!(Position::default().piece_at(Square::D1), Some(queen));
    /// ```
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = Bitboard::from_square(square).0;
        let color = if self.core.white & bit != 0 {
            Color::White
        } else if self.core.black & bit != 0 {
            Color::Black
        } else {
            return None;
        };
        let role = Role::ALL
            .into_iter()
            .find(|&role| self.core.role_set(role) & bit != 0)?;
        Some(Piece { color, role })
    }

    /// The squares on which pieces stand.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::default().occupied().len(), 32);
    /// ```
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.core.occupied())
    }

    /// The squares of the pieces of one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Position};
    ///
    /// assert_eq!(Position::default().by_color(Color::White), Bitboard(0xffff));
    /// ```
    #[must_use]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(match color {
            Color::White => self.core.white,
            Color::Black => self.core.black,
        })
    }

    /// The squares of the pieces of one kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Role};
    ///
    /// assert_eq!(Position::default().by_role(Role::Knight).len(), 4);
    /// ```
    #[must_use]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        Bitboard(self.core.role_set(role))
    }

    /// The squares of the pieces of one kind and side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Position, Role, Square};
    ///
    /// let king = Piece::new(Color::White, Role::King);
    /// assert_eq!(Position::default().pieces(king).single(), Some(Square::E1));
    /// ```
    #[must_use]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// The square of the king of `color`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position, Square};
    ///
    /// assert_eq!(Position::default().king(Color::Black), Square::E8);
    /// ```
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        Square::masked((self.core.kings & self.by_color(color).0).trailing_zeros())
    }

    /// The number of half-moves since a pawn moved or a piece was taken.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// assert_eq!(position.halfmove_clock(), 3);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.core.halfmoves()
    }

    /// The number of the move, counted up after each move of Black.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// assert_eq!(position.fullmove_number(), 20);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn fullmove_number(&self) -> u32 {
        self.core.fullmoves().get()
    }

    /// The rooks that may still castle, whether they can just now or not.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// assert!(position.castling_rights().contains(Square::A8));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn castling_rights(&self) -> CastlingRights {
        CastlingRights::from_rooks(Bitboard(self.core.state & state::RIGHTS))
    }

    /// The square of the rook with which `color` has the right to castle on `side`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Color, Position, Square};
    ///
    /// let start = Position::default();
    /// assert_eq!(start.castling_rook(Color::White, CastlingSide::KingSide), Some(Square::H1));
    /// ```
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let wing = side.wing(self.king(color));
        (self.castling_rights().rooks_of(color) & wing).first()
    }

    /// Where kings and rooks stand before castling.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingMode, Position};
    ///
    /// assert_eq!(Position::default().castling_mode(), CastlingMode::Standard);
    /// ```
    #[must_use]
    pub const fn castling_mode(&self) -> CastlingMode {
        if self.core.state & state::CHESS960 == 0 {
            CastlingMode::Standard
        } else {
            CastlingMode::Chess960
        }
    }

    /// The square on which a pawn may be taken in passing, only if such a capture is legal.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let mv = position.find_move(Square::E5, Square::D6, None).expect("it is legal");
    /// assert_eq!(position.en_passant(), Some(mv.to()));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.passed_square()
            .filter(|_| self.core.state & state::EN_PASSANT_IDLE == 0)
    }

    /// The square a pawn has just passed over, known at least if an enemy pawn stands beside it.
    ///
    /// Unlike [`Position::en_passant`] it does not say that a capture there is legal: that is how
    /// a capture that uncovers the own king is distinguished from one that comes too late. It makes no
    /// difference to the equality of positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2".parse()?;
    /// assert_eq!(position.en_passant(), None);
    /// assert_eq!(position.passed_square(), Some(Square::D6));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn passed_square(&self) -> Option<Square> {
        let files = (self.core.state & state::EN_PASSANT) >> state::EN_PASSANT_SHIFT;
        let rank = self.turn().fold_wb(Rank::Sixth, Rank::Third);
        let file = File::from_index(files.trailing_zeros() as usize)?;
        Some(Square::new(file, rank))
    }
}

/// Shows the FEN.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let shown = format!("{:?}", Position::default());
/// assert_eq!(shown, "Position(rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1)");
/// ```
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
