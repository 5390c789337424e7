//! What a position is worth, without looking ahead.
//!
//! Sums of features times weights, one sum for the middlegame and one for the endgame, mixed by the
//! pieces that are left. All numbers are whole, so every machine gets the same.

mod endings;
#[cfg_attr(
    not(feature = "tune"),
    allow(unreachable_pub, reason = "the tuner uses it")
)]
pub mod index;
mod king;
#[cfg_attr(
    not(feature = "tune"),
    allow(unreachable_pub, reason = "the tuner uses it")
)]
mod ledger;
mod pawns;
mod pieces;
mod weights;

use rules::{Color, Position, Role};

use self::ledger::Sum;
#[cfg(feature = "tune")]
pub use self::ledger::{Ledger, Trace};
pub(crate) use self::pawns::Structures;
use crate::score::{EVALUATION_LIMIT, Value};
use crate::sets::Sets;
use crate::tablebase;

/// What each kind of piece adds to the phase, and the sum of all at the beginning.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const WHOLE_PHASE: i32 = 24;

/// From here on solved endings are known.
const KNOWS_ENDINGS: u16 = 40;

/// The value of a position for the side to move, with a key of its pawn structure.
pub(crate) fn evaluate(position: &Position, structures: &mut Structures, knowledge: u16) -> Value {
    if knowledge >= KNOWS_ENDINGS
        && position.occupied().len() == 3
        && let Some(known) = tablebase::probe(position)
    {
        return tablebase::value(known) * position.turn().fold_wb(1, -1);
    }
    let mut sets = Sets::new(position);
    let mut sum = Sum::default();
    let passed = structures.note(&sets, &mut sum);
    note_pieces(&mut sets, passed, position.turn(), &mut sum);
    let turn = position.turn().fold_wb(1, -1);
    let value = turn * mixed(position, &sets, sum);
    let value = if knowledge < 256 {
        let material = material(&sets) * turn;
        material + (value - material) * i32::from(knowledge) / 256
    } else {
        value
    };
    value.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
}

/// Everything but the pawn structure.
fn note_pieces<L: ledger::Ledger>(sets: &mut Sets, passed: u64, turn: Color, ledger: &mut L) {
    pieces::note_squares(sets, ledger);
    let attacks = Color::ALL.map(|color| pieces::note_pieces(sets, color, ledger));
    for color in Color::ALL {
        king::note_shelter(sets, color, ledger);
        king::note_attack(sets, color, attacks[color as usize], ledger);
        pieces::note_threats(sets, color, ledger);
        pieces::note_space(sets, color, ledger);
        pieces::note_balance(sets, color, ledger);
    }
    king::note_passed(sets, passed, ledger, turn);
    ledger.note(turn, index::TEMPO, 1);
}

/// One number for White from both phases.
fn mixed(position: &Position, sets: &Sets, sum: Sum) -> Value {
    let end = sum.0.end();
    let strong = if end > 0 { Color::White } else { Color::Black };
    let phase = phase(sets);
    let scale = endings::scale(sets, strong);
    let end = end * scale / endings::WHOLE;
    let mut middle = sum.0.middle();
    if sets.of(strong, Role::Pawn) == 0 {
        // Pieces alone that cannot win are worth as little before the last exchange as after it.
        middle = middle * scale / endings::WHOLE;
    }
    let mut value = (middle * phase + end * (WHOLE_PHASE - phase)) / WHOLE_PHASE;
    let is_bare = sets.colors[strong.other() as usize] == sets.of(strong.other(), Role::King);
    if is_bare && scale != 0 && sets.of(strong, Role::Pawn) == 0 {
        value += strong.fold_wb(1, -1) * endings::drive(position, sets, strong);
    }
    value
}

fn phase(sets: &Sets) -> i32 {
    let count = |role: Role| sets.roles[role as usize].count_ones() as i32 * PHASE[role as usize];
    Role::ALL
        .into_iter()
        .map(count)
        .sum::<i32>()
        .min(WHOLE_PHASE)
}

/// Material alone, for White.
fn material(sets: &Sets) -> Value {
    let balance = |role| sets.count(Color::White, role) - sets.count(Color::Black, role);
    let roles = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    roles
        .into_iter()
        .map(|role| balance(role) * crate::see::worth(role))
        .sum()
}

/// A key of the pawns of a position.
pub(crate) fn pawn_key(position: &Position) -> u64 {
    let pawns = position.by_role(Role::Pawn);
    crate::position::mix_two(
        (pawns & position.by_color(Color::White)).0,
        (pawns & position.by_color(Color::Black)).0,
    )
}

/// What the tuner needs of a position: its features, its phase of 24, and how much of the endgame
/// counts, for White and for Black as the stronger side, of 64.
#[cfg(feature = "tune")]
#[must_use]
pub fn trace(position: &Position) -> (Trace, i32, [i32; 2]) {
    let mut sets = Sets::new(position);
    let mut trace = Trace::default();
    let passed = pawns::note_structure(&sets, &mut trace);
    note_pieces(&mut sets, passed, position.turn(), &mut trace);
    let scales = Color::ALL.map(|color| endings::scale(&sets, color));
    (trace, phase(&sets), scales)
}

/// The weights as they are, for the middlegame and the endgame.
#[cfg(feature = "tune")]
#[must_use]
pub fn weights() -> Vec<(i32, i32)> {
    let both = |pair: &crate::Pair| (pair.middle(), pair.end());
    weights::WEIGHTS.iter().map(both).collect()
}

/// The value of a position for the side to move.
#[cfg(feature = "tune")]
#[must_use]
pub fn value_of(position: &Position) -> i32 {
    evaluate(position, &mut Structures::new(), 256)
}

#[cfg(test)]
mod tests;
