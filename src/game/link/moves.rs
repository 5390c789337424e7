//! The order of legal moves that links count in. It must never change.

use rules::{Move, Position};

/// All legal moves in their order.
pub(super) fn in_order(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable_by_key(|mv| {
        let promotion = mv.promotion().map_or(0, |role| role.index());
        (
            mv.from().index(),
            mv.to().index(),
            mv.is_castling(),
            promotion,
        )
    });
    moves
}
