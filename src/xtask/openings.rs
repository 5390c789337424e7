//! The file of opening names: packed and checked by a program of its own, which knows chess.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::{painters, progress};

/// The folder of the site that holds the file alone.
pub const FOLDER: &str = "openings";
/// The file before its name gets a digest.
const FILE: &str = "names.txt";

/// Packs the names into the site in `folder`.
///
/// # Errors
/// A row of the tables is wrong, or the file cannot be written.
pub fn write(folder: &Path) -> Outcome<()> {
    let target = folder.join(FOLDER);
    std::fs::create_dir_all(&target).map_err(|error| Failure::at(target.display(), &error))?;
    pack(&target.join(FILE))
}

/// Packs the names into `file`.
///
/// # Errors
/// A row of the tables is wrong, or the file cannot be written.
pub fn pack(file: &Path) -> Outcome<()> {
    let mut command = painters::OPENINGS.command()?;
    command.arg("src/openings/data").arg(file);
    progress::capture("Packing the names of openings", &mut command)?;
    Ok(())
}

/// The file of names in the site in `folder`.
///
/// # Errors
/// The folder cannot be read.
pub fn in_site(folder: &Path) -> Outcome<Vec<String>> {
    let target = folder.join(FOLDER);
    let failure = |error: &std::io::Error| Failure::at(target.display(), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&target).map_err(|error| failure(&error))? {
        let name = entry.map_err(|error| failure(&error))?.file_name();
        files.push(format!("{FOLDER}/{}", name.to_string_lossy()));
    }
    Ok(files)
}
