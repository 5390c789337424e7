//! Where programs are looked for.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::{progress, workspace};

/// Gives `command` a `PATH` on which our own tools come first.
pub fn on_path(command: &mut Command) -> &mut Command {
    command.env("PATH", search_path())
}

fn search_path() -> OsString {
    let own = [workspace::tools().join("bin"), npm_programs()];
    let system = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(own.into_iter().chain(std::env::split_paths(&system)))
        .expect("a folder that came from PATH, or lies in the workspace, can stand in PATH")
}

/// The folder whose scripts find the packages.
pub(crate) fn npm_home() -> PathBuf {
    workspace::tools().join("npm")
}

/// Where npm puts the programs of the packages.
fn npm_programs() -> PathBuf {
    npm_home().join("node_modules").join(".bin")
}

/// What `program --version` prints, when it is there at all.
pub(super) fn version_text(program: &str) -> Option<String> {
    let mut command = Command::new(find(program)?);
    on_path(&mut command).arg("--version");
    progress::output_of(&mut command).ok()
}

/// Looks for `program` where [`on_path`] makes other programs look.
pub(super) fn find(program: &str) -> Option<PathBuf> {
    let names = [
        program.to_owned(),
        format!("{program}.exe"),
        format!("{program}.cmd"),
    ];
    let names = if cfg!(windows) {
        &names[1..]
    } else {
        &names[..1]
    };
    std::env::split_paths(&search_path())
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|file| file.is_file())
}
