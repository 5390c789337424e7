//! The checks of the built JavaScript package.

use std::path::Path;
use std::process::Command;
use std::thread;

use super::commands::test_files;
use super::end_to_end::with_browser;
use crate::failure::{Failure, Outcome};
use crate::progress::run;
use crate::{package, tools, workspace};

/// A program that drives the package and chess.js side by side, and what of it is run.
type Drive = (&'static str, [&'static str; 4]);

/// Ten thousand games and two thousand sequences of edits, in halves that take equally long: each
/// keeps one core busy.
const DIFFERENTIAL: [&[Drive]; 2] = [
    &[("games.mjs", ["--games", "6000", "--first", "0"])],
    &[
        ("games.mjs", ["--games", "4000", "--first", "6000"]),
        ("edits.mjs", ["--sequences", "2000", "--first", "0"]),
    ],
];

/// Runs the package's own suite, installs it as its users do, and compares it with chess.js.
pub(super) fn tests() -> Outcome<()> {
    let folder = workspace::root().join("tests/package");
    let mut suite = node(&folder);
    suite
        // Node leaves one core to itself otherwise.
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .args(test_files(&folder)?);
    with_browser(&mut suite)?;
    let tested = run("Tests of the JavaScript package", &mut suite);
    tested.and(beside_chess_js(&folder))
}

/// Runs both halves at once.
fn beside_chess_js(folder: &Path) -> Outcome<()> {
    let drive = |(driver, chosen): &Drive| {
        let mut command = node(folder);
        command
            .arg(folder.join("differential").join(driver))
            .args(chosen);
        let title = format!(
            "The JavaScript package beside chess.js, {}",
            chosen.join(" ")
        );
        run(&title, &mut command)
    };
    thread::scope(|scope| {
        let halves = DIFFERENTIAL
            .map(|half| scope.spawn(move || half.iter().map(drive).fold(Ok(()), Outcome::and)));
        let broken = || Failure::new("a driver could not be watched");
        halves
            .into_iter()
            .map(|half| half.join().map_err(|_| broken())?)
            .fold(Ok(()), Outcome::and)
    })
}

/// Node, with what the tests must find.
fn node(folder: &Path) -> Command {
    let mut command = Command::new("node");
    command
        .current_dir(folder)
        .env("JADOUBE_PACKAGE", workspace::dist().join(package::FOLDER))
        .env("NODE_PACKAGES", tools::npm_home());
    command
}
