//! Playing a move and carrying the key along.
//!
//! Moves come in an order of hope, not by kinds: so what moves and what is taken are found by
//! arithmetic, without a branch that a processor would guess wrongly.

use super::SearchPosition;
use super::numbers::Numbers;
use crate::chess_move::{Move, kind};
use crate::position::castling::castling_targets;
use crate::position::core::{Core, state};
use crate::position::make::turn;
use crate::position::masks::make_by_masks;
use crate::position::side::Side;

/// The bits of the state word that the key counts.
pub(super) const KEYED: u64 = state::RIGHTS | state::BLACK | state::EN_PASSANT;

/// A piece in the order of the numbers: the sets it belongs to, knights 1, diagonals 2 and
/// straights 4, and 8 for White. A king counts as being in all of them, a pawn in none.
#[inline(always)]
fn coded(kind: u32, is_white: bool) -> u32 {
    (CODES >> (4 * kind)) as u32 & 7 | (is_white as u32) << 3
}

/// The sets of each kind of move, four bits each: of promotions those of the pawn.
const CODES: u64 = 0x0007_0000_0076_4210;

/// What stands on a square that is not empty.
pub(super) fn piece_at(core: &Core, square: u32) -> u32 {
    let is_white = core.white >> square & 1 != 0;
    if core.kings >> square & 1 != 0 {
        return coded(kind::KING, is_white);
    }
    sets_at(core, square) | (is_white as u32) << 3
}

/// The sets other than those of pawns and kings in which `square` is.
#[inline(always)]
fn sets_at(core: &Core, square: u32) -> u32 {
    let is_in = |set: u64| (set >> (square & 63) & 1) as u32;
    is_in(core.knights) | is_in(core.diagonals) << 1 | is_in(core.straights) << 2
}

/// The state word after a null move; no en passant square is left.
pub(super) const fn turned(before: u64) -> u64 {
    if before & state::BLACK == 0 {
        turn::<crate::position::side::White>(before)
    } else {
        turn::<crate::position::side::Black>(before)
    }
}

/// Writes to `after` what a legal move of `S` makes of `before`.
#[inline(always)]
pub(super) fn play<S: Side>(before: &SearchPosition, mv: Move, after: &mut SearchPosition) {
    let core = &before.position.core;
    let numbers = Numbers::ready();
    make_by_masks::<S>(core, turn::<S>(core.state), mv, &mut after.position);
    let mut key = before.key ^ numbers.of_turn();
    let lost = core.true_state() ^ after.position.core.true_state();
    if lost & KEYED & !state::BLACK != 0 {
        key ^= numbers.of_state(lost & KEYED & !state::BLACK);
    }
    after.key = key
        ^ if mv.kind() > kind::DOUBLE_STEP {
            moved_specially::<S>(core, mv)
        } else {
            let (from, to) = (mv.origin(), mv.target());
            let piece = coded(mv.kind(), S::WHITE);
            numbers.of_piece(piece, from) ^ numbers.of_piece(piece, to) ^ taken::<S>(core, to)
        };
}

/// What the key loses with an enemy piece on `square`.
#[inline(always)]
fn taken<S: Side>(core: &Core, square: u32) -> u64 {
    if S::enemy(core) >> square & 1 == 0 {
        return 0;
    }
    let enemy = sets_at(core, square) | (!S::WHITE as u32) << 3;
    Numbers::ready().of_piece(enemy, square)
}

/// What castling, en passant and promotions change of the pieces in the key.
#[inline(never)]
fn moved_specially<S: Side>(core: &Core, mv: Move) -> u64 {
    let numbers = Numbers::ready();
    let (from, to) = (mv.origin(), mv.target());
    let number = |kind, square| numbers.of_piece(coded(kind, S::WHITE), square);
    match mv.kind() {
        kind::CASTLING => {
            let (king_to, rook_to) = castling_targets(from, to);
            number(kind::KING, from)
                ^ number(kind::KING, king_to)
                ^ number(kind::ROOK, to)
                ^ number(kind::ROOK, rook_to)
        }
        kind::EN_PASSANT => {
            let victim = coded(kind::PAWN, !S::WHITE);
            number(kind::PAWN, from)
                ^ number(kind::PAWN, to)
                ^ numbers.of_piece(victim, to.wrapping_sub_signed(S::AHEAD))
        }
        kind => {
            let role = kind - kind::TO_KNIGHT + kind::KNIGHT;
            number(kind::PAWN, from) ^ number(role, to) ^ taken::<S>(core, to)
        }
    }
}
