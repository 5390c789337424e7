//! Sliders worked out square by square, to fill the table of [`sliders`](super).

use crate::Square;

pub(super) const BISHOP_STEPS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(super) const ROOK_STEPS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The squares a slider on `square` commands that goes by `steps` of files and ranks.
pub(super) const fn walk(square: u32, occupied: u64, steps: &[(i32, i32); 4]) -> u64 {
    let mut seen = 0;
    let mut way = 0;
    while way < steps.len() {
        let (files, ranks) = steps[way];
        let mut next = Square::masked(square).offset(files, ranks);
        while let Some(square) = next {
            let bit = 1 << square.index();
            seen |= bit;
            next = if occupied & bit == 0 {
                square.offset(files, ranks)
            } else {
                None
            };
        }
        way += 1;
    }
    seen
}
