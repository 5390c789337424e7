//! Our own rules.

use std::hint::black_box;

use rules::{MoveList, Position};

include!("harness.rs");

fn read(fen: &str) -> Position {
    fen.parse().expect("the case is legal")
}

fn made(position: &Position, depth: u32) -> u64 {
    made_with(position, &mut vec![MoveList::new(); depth as usize])
}

/// Each depth has a list of its own, as in a search.
fn made_with(position: &Position, lists: &mut [MoveList]) -> u64 {
    let Some((moves, lists)) = lists.split_first_mut() else {
        return 1;
    };
    position.legal_moves_into(moves);
    let mut next = *position;
    let mut leaves = 0;
    for &mv in &*moves {
        position.play_into(mv, &mut next);
        leaves += if lists.is_empty() {
            black_box(&next);
            1
        } else {
            made_with(&next, lists)
        };
    }
    leaves
}

engine!(read, Position::perft, made);
