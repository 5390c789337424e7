//! A second opinion on an attempt: each reason is asked for on its own, square by square.

use rules::{Bitboard, Board, CastlingMode, Color, File, Piece, Position, Role, Square};

use super::games::Game;
use crate::illegal::{Code, Context, Detail, Earlier, Illegal, Progress, RookFate};

/// An attempt at the end of a game.
pub(super) struct Judge<'a> {
    pub(super) game: &'a Game,
    /// Whether the moves of the game are told.
    pub(super) is_known: bool,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// Castling as the attempt means it.
struct Castling {
    home: Square,
    king_to: Square,
    rook_to: Square,
}

impl<'a> Judge<'a> {
    pub(super) fn context(&self) -> Context<'a> {
        Context {
            position: self.position(),
            earlier: self.is_known.then_some(Earlier {
                start: &self.game.start,
                moves: &self.game.moves,
            }),
            progress: Progress::Running,
        }
    }

    /// The first reason that applies.
    pub(super) fn code(&self) -> Option<Code> {
        Code::ALL.into_iter().find(|&code| self.applies(code))
    }

    /// Compares an explanation with what is found here.
    pub(super) fn check(&self, illegal: &Illegal) {
        let place = || format!("{} {}{} {illegal:?}", self.position(), self.from, self.to);
        assert_eq!(Some(illegal.code), self.code(), "{}", place());
        assert_eq!(illegal.code, illegal.detail.code(), "{}", place());
        let (squares, by) = self.marks(illegal.code);
        assert_eq!(illegal.squares, squares, "{}", place());
        assert_eq!(illegal.by, by, "{}", place());
        assert!(by.is_within(self.position().occupied()), "{}", place());
        self.check_detail(&illegal.detail);
        self.check_removal(illegal);
    }

    fn position(&self) -> &'a Position {
        self.game.position()
    }

    fn us(&self) -> Color {
        self.position().turn()
    }

    fn man(&self, square: Square) -> Option<Piece> {
        self.position().piece_at(square)
    }

    fn king(&self) -> Square {
        self.position().king(self.us())
    }

    fn is(&self, role: Role) -> bool {
        self.man(self.from).is_some_and(|man| man.role == role)
    }

    /// Files to the right and ranks ahead, as the side to move counts ranks.
    fn way(&self) -> (i32, i32) {
        let (files, ranks) = difference(self.from, self.to);
        (files, ranks * self.us().forward())
    }

    fn is_first_step(&self) -> bool {
        self.from.rank() == self.us().pawn_rank()
    }

    fn is_diagonal_step(&self) -> bool {
        let (files, ranks) = self.way();
        self.is(Role::Pawn) && ranks == 1 && files.abs() == 1
    }

    fn beside(&self) -> Square {
        Square::new(self.to.file(), self.from.rank())
    }

    /// Whether the pawn beside has passed the target by the last move.
    fn is_just_passed(&self) -> bool {
        let last = self.game.moves.last();
        let passed = last.is_some_and(|mv| mv.is_double_step() && mv.to() == self.beside());
        passed || self.game.moves.is_empty() && self.game.start.en_passant() == Some(self.to)
    }

    fn is_en_passant(&self) -> bool {
        self.is_diagonal_step() && self.man(self.to).is_none() && self.is_just_passed()
    }

    /// Whether an enemy pawn stands beside a pawn on the fifth rank that would take it in passing.
    fn looks_like_en_passant(&self) -> bool {
        let enemy = Piece::new(self.us().other(), Role::Pawn);
        let ranks_done = difference(self.from, self.to).1 * self.us().forward();
        let is_fifth =
            self.from.rank() == self.us().fold_wb(rules::Rank::Fifth, rules::Rank::Fourth);
        self.is_diagonal_step()
            && ranks_done == 1
            && is_fifth
            && self.man(self.to).is_none()
            && self.man(self.beside()) == Some(enemy)
            && !self.is_just_passed()
    }

    /// The ply of the double step of the pawn beside, if that is how it came there.
    fn double_step(&self) -> Option<usize> {
        let is_empty_before = |ply: &usize| {
            let before = &self.game.positions[*ply];
            before
                .piece_at(self.beside())
                .is_none_or(|man| man.color == self.us())
        };
        let ply = (0..self.game.moves.len()).rev().find(is_empty_before)?;
        let (from, to) = (self.game.moves[ply].from(), self.game.moves[ply].to());
        (to == self.beside() && difference(from, to).1.abs() == 2).then_some(ply)
    }

    /// The board after the man has gone there, whatever that means.
    fn after(&self) -> Board {
        let mut board = self.position().board();
        if let Some(man) = board.remove(self.from) {
            if self.is_en_passant() {
                board.remove(self.beside());
            }
            board.set(self.to, man);
        }
        board
    }

    fn attackers(&self, board: &Board, square: Square) -> Bitboard {
        board.attackers(square, self.us().other(), board.occupied())
    }

    fn checkers(&self) -> Bitboard {
        self.attackers(&self.position().board(), self.king())
    }

    /// The men that give check after the attempt.
    fn checkers_after(&self) -> Bitboard {
        let board = self.after();
        let king = if self.is(Role::King) {
            self.to
        } else {
            self.king()
        };
        self.attackers(&board, king)
    }

    /// The squares strictly between two squares of one line, from the first to the second.
    fn between(from: Square, to: Square) -> Vec<Square> {
        let (files, ranks) = difference(from, to);
        if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
            return Vec::new();
        }
        let steps = files.abs().max(ranks.abs());
        let square = |step| from.offset(files.signum() * step, ranks.signum() * step);
        (1..steps).filter_map(square).collect()
    }

    fn occupied_between(&self, from: Square, to: Square) -> Vec<Square> {
        let mut squares = Self::between(from, to);
        squares.retain(|&square| self.man(square).is_some());
        squares
    }

    fn castling(&self) -> Option<Castling> {
        let home_rank = self.us().backrank();
        let rook = Piece::new(self.us(), Role::Rook);
        if !self.is(Role::King) || self.from.rank() != home_rank || self.to.rank() != home_rank {
            return None;
        }
        let is_right = self.to > self.from;
        let on = |file| Square::new(file, home_rank);
        let home = if self.position().castling_mode() == CastlingMode::Chess960 {
            (self.man(self.to) == Some(rook)).then_some(self.to)?
        } else {
            let corner = on(if is_right { File::H } else { File::A });
            let is_two = self.way().0.abs() == 2;
            let is_rook = self.to == corner && self.man(corner) == Some(rook);
            (self.from.file() == File::E && (is_two || is_rook)).then_some(corner)?
        };
        let (king_to, rook_to) = if is_right {
            (File::G, File::F)
        } else {
            (File::C, File::D)
        };
        Some(Castling {
            home,
            king_to: on(king_to),
            rook_to: on(rook_to),
        })
    }

    fn castling_with_right(&self) -> Option<Castling> {
        let castling = self.castling()?;
        let rights = self.position().castling_rights();
        rights.contains(castling.home).then_some(castling)
    }

    fn castling_without_right(&self) -> Option<Castling> {
        let castling = self.castling()?;
        let rights = self.position().castling_rights();
        (!rights.contains(castling.home)).then_some(castling)
    }

    /// The ply of the first move of the own king, if the game is known.
    fn king_moved(&self) -> Option<usize> {
        let own_king = Some(Piece::new(self.us(), Role::King));
        let mut plies = (0..self.game.moves.len()).filter(|_| self.is_known);
        plies.find(|&ply| {
            let from = self.game.moves[ply].from();
            self.game.positions[ply].piece_at(from) == own_king
        })
    }

    /// What first happened to the rook on `home`, if the game is known.
    fn rook_fate(&self, home: Square) -> Option<(RookFate, usize)> {
        let rook = Some(Piece::new(self.us(), Role::Rook));
        let mut plies = (0..self.game.moves.len()).filter(|_| self.is_known);
        if self.game.start.piece_at(home) == rook {
            // The first move that leaves anything else there than a rook that never moved.
            return plies.find_map(|ply| {
                let (before, mv) = (&self.game.positions[ply], self.game.moves[ply]);
                if mv.from() == home {
                    Some((RookFate::Moved, ply))
                } else {
                    let taken = before.captured_by(mv).map(|(square, _)| square);
                    (taken == Some(home)).then_some((RookFate::Taken, ply))
                }
            });
        }
        if self.man(home) != rook {
            return None;
        }
        let arrives = |ply: &usize| {
            self.game.positions[*ply].piece_at(home) != rook
                && self.game.positions[*ply + 1].piece_at(home) == rook
        };
        let ply = plies.rfind(arrives)?;
        Some((RookFate::Moved, ply))
    }

    /// The squares the rook and the king need free, king and rook left out.
    fn castling_way(&self, castling: &Castling) -> Bitboard {
        let span = |a: Square, b: Square| {
            let (low, high) = (a.min(b).index(), a.max(b).index());
            (low..=high).map(|index| Square::ALL[index])
        };
        let all: Bitboard = span(self.from, castling.king_to)
            .chain(span(castling.home, castling.rook_to))
            .chain(span(self.from, castling.home))
            .collect();
        all.without(self.from).without(castling.home)
    }

    /// The first commanded square strictly between the king and where he lands.
    fn crossed(&self, castling: &Castling) -> Option<(Square, Bitboard)> {
        let mut board = self.position().board();
        board.remove(self.from);
        Self::between(self.from, castling.king_to)
            .into_iter()
            .map(|square| (square, self.attackers(&board, square)))
            .find(|(_, by)| !by.is_empty())
    }

    fn landing(&self, castling: &Castling) -> Bitboard {
        let mut board = self.position().board();
        board.remove(self.from);
        board.remove(castling.home);
        board.set(castling.rook_to, Piece::new(self.us(), Role::Rook));
        board.set(castling.king_to, Piece::new(self.us(), Role::King));
        self.attackers(&board, castling.king_to)
    }

    fn goes_like(&self, role: Role) -> bool {
        let (files, ranks) = difference(self.from, self.to);
        let (files, ranks) = (files.abs(), ranks.abs());
        let is_straight = (files == 0) != (ranks == 0);
        let is_diagonal = files == ranks && files != 0;
        match role {
            Role::Pawn => false,
            Role::Knight => files * ranks == 2,
            Role::Bishop => is_diagonal,
            Role::Rook => is_straight,
            Role::Queen => is_straight || is_diagonal,
            Role::King => files.max(ranks) == 1,
        }
    }

    fn goes_its_way(&self) -> bool {
        let (files, ranks) = self.way();
        match self.man(self.from).map(|man| man.role) {
            Some(Role::Pawn) => ranks == 1 && files.abs() <= 1 || ranks == 2 && files == 0,
            Some(role) => self.goes_like(role),
            None => false,
        }
    }

    /// The runner on whose line of check the king stays.
    fn runner_on_line(&self) -> Option<Square> {
        let mut checkers = (self.checkers() & self.checkers_after()).into_iter();
        checkers.find(|&checker| {
            let role = self.man(checker).map(|man| man.role);
            let is_runner = matches!(role, Some(Role::Queen | Role::Rook | Role::Bishop));
            let line = |to| {
                let (files, ranks) = difference(checker, to);
                (files.signum(), ranks.signum())
            };
            is_runner && line(self.from) == line(self.to)
        })
    }

    /// The runner that the man on the square of origin alone keeps from the king, and no more
    /// after the attempt.
    fn pinner(&self) -> Option<Square> {
        let checkers = self.checkers_after() - self.checkers();
        checkers
            .into_iter()
            .find(|&runner| self.occupied_between(self.king(), runner) == [self.from])
    }

    fn is_promotion(&self) -> bool {
        self.is(Role::Pawn) && self.to.rank() == self.us().promotion_rank()
    }

    /// Whether a reason holds for the attempt, if those before it do not.
    fn applies(&self, code: Code) -> bool {
        let (files, ranks) = self.way();
        let (man, target) = (self.man(self.from), self.man(self.to));
        let is_pawn = self.is(Role::Pawn);
        let is_king = self.is(Role::King);
        match code {
            Code::GameOver => false,
            Code::EmptySquare => man.is_none(),
            Code::NotYourTurn => man.is_some_and(|man| man.color != self.us()),
            Code::CastlingNoRightKing => {
                self.castling_without_right().is_some() && self.king_moved().is_some()
            }
            Code::CastlingNoRightRook => self
                .castling_without_right()
                .is_some_and(|castling| self.rook_fate(castling.home).is_some()),
            Code::CastlingNoRight => self.castling_without_right().is_some_and(|castling| {
                self.man(castling.home) == Some(Piece::new(self.us(), Role::Rook))
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
            Code::OwnMan => {
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
            Code::KingOnLine => is_king && self.runner_on_line().is_some(),
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

    /// Where the man may go as a player points at it.
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

    fn lines(&self, men: Bitboard) -> Bitboard {
        let squares = men
            .into_iter()
            .flat_map(|man| Self::between(self.king(), man));
        squares.chain([self.king()]).collect()
    }

    /// The squares and men to show for a reason that applies.
    fn marks(&self, code: Code) -> (Bitboard, Bitboard) {
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
                let men = self.castling_way(&castling()) & occupied;
                (men, men)
            }
            Code::CastlingInCheck => (from, self.checkers()),
            Code::CastlingThroughCheck => {
                let (square, by) = self.crossed(&castling()).expect("it applies");
                (square.into(), by)
            }
            Code::CastlingIntoCheck => (castling().king_to.into(), self.landing(&castling())),
            Code::OwnMan | Code::PawnCaptureForward => (to, to),
            Code::PawnBackward | Code::PawnSideways | Code::PawnDoubleStep | Code::Geometry => {
                (self.destinations(), none)
            }
            Code::PawnDoubleStepBlocked => (way, way),
            Code::EnPassantLate | Code::EnPassantImpossible => (to | passed, passed),
            Code::PawnDiagonalWithoutCapture => (to, none),
            Code::Blocked => (way, way & occupied),
            Code::KingsAdjacent => (to, self.position().king(self.us().other()).into()),
            Code::KingOnLine => {
                let runner = self.runner_on_line().expect("it applies");
                let is_back = runner.distance(self.to) > runner.distance(self.from);
                let end = if is_back { self.to } else { self.from };
                let line: Bitboard = Self::between(runner, end).into_iter().collect();
                (line.with(end), runner.into())
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

    fn check_detail(&self, detail: &Detail) {
        match detail {
            Detail::CastlingNoRightKing { ply, .. } => {
                assert_eq!(Some(*ply), self.king_moved());
            }
            Detail::CastlingNoRightRook {
                home, fate, ply, ..
            } => assert_eq!(Some((*fate, *ply)), self.rook_fate(*home)),
            Detail::CastlingOccupied { nearest, .. } => {
                let castling = self.castling().expect("it is castling");
                let men = self.castling_way(&castling) & self.position().occupied();
                let nearer = |square: Square| {
                    square.distance(self.from) < nearest.square.distance(self.from)
                };
                assert!(men.contains(nearest.square) && !men.into_iter().any(nearer));
            }
            Detail::EnPassantLate { ply, .. } => assert_eq!(*ply, self.double_step()),
            Detail::Geometry { man, reach, movers } => {
                assert_eq!(Some(man.piece), self.man(self.from));
                assert!(movers.iter().all(|&role| self.goes_like(role)));
                let count = Role::ALL
                    .into_iter()
                    .filter(|&role| self.goes_like(role))
                    .count();
                assert_eq!(movers.len(), count);
                assert!(!reach.contains(self.to));
            }
            Detail::Blocked { nearest, .. } => {
                let men = self.occupied_between(self.from, self.to);
                assert_eq!(men.first(), Some(&nearest.square));
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
                assert_eq!((pin.man, pin.king), (self.from, self.king()));
                assert!(!way.contains(self.to));
            }
            _ => {}
        }
    }

    /// Takes the men to blame off the board and looks whether the attempt then gets there.
    fn check_removal(&self, illegal: &Illegal) {
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
                // Without the pinning man an enemy king may be in check out of turn, or the man is
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

/// Files to the right and ranks up.
fn difference(from: Square, to: Square) -> (i32, i32) {
    (
        to.file().index() as i32 - from.file().index() as i32,
        to.rank().index() as i32 - from.rank().index() as i32,
    )
}
