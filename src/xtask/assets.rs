//! Content hashes in the names of files that Trunk copies as they are.

use std::path::Path;

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{digest, openings};

/// The folders whose files get hashed names.
const FOLDERS: [&str; 2] = ["icons", openings::FOLDER];

/// The files that name them.
const NAMED_IN: [&str; 4] = [
    "index.html",
    "manifest.webmanifest",
    "javascript/index.html",
    "javascript/migration.html",
];

/// Renames every file of these folders in the site by its content and follows it in the pages.
///
/// # Errors
/// A file cannot be read or written.
pub fn hash_names(folder: &Path) -> Outcome<()> {
    let mut renamed = Vec::new();
    for inner in FOLDERS {
        renamed.extend(rename_files(folder, inner)?);
    }
    for page in NAMED_IN {
        let path = folder.join(page);
        let mut text = read_text(&path)?;
        for (old, new) in &renamed {
            text = text.replace(old, new);
        }
        write(&path, text)?;
    }
    Ok(())
}

/// Renames the files of one folder of the site; returns each old name with the new one.
fn rename_files(site: &Path, inner: &str) -> Outcome<Vec<(String, String)>> {
    let folder = site.join(inner);
    let entries =
        std::fs::read_dir(&folder).map_err(|error| Failure::at(folder.display(), &error))?;
    let mut renamed = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| Failure::at(folder.display(), &error))?
            .path();
        let (Some(stem), Some(extension)) = (path.file_stem(), path.extension()) else {
            continue;
        };
        let (stem, extension) = (stem.to_string_lossy(), extension.to_string_lossy());
        let hash = digest::short_name(&read_bytes(&path)?);
        let name = format!("{stem}-{hash}.{extension}");
        std::fs::rename(&path, folder.join(&name))
            .map_err(|error| Failure::at(path.display(), &error))?;
        renamed.push((
            format!("{inner}/{stem}.{extension}"),
            format!("{inner}/{name}"),
        ));
    }
    Ok(renamed)
}
