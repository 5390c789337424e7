//! Moves on a board that is not a legal position: without kings, or with more pieces than a game
//! can have.

use crate::chess_move::kind;
use crate::{
    Bitboard, CastlingMode, CastlingRights, CastlingSide, Color, File, Move, Piece, Role, Setup,
    Square, attacks,
};

impl Setup {
    /// What the side to move can do on a board that need not be a position: every piece moves in its
    /// way, and a king that is there is not left in check. No king is ever taken.
    ///
    /// On a position these are its legal moves; castling is that of its mode.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Setup};
    ///
    /// let diagram: Setup = "8/8/8/8/8/8/P7/N7 w - -".parse()?;
    /// let moves: Vec<_> = diagram.diagram_moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["a1c2", "a1b3", "a2a3", "a2a4"]);
    /// assert_eq!(Setup::default().diagram_moves().len(), Position::default().legal_moves().len());
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn diagram_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let kings = self.board.by_role(Role::King);
        for from in self.board.by_color(self.turn) {
            let Some(piece) = self.board.piece_at(from) else {
                continue;
            };
            let targets = self.pseudo_destinations(from) - kings;
            for to in targets {
                self.push_ways(piece, from, to, &mut moves);
            }
        }
        self.push_castling(&mut moves);
        moves.retain(|&mv| {
            let after = self.play_on_diagram(mv);
            after.attackers_of_king(self.turn).is_empty()
        });
        moves
    }

    fn push_ways(&self, piece: Piece, from: Square, to: Square, moves: &mut Vec<Move>) {
        let mut push = |kind| moves.push(Move::pack(from.index() as u32, to.index() as u32, kind));
        match piece.role {
            Role::Pawn if to.rank() == piece.color.other().backrank() => {
                for kind in [
                    kind::TO_QUEEN,
                    kind::TO_ROOK,
                    kind::TO_BISHOP,
                    kind::TO_KNIGHT,
                ] {
                    push(kind);
                }
            }
            Role::Pawn if from.file() != to.file() && self.board.piece_at(to).is_none() => {
                push(kind::EN_PASSANT);
            }
            Role::Pawn if from.rank().index().abs_diff(to.rank().index()) == 2 => {
                push(kind::DOUBLE_STEP);
            }
            Role::Pawn => push(kind::PAWN),
            Role::Knight => push(kind::KNIGHT),
            Role::Bishop => push(kind::BISHOP),
            Role::Rook => push(kind::ROOK),
            Role::Queen => push(kind::QUEEN),
            Role::King => push(kind::KING),
        }
    }

    fn push_castling(&self, moves: &mut Vec<Move>) {
        let us = self.turn;
        let Some(king) = self
            .board
            .king(us)
            .filter(|&king| self.may_castle_from(king))
        else {
            return;
        };
        for rook in self.castling.rooks_of(us) {
            let is_there = self.board.piece_at(rook) == Some(Piece::new(us, Role::Rook));
            let is_placed = self.mode == CastlingMode::Chess960
                || CastlingSide::ALL.iter().any(|side| side.corner(us) == rook);
            if is_there && is_placed {
                let mv = Move::pack(king.index() as u32, rook.index() as u32, kind::CASTLING);
                if self.is_castling_free(king, rook, mv) {
                    moves.push(mv);
                }
            }
        }
    }

    fn may_castle_from(&self, king: Square) -> bool {
        king.rank() == self.turn.backrank()
            && (self.mode == CastlingMode::Chess960 || king.file() == File::E)
    }

    /// Whether nothing stands in the way of king and rook but the two, and the king is attacked
    /// nowhere on its way (article 3.8.2; for Chess960 guideline II.3). Whether the rook leaves it in
    /// check shows afterwards.
    fn is_castling_free(&self, king: Square, rook: Square, mv: Move) -> bool {
        let path = |from: Square, to: Square| attacks::between(from, to).with(from).with(to);
        let walked = path(king, mv.to());
        let run = mv.castling_rook_to().map_or(walked, |to| path(rook, to));
        let others = self.board.occupied().without(king).without(rook);
        let by = self.turn.other();
        let is_attacked = |square| {
            !self
                .board
                .attackers(square, by, others.with(rook))
                .is_empty()
        };
        !(walked | run).meets(others) && !walked.into_iter().any(is_attacked)
    }

    /// The pieces that attack the king of a side; none if it has no king.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Setup, Square};
    ///
    /// let diagram: Setup = "8/8/8/8/4r3/8/8/4K3 w - -".parse()?;
    /// assert_eq!(diagram.attackers_of_king(Color::White), Bitboard::from(Square::E4));
    /// assert!(diagram.attackers_of_king(Color::Black).is_empty());
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn attackers_of_king(&self, color: Color) -> Bitboard {
        let king = self.board.king(color);
        king.map_or(Bitboard::EMPTY, |king| {
            self.board
                .attackers(king, color.other(), self.board.occupied())
        })
    }

    /// The board after a move of [`diagram_moves`](Self::diagram_moves).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// let diagram: Setup = "8/8/8/8/8/8/P7/N7 w - -".parse()?;
    /// let after = diagram.play_on_diagram(diagram.diagram_moves()[0]);
    /// assert_eq!(after.to_string(), "8/8/8/8/8/8/P1N5/8 b - - 1 1");
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn play_on_diagram(&self, mv: Move) -> Self {
        let us = self.turn;
        let mut after = self.clone();
        let victim = mv.en_passant_victim().unwrap_or(mv.to());
        let taken = match mv.castling_rook() {
            Some(rook) => {
                after.board.remove(rook);
                None
            }
            None => after.board.remove(victim),
        };
        after.board.remove(mv.from());
        let role = mv.promotion().unwrap_or(mv.role());
        after.board.set(mv.to(), Piece::new(us, role));
        if let Some(square) = mv.castling_rook_to() {
            after.board.set(square, Piece::new(us, Role::Rook));
        }
        after.castling = self.castling_after(mv);
        after.en_passant = mv
            .is_double_step()
            .then(|| mv.from().offset(0, us.forward()))
            .flatten();
        after.halfmove_clock = match (mv.role(), taken) {
            (Role::Pawn, _) | (_, Some(_)) => 0,
            _ => self.halfmove_clock.saturating_add(1),
        };
        after.pass_turn();
        after
    }

    fn castling_after(&self, mv: Move) -> CastlingRights {
        let mut rights = self.castling.without(mv.from()).without(mv.to());
        if mv.role() == Role::King {
            for rook in rights.rooks_of(self.turn) {
                rights = rights.without(rook);
            }
        }
        rights
    }

    /// Gives the turn to the other side, counting the moves.
    fn pass_turn(&mut self) {
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = self.turn.other();
    }

    /// The board after a null move: the other side is to move, and nothing else is changed but the
    /// clocks and the en passant square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// let after = Setup::default().after_null_move();
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// ```
    #[must_use]
    pub fn after_null_move(&self) -> Self {
        let mut after = self.clone();
        after.en_passant = None;
        after.halfmove_clock = after.halfmove_clock.saturating_add(1);
        after.pass_turn();
        after
    }
}
