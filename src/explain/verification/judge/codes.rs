//! Which reasons apply.

use rules::{Piece, Role};

use super::Judge;
use crate::illegal::Code;

impl Judge<'_> {
    /// Whether a reason holds for the attempt, if those before it do not.
    pub(super) fn applies(&self, code: Code) -> bool {
        let (files, ranks) = self.way();
        let (piece, target) = (self.piece(self.from), self.piece(self.to));
        let is_pawn = self.is(Role::Pawn);
        let is_king = self.is(Role::King);
        match code {
            Code::GameOver => false,
            Code::EmptySquare => piece.is_none(),
            Code::NotYourTurn => piece.is_some_and(|piece| piece.color != self.us()),
            Code::CastlingNoRightKing => {
                self.castling_without_right().is_some() && self.king_moved().is_some()
            }
            Code::CastlingNoRightRook => self
                .castling_without_right()
                .is_some_and(|castling| self.rook_fate(castling.home).is_some()),
            Code::CastlingNoRight => self.castling_without_right().is_some_and(|castling| {
                self.piece(castling.home) == Some(Piece::new(self.us(), Role::Rook))
            }),
            Code::CastlingNoRook => self.castling_without_right().is_some(),
            Code::CastlingOccupied => self.castling_with_right().is_some_and(|castling| {
                self.castling_way(&castling)
                    .meets(self.position().occupied())
            }),
            Code::CastlingInCheck => {
                self.castling_with_right().is_some() && !self.checkers().is_empty()
            }
            Code::CastlingThroughCheck => self
                .castling_with_right()
                .is_some_and(|castling| self.crossed(&castling).is_some()),
            Code::CastlingIntoCheck => self
                .castling_with_right()
                .is_some_and(|castling| !self.landing(&castling).is_empty()),
            // What is left of castling is legal.
            _ if self.castling_with_right().is_some() => {
                code == Code::PromotionInvalid && self.promotion.is_some()
            }
            Code::OwnPiece => {
                self.from != self.to && target.is_some_and(|other| other.color == self.us())
            }
            Code::PawnBackward => is_pawn && ranks < 0,
            Code::PawnSideways => is_pawn && ranks == 0 && files != 0,
            Code::PawnCaptureForward => {
                let is_step = ranks == 1 || ranks == 2 && self.is_first_step();
                is_pawn && files == 0 && is_step && target.is_some()
            }
            Code::PawnDoubleStep => is_pawn && files == 0 && ranks == 2 && !self.is_first_step(),
            Code::PawnDoubleStepBlocked => {
                let is_blocked = !self.occupied_between(self.from, self.to).is_empty();
                is_pawn && files == 0 && ranks == 2 && is_blocked
            }
            Code::EnPassantLate => {
                self.is_known && self.looks_like_en_passant() && self.double_step().is_some()
            }
            Code::EnPassantImpossible => self.looks_like_en_passant(),
            Code::PawnDiagonalWithoutCapture => {
                self.is_diagonal_step() && target.is_none() && !self.is_just_passed()
            }
            Code::Geometry => !self.goes_its_way(),
            Code::Blocked => !self.occupied_between(self.from, self.to).is_empty(),
            Code::KingsAdjacent => {
                is_king && self.to.distance(self.position().king(self.us().other())) == 1
            }
            Code::KingOnLine => is_king && self.slider_on_line().is_some(),
            Code::KingIntoAttack => is_king && !self.checkers_after().is_empty(),
            Code::DoubleCheck => !is_king && self.checkers().len() == 2,
            Code::CheckNotAnswered => self.checkers().meets(self.checkers_after()),
            Code::Pinned => !is_king && self.pinner().is_some(),
            Code::EnPassantUncovers => self.is_en_passant() && !self.checkers_after().is_empty(),
            Code::PromotionMissing => self.is_promotion() && self.promotion.is_none(),
            Code::PromotionInvalid => self.promotion.is_some_and(|role| {
                !self.is_promotion() || matches!(role, Role::Pawn | Role::King)
            }),
        }
    }
}
