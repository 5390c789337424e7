//! Finding the move that a player means, or the reason why there is none.

use super::castling::{castling_targets, through};
use super::core::Core;
use super::make::make;
use super::{CastlingRefusal, IllegalMove, Position, by_side};
use crate::{Bitboard, CastlingMode, CastlingSide, File, Move, Piece, Role, Square, attacks};

impl Position {
    /// Finds the legal move of the piece on `from` to `to`.
    ///
    /// Castling is meant by `to` being the square two files away on which the king lands, or the
    /// square of the own rook; in Chess960 only by the latter.
    ///
    /// # Errors
    ///
    /// The reason why there is no such legal move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, IllegalMove, Position, Square};
    ///
    /// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    /// let error = position.find_move(Square::E2, Square::C3, None).expect_err("it is pinned");
    /// assert_eq!(error.to_string(), "the move leaves the king on e1 in check from e7");
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn find_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, IllegalMove> {
        let piece = self
            .piece_at(from)
            .ok_or(IllegalMove::EmptySquare { square: from })?;
        if piece.color != self.turn() {
            return Err(IllegalMove::NotYourTurn {
                piece,
                square: from,
            });
        }
        let moves = self.legal_moves();
        let meant = |mv: &&Move| mv.from() == from && self.is_aimed_at(**mv, to);
        if let Some(&mv) = moves
            .iter()
            .filter(meant)
            .find(|mv| mv.promotion() == promotion)
        {
            return Ok(mv);
        }
        match (moves.iter().find(meant).map(|mv| mv.promotion()), promotion) {
            (None, _) => Err(self.refusal(piece, from, to)),
            (Some(Some(_)), Some(role)) => Err(IllegalMove::PromotionInvalid { role }),
            (Some(None), Some(role)) => Err(IllegalMove::PromotionUnexpected { role }),
            (Some(_), None) => Err(IllegalMove::PromotionMissing { from, to }),
        }
    }

    /// The position after `mv`.
    ///
    /// # Errors
    ///
    /// The reason why `mv` is not legal here; this position stays as it is.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// let after = position.play(mv)?;
    /// assert!(after.play(mv).is_err());
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            return Ok(self.play_unchecked(mv));
        }
        // A move of another position: its squares say what is wrong with it here.
        let meant = self.find_move(
            mv.from(),
            mv.shown_target(self.castling_mode()),
            mv.promotion(),
        );
        let piece = self.piece_at(mv.from());
        Err(match (meant, piece) {
            (Err(reason), _) => reason,
            (Ok(_), Some(piece)) => IllegalMove::Geometry {
                piece,
                from: mv.from(),
                to: mv.to(),
            },
            (Ok(_), None) => IllegalMove::EmptySquare { square: mv.from() },
        })
    }

    /// The position after `mv`, which has to be legal here.
    ///
    /// A move that is not leads to a position that means nothing, though never to a panic.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// assert_eq!(Ok(position.play_unchecked(mv)), position.play(mv));
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut after = Self { core: Core::EMPTY };
        self.play_into(mv, &mut after);
        after
    }

    /// Writes the position after `mv` into `after`; as [`Position::play_unchecked`], `mv` has to
    /// be legal here.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// let mut after = position;
    /// position.play_into(mv, &mut after);
    /// assert_eq!(after.turn(), Color::Black);
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    pub fn play_into(&self, mv: Move, after: &mut Self) {
        by_side!(self.core, make(&self.core, mv, &mut after.core));
        after.mark_idle_en_passant();
    }

    /// Why the side to move may not castle on `side` now, or nothing if it may.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRefusal, CastlingSide, Position, Square};
    ///
    /// assert_eq!(
    ///     Position::default().castling_refusal(CastlingSide::KingSide),
    ///     Some(CastlingRefusal::Occupied { by: Square::F1 })
    /// );
    /// ```
    #[must_use]
    pub fn castling_refusal(&self, side: CastlingSide) -> Option<CastlingRefusal> {
        let (us, king) = (self.turn(), self.king(self.turn()));
        let Some(rook) = self.castling_rook(us, side) else {
            let corner = match side {
                CastlingSide::KingSide => File::H,
                CastlingSide::QueenSide => File::A,
            };
            let row = Bitboard::from_rank(us.backrank());
            let at_home = match self.castling_mode() {
                CastlingMode::Standard => row & Bitboard::from_file(corner),
                CastlingMode::Chess960 => row,
            };
            let rooks = self.pieces(Piece::new(us, Role::Rook)) & at_home & side.wing(king);
            return Some(if rooks.is_empty() {
                CastlingRefusal::NoRook
            } else {
                CastlingRefusal::NoRight
            });
        };
        let (king_to, rook_to) = castling_targets(king.index() as u32, rook.index() as u32);
        let king_path = Bitboard(through(king.index() as u32, king_to));
        let path = king_path
            | Bitboard(through(rook.index() as u32, rook_to))
            | attacks::between(king, rook);
        let others = self.occupied().without(king).without(rook);
        // The first piece on the way from the king names the obstacle.
        let obstacles = path & others;
        let nearest = obstacles
            .into_iter()
            .min_by_key(|square| square.distance(king));
        if let Some(by) = nearest {
            return Some(CastlingRefusal::Occupied { by });
        }
        let by = self.checkers();
        if !by.is_empty() {
            return Some(CastlingRefusal::InCheck { by });
        }
        let landing = Square::masked(king_to);
        let passed = king_path.without(king).without(landing);
        let attackers =
            |square| self.attackers_through(square, us.other(), self.occupied().without(king));
        let nearest = passed
            .into_iter()
            .filter(|&square| !attackers(square).is_empty())
            .min_by_key(|square| square.distance(king));
        if let Some(square) = nearest {
            let by = attackers(square);
            return Some(CastlingRefusal::ThroughCheck { square, by });
        }
        let after = others.with(landing).with(Square::masked(rook_to));
        let by = self.attackers_through(landing, us.other(), after);
        (!by.is_empty()).then_some(CastlingRefusal::IntoCheck {
            square: landing,
            by,
        })
    }

    fn is_aimed_at(&self, mv: Move, to: Square) -> bool {
        mv.shown_target(self.castling_mode()) == to || mv.castling_rook() == Some(to)
    }

    /// The wing on which a king moving from `from` to `to` would castle.
    fn castling_meant(&self, king: Piece, from: Square, to: Square) -> Option<CastlingSide> {
        let home = king.color.backrank();
        if king.role != Role::King || from.rank() != home || to.rank() != home || from == to {
            return None;
        }
        let is_standard = self.castling_mode() == CastlingMode::Standard;
        let is_corner = matches!(to.file(), File::A | File::H);
        let is_onto_rook = self.piece_at(to) == Some(Piece::new(king.color, Role::Rook))
            && (is_corner || !is_standard);
        let is_home = !is_standard || from.file() == File::E;
        let is_two_squares = is_standard && from.distance(to) == 2;
        (is_home && (is_onto_rook || is_two_squares)).then(|| CastlingSide::of(from, to))
    }

    /// Why the own `piece` on `from` has no legal move to `to`.
    fn refusal(&self, piece: Piece, from: Square, to: Square) -> IllegalMove {
        if from == to {
            return IllegalMove::SameSquare {
                piece,
                square: from,
            };
        }
        if let Some(side) = self.castling_meant(piece, from, to)
            && let Some(refusal) = self.castling_refusal(side)
        {
            return IllegalMove::Castling { side, refusal };
        }
        if let Some(other) = self.piece_at(to)
            && other.color == piece.color
        {
            return IllegalMove::OwnPiece {
                piece,
                other,
                square: to,
            };
        }
        if let Some(reason) = self.wrong_way(piece, from, to) {
            return reason;
        }
        let (us, king) = (self.turn(), self.king(self.turn()));
        if piece.role == Role::King {
            let by = self.attackers_through(to, us.other(), self.occupied().without(from));
            return IllegalMove::KingAttacked { from, to, by };
        }
        let victim = match piece.role {
            Role::Pawn if from.file() != to.file() && self.piece_at(to).is_none() => {
                Square::new(to.file(), from.rank())
            }
            _ => to,
        };
        let occupied = self.occupied().without(from).without(victim).with(to);
        let by = self
            .attackers_through(king, us.other(), occupied)
            .without(victim);
        if self.checkers().meets(by) {
            IllegalMove::StillInCheck { piece, king, by }
        } else {
            IllegalMove::LeavesKingInCheck { piece, king, by }
        }
    }

    /// Why `piece` cannot get from `from` to `to`, regardless of the king.
    fn wrong_way(&self, piece: Piece, from: Square, to: Square) -> Option<IllegalMove> {
        if piece.role == Role::Pawn {
            return self.wrong_way_of_pawn(piece, from, to);
        }
        if !attacks::piece(piece, from, Bitboard::EMPTY).contains(to) {
            return Some(IllegalMove::Geometry { piece, from, to });
        }
        let between = attacks::between(from, to) & self.occupied();
        let by = between
            .into_iter()
            .min_by_key(|square| square.distance(from))?;
        Some(IllegalMove::Blocked {
            piece,
            from,
            to,
            by,
        })
    }

    fn wrong_way_of_pawn(&self, pawn: Piece, from: Square, to: Square) -> Option<IllegalMove> {
        if attacks::pawn(pawn.color, from).contains(to) {
            if self.piece_at(to).is_some() || self.passed_square() == Some(to) {
                return None;
            }
            let beside = Square::new(to.file(), from.rank());
            let is_fifth = to.rank() == pawn.color.fold_wb(crate::Rank::Sixth, crate::Rank::Third);
            let enemy = Piece::new(pawn.color.other(), Role::Pawn);
            let passed = (is_fifth && self.piece_at(beside) == Some(enemy)).then_some(beside);
            return Some(IllegalMove::PawnTakesNothing { from, to, passed });
        }
        let steps = (to.rank().index() as i32 - from.rank().index() as i32) * pawn.color.forward();
        if from.file() != to.file() || !(1..=2).contains(&steps) {
            return Some(IllegalMove::Geometry {
                piece: pawn,
                from,
                to,
            });
        }
        if steps == 2 && from.rank() != pawn.color.pawn_rank() {
            return Some(IllegalMove::PawnDoubleStep { from, to });
        }
        let way = attacks::between(from, to).with(to) & self.occupied();
        let by = way.into_iter().min_by_key(|square| square.distance(from))?;
        Some(IllegalMove::PawnBlocked { from, to, by })
    }
}
