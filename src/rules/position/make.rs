//! Making a move: a copy of the position with the move made, written to where the caller wants it.

use super::core::{Core, state};
use super::movegen::castling_targets;
use super::side::Side;
use crate::chess_move::{Move, kind};

/// Writes to `after` what a legal move of `S` makes of `before`.
///
/// The clocks count on without a limit; [`crate::Position::play`] keeps them in bounds.
#[inline(always)]
pub(crate) fn make<S: Side>(before: &Core, mv: Move, after: &mut Core) {
    let (from, to) = (mv.origin(), mv.target());
    let both = 1 << from | 1 << to;
    let turned = turn::<S>(before.state);
    if mv.kind() == kind::CASTLING {
        castle::<S>(before, from, to, turned, after);
        return;
    }
    // Moves the bit of a set from one square to the other, or clears the target.
    let carry = |set: u64| set & !both | (set >> from & 1) << to;
    after.pawns = carry(before.pawns);
    after.knights = carry(before.knights);
    after.diagonals = carry(before.diagonals);
    after.straights = carry(before.straights);
    after.kings = carry(before.kings);
    let own = S::own(before) & !(1 << from) | 1 << to;
    let enemy = S::enemy(before) & !(1 << to);
    set_sides::<S>(after, own, enemy);

    let is_king = before.kings >> from & 1;
    let rights_lost = both | S::BACKRANK & is_king.wrapping_neg();
    let starts_clock = before.pawns >> from & 1 | S::enemy(before) >> to & 1;
    let clock_kept = !(state::HALFMOVES & starts_clock.wrapping_neg());
    after.state = turned & !(rights_lost & state::RIGHTS) & clock_kept;

    if mv.kind() >= kind::DOUBLE_STEP {
        special::<S>(mv.kind(), to, after);
    }
}

/// The state word with the other side to move and the clocks counted on, en passant forgotten.
#[inline(always)]
const fn turn<S: Side>(before: u64) -> u64 {
    let counted = if S::WHITE {
        1 << state::HALFMOVES_SHIFT
    } else {
        1 << state::HALFMOVES_SHIFT | 1 << state::FULLMOVES_SHIFT
    };
    (before & !(state::EN_PASSANT | state::EN_PASSANT_IDLE) ^ state::BLACK) + counted
}

#[inline(always)]
fn set_sides<S: Side>(after: &mut Core, own: u64, enemy: u64) {
    (after.white, after.black) = if S::WHITE { (own, enemy) } else { (enemy, own) };
}

/// What a double step, en passant or a promotion does beyond moving the pawn to `to`.
#[inline(always)]
fn special<S: Side>(kind: u32, to: u32, after: &mut Core) {
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
        _ => {
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
    }
}

#[inline(never)]
fn castle<S: Side>(before: &Core, king: u32, rook: u32, turned: u64, after: &mut Core) {
    let (king_to, rook_to) = castling_targets(king, rook);
    *after = *before;
    after.kings = before.kings & !(1 << king) | 1 << king_to;
    after.straights = before.straights & !(1 << rook) | 1 << rook_to;
    let own = S::own(before) & !(1 << king) & !(1 << rook) | 1 << king_to | 1 << rook_to;
    set_sides::<S>(after, own, S::enemy(before));
    after.state = turned & !(S::BACKRANK & state::RIGHTS);
}
