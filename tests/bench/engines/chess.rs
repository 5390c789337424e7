//! chess 3.2.

use std::hint::black_box;

use chess::{Board, MoveGen};

include!("harness.rs");

fn read(fen: &str) -> Board {
    fen.parse().expect("the case is legal")
}

fn bulk(board: &Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    if depth <= 1 {
        return moves.len() as u64;
    }
    let mut next = *board;
    let mut leaves = 0;
    for mv in moves {
        board.make_move(mv, &mut next);
        leaves += bulk(&next, depth - 1);
    }
    leaves
}

fn made(board: &Board, depth: u32) -> u64 {
    let mut next = *board;
    let mut leaves = 0;
    for mv in MoveGen::new_legal(board) {
        board.make_move(mv, &mut next);
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
