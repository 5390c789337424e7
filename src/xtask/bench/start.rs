//! The size of the rules in WebAssembly, and the time to the first list of moves.

use std::process::Command;

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::{progress, sizes, tools};

/// The programs with the most they may weigh, raw and after brotli 11, in bytes.
const FILES: [(&str, u64, u64); 3] = [
    ("size-movegen", 45_000, u64::MAX),
    ("size-rules", 85_000, 30_000),
    // What explaining adds may weigh 25 kB.
    ("size-explain", u64::MAX, 55_000),
];
/// What made the smallest file after brotli, of some twenty combinations.
const OPTIMIZATIONS: [&str; 7] = [
    "--all-features",
    "-O2",
    "--merge-locals",
    "--coalesce-locals",
    "--reorder-functions",
    "--reorder-locals",
    "-O2",
];
/// The longest time from instantiation to the first list of moves, in milliseconds.
const FIRST_LIST_LIMIT: f64 = 1.5;
const COLUMNS: [&str; 4] = ["compile", "instantiate", "first list", "KiB memory"];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_small()?;
    let mut rows = Vec::new();
    println!("\nRules alone, in bytes; times in milliseconds, medians of fresh processes");
    for (program, raw_limit, brotli_limit) in FILES {
        let optimized = rivals::scratch(&format!("{program}.wasm"));
        let mut command = Command::new("wasm-opt");
        tools::on_path(&mut command)
            .args(OPTIMIZATIONS)
            .arg("-o")
            .arg(&optimized)
            .arg(rivals::weighed(program));
        progress::output_of(&mut command)?;
        let folder = rivals::scratch("");
        let sizes = sizes::measure(&folder, &[format!("{program}.wasm")])?[0];
        let mut samples: Vec<Vec<f64>> = vec![Vec::new(); COLUMNS.len()];
        for _ in 0..rounds.max(9) {
            let printed = progress::output_of(rivals::node("first.mjs").arg(&optimized))?;
            for (word, column) in printed.split_whitespace().zip(&mut samples) {
                column.push(word.parse().map_err(|_| {
                    Failure::new(format!("cannot read the measurement `{printed}`"))
                })?);
            }
        }
        let times: Vec<f64> = samples.iter().map(|column| median(column)).collect();
        println!(
            "{program:<14} raw {} gzip {} brotli {}",
            sizes.raw, sizes.gzip, sizes.brotli
        );
        for (name, time) in COLUMNS.iter().zip(&times) {
            println!("    {name:<12}{time:>9.2}");
        }
        let within =
            sizes.raw <= raw_limit && sizes.brotli <= brotli_limit && times[2] <= FIRST_LIST_LIMIT;
        if !within {
            println!(
                "    over a limit: raw {raw_limit}, brotli {brotli_limit}, first list {FIRST_LIST_LIMIT}"
            );
        }
        let row = [
            ("raw", Value::from(sizes.raw as f64)),
            ("gzip", Value::from(sizes.gzip as f64)),
            ("brotli", Value::from(sizes.brotli as f64)),
            ("milliseconds", Value::from(&times[..])),
        ];
        rows.push((program, Value::from_iter(row)));
    }
    Ok(Value::from_iter(rows))
}
