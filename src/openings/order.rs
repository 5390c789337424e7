//! The order in which moves are counted, so that those of opening lines get small numbers.
//!
//! Packing and reading keep the same tally of the moves written so far. A move is written as its
//! place among the legal ones when those that came up most often stand first; the same few numbers
//! come again and again, and a compressor makes almost nothing of them.

use std::collections::BinaryHeap;

use rules::{Move, Position, Role};

/// A tally of the moves that have come up.
#[derive(Debug)]
pub(crate) struct Order {
    seen: Vec<u16>,
}

impl Order {
    /// The tally in which no move has come up.
    pub(crate) fn new() -> Self {
        Self {
            seen: vec![0; 64 * 64],
        }
    }

    /// The legal moves of `position` without those of `taken`, the likeliest first.
    pub(crate) fn sort(&self, position: &Position, taken: &[Move]) -> Vec<Move> {
        let legal = position.legal_moves();
        // A heap is a smaller program than sorting is.
        let moves: BinaryHeap<(u64, Move)> = legal
            .iter()
            .filter(|mv| !taken.contains(mv))
            .map(|&mv| (self.rank(mv), mv))
            .collect();
        let moves = moves.into_sorted_vec().into_iter();
        moves.map(|(_, mv)| mv).collect()
    }

    /// Smaller for moves that came up more often; never the same for two moves of a position.
    fn rank(&self, mv: Move) -> u64 {
        let place = Self::place(mv);
        let seen = self.seen.get(place).copied().unwrap_or_default();
        let promotion = mv.promotion().map_or(0, Role::index);
        u64::from(!seen) << 16 | (place << 3 | promotion) as u64
    }

    /// Counts a move.
    pub(crate) fn count(&mut self, mv: Move) {
        if let Some(seen) = self.seen.get_mut(Self::place(mv)) {
            *seen = seen.saturating_add(1);
        }
    }

    fn place(mv: Move) -> usize {
        mv.from().index() * 64 + mv.to().index()
    }
}
