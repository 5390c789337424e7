//! The proof of dead positions in WebAssembly: at a glance after each move, and to the end.

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome, write};
use crate::progress;

/// The games: of real length, and played to their natural end.
const GAMES: [(&str, &[&str]); 2] = [("real-length games", &[]), ("games to the end", &["long"])];

/// The figures that are printed, with their limits.
const FIGURES: [(&str, f64); 4] = [
    ("at a glance, median", 3.0),
    ("at a glance, 99.9 %", 200.0),
    ("to the end, both sides", 300.0),
    ("to the end, one side", 300.0),
];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_native()?;
    rivals::build_wasm()?;
    let mut kinds = Vec::new();
    for (kind, words) in GAMES {
        let games = rivals::scratch("dead-games.txt");
        let printed = progress::output_of(rivals::native(rivals::GAMES).args(words))?;
        write(&games, printed)?;
        let mut samples = vec![Vec::new(); FIGURES.len()];
        let mut counts = Vec::new();
        for _ in 0..rounds {
            let mut command = rivals::node("dead.mjs");
            command.arg(&games).arg(rivals::wasm("dead-ours"));
            let printed = progress::output_of(&mut command)?;
            let numbers: Vec<f64> = printed
                .split_whitespace()
                .map(|word| word.parse())
                .collect::<Result<_, _>>()
                .map_err(|_| Failure::new(format!("cannot read `{printed}`")))?;
            if numbers.len() != FIGURES.len() + 4 {
                return Err(Failure::new(format!("cannot read `{printed}`")));
            }
            counts = numbers[FIGURES.len()..].to_vec();
            for (samples, &number) in samples.iter_mut().zip(&numbers) {
                samples.push(number);
            }
        }
        let [positions, ends, dead, undecided] = counts[..] else {
            return Err(Failure::new("no round was measured"));
        };
        println!(
            "\nDead positions, {kind}: {positions} positions, {ends} ends of which {dead} dead and \
             {undecided} undecided; microseconds, medians of {rounds} rounds"
        );
        let mut row = Vec::new();
        for ((name, limit), samples) in FIGURES.iter().zip(&samples) {
            let time = median(samples);
            let mark = if time > *limit {
                "  over the limit"
            } else {
                ""
            };
            println!("    {name:<24}{time:>9.2}   at most {limit}{mark}");
            row.push((*name, Value::from(time)));
        }
        kinds.push((kind, Value::from_iter(row)));
    }
    Ok(Value::from_iter(kinds))
}
