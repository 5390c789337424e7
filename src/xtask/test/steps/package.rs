//! The checks of the built JavaScript package.

use std::path::Path;
use std::process::Command;
use std::thread;

use super::{test_files, with_browser};
use crate::failure::{Failure, Outcome};
use crate::progress::run;
use crate::{package, tools, workspace};

/// The programs that drive the package and chess.js side by side, and how often.
const DIFFERENTIAL: [(&str, [&str; 2]); 2] = [
    ("games.mjs", ["--games", "10000"]),
    ("edits.mjs", ["--sequences", "2000"]),
];

/// Runs the package's own suite, installs it as its users do, and compares it with chess.js.
pub(super) fn tests() -> Outcome<()> {
    let folder = workspace::root().join("tests/package");
    let mut suite = node(&folder);
    suite
        .args(["--test", "--test-reporter=spec"])
        .args(test_files(&folder)?);
    with_browser(&mut suite)?;
    let tested = run("Tests of the JavaScript package", &mut suite);
    tested.and(beside_chess_js(&folder))
}

/// Runs both programs at once, for each keeps one core busy.
fn beside_chess_js(folder: &Path) -> Outcome<()> {
    let drive = |(driver, count): (&str, [&str; 2])| {
        let mut command = node(folder);
        command
            .arg(folder.join("differential").join(driver))
            .args(count);
        let title = format!(
            "The JavaScript package beside chess.js, {}",
            count.join(" ")
        );
        run(&title, &mut command)
    };
    thread::scope(|scope| {
        let driven = DIFFERENTIAL.map(|driver| scope.spawn(move || drive(driver)));
        let broken = || Failure::new("a driver could not be watched");
        driven
            .into_iter()
            .map(|driving| driving.join().map_err(|_| broken())?)
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
