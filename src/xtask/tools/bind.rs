//! Our own stand-in for the program `wasm-bindgen`: `src/xtask/bind`, a package outside the
//! workspace.
//!
//! It is made of the same library. wasm-bindgen's own program takes four times as long to compile,
//! because it comes with a test runner, an HTTP client and a server; and it cannot cut a program
//! into parts.

use std::path::{Path, PathBuf};

use super::cargo_tools;
use crate::failure::{Failure, Outcome, read_bytes};
use crate::{digest, progress, workspace};

const PROGRAM: &str = "wasm-bindgen";

/// Compiles it into `target/tools` when the one there is not from this source.
pub(super) fn ensure() -> Outcome<()> {
    let package = workspace::root().join("src/xtask/bind");
    let source = digest_of(&package)?;
    if is_present(&source) {
        return Ok(());
    }
    // It reads and writes a few megabytes; optimized it would win half a second at each build.
    let mut command = cargo_tools::install("0");
    command
        .arg("--path")
        .arg(&package)
        .env("JADOUBE_BIND_SOURCE", &source);
    progress::run("Installing our wasm-bindgen (once)", &mut command)?;
    if is_present(&source) {
        return Ok(());
    }
    Err(Failure::new(
        "our wasm-bindgen was installed, but it is not the one that is found",
    ))
}

/// Whether the program says that it was compiled from this source.
fn is_present(source: &str) -> bool {
    let version = super::version_text(PROGRAM);
    version.is_some_and(|text| cargo_tools::tells(&text, source))
}

/// A digest of all files of the package.
fn digest_of(package: &Path) -> Outcome<String> {
    let failure = |error: &std::io::Error| Failure::at(package.display(), error);
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(package).map_err(|error| failure(&error))? {
        let path = entry.map_err(|error| failure(&error))?.path();
        if path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    let mut content = Vec::new();
    for file in files {
        content.extend(read_bytes(&file)?);
    }
    Ok(digest::short_name(&content))
}
