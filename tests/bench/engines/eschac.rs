//! eschac 0.6.

use std::hint::black_box;

use eschac::prelude::{Position, Setup};

include!("harness.rs");

fn read(fen: &str) -> Position {
    // A record of eschac is a FEN without clocks.
    let record: Vec<&str> = fen.split(' ').take(4).collect();
    let setup = Setup::from_text_record(&record.join(" ")).expect("the case is a record");
    setup.into_position().expect("the case is legal")
}

fn bulk(position: &Position, depth: u32) -> u64 {
    position.perft(depth as usize) as u64
}

fn made(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    position.for_each_move(|mv| {
        let next = mv.make();
        leaves += if depth <= 1 {
            black_box(&next);
            1
        } else {
            made(&next, depth - 1)
        };
    });
    leaves
}

engine!(read, bulk, made);
