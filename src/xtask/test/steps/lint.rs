//! Linting of what is not linted while it is compiled.

use super::commands::{cargo, cargo_in, of_packages};
use crate::failure::Outcome;
use crate::painters::NATIVE;
use crate::progress::run;
use crate::workspace;

const WASM: [&str; 2] = ["--target", "wasm32-unknown-unknown"];

/// The packages that are compiled for the browser, and are not only part of one that is.
const IN_THE_BROWSER: [&str; 15] = [
    "jadoube", "board", "ui", "moves", "play", "study", "library", "learn", "workshop", "archive",
    "engine", "js", "insight", "embed", "tutor",
];

/// Packages outside the workspace of which no step runs anything: the others are linted where they are
/// compiled.
const ONLY_LINTED: [&str; 4] = ["tests/fuzz", "tests/bench", "tests/match", "tests/tune"];

/// Where [`ONLY_LINTED`] is linted: in one folder, so that what these packages share is read once.
pub(super) const FOLDER: &str = "target/outside";

pub(super) fn native() -> Outcome<()> {
    let mut command = cargo(&["clippy", "--locked", "--all-targets"]);
    command.args(NATIVE).args(["--", "--deny", "warnings"]);
    run("Linting", &mut command)
}

pub(super) fn wasm() -> Outcome<()> {
    let mut command = cargo(&["clippy", "--locked"]);
    of_packages(&mut command, &IN_THE_BROWSER);
    command
        .args(["--features", "archive/worker,engine/worker"])
        .args(WASM);
    command.args([
        "--lib", "--bin", "site", "--bin", "archive", "--bin", "book", "--bin", "engine",
    ]);
    command.args(["--", "--deny", "warnings"]);
    run("Linting for WebAssembly", &mut command)
}

pub(super) fn outside() -> Outcome<()> {
    for package in ONLY_LINTED {
        let arguments = [
            "clippy",
            "--locked",
            "--all-targets",
            "--",
            "--deny",
            "warnings",
        ];
        let mut command = cargo_in(package, &arguments);
        command.env("CARGO_TARGET_DIR", workspace::root().join(FOLDER));
        run(&format!("Linting {package}"), &mut command)?;
    }
    Ok(())
}
