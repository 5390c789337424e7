//! What several steps start, and what they start it on.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::{tools, workspace};

/// A command of Cargo for the workspace, which finds the tools that were installed.
pub(super) fn cargo(arguments: &[&str]) -> Command {
    let mut command = workspace::cargo();
    tools::on_path(&mut command).args(arguments);
    command
}

/// The same command for these packages of the workspace.
pub(super) fn of_packages<'a>(command: &'a mut Command, packages: &[&str]) -> &'a mut Command {
    command.args(packages.iter().flat_map(|package| ["--package", package]))
}

/// A command of Cargo for a package outside the workspace, run in its own folder.
pub(super) fn cargo_in(package: &str, arguments: &[&str]) -> Command {
    let mut command = cargo(arguments);
    command.current_dir(workspace::root().join(package));
    command
}

/// Node's test files in `folder` and below, in order.
pub(super) fn test_files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    let failure = |error: &std::io::Error| Failure::at(folder.display(), error);
    for entry in std::fs::read_dir(folder).map_err(|error| failure(&error))? {
        let path = entry.map_err(|error| failure(&error))?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    Ok(())
}
