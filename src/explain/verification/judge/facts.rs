//! What the board and the game say about an attempt.

use rules::{Bitboard, Board, CastlingMode, Color, File, Piece, Position, Role, Square};

use super::Judge;
use crate::illegal::RookFate;

/// Castling as the attempt means it.
pub(super) struct Castling {
    pub(super) home: Square,
    pub(super) king_to: Square,
    pub(super) rook_to: Square,
}

impl<'a> Judge<'a> {
    pub(super) fn position(&self) -> &'a Position {
        self.game.position()
    }

    pub(super) fn us(&self) -> Color {
        self.position().turn()
    }

    pub(super) fn piece(&self, square: Square) -> Option<Piece> {
        self.position().piece_at(square)
    }

    pub(super) fn king(&self) -> Square {
        self.position().king(self.us())
    }

    pub(super) fn is(&self, role: Role) -> bool {
        self.piece(self.from)
            .is_some_and(|piece| piece.role == role)
    }

    /// Files to the right and ranks ahead, as the side to move counts ranks.
    pub(super) fn way(&self) -> (i32, i32) {
        let (files, ranks) = difference(self.from, self.to);
        (files, ranks * self.us().forward())
    }

    pub(super) fn is_first_step(&self) -> bool {
        self.from.rank() == self.us().pawn_rank()
    }

    pub(super) fn is_diagonal_step(&self) -> bool {
        let (files, ranks) = self.way();
        self.is(Role::Pawn) && ranks == 1 && files.abs() == 1
    }

    pub(super) fn beside(&self) -> Square {
        Square::new(self.to.file(), self.from.rank())
    }

    /// Whether the pawn beside has passed the target by the last move.
    pub(super) fn is_just_passed(&self) -> bool {
        let last = self.game.moves.last();
        let passed = last.is_some_and(|mv| mv.is_double_step() && mv.to() == self.beside());
        passed || self.game.moves.is_empty() && self.game.start.en_passant() == Some(self.to)
    }

    pub(super) fn is_en_passant(&self) -> bool {
        self.is_diagonal_step() && self.piece(self.to).is_none() && self.is_just_passed()
    }

    /// Whether an enemy pawn stands beside a pawn on the fifth rank that would take it in passing.
    pub(super) fn looks_like_en_passant(&self) -> bool {
        let enemy = Piece::new(self.us().other(), Role::Pawn);
        let ranks_done = difference(self.from, self.to).1 * self.us().forward();
        let is_fifth =
            self.from.rank() == self.us().fold_wb(rules::Rank::Fifth, rules::Rank::Fourth);
        self.is_diagonal_step()
            && ranks_done == 1
            && is_fifth
            && self.piece(self.to).is_none()
            && self.piece(self.beside()) == Some(enemy)
            && !self.is_just_passed()
    }

    /// The ply of the double step of the pawn beside, if that is how it got there.
    pub(super) fn double_step(&self) -> Option<usize> {
        let is_empty_before = |ply: &usize| {
            let before = &self.game.positions[*ply];
            before
                .piece_at(self.beside())
                .is_none_or(|piece| piece.color == self.us())
        };
        let ply = (0..self.game.moves.len()).rev().find(is_empty_before)?;
        let (from, to) = (self.game.moves[ply].from(), self.game.moves[ply].to());
        (to == self.beside() && difference(from, to).1.abs() == 2).then_some(ply)
    }

    /// The board after the piece has moved there, legally or not.
    pub(super) fn after(&self) -> Board {
        let mut board = self.position().board();
        if let Some(piece) = board.remove(self.from) {
            if self.is_en_passant() {
                board.remove(self.beside());
            }
            board.set(self.to, piece);
        }
        board
    }

    pub(super) fn attackers(&self, board: &Board, square: Square) -> Bitboard {
        board.attackers(square, self.us().other(), board.occupied())
    }

    pub(super) fn checkers(&self) -> Bitboard {
        self.attackers(&self.position().board(), self.king())
    }

    /// The pieces that give check after the attempt.
    pub(super) fn checkers_after(&self) -> Bitboard {
        let board = self.after();
        let king = if self.is(Role::King) {
            self.to
        } else {
            self.king()
        };
        self.attackers(&board, king)
    }

    /// The squares strictly between two squares of one line, from the first to the second.
    pub(super) fn between(from: Square, to: Square) -> Vec<Square> {
        let (files, ranks) = difference(from, to);
        if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
            return Vec::new();
        }
        let steps = files.abs().max(ranks.abs());
        let square = |step| from.offset(files.signum() * step, ranks.signum() * step);
        (1..steps).filter_map(square).collect()
    }

    pub(super) fn occupied_between(&self, from: Square, to: Square) -> Vec<Square> {
        let mut squares = Self::between(from, to);
        squares.retain(|&square| self.piece(square).is_some());
        squares
    }

    pub(super) fn castling(&self) -> Option<Castling> {
        let home_rank = self.us().backrank();
        let rook = Piece::new(self.us(), Role::Rook);
        if !self.is(Role::King) || self.from.rank() != home_rank || self.to.rank() != home_rank {
            return None;
        }
        let is_right = self.to > self.from;
        let on = |file| Square::new(file, home_rank);
        let home = if self.position().castling_mode() == CastlingMode::Chess960 {
            (self.piece(self.to) == Some(rook)).then_some(self.to)?
        } else {
            let corner = on(if is_right { File::H } else { File::A });
            let is_two = self.way().0.abs() == 2;
            let is_rook = self.to == corner && self.piece(corner) == Some(rook);
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

    pub(super) fn castling_with_right(&self) -> Option<Castling> {
        let castling = self.castling()?;
        let rights = self.position().castling_rights();
        rights.contains(castling.home).then_some(castling)
    }

    pub(super) fn castling_without_right(&self) -> Option<Castling> {
        let castling = self.castling()?;
        let rights = self.position().castling_rights();
        (!rights.contains(castling.home)).then_some(castling)
    }

    /// The ply of the first move of the own king, if the game is known.
    pub(super) fn king_moved(&self) -> Option<usize> {
        let own_king = Some(Piece::new(self.us(), Role::King));
        let mut plies = (0..self.game.moves.len()).filter(|_| self.is_known);
        plies.find(|&ply| {
            let from = self.game.moves[ply].from();
            self.game.positions[ply].piece_at(from) == own_king
        })
    }

    /// What first happened to the rook on `home`, if the game is known.
    pub(super) fn rook_fate(&self, home: Square) -> Option<(RookFate, usize)> {
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
        if self.piece(home) != rook {
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
    pub(super) fn castling_way(&self, castling: &Castling) -> Bitboard {
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

    /// The first commanded square strictly between the king and where it lands.
    pub(super) fn crossed(&self, castling: &Castling) -> Option<(Square, Bitboard)> {
        let mut board = self.position().board();
        board.remove(self.from);
        Self::between(self.from, castling.king_to)
            .into_iter()
            .map(|square| (square, self.attackers(&board, square)))
            .find(|(_, by)| !by.is_empty())
    }

    pub(super) fn landing(&self, castling: &Castling) -> Bitboard {
        let mut board = self.position().board();
        board.remove(self.from);
        board.remove(castling.home);
        board.set(castling.rook_to, Piece::new(self.us(), Role::Rook));
        board.set(castling.king_to, Piece::new(self.us(), Role::King));
        self.attackers(&board, castling.king_to)
    }

    pub(super) fn goes_like(&self, role: Role) -> bool {
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

    pub(super) fn goes_its_way(&self) -> bool {
        let (files, ranks) = self.way();
        match self.piece(self.from).map(|piece| piece.role) {
            Some(Role::Pawn) => ranks == 1 && files.abs() <= 1 || ranks == 2 && files == 0,
            Some(role) => self.goes_like(role),
            None => false,
        }
    }

    /// The slider on whose line of check the king stays.
    pub(super) fn slider_on_line(&self) -> Option<Square> {
        let mut checkers = (self.checkers() & self.checkers_after()).into_iter();
        checkers.find(|&checker| {
            let role = self.piece(checker).map(|piece| piece.role);
            let is_slider = matches!(role, Some(Role::Queen | Role::Rook | Role::Bishop));
            let line = |to| {
                let (files, ranks) = difference(checker, to);
                (files.signum(), ranks.signum())
            };
            is_slider && line(self.from) == line(self.to)
        })
    }

    /// The slider that the piece on the square of origin alone keeps from the king, and no more
    /// after the attempt.
    pub(super) fn pinner(&self) -> Option<Square> {
        let checkers = self.checkers_after() - self.checkers();
        checkers
            .into_iter()
            .find(|&slider| self.occupied_between(self.king(), slider) == [self.from])
    }

    pub(super) fn is_promotion(&self) -> bool {
        self.is(Role::Pawn) && self.to.rank() == self.us().promotion_rank()
    }
}

/// Files to the right and ranks up.
fn difference(from: Square, to: Square) -> (i32, i32) {
    (
        to.file().index() as i32 - from.file().index() as i32,
        to.rank().index() as i32 - from.rank().index() as i32,
    )
}
