//! Making a move: a copy of the position with the move made, written to where the caller wants it.

use super::castling::castling_targets;
use super::core::{Core, state};
use super::movegen::en_passant_takers;
use super::side::{Black, Side, White};
use crate::chess_move::{Move, kind};
use crate::fen::MAX_COUNT;

/// What a move of each kind changes.
#[derive(Clone, Copy)]
struct Change {
    /// All bits where the set changes: pawns, knights, diagonals, straights, kings.
    sets: [u64; 5],
    /// What is left of the state word, for White and for Black.
    states: [u64; 2],
    /// Eight words in all, so that the place in the table is found by a shift.
    _unused: u64,
}

static CHANGES: [Change; 16] = {
    let none = Change {
        sets: [0; 5],
        states: [!0; 2],
        _unused: 0,
    };
    let mut changes = [none; 16];
    let moved: [(u32, &[usize]); 7] = [
        (kind::PAWN, &[0]),
        (kind::DOUBLE_STEP, &[0]),
        (kind::KNIGHT, &[1]),
        (kind::BISHOP, &[2]),
        (kind::ROOK, &[3]),
        (kind::QUEEN, &[2, 3]),
        (kind::KING, &[4]),
    ];
    let mut at = 0;
    while at < moved.len() {
        let (kind, sets) = moved[at];
        let mut set = 0;
        while set < sets.len() {
            changes[kind as usize].sets[sets[set]] = !0;
            set += 1;
        }
        at += 1;
    }
    changes[kind::PAWN as usize].states = [!state::HALFMOVES; 2];
    changes[kind::DOUBLE_STEP as usize].states = [!state::HALFMOVES; 2];
    changes[kind::KING as usize].states = [
        !(state::RIGHTS & White::BACKRANK),
        !(state::RIGHTS & Black::BACKRANK),
    ];
    changes
};

/// Writes to `after` what a legal move of `S` makes of `before`, of which `turned` is the state word
/// with the other side to move.
///
/// Moves come in an order of hope as often as by kinds: so what moves is found by masks, without a
/// branch that a processor would guess wrongly.
#[inline(always)]
pub(crate) fn make<S: Side>(before: &Core, turned: u64, mv: Move, after: &mut Core) {
    let kind = mv.kind();
    if kind > kind::DOUBLE_STEP {
        make_specially::<S>(before, turned, mv, after);
        return;
    }
    let target = 1 << mv.target();
    let both = 1 << mv.origin() | target;
    let keep = !target;
    let change = &CHANGES[kind as usize & 15];
    let [pawns, knights, diagonals, straights, kings] = &change.sets;
    let mut word = turned & change.states[usize::from(!S::WHITE)] & !(both & state::RIGHTS);
    if S::enemy(before) & target != 0 {
        word &= !state::HALFMOVES;
    }
    after.pawns = before.pawns & keep ^ both & pawns;
    after.knights = before.knights & keep ^ both & knights;
    after.diagonals = before.diagonals & keep ^ both & diagonals;
    after.straights = before.straights & keep ^ both & straights;
    after.kings = before.kings ^ both & kings;
    set_sides::<S>(after, S::own(before) ^ both, S::enemy(before) & keep);
    after.state = word;
    if kind == kind::DOUBLE_STEP {
        note_double_step::<S>(target, after);
    }
}

/// Notes an en passant square if an enemy pawn stands beside the pawn on `target`: otherwise nobody
/// could make use of it.
#[inline(always)]
fn note_double_step<S: Side>(target: u64, after: &mut Core) {
    let takers = S::commanded_by_pawns(S::Other::ahead(target));
    if takers & after.pawns & S::enemy(after) != 0 {
        note_en_passant::<S::Other>(target.trailing_zeros() & 7, after);
    }
}

/// Notes that `S` may take in passing on a file, or that this would leave its king in check.
#[inline(never)]
fn note_en_passant<S: Side>(file: u32, after: &mut Core) {
    after.state |= 1 << (state::EN_PASSANT_SHIFT + file);
    let king = (after.kings & S::own(after)).trailing_zeros();
    if en_passant_takers::<S>(after, king) == 0 {
        after.state |= state::EN_PASSANT_IDLE;
    }
}

/// Castling, en passant and promotions.
#[inline(never)]
fn make_specially<S: Side>(before: &Core, turned: u64, mv: Move, after: &mut Core) {
    let (from, to) = (mv.origin(), mv.target());
    if mv.kind() == kind::CASTLING {
        castle(before, from, to, turned, after);
        return;
    }
    let target = 1 << to;
    let both = 1 << from | target;
    after.pawns = before.pawns & !both;
    after.knights = before.knights & !target;
    after.diagonals = before.diagonals & !target;
    after.straights = before.straights & !target;
    after.kings = before.kings;
    let mut enemy = S::enemy(before) & !target;
    after.state = turned & !(both & state::RIGHTS | state::HALFMOVES);
    if mv.kind() == kind::EN_PASSANT {
        let victim = S::Other::ahead(target);
        after.pawns = after.pawns & !victim | target;
        enemy &= !victim;
    } else {
        promote(mv.kind(), target, after);
    }
    set_sides::<S>(after, S::own(before) ^ both, enemy);
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
fn set_sides<S: Side>(after: &mut Core, own: u64, enemy: u64) {
    (after.white, after.black) = if S::WHITE { (own, enemy) } else { (enemy, own) };
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
