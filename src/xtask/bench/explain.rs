//! The reasons of refused moves in WebAssembly.

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome, write};
use crate::progress;

/// The limit for the median attempt, in microseconds.
const LIMIT: f64 = 50.0;

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_native()?;
    rivals::build_wasm()?;
    let games = rivals::scratch("explain-games.txt");
    let printed = progress::output_of(&mut rivals::native(rivals::GAMES))?;
    write(&games, printed)?;
    let (mut middle, mut rare, mut attempts) = (Vec::new(), Vec::new(), 0.0);
    for _ in 0..rounds {
        let mut command = rivals::node("explain.mjs");
        command.arg(&games).arg(rivals::wasm("explain-ours"));
        let printed = progress::output_of(&mut command)?;
        let broken = || Failure::new(format!("cannot read `{printed}`"));
        let numbers: Vec<f64> = printed
            .split_whitespace()
            .map(|word| word.parse().map_err(|_| broken()))
            .collect::<Outcome<_>>()?;
        let [median_time, rare_time, count] = numbers[..] else {
            return Err(broken());
        };
        middle.push(median_time);
        rare.push(rare_time);
        attempts = count;
    }
    let (middle, rare) = (median(&middle), median(&rare));
    println!("\nWhy a move is refused, {attempts} attempts of own pieces; microseconds");
    println!("    median              {middle:>9.2}   at most {LIMIT}");
    println!("    99.9 %              {rare:>9.2}");
    Ok(Value::from_iter([
        ("median", Value::from(middle)),
        ("99.9 %", Value::from(rare)),
    ]))
}
