//! The JavaScript package and chess.js, driven side by side.

use std::path::Path;
use std::process::Command;
use std::thread;

use super::FOLDER;
use crate::failure::{Failure, Outcome};
use crate::progress::run;
use crate::{tools, workspace};

/// What is run after each other: a driver, what it counts, and which runs.
type Lane = Vec<(&'static str, &'static str, std::ops::Range<u64>)>;

/// Plays random games and makes random edits in both libraries and compares all their answers.
///
/// # Errors
/// A difference was found that the migration page does not tell, or a driver fails.
pub fn compare_with_chess_js(games: u64, sequences: u64) -> Outcome<()> {
    let drive = |(driver, count, runs): &(&str, &str, std::ops::Range<u64>)| {
        let folder = workspace::root().join("tests/package");
        let mut command = node(&folder);
        command
            .arg(folder.join("differential").join(driver))
            .args([*count, &(runs.end - runs.start).to_string()])
            .args(["--first", &runs.start.to_string()]);
        let title = format!(
            "The JavaScript package beside chess.js, {count} {} to {}",
            runs.start, runs.end
        );
        run(&title, &mut command)
    };
    thread::scope(|scope| {
        let lanes = lanes(games, sequences)
            .map(|lane| scope.spawn(move || lane.iter().map(drive).fold(Ok(()), Outcome::and)));
        let broken = || Failure::new("a driver could not be watched");
        lanes
            .into_iter()
            .map(|lane| lane.join().map_err(|_| broken())?)
            .fold(Ok(()), Outcome::and)
    })
}

/// Halves that take equally long: each keeps one core busy.
fn lanes(games: u64, sequences: u64) -> [Lane; 2] {
    let first = games * 3 / 5;
    [
        vec![("games.mjs", "--games", 0..first)],
        vec![
            ("games.mjs", "--games", first..games),
            ("edits.mjs", "--sequences", 0..sequences),
        ],
    ]
}

/// Node, with what tests of the package must find.
pub(crate) fn node(folder: &Path) -> Command {
    let mut command = Command::new("node");
    command
        .current_dir(folder)
        .env("JADOUBE_PACKAGE", workspace::dist().join(FOLDER))
        .env("NODE_PACKAGES", tools::npm_home());
    command
}

#[cfg(test)]
mod tests {
    use super::lanes;

    #[test]
    fn every_game_and_every_sequence_is_run_once() {
        let [one, other] = lanes(10, 3);
        assert_eq!(one, [("games.mjs", "--games", 0..6)]);
        let rest = [
            ("games.mjs", "--games", 6..10),
            ("edits.mjs", "--sequences", 0..3),
        ];
        assert_eq!(other, rest);
    }
}
