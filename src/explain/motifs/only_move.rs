//! Forced moves.

use rules::{Bitboard, Position};

use super::{Finding, Motif};

/// Forced move: the side to move has exactly one legal move. Choices of promotion are several.
pub(super) fn only_move(position: &Position) -> Option<Finding> {
    let moves = position.legal_moves();
    let &[mv] = &*moves else {
        return None;
    };
    let by = Bitboard::from(mv.from());
    let finding = Finding::new(
        Motif::ForcedMove,
        position.turn(),
        by,
        Bitboard::from(mv.to()),
    );
    Some(finding.line(mv.from(), mv.to()).moves(&[mv]))
}
