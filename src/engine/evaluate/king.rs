//! Safety of the kings: pawns before them, and attacks on the squares around them.

use rules::{Color, Role, Square, attacks};

use super::index as at;
use super::ledger::Ledger;
use crate::sets::{FILE_A, Sets, rank_for, squares, way_ahead};

/// Takes down the pawns before the king of `color`, its own and the enemy's.
pub(crate) fn note_shelter<L: Ledger>(sets: &Sets, color: Color, ledger: &mut L) {
    let king = sets.kings[color as usize];
    let own = sets.of(color, Role::Pawn);
    let enemy = sets.of(color.other(), Role::Pawn);
    let king_rank = rank_for(color, king);
    let king_file = king.index() & 7;
    // The rank of the king counts too: a pawn beside it can be attacked, but covers.
    let row = 0xff << (king.index() & 56);
    let zone = way_ahead(color, row) | row;
    let middle = king_file.clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let column = FILE_A << file & zone;
        let nearest_own = nearest(color, own & column, king_rank);
        let nearest_enemy = nearest(color, enemy & column, king_rank);
        let shelter = if file == king_file {
            at::SHELTER
        } else {
            at::SHELTER_BESIDE
        };
        ledger.note(
            color,
            shelter + nearest_own.map_or(0, |steps| steps.max(1)),
            1,
        );
        if let Some(steps) = nearest_enemy {
            let is_stopped = nearest_own == Some(steps.wrapping_sub(1)) && steps > 1;
            let storm = if is_stopped {
                at::STORM_STOPPED
            } else {
                at::STORM
            };
            ledger.note(color, storm + steps, 1);
        }
    }
}

/// The ranks from the king to the nearest pawn of a set ahead of it.
#[inline(always)]
fn nearest(color: Color, pawns: u64, king_rank: usize) -> Option<usize> {
    if pawns == 0 {
        return None;
    }
    let index = match color {
        Color::White => pawns.trailing_zeros(),
        Color::Black => 63 - pawns.leading_zeros(),
    };
    let square = Square::from_index(index as usize)?;
    Some(rank_for(color, square) - king_rank)
}

/// What attackers and checks count for in an attack on a king; the sum is the place in a table.
const ATTACKER: [i32; 6] = [0, 5, 4, 6, 7, 0];
const SAFE_CHECK: [i32; 6] = [0, 9, 6, 11, 9, 0];
const RING_ATTACK: i32 = 2;
const WEAK_SQUARE: i32 = 4;
const NO_QUEEN: i32 = -14;
/// This many of these parts are one unit.
const UNIT: i32 = 3;

/// What the pieces of a side do around the enemy king, gathered while they are looked at.
#[derive(Clone, Copy, Default)]
pub(crate) struct Attack {
    parts: i32,
    attackers: i32,
}

impl Attack {
    /// Adds a piece that reaches `reach`, if that touches the `ring` around the king.
    #[inline(always)]
    pub(crate) const fn add(&mut self, role: Role, reach: u64, ring: u64) {
        let touched = reach & ring;
        if touched != 0 {
            self.attackers += 1;
            self.parts += ATTACKER[role as usize] + RING_ATTACK * touched.count_ones() as i32;
        }
    }
}

/// The squares around a king, and two ranks ahead of it.
#[inline(always)]
pub(crate) fn ring(sets: &Sets, color: Color) -> u64 {
    let near = attacks::king(sets.kings[color as usize]).0;
    near | crate::sets::ahead(color, near)
}

/// Takes down the attack of `color` on the enemy king.
pub(crate) fn note_attack<L: Ledger>(sets: &Sets, color: Color, attack: Attack, ledger: &mut L) {
    let (us, them) = (color as usize, color.other() as usize);
    let king = sets.kings[them];
    let mut parts = attack.parts;
    let has_queen = sets.of(color, Role::Queen) != 0;
    if !has_queen {
        parts += NO_QUEEN;
    }
    if attack.attackers < 2 && !has_queen {
        return;
    }
    // Squares beside the king that only it and perhaps its queen guard.
    let near = attacks::king(king).0;
    let weak = sets.all[us]
        & !sets.twice[them]
        & (!sets.all[them]
            | sets.by(color.other(), Role::King)
            | sets.by(color.other(), Role::Queen));
    parts += WEAK_SQUARE * (weak & near).count_ones() as i32;

    let safe = !sets.colors[us] & (!sets.all[them] | weak & sets.twice[us]);
    let straight = attacks::rook(king, rules::Bitboard(sets.occupied)).0;
    let diagonal = attacks::bishop(king, rules::Bitboard(sets.occupied)).0;
    let checks = [
        (Role::Knight, attacks::knight(king).0),
        (Role::Bishop, diagonal),
        (Role::Rook, straight),
        (Role::Queen, diagonal | straight),
    ];
    for (role, from) in checks {
        let squares = from & sets.by(color, role) & safe;
        if squares != 0 {
            parts += SAFE_CHECK[role as usize] + (squares.count_ones() as i32 - 1).min(2);
        }
    }
    let units = (parts / UNIT).clamp(0, 31) as usize;
    if units > 0 {
        ledger.note(color, at::KING_DANGER + units, 1);
    }
}

/// Takes down how the kings stand to the passed pawns, and what is in the way of those.
pub(crate) fn note_passed<L: Ledger>(sets: &Sets, passed: u64, ledger: &mut L, turn: Color) {
    for color in Color::ALL {
        let enemy = color.other();
        let has_enemy_pieces =
            sets.colors[enemy as usize] & !sets.roles[Role::Pawn as usize] & !sets.roles[5] != 0;
        for square in squares(passed & sets.colors[color as usize]) {
            let rank = rank_for(color, square);
            let bit = 1 << square.index();
            let next = crate::sets::ahead(color, bit);
            if sets.occupied & next == 0 {
                ledger.note(color, at::PASSED_FREE + rank, 1);
            }
            if sets.all[enemy as usize] & next == 0 {
                ledger.note(color, at::PASSED_SAFE + rank, 1);
            }
            let behind = way_ahead(enemy, bit);
            if sets.of(color, Role::Rook) & behind != 0 {
                ledger.note(color, at::ROOK_BEHIND, 1);
            }
            if rank >= 3 {
                let Some(stop) = rules::Bitboard(next).first() else {
                    continue;
                };
                let own_distance = sets.kings[color as usize].distance(stop) as usize;
                let enemy_distance = sets.kings[enemy as usize].distance(stop) as usize;
                ledger.note(color, at::PASSED_OWN_KING + own_distance, 1);
                ledger.note(color, at::PASSED_ENEMY_KING + enemy_distance, 1);
            }
            if !has_enemy_pieces && way_ahead(color, bit) & sets.occupied == 0 {
                let last = match color {
                    Color::White => square.index() | 56,
                    Color::Black => square.index() & 7,
                };
                let Some(last) = Square::from_index(last) else {
                    continue;
                };
                let steps = (7 - rank).min(5) as u32;
                let reach = sets.kings[enemy as usize].distance(last);
                if reach > steps + u32::from(turn == enemy) {
                    ledger.note(color, at::PASSED_RUNS, 1);
                }
            }
        }
    }
}
