//! The reading of PGN: a large file, and single games beside the rivals.

use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::{progress, tools};

/// The length of the large file, in bytes.
const FILE_BYTES: &str = "100000000";
/// The games of the sample.
const SAMPLE_GAMES: &str = "2000";
/// How many times as fast as the best rival ours should be.
const LEAST_RATIO: f64 = 3.0;

const OURS: &str = "pgn-ours";
const GENERATOR: &str = "pgn-games";

/// What is measured on single games, and who else can do it.
const TASKS: [(&str, &str, [&str; 2]); 2] = [
    (
        "tree",
        "the tree, no move checked",
        ["chessops", "pgn-parser"],
    ),
    ("checked", "every move checked", ["chessops", "chess.js"]),
];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_comparing()?;
    rivals::build_pgn()?;
    let file = large_file()?;
    let sample = rivals::scratch("sample.pgn");
    generate(&["games", SAMPLE_GAMES], &sample)?;
    progress::announce("Measuring PGN");
    let whole = whole_file(rounds, &file)?;
    let mut figures = vec![("file", whole)];
    for (task, title, others) in TASKS {
        figures.push((task, single_games(rounds, &sample, task, title, others)?));
    }
    Ok(Value::from_iter(figures))
}

/// A file of about a hundred million bytes; it is the same each time.
///
/// # Errors
/// The generator cannot be built, or the file cannot be written.
pub(super) fn large_file() -> Outcome<std::path::PathBuf> {
    let file = rivals::scratch("large.pgn");
    generate(&["bytes", FILE_BYTES], &file)?;
    Ok(file)
}

fn generate(words: &[&str], file: &Path) -> Outcome<()> {
    let output =
        std::fs::File::create(file).map_err(|error| Failure::at(file.display(), &error))?;
    let mut command = rivals::native(GENERATOR);
    command.args(words).stdout(Stdio::from(output));
    let status = command
        .status()
        .map_err(|error| Failure::at(GENERATOR, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new(format!("{GENERATOR} ended with {status}")))
    }
}

fn whole_file(rounds: usize, file: &Path) -> Outcome<Value> {
    let (mut listed, mut checked) = (Vec::new(), Vec::new());
    let mut last = [0.0; 4];
    for _ in 0..rounds {
        let mut command = rivals::node("pgn.mjs");
        command.arg(file).arg(rivals::wasm(OURS)).arg("file");
        let [games, list_time, check_time, faulty, held, memory] = numbers(&mut command)?;
        listed.push(list_time);
        checked.push(check_time);
        last = [games, faulty, held, memory];
    }
    let [games, faulty, held, memory] = last;
    if faulty > 0.0 {
        return Err(Failure::new(format!("{faulty} made-up games are faulty")));
    }
    let (listed, checked) = (median(&listed), median(&checked));
    println!("\nA file of {FILE_BYTES} bytes, {games} games; medians of {rounds} rounds");
    println!(
        "    list of games       {listed:>8.2} s {:>12.0} games/s",
        games / listed
    );
    println!(
        "    every move checked  {checked:>8.2} s {:>12.0} games/s",
        games / checked
    );
    println!(
        "    the list holds {:.1} MB, its program {:.1} MB",
        held / 1e6,
        memory / 1e6
    );
    Ok(Value::from_iter([
        ("games", Value::from(games)),
        ("seconds for the list", Value::from(listed)),
        ("seconds for all moves", Value::from(checked)),
        ("bytes of the list", Value::from(held)),
        ("bytes of memory", Value::from(memory)),
    ]))
}

fn single_games(
    rounds: usize,
    sample: &Path,
    task: &str,
    title: &str,
    others: [&'static str; 2],
) -> Outcome<Value> {
    let readers = [OURS, others[0], others[1]];
    let mut speeds = vec![Vec::new(); readers.len()];
    let mut refused = vec![0.0; readers.len()];
    let mut ours_moves = 0.0;
    for round in 1..=rounds {
        println!("    {title}: round {round} of {rounds}");
        for (index, &reader) in readers.iter().enumerate() {
            let mut command = rivals::node("pgn.mjs");
            command.arg(sample);
            match reader {
                OURS => command.arg(rivals::wasm(OURS)),
                other => command.arg(other),
            };
            let [games, seconds, moves, unread] = numbers(command.arg(task))?;
            speeds[index].push(games / seconds);
            refused[index] = unread;
            if reader == OURS {
                ours_moves = moves;
            }
            // Readers that take all games and variations must find the same number of moves.
            if reader == "chessops" && unread == 0.0 && moves != ours_moves {
                return Err(Failure::new("chessops reads other moves than ours"));
            }
        }
    }
    println!("\nSingle games, {title}; games in a second, medians");
    let ours = median(&speeds[0]);
    let mut rows = Vec::new();
    let mut best = 0.0_f64;
    for ((reader, speeds), refused) in readers.iter().zip(&speeds).zip(&refused) {
        let speed = median(speeds);
        println!(
            "    {reader:<12}{speed:>10.0}   ours/it {:>7.2}   refused {refused}",
            ours / speed
        );
        if *reader != OURS {
            best = best.max(speed);
        }
        rows.push((*reader, Value::from(speed)));
    }
    if ours < LEAST_RATIO * best {
        println!("    under the limit: at least {LEAST_RATIO} times the best");
    }
    Ok(Value::from_iter(rows))
}

/// What a program prints, this many numbers.
pub(super) fn numbers<const N: usize>(command: &mut std::process::Command) -> Outcome<[f64; N]> {
    let printed = progress::output_of(command)?;
    let numbers: Option<Vec<f64>> = printed
        .split_whitespace()
        .map(|word| word.parse().ok())
        .collect();
    numbers
        .and_then(|numbers| <[f64; N]>::try_from(numbers).ok())
        .ok_or_else(|| Failure::new(format!("cannot read `{printed}`")))
}
