//! Finding every fault of a set-up.
//!
//! The checks ask whether a position can be played from and whether its last move can have
//! existed; they are no full retro-analysis.

use crate::{
    Bitboard, CastlingMode, CastlingSide, Color, File, Piece, Rank, Role, Setup, SetupFault,
    Square, attacks,
};

impl Setup {
    /// Everything that keeps this set-up from being a legal position; nothing if it is one.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Setup, SetupFault};
    ///
    /// let setup: Setup = "8/8/8/8/8/8/8/K6P w - - 0 1".parse()?;
    /// let faults = setup.faults();
    /// assert_eq!(faults[0], SetupFault::NoKing { color: Color::Black });
    /// assert_eq!(faults[1].to_string(), "pawns cannot stand on the first or last rank: h1");
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        self.king_faults(&mut faults);
        self.count_faults(&mut faults);
        self.check_faults(&mut faults);
        self.castling_faults(&mut faults);
        faults.extend(self.en_passant_fault());
        faults
    }

    fn kings(&self, color: Color) -> Bitboard {
        self.board.pieces(Piece::new(color, Role::King))
    }

    fn king_faults(&self, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let squares = self.kings(color);
            match squares.len() {
                0 => faults.push(SetupFault::NoKing { color }),
                1 => {}
                _ => faults.push(SetupFault::ManyKings { color, squares }),
            }
        }
        for white in self.kings(Color::White) {
            for black in attacks::king(white) & self.kings(Color::Black) {
                faults.push(SetupFault::KingsTouch { white, black });
            }
        }
    }

    fn count_faults(&self, faults: &mut Vec<SetupFault>) {
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let squares = self.board.by_role(Role::Pawn) & ends;
        if !squares.is_empty() {
            faults.push(SetupFault::PawnsOnBackRank { squares });
        }
        for color in Color::ALL {
            let count_of = |role| self.board.pieces(Piece::new(color, role)).len() as u32;
            let count = self.board.by_color(color).len() as u32;
            if count > 16 {
                faults.push(SetupFault::TooManyPieces { color, count });
            }
            let pawns = count_of(Role::Pawn);
            if pawns > 8 {
                faults.push(SetupFault::TooManyPawns {
                    color,
                    count: pawns,
                });
                continue;
            }
            // A side starts with one bishop on each color of squares.
            let bishops = self.board.pieces(Piece::new(color, Role::Bishop));
            let extra = |set: Bitboard| (set.len() as u32).saturating_sub(1);
            let promoted = extra(bishops & Bitboard::LIGHT)
                + extra(bishops & Bitboard::DARK)
                + count_of(Role::Knight).saturating_sub(2)
                + count_of(Role::Rook).saturating_sub(2)
                + count_of(Role::Queen).saturating_sub(1);
            let pawns_gone = 8 - pawns;
            if promoted > pawns_gone {
                faults.push(SetupFault::TooManyPromoted {
                    color,
                    promoted,
                    pawns_gone,
                });
            }
        }
    }

    fn check_faults(&self, faults: &mut Vec<SetupFault>) {
        let occupied = self.board.occupied();
        // Touching kings are a fault of their own, so a king is not counted as an attacker.
        let attackers = |king: Square, by: Color| {
            self.board.attackers(king, by, occupied) - self.board.by_role(Role::King)
        };
        if let Some(king) = self.kings(self.turn.other()).single() {
            let by = attackers(king, self.turn);
            if !by.is_empty() {
                faults.push(SetupFault::OpponentInCheck { king, by });
            }
        }
        if let Some(king) = self.kings(self.turn).single() {
            let by = attackers(king, self.turn.other());
            if self.is_impossible_check(king, by) {
                faults.push(SetupFault::ImpossibleCheck { king, by });
            }
        }
    }

    /// A double check comes from the piece that moved and a slider it uncovered; there is no third
    /// checker, one of the two is a slider, and they do not face each other through the king.
    fn is_impossible_check(&self, king: Square, by: Bitboard) -> bool {
        let mut squares = by.into_iter();
        let (Some(first), Some(second)) = (squares.next(), squares.next()) else {
            return false;
        };
        let leapers = self.board.by_role(Role::Pawn) | self.board.by_role(Role::Knight);
        squares.next().is_some()
            || by.is_within(leapers)
            || attacks::between(first, second).contains(king)
    }

    fn castling_faults(&self, faults: &mut Vec<SetupFault>) {
        let backranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        for rook in self.castling.rooks() - backranks {
            faults.push(SetupFault::CastlingSquare { rook });
        }
        for color in Color::ALL {
            let rooks = self.castling.rooks_of(color);
            let king = self
                .kings(color)
                .single()
                .filter(|&king| self.is_at_home(king, color));
            for rook in rooks {
                let is_rook = self.board.piece_at(rook) == Some(Piece::new(color, Role::Rook));
                let in_place = match self.mode {
                    CastlingMode::Standard => matches!(rook.file(), File::A | File::H),
                    CastlingMode::Chess960 => true,
                };
                if king.is_none() {
                    faults.push(SetupFault::CastlingWithoutKing { color, rook });
                }
                if !is_rook || !in_place {
                    faults.push(SetupFault::CastlingWithoutRook { color, rook });
                }
            }
            let Some(king) = king else { continue };
            for side in CastlingSide::ALL {
                let wing = rooks & side.wing(king);
                if wing.has_several() {
                    faults.push(SetupFault::CastlingTwiceOnOneSide { color, rooks: wing });
                }
            }
        }
    }

    /// Whether a king of `color` on `king` may still have castling rights.
    fn is_at_home(&self, king: Square, color: Color) -> bool {
        let on_file = match self.mode {
            CastlingMode::Standard => king.file() == File::E,
            CastlingMode::Chess960 => !matches!(king.file(), File::A | File::H),
        };
        on_file && king.rank() == color.backrank()
    }

    fn en_passant_fault(&self) -> Option<SetupFault> {
        let square = self.en_passant?;
        let mover = self.turn.other();
        let behind = square.offset(0, -mover.forward());
        let ahead = square.offset(0, mover.forward());
        let (Some(origin), Some(pawn)) = (behind, ahead) else {
            return Some(SetupFault::EnPassantRank { square });
        };
        if origin.rank() != mover.pawn_rank() {
            return Some(SetupFault::EnPassantRank { square });
        }
        let occupied = self.board.occupied();
        if let Some(by) = [square, origin]
            .into_iter()
            .find(|&on| occupied.contains(on))
        {
            return Some(SetupFault::EnPassantOccupied { square, by });
        }
        if self.board.piece_at(pawn) != Some(Piece::new(mover, Role::Pawn)) {
            return Some(SetupFault::EnPassantWithoutPawn { square, pawn });
        }
        let king = self.kings(self.turn).single()?;
        let before = occupied.without(pawn).with(origin);
        let others = !(self.board.by_role(Role::King).with(pawn));
        let by = self.board.attackers(king, mover, before) & others;
        (!by.is_empty()).then_some(SetupFault::EnPassantCheck { square, by })
    }
}
