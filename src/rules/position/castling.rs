//! With which rooks the king can castle, wherever they stand.

use super::core::Core;
use super::side::Side;
use crate::attacks::between_straight;

/// The rooks among `rights` that, like the king, have a free way; the two ways together cover
/// everything between them.
#[inline(always)]
pub(super) fn ready_rooks<S: Side>(core: &Core, king: u32, rights: u64) -> u64 {
    let corners = S::BACKRANK & CORNERS;
    if king == S::KING_HOME && rights & !corners == 0 {
        let is_clear = |way: u64| core.occupied() & S::BACKRANK & way == 0;
        let king_side = if is_clear(F_TO_G) { FILE_H } else { 0 };
        let queen_side = if is_clear(B_TO_D) { FILE_A } else { 0 };
        return rights & (king_side | queen_side);
    }
    ready_rooks_anywhere(core.occupied(), king, rights)
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const CORNERS: u64 = FILE_A | FILE_H;
const B_TO_D: u64 = FILE_A << 1 | FILE_A << 2 | FILE_A << 3;
const F_TO_G: u64 = FILE_A << 5 | FILE_A << 6;

/// As [`ready_rooks`], wherever the king and the rooks stand.
#[inline(never)]
fn ready_rooks_anywhere(occupied: u64, king: u32, mut rights: u64) -> u64 {
    let mut ready = 0;
    while rights != 0 {
        let rook = rights.trailing_zeros();
        let (king_to, rook_to) = castling_targets(king, rook);
        let others = occupied & !(1 << king) & !(1 << rook);
        let path = through(king, king_to) | through(rook, rook_to);
        if path & others == 0 {
            ready |= 1 << rook;
        }
        rights &= rights - 1;
    }
    ready
}

/// The rooks among `ready` with which the king passes no square of `danger`.
#[inline(always)]
pub(super) fn safe_rooks(king: u32, mut ready: u64, danger: u64, straight_pins: u64) -> u64 {
    // In Chess960 the rook may be all that stands between the king and an enemy slider.
    ready &= !straight_pins;
    let mut safe = 0;
    while ready != 0 {
        let rook = ready.trailing_zeros();
        let (king_to, _) = castling_targets(king, rook);
        if through(king, king_to) & danger == 0 {
            safe |= 1 << rook;
        }
        ready &= ready - 1;
    }
    safe
}

/// Where the king and the rook land.
#[inline(always)]
pub(crate) const fn castling_targets(king: u32, rook: u32) -> (u32, u32) {
    let row = king & 56;
    if rook > king {
        (row | 6, row | 5)
    } else {
        (row | 2, row | 3)
    }
}

/// The squares of one rank from `a` to `b`, both included.
#[inline(always)]
pub(crate) const fn through(a: u32, b: u32) -> u64 {
    between_straight(a, b) | 1 << a | 1 << b
}
