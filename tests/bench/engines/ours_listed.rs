//! Our own rules as a search uses them: the legal moves are listed, then made one by one.

use std::hint::black_box;

use rules::{MoveList, Position};

include!("harness.rs");

/// What is kept for each ply, so that nothing is taken from memory on the way.
type Ply = (MoveList, Position);

fn read(fen: &str) -> Position {
    fen.parse().expect("the case is legal")
}

fn plies() -> [Ply; 8] {
    std::array::from_fn(|_| (MoveList::new(), Position::default()))
}

fn bulk(position: &Position, depth: u32) -> u64 {
    count(position, depth, Leaves::Counted, &mut plies())
}

fn made(position: &Position, depth: u32) -> u64 {
    count(position, depth, Leaves::Made, &mut plies())
}

#[derive(Clone, Copy)]
enum Leaves {
    Counted,
    Made,
}

fn count(position: &Position, depth: u32, leaves: Leaves, plies: &mut [Ply]) -> u64 {
    let ((moves, after), below) = plies.split_first_mut().expect("no case is so deep");
    position.legal_moves_into(moves);
    let maker = position.move_maker();
    if depth <= 1 {
        if let Leaves::Made = leaves {
            for &mv in moves.iter() {
                maker.play_into(mv, after);
                black_box(&*after);
            }
        }
        return moves.len() as u64;
    }
    let mut lines = 0;
    for &mv in moves.iter() {
        maker.play_into(mv, after);
        lines += count(after, depth - 1, leaves, below);
    }
    lines
}

engine!(read, bulk, made);
