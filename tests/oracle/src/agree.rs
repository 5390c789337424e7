//! Walking whole trees with both implementations.

use std::time::Instant;

use crate::both::Both;
use crate::fixtures::{Fixture, read_all};

/// Interior nodes above this number are not walked; the counts still are compared.
const WALKED_LEAVES: u64 = 6_000_000;

/// Compares the moves at every node of every fixture, and the leaves with the fixture.
pub fn walk_all() -> Result<(), String> {
    let start = Instant::now();
    let mut leaves = 0;
    let fixtures = read_all()?;
    for Fixture { id, fen, counts } in &fixtures {
        let both = Both::from_fen(fen)?;
        for &(depth, expected) in counts {
            let found = if expected <= WALKED_LEAVES {
                walk(&both, depth)?
            } else {
                let (ours, theirs) = (both.ours.perft(depth), both.their_perft(depth));
                if ours != theirs {
                    return Err(format!("{id}: depth {depth}: ours {ours}, theirs {theirs}"));
                }
                ours
            };
            if found != expected {
                return Err(format!(
                    "{id}: depth {depth}: {found} lines, fixture {expected}"
                ));
            }
            leaves += found;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} positions, {leaves} leaves agree, {seconds:.1} s",
        fixtures.len()
    );
    Ok(())
}

/// Counts leaves of a tree while comparing the move lists at each of its nodes.
fn walk(both: &Both, depth: u32) -> Result<u64, String> {
    let moves = both.moves()?;
    if depth <= 1 {
        return Ok(moves.len() as u64);
    }
    moves
        .into_iter()
        .map(|mv| walk(&both.play(mv), depth - 1))
        .sum()
}
