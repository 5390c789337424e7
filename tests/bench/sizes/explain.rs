//! A wasm file with everything the crates `rules` and `explain` can do: what it has more than that
//! of `rules` alone is what explaining weighs.
// The small allocator exists only there.
#![cfg(target_arch = "wasm32")]

include!("everything.rs");

use explain::certificate::Certificate;
use explain::check::Check;
use explain::draw::{Dead, FiftyMoves, Repetition};
use explain::forced::Forced;
use explain::illegal::{Code, Context, attempt};
use explain::{Motif, motifs};

/// Why an attempt is refused.
#[unsafe(no_mangle)]
pub extern "C" fn reason(position: &Position, from: &Square, to: &Square, code: &mut Code) -> u64 {
    match attempt(&Context::of(position), *from, *to, None) {
        Ok(_) => 0,
        Err(illegal) => {
            *code = illegal.code;
            illegal.squares.0 ^ illegal.by.0
        }
    }
}

/// Why it is so: how many parts the explanations have.
#[unsafe(no_mangle)]
pub extern "C" fn reasons(position: &Position, positions: &Vec<Position>) -> usize {
    let check = Check::of(position, None).map_or(0, |check| check.checkers.len());
    let forced = Forced::of(position).map_or(0, |forced| forced.others.len());
    let repeated = Repetition::of(positions).plies.len();
    let dead = usize::from(Dead::of(position).is_some());
    let fifty = FiftyMoves::of(position).plies_to_claim() as usize;
    Certificate::of(position).entries().len() + check + forced + repeated + dead + fifty
}

/// What the terms are: all findings as a number, and the layers of a learner.
#[unsafe(no_mangle)]
pub extern "C" fn terms(position: &Position, moves: &Vec<Move>, square: &Square) -> u64 {
    let mut all = explain::of_position(position);
    all.extend(explain::of_line(position, moves));
    for &mv in moves {
        all.extend(explain::of_move(position, mv));
    }
    let named = |motif: Motif| all.iter().filter(|it| it.motif == motif).count() as u64;
    let findings: u64 = Motif::ALL.iter().map(|&motif| named(motif)).sum();
    let us = position.turn();
    findings
        ^ motifs::commanded_squares(position, us).0
        ^ motifs::danger(position, us).hanging.0
        ^ motifs::pins(position, us).len() as u64
        ^ motifs::available_checks(position, us).len() as u64
        ^ motifs::pawn_structure(position, us).passed.0
        ^ motifs::contest(position, *square).white.0
}
