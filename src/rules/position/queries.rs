//! What stands where and who commands what.

use std::fmt;

use super::core::state;
use super::count::count_moves;
use super::movegen::list_moves;
use super::{Position, by_side};
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, CastlingSide, Color, File, Move, MoveList,
    Piece, Rank, Role, Square, attacks,
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
