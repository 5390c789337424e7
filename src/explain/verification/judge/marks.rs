//! The drawings, names and removals that a verdict needs.

use rules::{Bitboard, CastlingMode, Piece, Position, Role, Square};

use super::Judge;
use crate::illegal::{Code, Detail, Illegal};

impl Judge<'_> {
    /// Where the piece may go as a player points at it.
    fn destinations(&self) -> Bitboard {
        let is_chess960 = self.position().castling_mode() == CastlingMode::Chess960;
        let moves = self.position().legal_moves().into_iter();
        moves
            .filter(|mv| mv.from() == self.from)
            .map(|mv| {
                mv.castling_rook()
                    .filter(|_| is_chess960)
                    .unwrap_or(mv.to())
            })
            .collect()
    }

    fn lines(&self, pieces: Bitboard) -> Bitboard {
        let squares = pieces
            .into_iter()
            .flat_map(|piece| Self::between(self.king(), piece));
        squares.chain([self.king()]).collect()
    }

    /// The squares and pieces to show for a reason that applies.
    pub(super) fn marks(&self, code: Code) -> (Bitboard, Bitboard) {
        let (from, to) = (Bitboard::from(self.from), Bitboard::from(self.to));
        let (none, occupied) = (Bitboard::EMPTY, self.position().occupied());
        let home = self
            .castling()
            .map_or(none, |castling| castling.home.into());
        let rooks = self.position().pieces(Piece::new(self.us(), Role::Rook));
        let way: Bitboard = Self::between(self.from, self.to).into_iter().collect();
        let passed = Bitboard::from(self.beside());
        let castling = || self.castling_with_right().expect("it is castling");
        match code {
            Code::GameOver => unreachable!("the game goes on"),
            Code::EmptySquare => (from, none),
            Code::NotYourTurn | Code::CastlingNoRightKing => (from, from),
            Code::CastlingNoRightRook => (home, home & rooks),
            Code::CastlingNoRight => (from | home, from | home),
            Code::CastlingNoRook => (home, home & occupied),
            Code::CastlingOccupied => {
                let pieces = self.castling_way(&castling()) & occupied;
                (pieces, pieces)
            }
            Code::CastlingInCheck => (from, self.checkers()),
            Code::CastlingThroughCheck => {
                let (square, by) = self.crossed(&castling()).expect("it applies");
                (square.into(), by)
            }
            Code::CastlingIntoCheck => (castling().king_to.into(), self.landing(&castling())),
            Code::OwnPiece | Code::PawnCaptureForward => (to, to),
            Code::PawnBackward | Code::PawnSideways | Code::PawnDoubleStep | Code::Geometry => {
                (self.destinations(), none)
            }
            Code::PawnDoubleStepBlocked => (way, way),
            Code::EnPassantLate | Code::EnPassantImpossible => (to | passed, passed),
            Code::PawnDiagonalWithoutCapture => (to, none),
            Code::Blocked => (way, way & occupied),
            Code::KingsAdjacent => (to, self.position().king(self.us().other()).into()),
            Code::KingOnLine => {
                let slider = self.slider_on_line().expect("it applies");
                let is_back = slider.distance(self.to) > slider.distance(self.from);
                let end = if is_back { self.to } else { self.from };
                let line: Bitboard = Self::between(slider, end).into_iter().collect();
                (line.with(end), slider.into())
            }
            Code::KingIntoAttack => (to, self.checkers_after()),
            Code::DoubleCheck | Code::CheckNotAnswered => {
                (self.lines(self.checkers()), self.checkers())
            }
            Code::Pinned => {
                let pinner = Bitboard::from(self.pinner().expect("it applies"));
                (self.lines(pinner) | pinner, pinner)
            }
            Code::EnPassantUncovers => {
                let by = self.checkers_after();
                (self.lines(by) | by, by)
            }
            Code::PromotionMissing | Code::PromotionInvalid => (to, from),
        }
    }

    pub(super) fn check_detail(&self, detail: &Detail) {
        match detail {
            Detail::CastlingNoRightKing { ply, .. } => {
                assert_eq!(Some(*ply), self.king_moved());
            }
            Detail::CastlingNoRightRook {
                home, fate, ply, ..
            } => assert_eq!(Some((*fate, *ply)), self.rook_fate(*home)),
            Detail::CastlingOccupied { nearest, .. } => {
                let castling = self.castling().expect("it is castling");
                let pieces = self.castling_way(&castling) & self.position().occupied();
                let nearer = |square: Square| {
                    square.distance(self.from) < nearest.square.distance(self.from)
                };
                assert!(pieces.contains(nearest.square) && !pieces.into_iter().any(nearer));
            }
            Detail::EnPassantLate { ply, .. } => assert_eq!(*ply, self.double_step()),
            Detail::Geometry {
                piece,
                reach,
                movers,
            } => {
                assert_eq!(Some(piece.piece), self.piece(self.from));
                assert!(movers.iter().all(|&role| self.goes_like(role)));
                let count = Role::ALL
                    .into_iter()
                    .filter(|&role| self.goes_like(role))
                    .count();
                assert_eq!(movers.len(), count);
                assert!(!reach.contains(self.to));
            }
            Detail::Blocked { nearest, .. } => {
                let pieces = self.occupied_between(self.from, self.to);
                assert_eq!(pieces.first(), Some(&nearest.square));
            }
            Detail::KingIntoAttack { through, .. } => {
                let seen = self.attackers(&self.position().board(), self.to);
                assert_eq!(*through, self.checkers_after() - seen);
            }
            Detail::DoubleCheck { replies, .. } | Detail::CheckNotAnswered { replies, .. } => {
                let mut all = replies.king_moves.clone();
                all.extend(&replies.captures);
                all.extend(&replies.interpositions);
                let mut legal: Vec<_> = self.position().legal_moves().into_iter().collect();
                all.sort();
                legal.sort();
                assert_eq!(all, legal);
            }
            Detail::Pinned { pin, way, .. } => {
                assert_eq!((pin.piece, pin.king), (self.from, self.king()));
                assert!(!way.contains(self.to));
            }
            _ => {}
        }
    }

    /// Takes the pieces to blame off the board and looks whether the attempt then gets there.
    pub(super) fn check_removal(&self, illegal: &Illegal) {
        let mut setup = self.position().to_setup();
        for square in illegal.by {
            setup.board.remove(square);
        }
        match illegal.code {
            Code::Blocked => {
                assert!(setup.pseudo_destinations(self.from).contains(self.to));
            }
            Code::Pinned => {
                let mut board = self.after();
                illegal.by.into_iter().for_each(|square| {
                    board.remove(square);
                });
                let left = self.attackers(&board, self.king());
                let is_battery = |behind: Square| {
                    let line: Bitboard = Self::between(self.king(), behind).into_iter().collect();
                    illegal.by.is_within(line)
                };
                assert!(left.into_iter().all(is_battery));
                // Without the pinning piece an enemy king may be in check out of turn, or the piece is
                // still pinned by another one behind.
                if let (Ok(position), true) = (
                    Position::from_setup(&setup),
                    left.is_empty() && !self.is_en_passant(),
                ) {
                    let promotion = self.is_promotion().then_some(Role::Queen);
                    assert!(position.find_move(self.from, self.to, promotion).is_ok());
                }
            }
            _ => {}
        }
    }
}
