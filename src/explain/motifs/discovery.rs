//! Discovered attack, discovered check, double check.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif};

/// Told of the position before the move, the move and the position after it.
///
/// - Discovered check: exactly one piece gives check, and it is a slider whose line the move has
///   opened.
/// - Double check: two pieces give check.
/// - Discovered attack: the move opens the line of a slider onto an enemy piece that is neither king
///   nor pawn, and the slider would win something by taking it: it is dearer than the slider, or
///   unguarded. Castling opens no line in this sense.
pub(super) fn discoveries(before: &Position, mv: Move, after: &Sight) -> Vec<Finding> {
    let side = before.turn();
    let mut findings = Vec::new();
    let king = after.position.king(!side);
    let checkers = after.position.checkers();
    if checkers.has_several() {
        let targets = Bitboard::from(king);
        let finding = Finding::new(Motif::DoubleCheck, side, checkers, targets);
        let draw = |finding: Finding, checker| finding.line(checker, king);
        findings.push(checkers.into_iter().fold(finding, draw));
    }
    if mv.is_castling() {
        return findings;
    }
    let own = after.position.by_color(side).without(mv.to());
    for slider in own {
        for target in opened(before, mv, &after.position, slider) {
            let found = if target == king {
                (!checkers.has_several()).then_some(Motif::DiscoveredCheck)
            } else {
                let takes = after.reach(slider).contains(target)
                    && after.role(target) != Role::Pawn
                    && after.worth_taking(target, slider, Bitboard::EMPTY);
                takes.then_some(Motif::DiscoveredAttack)
            };
            findings.extend(found.map(|motif| {
                Finding::new(motif, side, Bitboard::from(slider), Bitboard::from(target))
                    .line(slider, target)
            }));
        }
    }
    findings
}

/// The enemy pieces on which the line of `slider` is open only since `mv`.
fn opened(before: &Position, mv: Move, after: &Position, slider: Square) -> Bitboard {
    let left = mv
        .en_passant_victim()
        .into_iter()
        .fold(Bitboard::from(mv.from()), Bitboard::with);
    let enemies = after.by_color(after.turn());
    let fresh = (after.commanded_by(slider) - before.commanded_by(slider)) & enemies;
    fresh
        .into_iter()
        .filter(|&target| attacks::between(slider, target).meets(left))
        .collect()
}
