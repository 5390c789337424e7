//! Making many moves, in any order: what moves is found by masks, without a branch that a processor would
//! guess wrongly.
//!
//! Programs that are fetched by a page make a move now and then, by [`make`], which is smaller.

use super::Position;
use super::core::{Core, state};
use super::make::{make, set_sides, special};
use super::side::Side;
use crate::chess_move::{Move, kind};

/// What a move of each kind changes. Steps of the king and double steps are made on their own: they are
/// listed in a row, and leave less to do for all others.
#[derive(Clone, Copy)]
struct Change {
    /// All bits where the set changes: pawns, knights, diagonals, straights.
    sets: [u64; 4],
    /// What is left of the state word.
    state: u64,
    /// Eight words in all, so that the place in the table is found by a shift.
    _unused: [u64; 3],
}

static CHANGES: [Change; 16] = {
    let none = Change {
        sets: [0; 4],
        state: !0,
        _unused: [0; 3],
    };
    let mut changes = [none; 16];
    let moved: [(u32, &[usize]); 5] = [
        (kind::PAWN, &[0]),
        (kind::KNIGHT, &[1]),
        (kind::BISHOP, &[2]),
        (kind::ROOK, &[3]),
        (kind::QUEEN, &[2, 3]),
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
    changes[kind::PAWN as usize].state = !state::HALFMOVES;
    changes
};

/// Writes to `after` what a legal move of `S` makes of `before`, of which `turned` is the state word
/// with the other side to move.
#[inline(always)]
pub(crate) fn make_by_masks<S: Side>(before: &Core, turned: u64, mv: Move, after: &mut Position) {
    let kind = mv.kind();
    if kind >= kind::KING {
        match kind {
            kind::KING => step_with_king::<S>(before, turned, mv, &mut after.core),
            kind::DOUBLE_STEP => step_twice::<S>(before, turned, mv, after),
            _ => make_specially::<S>(before, mv, &mut after.core),
        }
        return;
    }
    let target = 1 << mv.target();
    let both = 1 << mv.origin() | target;
    let keep = !target;
    let change = &CHANGES[kind as usize & 15];
    let [pawns, knights, diagonals, straights] = &change.sets;
    let mut word = turned & change.state & !(both & state::RIGHTS);
    if S::enemy(before) & target != 0 {
        word &= !state::HALFMOVES;
    }
    let core = &mut after.core;
    core.pawns = before.pawns & keep ^ both & pawns;
    core.knights = before.knights & keep ^ both & knights;
    core.diagonals = before.diagonals & keep ^ both & diagonals;
    core.straights = before.straights & keep ^ both & straights;
    core.kings = before.kings;
    set_sides::<S>(core, S::own(before) ^ both, S::enemy(before) & keep);
    core.state = word;
}

/// The king goes one square; all its rights to castle are gone.
#[inline(always)]
fn step_with_king<S: Side>(before: &Core, turned: u64, mv: Move, after: &mut Core) {
    let target = 1 << mv.target();
    let both = 1 << mv.origin() | target;
    let keep = !target;
    let mut word = turned & !((both | S::BACKRANK) & state::RIGHTS);
    if S::enemy(before) & target != 0 {
        word &= !state::HALFMOVES;
    }
    after.pawns = before.pawns & keep;
    after.knights = before.knights & keep;
    after.diagonals = before.diagonals & keep;
    after.straights = before.straights & keep;
    after.kings = before.kings ^ both;
    set_sides::<S>(after, S::own(before) ^ both, S::enemy(before) & keep);
    after.state = word;
}

/// A pawn goes two squares, which takes nothing and costs no right.
#[inline(always)]
fn step_twice<S: Side>(before: &Core, turned: u64, mv: Move, after: &mut Position) {
    let both = 1 << mv.origin() | 1 << mv.target();
    let core = &mut after.core;
    core.pawns = before.pawns ^ both;
    core.knights = before.knights;
    core.diagonals = before.diagonals;
    core.straights = before.straights;
    core.kings = before.kings;
    set_sides::<S>(core, S::own(before) ^ both, S::enemy(before));
    core.state = turned & !state::HALFMOVES;
    special::<S>(kind::DOUBLE_STEP, mv.target(), core);
    after.mark_idle_en_passant();
}

/// Castling, en passant and promotions.
#[inline(never)]
fn make_specially<S: Side>(before: &Core, mv: Move, after: &mut Core) {
    make::<S>(before, mv, after);
}
