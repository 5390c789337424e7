//! What a page does after each move, across the boundary to JavaScript.

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome, write};
use crate::{progress, tools};

/// The players; those with a wasm file are named by their program.
const PLAYERS: [(&str, Option<&str>); 4] = [
    ("ours", Some("plies-ours")),
    ("shakmaty", Some("plies-shakmaty")),
    ("chessops", None),
    ("chess.js", None),
];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_comparing()?;
    rivals::build_native()?;
    rivals::build_wasm()?;
    let games = rivals::scratch("games.txt");
    write(
        &games,
        progress::output_of(&mut rivals::native(rivals::GAMES))?,
    )?;

    progress::announce("Measuring plies");
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); PLAYERS.len()];
    let mut checksum = None;
    for round in 1..=rounds {
        println!("    round {round} of {rounds}");
        for ((name, program), times) in PLAYERS.iter().zip(&mut times) {
            let mut command = rivals::node("plies.mjs");
            command.arg(&games);
            match program {
                Some(program) => command.arg(rivals::wasm(program)),
                None => command.arg(name),
            };
            let printed = progress::output_of(&mut command)?;
            let broken = || Failure::new(format!("{name}: cannot read `{printed}`"));
            let numbers: Vec<f64> = printed
                .split_whitespace()
                .map(|word| word.parse().map_err(|_| broken()))
                .collect::<Outcome<_>>()?;
            let [plies, seconds, answers, games] = numbers[..] else {
                return Err(broken());
            };
            times.push(seconds / plies * 1e6);
            // Players that played every game must have given the same answers.
            if games >= 200.0 && *checksum.get_or_insert(answers) != answers {
                return Err(Failure::new(format!("{name} answers otherwise than ours")));
            }
        }
    }
    println!("\nOne ply over the boundary, 200 games; microseconds, medians");
    let ours = median(&times[0]);
    let mut rows = Vec::new();
    for ((name, _), times) in PLAYERS.iter().zip(&times) {
        let time = median(times);
        println!("{name:<12}{time:>10.2}   it/ours {:>8.2}", time / ours);
        let row = [
            ("microseconds", Value::from(time)),
            ("ratio", Value::from(time / ours)),
        ];
        rows.push((*name, Value::from_iter(row)));
    }
    Ok(Value::from_iter(rows))
}
