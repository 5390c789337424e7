//! The compiler's WebAssembly target.

use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::{progress, workspace};

/// The target that browsers run.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the target when the compiler lacks it.
pub(super) fn ensure() -> Outcome<()> {
    if is_installed()? {
        return Ok(());
    }
    let mut command = Command::new("rustup");
    command
        .current_dir(workspace::root())
        .args(["target", "add", WASM]);
    progress::run(
        "Installing the WebAssembly target of the compiler (once)",
        &mut command,
    )
    .map_err(|failure| Failure::new(format!("{failure}; run: rustup target add {WASM}")))
}

fn is_installed() -> Outcome<bool> {
    let mut command = Command::new("rustc");
    command
        .current_dir(workspace::root())
        .args(["--print", "target-libdir", "--target", WASM]);
    let folder = progress::output_of(&mut command)?;
    Ok(std::path::Path::new(folder.trim()).is_dir())
}
