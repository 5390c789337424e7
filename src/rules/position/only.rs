//! Finding a move by what notation says of it, without listing all moves.

use super::Position;
use crate::chess_move::{Move, kind};
use crate::{Bitboard, Piece, Role, Square, attacks};

impl Position {
    /// The only legal move of a piece of `role` from one of the squares `origins` to `to`; nothing if
    /// there is none, or more than one. Castling is no move to a square here.
    ///
    /// Reading a long game, this is several times as quick as looking through
    /// [`legal_moves`](Self::legal_moves).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, File, Position, Role, Square};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse()?;
    /// let any = position.only_move(Role::Rook, Square::D1, !Bitboard::EMPTY, None);
    /// assert_eq!(any.map(|mv| mv.from()), Some(Square::A1));
    /// let king = position.only_move(Role::King, Square::D1, !Bitboard::EMPTY, None);
    /// assert_eq!(king.map(|mv| mv.from()), Some(Square::E1));
    /// let file = Bitboard::from_file(File::H);
    /// assert_eq!(position.only_move(Role::Rook, Square::D1, file, None), None);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn only_move(
        &self,
        role: Role,
        to: Square,
        origins: Bitboard,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let us = self.turn();
        let piece = Piece::new(us, role);
        let pieces = self.pieces(piece) & origins;
        if self.by_color(us).contains(to) {
            return None;
        }
        let able = match role {
            Role::Pawn if self.passed_square() == Some(to) => {
                return self.only_listed(role, to, origins, promotion);
            }
            Role::Pawn if self.by_color(us.other()).contains(to) => {
                attacks::pawn(us.other(), to) & pieces
            }
            Role::Pawn => pieces & self.pawn_behind(to),
            _ => attacks::piece(piece, to, self.occupied()) & pieces,
        };
        let king = self.king(us);
        let is_safe = |from: &Square| {
            let occupied = self.occupied().without(*from).with(to);
            let king = if role == Role::King { to } else { king };
            let attackers = self.attackers_through(king, us.other(), occupied);
            attackers.without(to).is_empty()
        };
        let mut safe = able.into_iter().filter(is_safe);
        let (Some(from), None) = (safe.next(), safe.next()) else {
            return None;
        };
        let kind = kind_of(role, from, to, promotion)?;
        Some(Move::pack(from.index() as u32, to.index() as u32, kind))
    }

    /// The square from which a pawn would walk to `to`, if nothing stands in the way.
    fn pawn_behind(&self, to: Square) -> Bitboard {
        let us = self.turn();
        let behind = |steps: i32| to.offset(0, -steps * us.forward());
        match (behind(1), behind(2)) {
            (Some(one), Some(two)) if !self.occupied().contains(one) => {
                let is_double = two.rank() == us.pawn_rank();
                Bitboard::from_square(two) & Bitboard(if is_double { !0 } else { 0 })
            }
            (Some(one), _) => Bitboard::from_square(one),
            (None, _) => Bitboard::EMPTY,
        }
    }

    /// The same by looking through all moves, for what empties two squares at once.
    #[inline(never)]
    fn only_listed(
        &self,
        role: Role,
        to: Square,
        origins: Bitboard,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let fits = |mv: &Move| {
            mv.role() == role
                && mv.to() == to
                && origins.contains(mv.from())
                && mv.promotion() == promotion
                && !mv.is_castling()
        };
        let mut fitting = self.legal_moves().into_iter().filter(fits);
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }
}

/// What kind of move it is; nothing where a promotion is missing or cannot be.
fn kind_of(role: Role, from: Square, to: Square, promotion: Option<Role>) -> Option<u32> {
    let is_last = matches!(to.rank(), crate::Rank::First | crate::Rank::Eighth);
    let is_promotion = role == Role::Pawn && is_last;
    Some(match (role, promotion) {
        (Role::Pawn, None) if is_promotion => return None,
        (Role::Pawn, None) if from.distance(to) == 2 => kind::DOUBLE_STEP,
        (Role::Pawn, None) => kind::PAWN,
        (Role::Pawn, Some(Role::Knight)) if is_promotion => kind::TO_KNIGHT,
        (Role::Pawn, Some(Role::Bishop)) if is_promotion => kind::TO_BISHOP,
        (Role::Pawn, Some(Role::Rook)) if is_promotion => kind::TO_ROOK,
        (Role::Pawn, Some(Role::Queen)) if is_promotion => kind::TO_QUEEN,
        (_, Some(_)) => return None,
        (Role::Knight, None) => kind::KNIGHT,
        (Role::Bishop, None) => kind::BISHOP,
        (Role::Rook, None) => kind::ROOK,
        (Role::Queen, None) => kind::QUEEN,
        (Role::King, None) => kind::KING,
    })
}
