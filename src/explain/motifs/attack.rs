//! Attacked, defended, commanded.

use rules::{Bitboard, Color, Position, Role, Square};

use super::sight::Sight;
use super::{Finding, Motif};

/// Attacked: an enemy piece could take this one if it were its turn. A piece pinned to its king attacks
/// only along the line of the pin, a king only what nobody guards; a side that has to answer a
/// check attacks only what it may take. The attack on a king is a check and not reported here.
pub(super) fn attacked(sight: &Sight, findings: &mut Vec<Finding>) {
    for (piece, color) in pieces(&sight.position) {
        let takers = sight.takers(piece);
        if !takers.is_empty() {
            findings.push(
                Finding::new(Motif::Attacked, !color, takers, Bitboard::from(piece)).arrows(),
            );
        }
    }
}

/// Defended: if this piece were taken, a piece of its side could take back. A piece pinned to its king
/// defends only along the line of the pin; a king defends only if no second
/// enemy commands the square beside or behind the first, because then it may not take back.
pub(super) fn defended(sight: &Sight, findings: &mut Vec<Finding>) {
    for (piece, color) in pieces(&sight.position) {
        let by = defenders(sight, piece, color);
        if !by.is_empty() {
            findings.push(Finding::new(Motif::Defended, color, by, Bitboard::from(piece)).arrows());
        }
    }
}

/// Commanded: the squares on which a piece could take an enemy if one stood there and nothing else
/// mattered. A pawn commands only its diagonals; the squares of own pieces and those of pinned pieces
/// count.
pub(super) fn commanded(sight: &Sight, findings: &mut Vec<Finding>) {
    for (square, piece) in sight.position.board().iter() {
        let squares = sight.position.commanded_by(square);
        let by = Bitboard::from(square);
        findings.push(Finding::new(Motif::Commanded, piece.color, by, squares));
    }
}

/// The pieces of `color` that could take back on `square`, which holds one of them.
pub(super) fn defenders(sight: &Sight, square: Square, color: Color) -> Bitboard {
    let position = &sight.position;
    let attackers = position.attackers(square, !color);
    let behind = |taker| {
        let occupied = position.occupied().without(taker);
        let others = position.attackers_through(square, !color, occupied);
        !others.without(taker).is_empty()
    };
    let crowd = attackers.first().is_some_and(behind);
    let may_defend = |&guard: &Square| {
        if sight.role(guard) == Role::King {
            return !crowd;
        }
        let mut pins = sight.pins(color).iter();
        pins.all(|pin| pin.piece != guard || pin.way().contains(square))
    };
    let guards = position.attackers(square, color).into_iter();
    guards.filter(may_defend).collect()
}

/// All pieces but the kings.
fn pieces(position: &Position) -> impl Iterator<Item = (Square, Color)> {
    let pieces = position.board().iter();
    pieces
        .filter(|(_, piece)| piece.role != Role::King)
        .map(|(square, piece)| (square, piece.color))
}
