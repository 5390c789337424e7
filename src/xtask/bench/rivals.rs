//! The package of rivals in `tests/bench`: building it and finding what was built.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::Outcome;
use crate::{progress, tools, workspace};

/// Our own engine; the ratios are against it.
pub(super) const OURS: &str = "ours";

/// Our own engine where a program lists the moves and plays each, as most do; [`OURS`] walks the
/// positions after all moves without a list.
pub(super) const OURS_LISTED: &str = "ours-listed";

/// Our own engine as it is built for the page, measured in WebAssembly only.
pub(super) const OURS_SMALL: &str = "ours, small";

/// The programs that count lines, ours first, then the fastest peer.
pub(super) const ENGINES: [&str; 6] = [
    OURS,
    OURS_LISTED,
    "eschac",
    "cozy-chess",
    "chess",
    "shakmaty",
];

/// The rivals in JavaScript; each is measured in the way in which it counts by itself.
pub(super) const SCRIPTED: [&str; 2] = ["chessops", "chess.js"];

const WASM: &str = "wasm32-unknown-unknown";

/// The programs that run only in WebAssembly.
const WASM_ONLY: [&str; 4] = ["plies-ours", "plies-shakmaty", "dead-ours", "explain-ours"];

/// The program that writes the games for the measurement of plies.
pub(super) const GAMES: &str = "games";

pub(super) fn build_native() -> Outcome<()> {
    let mut command = cargo(&["build", "--release", "--locked"]);
    for program in ENGINES.into_iter().chain([GAMES]) {
        command.args(["--bin", program]);
    }
    progress::run("Building the rivals natively", &mut command)
}

/// The program that reads texts which are made to keep readers busy.
pub(super) const READERS: &str = "readers-ours";

pub(super) fn build_readers() -> Outcome<()> {
    let mut command = cargo(&["build", "--release", "--locked", "--bin", READERS]);
    progress::run("Building the readers natively", &mut command)
}

/// The program that reads games of old books.
pub(super) const BOOKS: &str = "books-ours";

pub(super) fn build_books() -> Outcome<()> {
    let mut command = cargo(&["build", "--release", "--locked", "--bin", BOOKS]);
    progress::run("Building the reader of books natively", &mut command)
}

pub(super) fn build_wasm() -> Outcome<()> {
    tools::for_building()?;
    let mut command = cargo(&["build", "--release", "--locked", "--target", WASM]);
    for program in ENGINES.into_iter().chain(WASM_ONLY) {
        command.args(["--bin", program]);
    }
    progress::run("Building the rivals for WebAssembly", &mut command)
}

/// Builds the program that makes up files of games.
pub(super) fn build_maker() -> Outcome<()> {
    let mut native = cargo(&["build", "--release", "--locked", "--bin", "pgn-games"]);
    progress::run("Building the maker of games", &mut native)
}

/// Builds what the measurement of PGN needs.
pub(super) fn build_pgn() -> Outcome<()> {
    tools::for_building()?;
    build_maker()?;
    let mut wasm = cargo(&["build", "--release", "--locked", "--target", WASM]);
    wasm.args(["--bin", "pgn-ours"]);
    progress::run("Building our reader of PGN for WebAssembly", &mut wasm)
}

/// Builds our own engine and the files to be weighed as the page is built.
pub(super) fn build_small() -> Outcome<()> {
    tools::for_building()?;
    let mut command = cargo(&["build", "--profile", "small", "--locked", "--target", WASM]);
    command.args(["--bin", OURS, "--examples"]);
    progress::run("Building our rules for size", &mut command)
}

pub(super) fn native(program: &str) -> Command {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    Command::new(target().join("release").join(name))
}

pub(super) fn wasm(program: &str) -> PathBuf {
    let (profile, name) = match program {
        OURS_SMALL => ("small", OURS),
        name => ("release", name),
    };
    target()
        .join(WASM)
        .join(profile)
        .join(format!("{name}.wasm"))
}

/// A file to be weighed, named as in the manifest.
pub(super) fn weighed(example: &str) -> PathBuf {
    let file = format!("{}.wasm", example.replace('-', "_"));
    target().join(WASM).join("small/examples").join(file)
}

/// Node with one of the scripts of the package.
pub(super) fn node(script: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(folder().join("node").join(script));
    command.env("NODE_PACKAGES", tools::npm_home());
    command
}

/// The same with a script that starts a browser.
pub(super) fn browsing(script: &str) -> Command {
    let mut command = node(script);
    for program in [tools::browser::CHROMEDRIVER, tools::browser::CHROMIUM] {
        command.envs(program.find().map(|file| (program.variable, file)));
    }
    command
}

/// A file beside what was built.
pub(super) fn scratch(name: &str) -> PathBuf {
    target().join(name)
}

fn folder() -> PathBuf {
    workspace::root().join("tests/bench")
}

/// Known here, not left to Cargo, because the built files are handed to other programs.
fn target() -> PathBuf {
    folder().join("target")
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = workspace::cargo();
    command
        .current_dir(folder())
        .args(arguments)
        .arg("--target-dir")
        .arg(target());
    command
}
