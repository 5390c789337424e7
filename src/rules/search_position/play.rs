//! Playing a move and carrying the key along.
//!
//! Moves come in an order of hope, not by kinds: so what moves and what is taken are found by
//! arithmetic, without a branch that a processor would guess wrongly.

use super::SearchPosition;
use super::numbers::Numbers;
use crate::chess_move::{Move, kind};
use crate::position::castling::castling_targets;
use crate::position::core::{Core, state};
use crate::position::make::{make, turn};
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

/// The masks by which a move of each kind changes the sets: pawns, knights, diagonals, straights,
/// kings.
static SETS: [[u64; 5]; 16] = {
    let mut sets = [[0; 5]; 16];
    let all = !0;
    sets[kind::PAWN as usize][0] = all;
    sets[kind::DOUBLE_STEP as usize][0] = all;
    sets[kind::KNIGHT as usize][1] = all;
    sets[kind::BISHOP as usize][2] = all;
    sets[kind::ROOK as usize][3] = all;
    sets[kind::QUEEN as usize][2] = all;
    sets[kind::QUEEN as usize][3] = all;
    sets[kind::KING as usize][4] = all;
    sets
};

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
    let kind = mv.kind();
    if kind > kind::DOUBLE_STEP {
        play_specially::<S>(before, mv, after);
        return;
    }
    let core = &before.position.core;
    let numbers = Numbers::ready();
    let (from, to) = (mv.origin(), mv.target());
    let (origin, target) = (1_u64 << from, 1_u64 << to);
    let (both, keep) = (origin | target, !target);
    let [pawns, knights, diagonals, straights, kings] = SETS[kind as usize & 15];

    let piece = coded(kind, S::WHITE);
    let mut key = before.key
        ^ numbers.of_turn()
        ^ numbers.of_piece(piece, from)
        ^ numbers.of_piece(piece, to);
    let mut word = turn::<S>(core.state) & !(pawns & state::HALFMOVES);
    if S::enemy(core) & target != 0 {
        key ^= numbers.of_piece(sets_at(core, to) | (!S::WHITE as u32) << 3, to);
        word &= !state::HALFMOVES;
    }
    let lost = core.state & state::RIGHTS & (both | kings & S::BACKRANK);
    if lost != 0 {
        key ^= numbers.of_state(lost);
        word &= !lost;
    }
    if core.state & state::EN_PASSANT != 0 {
        key ^= numbers.of_state(core.true_state() & state::EN_PASSANT);
    }
    let (own, enemy) = (S::own(core) ^ both, S::enemy(core) & keep);
    let (white, black) = if S::WHITE { (own, enemy) } else { (enemy, own) };
    after.position.core = Core {
        pawns: core.pawns & keep ^ both & pawns,
        knights: core.knights & keep ^ both & knights,
        diagonals: core.diagonals & keep ^ both & diagonals,
        straights: core.straights & keep ^ both & straights,
        kings: core.kings ^ both & kings,
        white,
        black,
        state: word,
    };
    after.key = key;
    if kind == kind::DOUBLE_STEP {
        note_double_step::<S>(target, after);
    }
}

/// Notes an en passant square if an enemy pawn stands beside the pawn on `target`.
#[inline(always)]
fn note_double_step<S: Side>(target: u64, after: &mut SearchPosition) {
    let core = &mut after.position.core;
    let takers = S::commanded_by_pawns(S::Other::ahead(target));
    if takers & core.pawns & S::enemy(core) != 0 {
        core.state |= 1 << (state::EN_PASSANT_SHIFT + (target.trailing_zeros() & 7));
        after.position.mark_idle_en_passant();
        let noted = after.position.core.true_state() & state::EN_PASSANT;
        after.key ^= Numbers::ready().of_state(noted);
    }
}

/// Castling, en passant and promotions.
#[inline(never)]
fn play_specially<S: Side>(before: &SearchPosition, mv: Move, after: &mut SearchPosition) {
    let numbers = Numbers::ready();
    let core = &before.position.core;
    let (from, to) = (mv.origin(), mv.target());
    let number = |kind, square| numbers.of_piece(coded(kind, S::WHITE), square);
    make::<S>(core, mv, &mut after.position.core);
    let turned = core.true_state() ^ after.position.core.state;
    let mut key = before.key ^ numbers.of_state(turned & KEYED);
    match mv.kind() {
        kind::CASTLING => {
            let (king_to, rook_to) = castling_targets(from, to);
            key ^= number(kind::KING, from) ^ number(kind::KING, king_to);
            key ^= number(kind::ROOK, to) ^ number(kind::ROOK, rook_to);
        }
        kind::EN_PASSANT => {
            let victim = coded(kind::PAWN, !S::WHITE);
            key ^= number(kind::PAWN, from) ^ number(kind::PAWN, to);
            key ^= numbers.of_piece(victim, to.wrapping_sub_signed(S::AHEAD));
        }
        kind => {
            let role = kind - kind::TO_KNIGHT + kind::KNIGHT;
            key ^= number(kind::PAWN, from) ^ number(role, to);
            if S::enemy(core) >> to & 1 != 0 {
                key ^= numbers.of_piece(sets_at(core, to) | (!S::WHITE as u32) << 3, to);
            }
        }
    }
    after.key = key;
}
