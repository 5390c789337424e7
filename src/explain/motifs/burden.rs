//! Trapped pieces and overloaded defenders.

use rules::{Bitboard, Color, Move, Position, Role, Square};

use super::sight::Sight;
use super::{Finding, Motif};
use crate::exchange::{best_capture, captures, gain};

/// Trapped piece: a knight, bishop, rook or queen of the side to move, which is not in check, loses
/// something by staying, and by each of its own legal moves as well, what it takes counted. A piece
/// pinned to its king is called pinned instead. Other pieces might still help it; that is not said.
pub(super) fn trapped(sight: &Sight, findings: &mut Vec<Finding>) {
    let position = &sight.position;
    let side = position.turn();
    let Some(passed) = sight.with_turn(!side) else {
        return;
    };
    let small = position.by_role(Role::Pawn) | position.by_role(Role::King);
    let pinned = sight.pins(side).iter().map(|pin| pin.piece).collect();
    for piece in position.by_color(side) - small - pinned {
        if position.attackers(piece, !side).is_empty() {
            continue;
        }
        let threats = captures(passed, piece).into_iter().filter(|it| it.gain > 0);
        let by: Bitboard = threats.map(|it| it.mv.from()).collect();
        let moves = position.legal_moves();
        let mut own_moves = moves.iter().filter(|mv| mv.from() == piece);
        if !by.is_empty() && own_moves.all(|&mv| gain(position, mv) < 0) {
            let finding = Finding::new(Motif::TrappedPiece, !side, by, Bitboard::from(piece));
            findings.push(finding.arrows().showing(position.commanded_by(piece)));
        }
    }
}

/// Overloaded defender: one piece guards two others, neither of which is lost as it stands; but if
/// the enemy takes the first, only this piece can take back, and then taking the second wins more
/// than the first capture cost. Whether it takes back or not, something is lost.
pub(super) fn overloaded(sight: &Sight, findings: &mut Vec<Finding>) {
    for side in Color::ALL {
        let Some(position) = sight.with_turn(!side) else {
            continue;
        };
        let king = position.by_role(Role::King);
        let attacked = |piece: &Square| !position.attackers(*piece, !side).is_empty();
        let held: Bitboard = (position.by_color(side) - king)
            .into_iter()
            .filter(attacked)
            .filter(|&piece| best_capture(position, piece).is_some_and(|it| it.gain <= 0))
            .collect();
        if !held.has_several() {
            continue;
        }
        let mut found: Vec<(Square, Bitboard)> = Vec::new();
        for first in held {
            for capture in captures(position, first) {
                for overloaded in overload(position, capture.mv, held.without(first)) {
                    if !found.contains(&overloaded) {
                        found.push(overloaded);
                    }
                }
            }
        }
        for (piece, targets) in found {
            let by = Bitboard::from(piece);
            let finding = Finding::new(Motif::OverloadedDefender, side, by, targets);
            findings.push(finding.arrows());
        }
    }
}

/// The piece overloaded by `taking`, with each two pieces it has to guard.
fn overload(position: &Position, taking: Move, held: Bitboard) -> Vec<(Square, Bitboard)> {
    let Some((first, victim)) = position.captured_by(taking) else {
        return Vec::new();
    };
    let after = position.play_unchecked(taking);
    let retakings = captures(&after, taking.to());
    let [retaking] = retakings.as_slice() else {
        return Vec::new();
    };
    let defender = retaking.mv.from();
    let lost = taking.promotion().unwrap_or(taking.role()).points();
    let retaken = after.play_unchecked(retaking.mv);
    let guarded = held.without(defender) & position.commanded_by(defender);
    let falls = |&second: &Square| {
        let won = best_capture(&retaken, second).map_or(0, |it| it.gain);
        won > 0 && victim.role.points() - lost + won > 0
    };
    guarded
        .into_iter()
        .filter(falls)
        .map(|second| (defender, Bitboard::from(first).with(second)))
        .collect()
}
