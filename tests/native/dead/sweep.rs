//! Sweeps over positions of games: no proof of death where there is a helpmate.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use rules::dead::{Analysis, Verdict};
use rules::{Color, Position};

use super::is_helpmate;
use crate::playouts::{Numbers, STARTS};

/// Compares the quick answer with the full analysis; returns the time of both.
fn compare(position: &Position) -> [Duration; 2] {
    let begin = Instant::now();
    let is_dead = position.is_dead();
    let at_once = begin.elapsed();
    let mut can_mate = false;
    let begin = Instant::now();
    let verdicts = Color::ALL.map(|winner| Analysis::of_side(position, winner).finish());
    let in_full = begin.elapsed();
    for (winner, verdict) in Color::ALL.into_iter().zip(verdicts) {
        let is_refuted = match verdict {
            Verdict::Dead => continue,
            Verdict::Alive { helpmate } => {
                assert!(
                    is_helpmate(position, &helpmate, winner),
                    "{position} {winner}: {helpmate:?}"
                );
                position.can_never_mate(winner)
            }
            Verdict::Unknown => position.can_never_mate(winner),
        };
        can_mate = true;
        assert!(!is_refuted, "{position}: {winner} can mate");
    }
    assert!(!(is_dead && can_mate), "{position} is not dead");
    [at_once, in_full]
}

/// Prints the average, the median and the slowest.
fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let average = times.iter().sum::<Duration>() / times.len() as u32;
    let at = |thousandths: usize| times[(times.len() - 1) * thousandths / 1000];
    println!(
        "{what}: {} positions, average {average:?}, median {:?}, 99.9 % {:?}, slowest {:?}",
        times.len(),
        at(500),
        at(999),
        at(1000)
    );
}

#[test]
fn no_position_of_the_books_cases_is_dead_by_mistake() {
    let mut times = [Vec::new(), Vec::new()];
    let cases = crate::cases::all_positions();
    assert!(cases.len() > 100, "{}", cases.len());
    for position in cases {
        let [at_once, in_full] = compare(&position);
        times[0].push(at_once);
        times[1].push(in_full);
    }
    let [at_once, in_full] = times;
    report("books, at once", at_once);
    report("books, in full", in_full);
}

#[test]
fn no_position_at_the_end_of_a_random_game_is_dead_by_mistake() {
    let mut times = [Vec::new(), Vec::new()];
    for game in 0..300 {
        let mut numbers = Numbers::new(game + 1);
        let start = STARTS[game as usize % STARTS.len()];
        let mut position: Position = start.parse().expect("a legal start");
        for _ in 0..40 + numbers.below(120) {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(numbers.below(moves.len().max(1))) else {
                break;
            };
            position = position.play_unchecked(mv);
        }
        let [at_once, in_full] = compare(&position);
        times[0].push(at_once);
        times[1].push(in_full);
    }
    let [at_once, in_full] = times;
    report("random games, at once", at_once);
    report("random games, in full", in_full);
}

#[test]
fn no_position_of_random_games_is_dead_by_mistake_at_once() {
    let mut seen = HashSet::new();
    crate::playouts::each_position(200, 150, |position, _| {
        if position.is_dead() && seen.insert(position.identity()) {
            assert!(Analysis::of_both(position).finish().is_dead(), "{position}");
        }
    });
}
