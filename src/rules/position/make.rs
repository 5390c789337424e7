//! Making a move: a copy of the position with the move made, written to where the caller wants it.

use super::castling::castling_targets;
use super::core::{Core, state};
use super::side::Side;
use crate::chess_move::{Move, kind};
use crate::fen::MAX_COUNT;

/// Writes to `after` what a legal move of `S` makes of `before`.
///
/// An en passant square may be of no use; [`crate::Position::play`] sees to it.
#[inline(always)]
pub(crate) fn make<S: Side>(before: &Core, mv: Move, after: &mut Core) {
    let (from, to) = (mv.origin(), mv.target());
    let both = 1 << from | 1 << to;
    let turned = turn::<S>(before.state);
    if mv.kind() == kind::CASTLING {
        castle(before, from, to, turned, after);
        return;
    }
    let keep = !(1 << to);
    after.pawns = before.pawns & keep;
    after.knights = before.knights & keep;
    after.diagonals = before.diagonals & keep;
    after.straights = before.straights & keep;
    after.kings = before.kings;
    set_sides::<S>(after, S::own(before) ^ both, S::enemy(before) & keep);
    let is_quiet = S::enemy(before) & 1 << to == 0;
    let counted = if is_quiet { !0 } else { !state::HALFMOVES };
    after.state = turned & !(both & state::RIGHTS) & counted;

    // Moves come grouped by kind, so this branch is predicted well; without it every set would
    // have to be shifted.
    match mv.kind() {
        kind::KNIGHT => after.knights ^= both,
        kind::BISHOP => after.diagonals ^= both,
        kind::ROOK => after.straights ^= both,
        kind::QUEEN => {
            after.diagonals ^= both;
            after.straights ^= both;
        }
        kind::KING => {
            after.kings ^= both;
            after.state &= !(S::BACKRANK & state::RIGHTS);
        }
        kind => {
            after.pawns ^= both;
            after.state &= !state::HALFMOVES;
            if kind >= kind::DOUBLE_STEP {
                special::<S>(kind, to, after);
            }
        }
    }
}

/// The state word with the other side to move and the clocks counted on, en passant forgotten.
///
/// The clocks stop at their limit, so that they never run into each other.
#[inline(always)]
pub(crate) const fn turn<S: Side>(before: u64) -> u64 {
    let turned = before & !(state::EN_PASSANT | state::EN_PASSANT_IDLE) ^ state::BLACK;
    let halfmove = ((before & state::HALFMOVES) < LAST_HALFMOVE) as u64;
    let fullmove = (!S::WHITE && (before & state::FULLMOVES) < LAST_FULLMOVE) as u64;
    turned + (halfmove << state::HALFMOVES_SHIFT) + (fullmove << state::FULLMOVES_SHIFT)
}

const LAST_HALFMOVE: u64 = (MAX_COUNT as u64) << state::HALFMOVES_SHIFT;
const LAST_FULLMOVE: u64 = (MAX_COUNT as u64) << state::FULLMOVES_SHIFT;

#[inline(always)]
pub(super) fn set_sides<S: Side>(after: &mut Core, own: u64, enemy: u64) {
    (after.white, after.black) = if S::WHITE { (own, enemy) } else { (enemy, own) };
}

/// What a double step, en passant or a promotion does beyond moving the pawn to `to`.
#[inline(always)]
pub(super) fn special<S: Side>(kind: u32, to: u32, after: &mut Core) {
    let bit = 1_u64 << to;
    match kind {
        kind::DOUBLE_STEP => {
            // Noted only beside an enemy pawn: otherwise nobody could make use of it.
            let passed = S::Other::ahead(bit);
            let takers = S::commanded_by_pawns(passed) & after.pawns & S::enemy(after);
            if takers != 0 {
                after.state |= 1 << (state::EN_PASSANT_SHIFT + (to & 7));
            }
        }
        kind::EN_PASSANT => {
            let victim = S::Other::ahead(bit);
            after.pawns &= !victim;
            let (own, enemy) = (S::own(after), S::enemy(after) & !victim);
            set_sides::<S>(after, own, enemy);
        }
        kind => promote(kind, bit, after),
    }
}

/// Puts a new piece in the place of the pawn on `bit`.
#[inline(always)]
pub(super) fn promote(kind: u32, bit: u64, after: &mut Core) {
    after.pawns &= !bit;
    match kind {
        kind::TO_KNIGHT => after.knights |= bit,
        kind::TO_BISHOP => after.diagonals |= bit,
        kind::TO_ROOK => after.straights |= bit,
        _ => {
            after.diagonals |= bit;
            after.straights |= bit;
        }
    }
}

/// Castles; which side does is named by the king.
#[inline(never)]
pub(super) fn castle(before: &Core, king: u32, rook: u32, turned: u64, after: &mut Core) {
    let (king_to, rook_to) = castling_targets(king, rook);
    *after = *before;
    after.kings = before.kings & !(1 << king) | 1 << king_to;
    after.straights = before.straights & !(1 << rook) | 1 << rook_to;
    let own = if before.white >> king & 1 != 0 {
        &mut after.white
    } else {
        &mut after.black
    };
    *own = *own & !(1 << king | 1 << rook) | 1 << king_to | 1 << rook_to;
    after.state = turned & !(state::RIGHTS & 0xff << (king & 56));
}
