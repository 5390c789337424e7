//! Walking whole trees with both implementations.

use std::time::Instant;

use crate::both::Both;
use crate::fixtures::{Fixture, read_all};

/// Interior nodes above this number are not walked; the counts still are compared.
const WALKED_LEAVES: u64 = 6_000_000;

/// Compares the moves at every node of every fixture, and the leaves with the fixture.
pub fn walk_all() -> Result<(), String> {
    walk_fixtures(|both, depth, expected| {
        if expected <= WALKED_LEAVES {
            return Some(walk(both, depth));
        }
        let (ours, theirs) = (both.ours.perft(depth), both.their_perft(depth));
        Some(if ours == theirs {
            Ok(ours)
        } else {
            Err(format!("depth {depth}: ours {ours}, theirs {theirs}"))
        })
    })
}

/// As [`walk_all`], for those trees that have no more than `limit` leaves.
pub fn walk_small(limit: u64) -> Result<(), String> {
    walk_fixtures(|both, depth, expected| (expected <= limit).then(|| walk(both, depth)))
}

/// Compares the leaves that `count` finds with those of the fixtures; it may leave a tree out.
fn walk_fixtures(
    count: impl Fn(&Both, u32, u64) -> Option<Result<u64, String>>,
) -> Result<(), String> {
    let start = Instant::now();
    let (mut trees, mut leaves) = (0, 0);
    for Fixture { id, fen, counts } in read_all()? {
        let both = Both::from_fen(&fen)?;
        for (depth, expected) in counts {
            let Some(found) = count(&both, depth, expected) else {
                continue;
            };
            let found = found.map_err(|error| format!("{id}: {error}"))?;
            if found != expected {
                return Err(format!(
                    "{id}: depth {depth}: {found} lines, fixture {expected}"
                ));
            }
            trees += 1;
            leaves += found;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{trees} trees, {leaves} leaves agree, {seconds:.1} s");
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
