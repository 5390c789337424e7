//! Pawn structure: what depends on pawns alone, and is remembered by them.

use rules::{Color, Role};

use super::index as at;
use super::ledger::{Ledger, Sum};
use crate::Pair;
use crate::position::mix_two;
use crate::sets::{FILE_A, Sets, ahead, beside, pawn_attacks, rank_for, squares, way_ahead};

/// What was found about a structure.
#[derive(Clone, Copy)]
pub(crate) struct Structure {
    key: u64,
    value: Pair,
    /// The passed pawns of both sides.
    pub(crate) passed: u64,
}

/// The structures met lately.
pub(crate) struct Structures(Vec<Structure>);

const COUNT: usize = 4096;

impl Structures {
    pub(crate) fn new() -> Self {
        Self(vec![
            Structure {
                key: 0,
                value: Pair::ZERO,
                passed: 0,
            };
            COUNT
        ])
    }

    /// Adds the value of the structure to `sum`, and says which pawns are passed.
    pub(crate) fn note(&mut self, sets: &Sets, sum: &mut Sum) -> u64 {
        let key = key_of(sets);
        let slot = &mut self.0[key as usize & (COUNT - 1)];
        if slot.key != key {
            let mut own = Sum::default();
            let passed = note_structure(sets, &mut own);
            *slot = Structure {
                key,
                value: own.0,
                passed,
            };
        }
        sum.0 += slot.value;
        slot.passed
    }
}

/// A key of the pawns alone; never 0 where there is a pawn.
pub(crate) fn key_of(sets: &Sets) -> u64 {
    mix_two(
        sets.of(Color::White, Role::Pawn),
        sets.of(Color::Black, Role::Pawn),
    )
}

/// Takes down what the pawns alone are worth, and returns the passed ones.
pub(crate) fn note_structure<L: Ledger>(sets: &Sets, ledger: &mut L) -> u64 {
    let mut all_passed = 0;
    for color in Color::ALL {
        let own = sets.of(color, Role::Pawn);
        let enemy = sets.of(color.other(), Role::Pawn);
        let own_attacks = sets.by(color, Role::Pawn);
        let enemy_attacks = sets.by(color.other(), Role::Pawn);
        for square in squares(own) {
            let bit = 1 << square.index();
            let rank = rank_for(color, square);
            let file = FILE_A << (square.index() & 7);
            let files_beside = beside(file);
            let way = way_ahead(color, bit);
            let is_open = way & enemy == 0;
            let neighbors = own & files_beside;
            if way & own != 0 {
                ledger.note(color, at::DOUBLED, 1);
            }
            if neighbors & beside(bit) != 0 {
                ledger.note(color, at::PHALANX + rank, 1);
            }
            if own_attacks & bit != 0 {
                ledger.note(color, at::GUARDED_PAWN + rank, 1);
            }
            let span = way | beside(way);
            if span & enemy == 0 && way & own == 0 {
                all_passed |= bit;
                ledger.note(color, at::PASSED + rank, 1);
            } else if is_open && way & own == 0 {
                // Guards behind or beside against those who watch the way.
                let (left, right) = pawn_attacks(color.other(), ahead(color, bit));
                let helpers = own & (left | right | beside(bit));
                let sentries = enemy & span;
                if helpers.count_ones() >= sentries.count_ones() {
                    ledger.note(color, at::CANDIDATE + rank, 1);
                }
            }
            if neighbors == 0 {
                ledger.note(color, at::ISOLATED + usize::from(is_open), 1);
            } else {
                let guards_behind = neighbors & !span;
                let stop = ahead(color, bit);
                if guards_behind == 0 && (enemy_attacks | enemy) & stop != 0 {
                    ledger.note(color, at::BACKWARD + usize::from(is_open), 1);
                }
            }
        }
    }
    all_passed
}
