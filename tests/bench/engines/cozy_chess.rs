//! cozy-chess 0.3.

use std::hint::black_box;

use cozy_chess::Board;

include!("harness.rs");

fn read(fen: &str) -> Board {
    fen.parse().expect("the case is legal")
}

fn bulk(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth <= 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += bulk(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

fn made(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            leaves += if depth <= 1 {
                black_box(&next);
                1
            } else {
                made(&next, depth - 1)
            };
        }
        false
    });
    leaves
}

engine!(read, bulk, made);
