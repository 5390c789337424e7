//! The verdicts compared with all positions that can follow, where those are few enough.

use std::collections::HashSet;

use rules::{Color, Position};

use super::{KnownPosition, known};

/// The positions after which the comparison gives up.
const LIMIT: usize = 10_000;

/// Whether White and whether Black mates in any position that can follow; `None` if there are more
/// than [`LIMIT`] of them.
fn mates(position: &Position) -> Option<[bool; 2]> {
    let mut mates = [false; 2];
    let mut seen = HashSet::from([position.identity()]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        // Three pieces and bishops of one color are compared with every placement in `material`.
        if position.is_insufficient_material() {
            continue;
        }
        if position.is_checkmate() {
            mates[usize::from(position.turn() == Color::White)] = true;
        }
        for &mv in &position.legal_moves() {
            let next = position.play_unchecked(mv);
            if seen.insert(next.identity()) {
                if seen.len() > LIMIT {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(mates)
}

#[test]
fn verdicts_agree_with_all_positions_that_can_follow() {
    let mut compared = 0;
    for KnownPosition { position, can_mate } in known() {
        // Where a side can mate its helpmate is the proof, and a bare king needs none.
        let needs_proof =
            |winner: Color| !can_mate[winner as usize] && position.by_color(winner).has_several();
        if !Color::ALL.into_iter().any(needs_proof) {
            continue;
        }
        if let Some(mates) = mates(&position) {
            assert_eq!(mates, can_mate, "{position}");
            compared += 1;
        }
    }
    println!("{compared} positions compared");
    assert!(compared >= 100, "{compared}");
}
