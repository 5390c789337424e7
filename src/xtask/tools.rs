//! The programs that the tasks need: found, or installed into `target/tools`.
//!
//! A program on `PATH` is taken when its version is the right one. Everything else goes into
//! `target/tools` and nowhere else, except the browsers and some drivers, which only the
//! system's package manager can install.

mod bind;
pub mod browser;
mod cargo_tools;
mod npm;
mod path;
mod target;

pub use path::on_path;

pub(crate) use npm::BINARYEN;
pub(crate) use path::npm_home;
pub(crate) use target::WASM;

use std::path::PathBuf;
use std::process::Command;

use path::find;

use crate::failure::Outcome;
use crate::workspace;

/// What building the site and the JavaScript package needs: the wasm target, Trunk, wasm-bindgen's
/// program, wasm-opt and a bundler.
///
/// # Errors
/// Something is missing and cannot be installed; the message says what to install.
pub fn for_building() -> Outcome<()> {
    wasm_target()?;
    wasm_bindgen()?;
    trunk()?;
    clean();
    npm_for_building()
}

/// The compiler's WebAssembly target.
///
/// # Errors
/// It is missing and cannot be installed.
pub(crate) fn wasm_target() -> Outcome<()> {
    target::ensure()
}

/// Trunk.
///
/// # Errors
/// It is missing and cannot be installed.
pub(crate) fn trunk() -> Outcome<()> {
    cargo_tools::ensure(&cargo_tools::TRUNK)
}

/// Our own stand-in for the program `wasm-bindgen` and the program that orders functions, compiled
/// anew when their source has changed.
///
/// # Errors
/// They do not compile.
pub(crate) fn wasm_bindgen() -> Outcome<()> {
    bind::ensure()
}

/// The tests of [`wasm_bindgen`].
///
/// # Errors
/// One fails.
pub(crate) fn wasm_bindgen_tests() -> Outcome<()> {
    bind::tests()
}

/// What stands for the source of [`wasm_bindgen`].
///
/// # Errors
/// The source cannot be read.
pub(crate) fn bind_source() -> Outcome<String> {
    bind::source()
}

/// wasm-opt and a bundler.
///
/// # Errors
/// One is missing and cannot be installed.
pub(crate) fn npm_for_building() -> Outcome<()> {
    npm::ensure(&npm::FOR_BUILDING)
}

/// What makes the book in which boards must work.
///
/// # Errors
/// It is missing and cannot be installed.
pub(crate) fn programs_for_testing() -> Outcome<()> {
    cargo_tools::ensure(&cargo_tools::MDBOOK)
}

/// What drives browsers, the accessibility checker, and what the JavaScript package and the
/// examples must work with.
///
/// # Errors
/// A package is missing and cannot be installed.
pub(crate) fn npm_for_testing() -> Outcome<()> {
    npm::ensure(&npm::FOR_TESTING)
}

/// Chromium with its driver, and what drives it from scripts.
///
/// # Errors
/// Something is missing and cannot be installed; the message says what to install.
pub fn for_browsing() -> Outcome<()> {
    npm::ensure(&[npm::SELENIUM])?;
    browser::ensure()
}

/// What the tests in other browsers than Chromium need besides: Firefox and WebKitGTK with their
/// drivers.
///
/// # Errors
/// Something is missing and cannot be installed; the message says what to install.
pub fn for_other_browsers() -> Outcome<()> {
    browser::ensure_others()?;
    cargo_tools::ensure(&cargo_tools::GECKODRIVER)
}

/// The driver of Firefox, once [`for_other_browsers`] has installed it.
#[must_use]
pub fn geckodriver() -> Option<PathBuf> {
    find(cargo_tools::GECKODRIVER.program())
}

/// What comparing our rules with others needs besides: their packages.
///
/// # Errors
/// A package is missing and cannot be installed.
pub fn for_comparing() -> Outcome<()> {
    npm::ensure(&npm::FOR_COMPARING)
}

/// What comparing our boards in pages with others needs besides: their packages, and Chromium.
///
/// # Errors
/// Something is missing and cannot be installed.
pub fn for_comparing_boards() -> Outcome<()> {
    npm::ensure(&npm::FOR_COMPARING_BOARDS)?;
    for_browsing()
}

/// What fuzzing needs: `cargo fuzz`.
///
/// # Errors
/// It is missing and cannot be installed.
pub fn for_fuzzing() -> Outcome<()> {
    cargo_tools::ensure(&cargo_tools::CARGO_FUZZ)?;
    clean();
    Ok(())
}

/// Frees the space that building the tools took. Never while one of them is being built.
pub(crate) fn clean() {
    cargo_tools::clean();
}

/// A program of binaryen, which runs in Node. When it `is_brief`, Node does not compile it a second time,
/// for speed: that takes four times as long as to optimize a small program.
#[must_use]
pub(crate) fn binaryen(program: &str, is_brief: bool) -> Command {
    let mut command = Command::new("node");
    if is_brief {
        command.arg("--liftoff-only");
    }
    command.arg(npm_home().join("node_modules/binaryen/bin").join(program));
    command
}

/// A command that runs one of our bundling scripts in Node; its first argument says where the
/// packages are that it needs.
#[must_use]
pub fn bundler(script: &str) -> Command {
    let mut command = Command::new("node");
    command
        .current_dir(workspace::root())
        .arg(script)
        .arg(npm_home());
    command
}
