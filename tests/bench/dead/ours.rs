//! The proof of dead positions, asked over whole games: at a glance after each move, and to the
//! end where a game ends.

use std::sync::Mutex;

use rules::dead::{Analysis, Verdict};
use rules::{Color, Position};

include!("game.rs");

/// Whether the position is dead at a glance.
#[unsafe(no_mangle)]
pub extern "C" fn quick() -> u32 {
    with_position(|position| u32::from(position.is_dead()))
}

/// The verdict to the end on both sides: 0 dead, 1 alive, 2 unknown.
#[unsafe(no_mangle)]
pub extern "C" fn full_of_both() -> u32 {
    with_position(|position| number(&Analysis::of_both(position).finish()))
}

/// The verdict to the end on the side that has just moved, as after a flag fall.
#[unsafe(no_mangle)]
pub extern "C" fn full_of_side() -> u32 {
    with_position(|position| number(&Analysis::of_side(position, position.turn().other()).finish()))
}

fn number(verdict: &Verdict) -> u32 {
    match verdict {
        Verdict::Dead => 0,
        Verdict::Alive { .. } => 1,
        Verdict::Unknown => 2,
    }
}

fn main() {}
