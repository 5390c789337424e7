//! Measures perft natively; prints `name depth leaves seconds` a line, the median of five rounds.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

const ROUNDS: usize = 5;

fn main() -> ExitCode {
    for line in bench::positions()
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let fields: Vec<&str> = line.split("; ").collect();
        let [name, depth, leaves, fen] = fields[..] else {
            eprintln!("positions.txt: cannot read `{line}`");
            return ExitCode::FAILURE;
        };
        let (Ok(depth), Ok(expected)) = (depth.parse::<u32>(), leaves.parse::<f64>()) else {
            eprintln!("positions.txt: no numbers in `{line}`");
            return ExitCode::FAILURE;
        };
        let mut times = [0.0; ROUNDS];
        for time in &mut times {
            let start = Instant::now();
            let counted = bench::perft(black_box(fen), black_box(depth));
            *time = start.elapsed().as_secs_f64();
            if counted != expected {
                eprintln!("{name}: counted {counted} leaves instead of {expected}");
                return ExitCode::FAILURE;
            }
        }
        times.sort_by(f64::total_cmp);
        println!("{name} {depth} {leaves} {}", times[ROUNDS / 2]);
    }
    ExitCode::SUCCESS
}
