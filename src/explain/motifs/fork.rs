//! Forks.

use rules::{Bitboard, Color, Role, Square};

use super::sight::Sight;
use super::{Finding, Motif};

/// Fork: one man of any kind attacks at least two enemy men, pawns not counted, each of which is
/// the king, or dearer than itself, or unguarded. If the other side is to move, it must not win
/// anything by taking the forking man.
pub(super) fn forks(sight: &Sight, findings: &mut Vec<Finding>) {
    for side in Color::ALL {
        for man in sight.position.by_color(side) {
            let targets = targets(sight, side, man);
            let safe = || sight.position.turn() == side || !sight.loses_at_once(man);
            if targets.has_several() && safe() {
                let by = Bitboard::from(man);
                findings.push(Finding::new(Motif::Fork, side, by, targets).arrows());
            }
        }
    }
}

fn targets(sight: &Sight, side: Color, man: Square) -> Bitboard {
    let pieces = sight.position.by_color(!side) - sight.position.by_role(Role::Pawn);
    let commanded = sight.position.commanded_by(man) & pieces;
    if !commanded.has_several() {
        return Bitboard::EMPTY;
    }
    let reach = sight.reach(man);
    let counts = |&target: &Square| {
        sight.role(target) == Role::King
            || reach.contains(target) && sight.worth_taking(target, man, Bitboard::EMPTY)
    };
    commanded.into_iter().filter(counts).collect()
}
