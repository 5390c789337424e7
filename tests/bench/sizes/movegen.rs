//! A wasm file that reads a FEN, lists the legal moves, makes one and counts lines: no more.
// The small allocator exists only there.
#![cfg(target_arch = "wasm32")]

use lol_alloc::{LeakingAllocator, LockedAllocator};
use rules::{MoveList, Position};

// The rules are weighed, not the allocator of the standard library.
#[global_allocator]
static ALLOCATOR: LockedAllocator<LeakingAllocator> = LockedAllocator::new(LeakingAllocator::new());

/// Counts the legal moves of the beginning; called to time the first list of moves.
#[unsafe(no_mangle)]
pub extern "C" fn first_moves() -> usize {
    Position::default().legal_moves().len()
}

/// Reads the text at `text`, plays each legal move and counts `depth` plies more.
#[unsafe(no_mangle)]
pub extern "C" fn count(text: Box<String>, depth: u32) -> u64 {
    let Ok(position) = text.parse::<Position>() else {
        return 0;
    };
    let mut moves = MoveList::new();
    position.legal_moves_into(&mut moves);
    let mut next = position;
    let mut lines = 0;
    for &mv in &moves {
        position.play_into(mv, &mut next);
        lines += next.perft(depth);
    }
    lines
}
