//! shakmaty 0.30.1.

use std::hint::black_box;

use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

include!("harness.rs");

fn read(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("the case is a FEN");
    fen.into_position(CastlingMode::Standard)
        .expect("the case is legal")
}

fn bulk(position: &Chess, depth: u32) -> u64 {
    shakmaty::perft(position, depth)
}

fn made(position: &Chess, depth: u32) -> u64 {
    let mut leaves = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
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
