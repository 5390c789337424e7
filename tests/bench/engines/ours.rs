//! Our own rules.

use std::hint::black_box;

use rules::Position;

include!("harness.rs");

fn read(fen: &str) -> Position {
    fen.parse().expect("the case is legal")
}

fn made(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    position.for_each_successor(|_, next| {
        leaves += if depth <= 1 {
            black_box(next);
            1
        } else {
            made(next, depth - 1)
        };
    });
    leaves
}

engine!(read, Position::perft, made);
