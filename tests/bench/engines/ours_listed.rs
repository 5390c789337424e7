//! Our own rules as most programs use them: list the legal moves, then play each on a copy.

use std::hint::black_box;

use rules::Position;

include!("harness.rs");

fn read(fen: &str) -> Position {
    fen.parse().expect("the case is legal")
}

fn bulk(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth <= 1 {
        return moves.len() as u64;
    }
    let after = |&mv| bulk(&position.play_unchecked(mv), depth - 1);
    moves.iter().map(after).sum()
}

fn made(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    for &mv in &position.legal_moves() {
        let next = position.play_unchecked(mv);
        leaves += if depth <= 1 {
            black_box(&next);
            1
        } else {
            made(&next, depth - 1)
        };
    }
    leaves
}

engine!(read, bulk, made);
