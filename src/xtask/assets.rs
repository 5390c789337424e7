//! Content hashes in the names of files that Trunk copies as they are.

use std::path::Path;

use crate::digest;
use crate::failure::{Failure, Outcome, read_bytes, read_text, write};

/// The folder whose files get hashed names.
const FOLDER: &str = "icons";

/// The files that name them.
const NAMED_IN: [&str; 2] = ["index.html", "manifest.webmanifest"];

/// Renames every icon of the site in `folder` by its content and follows it in the pages.
///
/// # Errors
/// A file cannot be read or written.
pub fn hash_names(folder: &Path) -> Outcome<()> {
    let icons = folder.join(FOLDER);
    let entries =
        std::fs::read_dir(&icons).map_err(|error| Failure::at(icons.display(), &error))?;
    let mut renamed = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| Failure::at(icons.display(), &error))?
            .path();
        let (Some(stem), Some(extension)) = (path.file_stem(), path.extension()) else {
            continue;
        };
        let (stem, extension) = (stem.to_string_lossy(), extension.to_string_lossy());
        let hash = digest::short_name(&read_bytes(&path)?);
        let name = format!("{stem}-{hash}.{extension}");
        std::fs::rename(&path, icons.join(&name))
            .map_err(|error| Failure::at(path.display(), &error))?;
        renamed.push((
            format!("{FOLDER}/{stem}.{extension}"),
            format!("{FOLDER}/{name}"),
        ));
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
