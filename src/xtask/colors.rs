//! Puts the colors of the crate `palette` where sources only name them.

use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_text, write};

/// The files of the site that no bundler reads and that name colors.
const PAGES: [&str; 5] = [
    "index.html",
    "manifest.webmanifest",
    "javascript/index.html",
    "javascript/migration.html",
    "javascript/page.css",
];

/// The variable in which the bundling scripts find the colors; `src/xtask/palette.mjs` reads it.
const VARIABLE: &str = "JADOUBE_PALETTE";

/// Puts the colors into the pages of the site in `folder`.
///
/// # Errors
/// A page names a color that there is none of, or a file cannot be read or written.
pub fn insert(folder: &Path) -> Outcome<()> {
    for page in PAGES {
        copy(&folder.join(page), &folder.join(page))?;
    }
    Ok(())
}

/// Copies a text and puts the colors into it.
///
/// # Errors
/// It names a color that there is none of, or a file cannot be read or written.
pub(crate) fn copy(from: &Path, to: &Path) -> Outcome<()> {
    let text = read_text(from)?;
    let filled = palette::fill(&text)
        .map_err(|error| Failure::new(format!("{}: {error}", from.display())))?;
    write(to, filled)
}

/// Hands the colors to a bundling script.
pub(crate) fn hand_to(command: &mut Command) -> &mut Command {
    let colors: serde_json::Map<String, serde_json::Value> = palette::ALL
        .iter()
        .map(|shade| (shade.name(), shade.css().into()))
        .collect();
    command.env(VARIABLE, serde_json::Value::Object(colors).to_string())
}
