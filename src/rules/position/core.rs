//! The 64 bytes of a position.
//!
//! Eight words are the limit: a larger value is copied by a call in WebAssembly, which halves the
//! speed. So bishops, rooks and queens share two sets, and everything else is packed
//! into one word. Keys and history live outside.

use std::num::NonZeroU32;

use crate::{Bitboard, Board, ByColor, ByRole, Role};

/// The pieces and the state word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Core {
    pub(crate) pawns: u64,
    pub(crate) knights: u64,
    /// Bishops and queens.
    pub(crate) diagonals: u64,
    /// Rooks and queens.
    pub(crate) straights: u64,
    pub(crate) kings: u64,
    pub(crate) white: u64,
    pub(crate) black: u64,
    pub(crate) state: u64,
}

const _: () = assert!(size_of::<Core>() == 64);

/// Where things lie in the state word.
///
/// Castling rights are bits 0 to 7 and 56 to 63, on the squares of the rooks themselves.
pub(crate) mod state {
    pub(crate) const RIGHTS: u64 = 0xff00_0000_0000_00ff;
    /// Set when Black is to move.
    pub(crate) const BLACK: u64 = 1 << 8;
    /// Set when castling follows Chess960.
    pub(crate) const CHESS960: u64 = 1 << 9;
    /// Set when taking in passing is possible by the way pawns move, but not legal.
    pub(crate) const EN_PASSANT_IDLE: u64 = 1 << 10;
    /// The file of a pawn that has just made a double step, one bit of eight.
    pub(crate) const EN_PASSANT_SHIFT: u32 = 16;
    pub(crate) const EN_PASSANT: u64 = 0xff << EN_PASSANT_SHIFT;
    pub(crate) const HALFMOVES_SHIFT: u32 = 24;
    pub(crate) const HALFMOVES: u64 = 0xffff << HALFMOVES_SHIFT;
    pub(crate) const FULLMOVES_SHIFT: u32 = 40;
    pub(crate) const FULLMOVES: u64 = 0xffff << FULLMOVES_SHIFT;
}

impl Core {
    pub(crate) const EMPTY: Self = Self {
        pawns: 0,
        knights: 0,
        diagonals: 0,
        straights: 0,
        kings: 0,
        white: 0,
        black: 0,
        state: 0,
    };

    /// The beginning of the game.
    pub(crate) const START: Self = Self {
        pawns: 0x00ff_0000_0000_ff00,
        knights: 0x4200_0000_0000_0042,
        diagonals: 0x2c00_0000_0000_002c,
        straights: 0x8900_0000_0000_0089,
        kings: 0x1000_0000_0000_0010,
        white: 0xffff,
        black: 0xffff << 48,
        state: 0x8100_0000_0000_0081 | 1 << state::FULLMOVES_SHIFT,
    };

    #[inline(always)]
    pub(crate) const fn is_white(&self) -> bool {
        self.state & state::BLACK == 0
    }

    #[inline(always)]
    pub(crate) const fn occupied(&self) -> u64 {
        self.white | self.black
    }

    pub(crate) const fn bishops(&self) -> u64 {
        self.diagonals & !self.straights
    }

    pub(crate) const fn rooks(&self) -> u64 {
        self.straights & !self.diagonals
    }

    pub(crate) const fn queens(&self) -> u64 {
        self.diagonals & self.straights
    }

    pub(crate) const fn role_set(&self, role: Role) -> u64 {
        match role {
            Role::Pawn => self.pawns,
            Role::Knight => self.knights,
            Role::Bishop => self.bishops(),
            Role::Rook => self.rooks(),
            Role::Queen => self.queens(),
            Role::King => self.kings,
        }
    }

    pub(crate) fn board(&self) -> Board {
        Board::from_sets(
            ByRole::new_with(|role| Bitboard(self.role_set(role))),
            ByColor {
                white: Bitboard(self.white),
                black: Bitboard(self.black),
            },
        )
    }

    /// The state word without what makes no difference any longer: an en passant square that is of
    /// no use, and the way of castling when nobody may castle.
    pub(crate) const fn true_state(&self) -> u64 {
        let mut word = self.state;
        if word & state::EN_PASSANT_IDLE != 0 {
            word &= !(state::EN_PASSANT | state::EN_PASSANT_IDLE);
        }
        if word & state::RIGHTS == 0 {
            word &= !state::CHESS960;
        }
        word
    }

    /// Puts the pieces of `board` in place of those here.
    pub(crate) fn place(&mut self, board: &Board) {
        let of = |role| board.by_role(role).0;
        self.pawns = of(Role::Pawn);
        self.knights = of(Role::Knight);
        self.diagonals = of(Role::Bishop) | of(Role::Queen);
        self.straights = of(Role::Rook) | of(Role::Queen);
        self.kings = of(Role::King);
        self.white = board.by_color(crate::Color::White).0;
        self.black = board.by_color(crate::Color::Black).0;
    }

    pub(crate) const fn halfmoves(&self) -> u32 {
        ((self.state & state::HALFMOVES) >> state::HALFMOVES_SHIFT) as u32
    }

    pub(crate) fn fullmoves(&self) -> NonZeroU32 {
        let number = (self.state & state::FULLMOVES) >> state::FULLMOVES_SHIFT;
        NonZeroU32::new(number as u32).unwrap_or(NonZeroU32::MIN)
    }
}
