//! The order of legal moves that links count in. It must never change.

use std::collections::BinaryHeap;

use rules::{Move, Position};

/// All legal moves in their order.
pub(super) fn in_order(position: &Position) -> Vec<Move> {
    let keyed = |&mv: &Move| {
        let promotion = mv.promotion().map_or(0, |role| role.index());
        let (from, to) = (mv.from().index(), mv.to().index());
        ((from, to, mv.is_castling(), promotion), mv)
    };
    // A heap is a smaller program than sorting is.
    let moves: BinaryHeap<_> = position.legal_moves().iter().map(keyed).collect();
    let moves = moves.into_sorted_vec().into_iter();
    moves.map(|(_, mv)| mv).collect()
}
