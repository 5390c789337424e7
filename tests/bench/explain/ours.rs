//! Why an attempt is refused, asked over whole games.

use std::sync::Mutex;

use explain::illegal::{Context, attempt};
use rules::{Color, Position, Square};

include!("../dead/game.rs");

/// The place of the reason among the codes, or 255 where the move is legal.
#[unsafe(no_mangle)]
pub extern "C" fn reason(from: usize, to: usize) -> u32 {
    let squares = Square::from_index(from).zip(Square::from_index(to));
    let (from, to) = squares.expect("squares of the board");
    with_position(|position| {
        attempt(&Context::of(position), from, to, None)
            .map_or_else(|illegal| illegal.code as u32, |_| 255)
    })
}

/// The squares of the side to move, as two halves: only its pieces are tried.
#[unsafe(no_mangle)]
pub extern "C" fn own(half: u32) -> u32 {
    with_position(|position| (position.by_color(position.turn()).0 >> (32 * half)) as u32)
}

fn main() {}
