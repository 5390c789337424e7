//! What one move is: a promotion, a sacrifice, an interference.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif};
use crate::exchange;

/// Queening: a pawn becomes a queen. Underpromotion: it becomes a rook, bishop or knight.
pub(super) fn promotion(before: &Position, mv: Move) -> Option<Finding> {
    let motif = match mv.promotion()? {
        Role::Queen => Motif::Queening,
        _ => Motif::Underpromotion,
    };
    let by = Bitboard::from(mv.from());
    let finding = Finding::new(motif, before.turn(), by, Bitboard::from(mv.to()));
    Some(finding.line(mv.from(), mv.to()))
}

/// Sacrifice: the moved piece is offered; the enemy wins more by taking on its square than the move
/// itself took there. Whether it was meant, the board does not tell, and what the other pieces do in
/// the meantime is not looked at. The finding is of the side that offers; its target is the piece
/// offered.
pub(super) fn sacrifice(before: &Position, mv: Move) -> Option<Finding> {
    let loses = !mv.is_castling() && exchange::gain(before, mv) < 0;
    let piece = Bitboard::from(mv.to());
    loses.then(|| Finding::new(Motif::Sacrifice, before.turn(), piece, piece))
}

/// Interference: the moved piece stands between an enemy slider and a piece that this slider guarded.
/// We attack that piece before and after the move; before, pieces of its side guarded it; now none does.
/// The king is no such piece, and the piece that moved is not the one that attacks.
pub(super) fn interferences(before: &Sight, mv: Move, after: &Sight) -> Vec<Finding> {
    let side = before.position.turn();
    let square = mv.to();
    let king = after.position.by_role(Role::King);
    let mut findings = Vec::new();
    for target in after.position.by_color(!side) - king {
        let takers = after.takers(target).without(square);
        if takers.is_empty() || before.takers(target).is_empty() {
            continue;
        }
        let cut = cut_off(before, &after.position, target, square);
        if !cut.is_empty() && after.position.attackers(target, !side).is_empty() {
            let by = Bitboard::from(square);
            let finding = Finding::new(Motif::Interference, side, by, Bitboard::from(target));
            let finding = cut
                .into_iter()
                .fold(finding, |it, from| it.line(from, target));
            findings.push(finding.showing(takers));
        }
    }
    findings
}

/// The sliders that guarded `target` before and from which `square` now cuts it off.
fn cut_off(before: &Sight, after: &Position, target: Square, square: Square) -> Bitboard {
    let color = after.turn();
    let guards = super::attack::defenders(before, target, color) & after.by_color(color);
    guards
        .into_iter()
        .filter(|&guard| attacks::between(guard, target).contains(square))
        .collect()
}
