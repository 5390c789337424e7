//! En prise, hanging, insufficiently defended.

use rules::{Bitboard, Color, Position, Role, Square};

use super::sight::Sight;
use super::{Finding, Motif};
use crate::exchange::{self, Capture};

/// - En prise: taking this piece wins something by exchange evaluation, if it is the enemy's turn or
///   the turn were passed. The pieces that do it are those with which taking wins.
/// - Hanging: it can be taken so that no legal move takes back.
/// - Insufficiently defended: en prise, though every capture can be retaken.
///
/// Nothing is said of the pieces of a side in check, because it has to answer the check first.
pub(super) fn en_prise(sight: &Sight, findings: &mut Vec<Finding>) {
    for color in Color::ALL {
        let Some(position) = sight.with_turn(!color) else {
            continue;
        };
        let king = position.by_role(Role::King);
        for piece in position.by_color(color) - king {
            if let Some(state) = State::of(position, piece) {
                state.tell(piece, !color, findings);
            }
        }
    }
}

/// How a piece that loses something by staying where it is can be taken.
struct State {
    winning: Bitboard,
    for_nothing: Bitboard,
}

impl State {
    fn of(position: &Position, piece: Square) -> Option<Self> {
        let may_be_taken = !position.attackers(piece, position.turn()).is_empty()
            || position.en_passant().is_some();
        if !may_be_taken {
            return None;
        }
        let captures = exchange::captures(position, piece);
        let from = |captures: &[Capture]| captures.iter().map(|it| it.mv.from()).collect();
        let winning: Vec<Capture> = captures.into_iter().filter(|it| it.gain > 0).collect();
        if winning.is_empty() {
            return None;
        }
        let free: Vec<Capture> = winning
            .iter()
            .filter(|it| !can_retake(&position.play_unchecked(it.mv), it.mv.to()))
            .copied()
            .collect();
        Some(Self {
            winning: from(&winning),
            for_nothing: from(&free),
        })
    }

    fn tell(&self, piece: Square, side: Color, findings: &mut Vec<Finding>) {
        let target = Bitboard::from(piece);
        findings.push(Finding::new(Motif::EnPrise, side, self.winning, target).arrows());
        let (motif, by) = if self.for_nothing.is_empty() {
            (Motif::InsufficientlyDefended, self.winning)
        } else {
            (Motif::Hanging, self.for_nothing)
        };
        findings.push(Finding::new(motif, side, by, target).arrows());
    }
}

/// Whether the side to move has a legal capture on `square`.
fn can_retake(position: &Position, square: Square) -> bool {
    !position.attackers(square, position.turn()).is_empty()
        && position
            .legal_moves()
            .iter()
            .any(|mv| mv.to() == square && !mv.is_castling())
}
