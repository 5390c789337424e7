//! The long proofs of the rules and notations, too long for every test run.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::{progress, tools, workspace};

/// The default number of positions to compare.
pub const ORACLE_POSITIONS: u64 = 10_000_000;
/// The default number of games to write in every notation and read back.
pub const ROUNDTRIP_GAMES: u64 = 1_000;
/// How long each target is fuzzed by default.
pub const FUZZ_SECONDS: u64 = 60;

/// Compares all perft fixtures node by node, and `positions` positions of random games, games of
/// Chess960 and set-ups, with an independent implementation; then how games are read and written.
///
/// # Errors
/// The comparison does not build, or a difference was found.
pub fn oracle(positions: u64) -> Outcome<()> {
    progress::run(
        "Comparing all perft fixtures with the oracle, node by node",
        run_oracle().arg("agree"),
    )?;
    progress::run(
        &format!("Comparing {positions} positions with the oracle"),
        run_oracle().arg("play").arg(positions.to_string()),
    )?;
    progress::run(
        "Comparing the records of 1,000 random games with the oracle",
        run_oracle().arg("records"),
    )
}

fn run_oracle() -> Command {
    let mut command = workspace::cargo();
    command
        .current_dir(workspace::root().join("tests/oracle"))
        .args(["run", "--locked", "--release", "--quiet", "--"]);
    command
}

/// Writes every legal move of `games` random games in every notation and reads it back.
///
/// # Errors
/// The test does not build, or a move was not read back.
pub fn roundtrip(games: u64) -> Outcome<()> {
    let mut command = workspace::cargo();
    command
        // Optimized for speed, which the release profile is not.
        .args(["test", "--locked", "--profile", "bench", "--test", "native"])
        .args(["--", "--exact", "--nocapture"])
        .arg("roundtrip::every_style_of_every_legal_move_is_read_back")
        .env("JADOUBE_ROUNDTRIP_GAMES", games.to_string());
    let title = format!("Reading back the moves of {games} games from every notation");
    progress::run(&title, &mut command)
}

/// Runs each fuzz target for `seconds` seconds.
///
/// # Errors
/// `cargo-fuzz` or nightly Rust is missing, or a target found a fault.
pub fn fuzz(seconds: u64) -> Outcome<()> {
    tools::for_fuzzing()?;
    let folder = workspace::root().join("tests/fuzz");
    for target in fuzz_targets(&folder)? {
        let mut command = workspace::cargo();
        tools::on_path(&mut command)
            .current_dir(workspace::root())
            // Not the one of the project: sanitizers exist only on nightly.
            .env("RUSTUP_TOOLCHAIN", "nightly")
            .env_remove("CARGO")
            .args(["fuzz", "run", "--fuzz-dir", "tests/fuzz"])
            .arg(&target)
            // New inputs go to the first folder; the second has the committed seeds.
            .arg(format!("tests/fuzz/corpus/{target}"))
            .arg(format!("tests/fuzz/seeds/{target}"))
            .arg("--")
            .arg(format!("-max_total_time={seconds}"));
        std::fs::create_dir_all(folder.join("corpus").join(&target))
            .map_err(|error| Failure::at(folder.display(), &error))?;
        progress::run(&format!("Fuzzing {target}"), &mut command)?;
    }
    Ok(())
}

/// The names of the targets: the files in `targets`.
fn fuzz_targets(folder: &std::path::Path) -> Outcome<Vec<String>> {
    let targets = folder.join("targets");
    let entries =
        std::fs::read_dir(&targets).map_err(|error| Failure::at(targets.display(), &error))?;
    let files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let mut names: Vec<String> = files
        .iter()
        .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::fuzz_targets;
    use crate::workspace;

    #[test]
    fn every_fuzz_target_has_seeds() {
        let folder = workspace::root().join("tests/fuzz");
        let targets = fuzz_targets(&folder).unwrap();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for target in targets {
            assert!(manifest.contains(&format!("name = \"{target}\"")));
            let seeds = std::fs::read_dir(folder.join("seeds").join(target)).unwrap();
            assert!(seeds.count() > 0);
        }
    }
}
