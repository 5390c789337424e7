//! What stands where and who commands what.

use std::fmt;

use super::core::state;
use super::count::has_moves;
use super::movegen::list_moves;
use super::{Position, by_side};
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, CastlingSide, Color, File, Move, MoveList,
    Piece, Rank, Role, Square, attacks,
};

impl Position {
    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        if self.core.is_white() {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The men on their squares.
    #[must_use]
    pub fn board(&self) -> Board {
        self.core.board()
    }

    /// The man on `square`.
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

    /// The squares on which men stand.
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.core.occupied())
    }

    /// The squares of the men of one side.
    #[must_use]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(match color {
            Color::White => self.core.white,
            Color::Black => self.core.black,
        })
    }

    /// The squares of the men of one kind.
    #[must_use]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        Bitboard(self.core.role_set(role))
    }

    /// The squares of the men of one kind and side.
    #[must_use]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// The square of the king of `color`.
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        Square::masked((self.core.kings & self.by_color(color).0).trailing_zeros())
    }

    /// The number of half-moves since a pawn moved or a man was taken.
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.core.halfmoves()
    }

    /// The number of the move, counted up after each move of Black.
    #[must_use]
    pub fn fullmove_number(&self) -> u32 {
        self.core.fullmoves().get()
    }

    /// The rooks that may still castle, whether they can just now or not.
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
        let king = self.king(color);
        let mut rooks = self.castling_rights().rooks_of(color).into_iter();
        rooks.find(|&rook| CastlingSide::of(king, rook) == side)
    }

    /// Where kings and rooks stand before castling.
    #[must_use]
    pub const fn castling_mode(&self) -> CastlingMode {
        if self.core.state & state::CHESS960 == 0 {
            CastlingMode::Standard
        } else {
            CastlingMode::Chess960
        }
    }

    /// The square on which a pawn may be taken in passing, only if such a capture is legal.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.passed_square()
            .filter(|_| self.core.state & state::EN_PASSANT_IDLE == 0)
    }

    /// The square a pawn has just passed over, known at least if an enemy pawn stands beside it.
    pub(crate) fn passed_square(&self) -> Option<Square> {
        let files = (self.core.state & state::EN_PASSANT) >> state::EN_PASSANT_SHIFT;
        let rank = self.turn().fold_wb(Rank::Sixth, Rank::Third);
        let file = File::from_index(files.trailing_zeros() as usize)?;
        Some(Square::new(file, rank))
    }

    /// All legal moves, in no particular order.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Replaces the contents of `moves` by all legal moves; saves making a new list.
    pub fn legal_moves_into(&self, moves: &mut MoveList) {
        by_side!(self.core, list_moves(&self.core, moves));
    }

    /// The squares to which the man on `square` can legally go.
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
            .map(|&mv| self.shown_target(mv))
            .collect()
    }

    /// The square a player points at for `mv`.
    pub(super) fn shown_target(&self, mv: Move) -> Square {
        match (self.castling_mode(), mv.castling_rook()) {
            (CastlingMode::Chess960, Some(rook)) => rook,
            _ => mv.to(),
        }
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_moves(&self) -> bool {
        by_side!(self.core, has_moves(&self.core))
    }

    /// Whether `mv` is one of the legal moves.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The man that `mv` takes, with its square; of an en passant capture the pawn passed.
    #[must_use]
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        if mv.is_castling() {
            return None;
        }
        let square = mv.en_passant_victim().unwrap_or(mv.to());
        Some((square, self.piece_at(square)?))
    }

    /// The squares of the men of `by` that command `square`.
    ///
    /// Pinned men count: they too give check and guard.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// As [`Position::attackers`], with runners stopped only by the squares of `occupied`.
    #[must_use]
    pub fn attackers_through(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let men = Bitboard(self.core.pawns) & attacks::pawn(by.other(), square)
            | Bitboard(self.core.knights) & attacks::knight(square)
            | Bitboard(self.core.kings) & attacks::king(square)
            | Bitboard(self.core.diagonals) & attacks::bishop(square, occupied)
            | Bitboard(self.core.straights) & attacks::rook(square, occupied);
        men & self.by_color(by)
    }

    /// The squares the man on `square` commands: where it could take an enemy if one stood there
    /// and nothing else mattered. A pawn commands only its diagonals; squares of own men count.
    #[must_use]
    pub fn commanded_by(&self, square: Square) -> Bitboard {
        let piece = self.piece_at(square);
        piece.map_or(Bitboard::EMPTY, |piece| {
            attacks::piece(piece, square, self.occupied())
        })
    }

    /// The men that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn()), self.turn().other())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
