//! Our own stand-in for the program `wasm-bindgen`, and beside it `wasm-order`: `src/xtask/bind`, a
//! package outside the workspace.
//!
//! The stand-in is made of the same library. wasm-bindgen's own program takes four times as long to
//! compile, because it comes with a test runner, an HTTP client and a server; and it cannot cut a
//! program into parts.

use std::path::{Path, PathBuf};

use super::cargo_tools;
use super::path::{find, version_text};
use crate::failure::{Failure, Outcome, read_bytes};
use crate::linting::linting;
use crate::{digest, progress, workspace};

const PROGRAM: &str = "wasm-bindgen";
/// Orders the functions of a program.
const ORDER: &str = "wasm-order";

/// Compiles it into `target/tools` when the one there is not from this source.
pub(super) fn ensure() -> Outcome<()> {
    let source = source()?;
    if is_present(&source) {
        return Ok(());
    }
    let mut command = cargo_tools::install(OPT_LEVEL);
    command
        .arg("--path")
        .arg(package())
        .env("JADOUBE_BIND_SOURCE", &source);
    progress::run("Installing our wasm-bindgen (once)", &mut command)?;
    if is_present(&source) {
        return Ok(());
    }
    Err(Failure::new(
        "our wasm-bindgen was installed, but it is not the one that is found",
    ))
}

/// The libraries read and write a few megabytes; optimized they would win half a second at each build.
/// Only the comparing of functions is optimized, as the manifest says.
const OPT_LEVEL: &str = "0";

/// Lints the package and runs its tests, on the libraries that [`ensure`] has just compiled.
pub(super) fn tests() -> Outcome<()> {
    let mut command = workspace::cargo();
    command
        .current_dir(package())
        .args(["test", "--locked", "--no-fail-fast", "--release"]);
    let title = "Tests of the build tools";
    progress::run(
        title,
        linting(cargo_tools::compiled_briefly(&mut command, OPT_LEVEL)),
    )
}

fn package() -> PathBuf {
    workspace::root().join("src/xtask/bind")
}

/// Whether the program says that it was compiled from this source, and the other one is beside it.
fn is_present(source: &str) -> bool {
    let version = version_text(PROGRAM);
    version.is_some_and(|text| cargo_tools::tells(&text, source)) && find(ORDER).is_some()
}

/// A digest of all files of the package.
pub(super) fn source() -> Outcome<String> {
    let package = package();
    let mut files = files_in(&package)?;
    files.extend(files_in(&package.join("order"))?);
    files.sort();
    let mut content = Vec::new();
    for file in files {
        content.extend(read_bytes(&file)?);
    }
    Ok(digest::short_name(&content))
}

fn files_in(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let failure = |error: &std::io::Error| Failure::at(folder.display(), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| failure(&error))? {
        let path = entry.map_err(|error| failure(&error))?.path();
        if path.is_file() {
            files.push(path);
        }
    }
    Ok(files)
}
