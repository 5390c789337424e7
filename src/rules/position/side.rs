//! A side as a type, so that each direction of play is compiled on its own.

use super::core::{Core, state};
use crate::attacks;

/// White or Black, known at compile time.
pub(crate) trait Side {
    type Other: Side;
    const WHITE: bool;
    /// The rank where the king and rooks start.
    const BACKRANK: u64;
    /// The number of the square where the king starts, except in Chess960.
    const KING_HOME: u32;
    /// The rank where pawns are promoted.
    const LAST: u64;
    /// The rank a pawn reaches with the first half of a double step.
    const MIDWAY: u64;
    /// The number of the first square of the rank on which a pawn takes in passing.
    const EN_PASSANT_RANK: u32;
    /// What a step ahead adds to the number of a square.
    const AHEAD: i32;
    /// What a capture toward the a-file adds to the number of a square.
    const TOWARD_A: i32;
    /// What a capture toward the h-file adds to the number of a square.
    const TOWARD_H: i32;

    /// Moves a set one rank ahead.
    fn ahead(set: u64) -> u64;

    #[inline(always)]
    fn own(core: &Core) -> u64 {
        if Self::WHITE { core.white } else { core.black }
    }

    #[inline(always)]
    fn enemy(core: &Core) -> u64 {
        Self::Other::own(core)
    }

    /// The squares `pawns` of this side take on in the direction of the a-file.
    #[inline(always)]
    fn takes_toward_a(pawns: u64) -> u64 {
        shift(pawns & NOT_A, Self::TOWARD_A)
    }

    /// The squares `pawns` of this side take on in the direction of the h-file.
    #[inline(always)]
    fn takes_toward_h(pawns: u64) -> u64 {
        shift(pawns & NOT_H, Self::TOWARD_H)
    }

    /// The squares `pawns` of this side command.
    #[inline(always)]
    fn commanded_by_pawns(pawns: u64) -> u64 {
        if Self::WHITE {
            attacks::white_pawns(pawns)
        } else {
            attacks::black_pawns(pawns)
        }
    }

    /// The square on which this side may take in passing, as a set of one or none.
    #[inline(always)]
    fn en_passant(core: &Core) -> u64 {
        ((core.state & state::EN_PASSANT) >> state::EN_PASSANT_SHIFT) << Self::EN_PASSANT_RANK
    }
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

#[inline(always)]
const fn shift(set: u64, by: i32) -> u64 {
    if by > 0 { set << by } else { set >> -by }
}

pub(crate) enum White {}
pub(crate) enum Black {}

impl Side for White {
    type Other = Black;
    const WHITE: bool = true;
    const BACKRANK: u64 = 0xff;
    const KING_HOME: u32 = 4;
    const LAST: u64 = 0xff << 56;
    const MIDWAY: u64 = 0xff << 16;
    const EN_PASSANT_RANK: u32 = 40;
    const AHEAD: i32 = 8;
    const TOWARD_A: i32 = 7;
    const TOWARD_H: i32 = 9;

    #[inline(always)]
    fn ahead(set: u64) -> u64 {
        set << 8
    }
}

impl Side for Black {
    type Other = White;
    const WHITE: bool = false;
    const BACKRANK: u64 = 0xff << 56;
    const KING_HOME: u32 = 60;
    const LAST: u64 = 0xff;
    const MIDWAY: u64 = 0xff << 40;
    const EN_PASSANT_RANK: u32 = 16;
    const AHEAD: i32 = -8;
    const TOWARD_A: i32 = -9;
    const TOWARD_H: i32 = -7;

    #[inline(always)]
    fn ahead(set: u64) -> u64 {
        set >> 8
    }
}
