//! The package of rivals in `tests/bench`: building it and finding what was built.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::Outcome;
use crate::{progress, tools, workspace};

/// Our own engine; the ratios are against it.
pub(super) const OURS: &str = "ours";

/// The programs that count lines, ours first, then the fastest peer.
pub(super) const ENGINES: [&str; 5] = [OURS, "eschac", "cozy-chess", "chess", "shakmaty"];

const WASM: &str = "wasm32-unknown-unknown";

/// The programs that run only in WebAssembly.
const WASM_ONLY: [&str; 4] = ["plies-ours", "plies-shakmaty", "size-movegen", "size-rules"];

/// The program that writes the games for the measurement of plies.
pub(super) const GAMES: &str = "games";

pub(super) fn build_native() -> Outcome<()> {
    let mut command = cargo(&["build", "--release", "--locked"]);
    for program in ENGINES.into_iter().chain([GAMES]) {
        command.args(["--bin", program]);
    }
    progress::run("Building the rivals natively", &mut command)
}

pub(super) fn build_wasm() -> Outcome<()> {
    tools::for_building()?;
    let mut command = cargo(&["build", "--release", "--locked", "--target", WASM]);
    for program in ENGINES.into_iter().chain(WASM_ONLY) {
        command.args(["--bin", program]);
    }
    progress::run("Building the rivals for WebAssembly", &mut command)
}

pub(super) fn native(program: &str) -> Command {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    Command::new(target().join("release").join(name))
}

pub(super) fn wasm(program: &str) -> PathBuf {
    target()
        .join(WASM)
        .join("release")
        .join(format!("{program}.wasm"))
}

/// Node with one of the scripts of the package.
pub(super) fn node(script: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(folder().join("node").join(script));
    command.env("NODE_PACKAGES", workspace::tools().join("npm"));
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
