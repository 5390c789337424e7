//! Perft of all engines, natively and in WebAssembly, with the last ply counted and made.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

use super::report::{geometric_mean, median};
use super::rivals::{self, ENGINES, OURS, OURS_SMALL, SCRIPTED};
use crate::failure::{Failure, Outcome};
use crate::{progress, tools};

const CASES: [&str; 6] = [
    "start",
    "kiwipete",
    "endgame",
    "promotions",
    "talkchess",
    "middlegame",
];
const PLACES: [&str; 2] = ["wasm", "native"];
const MODES: [&str; 2] = ["bulk", "made"];

/// The key of a cell: place, mode, engine, case.
type Cell = (&'static str, String, &'static str, String);

/// Measures in rounds, each engine once a round, so that a busy minute hits all alike.
pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_comparing()?;
    rivals::build_native()?;
    rivals::build_wasm()?;
    rivals::build_small()?;
    let mut speeds: BTreeMap<Cell, Vec<f64>> = BTreeMap::new();
    progress::announce("Measuring perft");
    for round in 1..=rounds {
        println!("    round {round} of {rounds}");
        for engine in ENGINES.into_iter().chain([OURS_SMALL]) {
            for place in PLACES {
                if engine == OURS_SMALL && place == "native" {
                    continue;
                }
                let mut command = match place {
                    "native" => rivals::native(engine),
                    _ => rivals::node("perft.mjs"),
                };
                if place == "wasm" {
                    command.arg(rivals::wasm(engine));
                }
                take(&mut speeds, place, engine, &mut command)?;
            }
        }
        for rival in SCRIPTED {
            let mut command = rivals::node("perft_js.mjs");
            take(&mut speeds, "wasm", rival, command.arg(rival))?;
        }
    }
    Ok(report(&speeds))
}

/// Takes down what a program prints.
fn take(
    speeds: &mut BTreeMap<Cell, Vec<f64>>,
    place: &'static str,
    engine: &'static str,
    command: &mut Command,
) -> Outcome<()> {
    for line in progress::output_of(command)?.lines() {
        let (case, mode, speed) = read(line)?;
        let cell = (place, mode, engine, case);
        speeds.entry(cell).or_default().push(speed);
    }
    Ok(())
}

/// Reads `case mode leaves seconds` and works out millions of leaves in a second.
fn read(line: &str) -> Outcome<(String, String, f64)> {
    let broken = || Failure::new(format!("cannot read the measurement `{line}`"));
    let words: Vec<&str> = line.split_whitespace().collect();
    let [case, mode, leaves, seconds] = words[..] else {
        return Err(broken());
    };
    let leaves: f64 = leaves.parse().map_err(|_| broken())?;
    let seconds: f64 = seconds.parse().map_err(|_| broken())?;
    Ok((case.to_owned(), mode.to_owned(), leaves / seconds / 1e6))
}

fn report(speeds: &BTreeMap<Cell, Vec<f64>>) -> Value {
    let mut tables = Vec::new();
    for place in PLACES {
        for mode in MODES {
            let title = match mode {
                "bulk" => "last ply counted",
                _ => "every leaf made",
            };
            println!("\nPerft, {place}, {title}; millions of leaves in a second, medians");
            print!("{:<12}", "");
            CASES.iter().for_each(|case| print!("{case:>11}"));
            println!("{:>9}{:>8}", "mean", "ours/it");
            let mut rows = Vec::new();
            let mut ours = f64::NAN;
            let in_node: &[&str] = match place {
                "wasm" => &[OURS_SMALL, SCRIPTED[0], SCRIPTED[1]],
                _ => &[],
            };
            for engine in ENGINES.iter().chain(in_node).copied() {
                let medians: Vec<f64> = CASES
                    .iter()
                    .map(|case| {
                        let cell = (place, mode.to_owned(), engine, (*case).to_owned());
                        speeds.get(&cell).map_or(f64::NAN, |speeds| median(speeds))
                    })
                    .collect();
                let mean = geometric_mean(&medians);
                // The rivals in JavaScript count in one way only.
                if mean.is_nan() {
                    continue;
                }
                if engine == OURS {
                    ours = mean;
                }
                print!("{engine:<12}");
                medians.iter().for_each(|speed| print!("{speed:>11.1}"));
                println!("{mean:>9.1}{:>8.2}", ours / mean);
                let row = [
                    ("medians", Value::from(&medians[..])),
                    ("mean", Value::from(mean)),
                    ("ratio", Value::from(ours / mean)),
                ];
                rows.push((engine, Value::from_iter(row)));
            }
            tables.push((format!("{place} {mode}"), Value::from_iter(rows)));
        }
    }
    Value::from_iter(tables)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_measurement_is_read_as_it_is_printed() {
        let (case, mode, speed) = read("start bulk 4865609 0.05").unwrap();
        assert_eq!((case.as_str(), mode.as_str()), ("start", "bulk"));
        assert!((speed - 97.312_18).abs() < 1e-9);
        assert!(read("start 5").is_err());
    }
}
