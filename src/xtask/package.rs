//! The JavaScript package: `dist/pkg`, as `npm publish` takes it.
//!
//! The crates `js` and `insight` become a wasm file each: what every program needs, and what is
//! fetched when it is asked for; a third is the engine for Node. The modules of `src/npm/package` are bundled with their glue into
//! one file for each place that they run in. The boards for pages come from [`loader`](crate::loader).

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome, read_text, write};
use crate::wasm::{self, Recipe};
use crate::{colors, openings, progress, tools, workspace};

/// Its folder in the built site.
pub const FOLDER: &str = "pkg";

/// The crates that become its wasm.
pub(crate) const CRATES: [&str; 2] = ["js", "insight"];

/// The engine for Node, as Cargo is told of it.
const ENGINE: [&str; 6] = ["--package", "uci", "--features", "node", "--bin", "uci"];

/// Where its modules and what goes with them are written by hand.
const SOURCE: &str = "src/npm/package";
/// The version that stands in its manifest there.
const NO_VERSION: &str = "\"version\": \"0.0.0\"";

/// Bundles the modules.
const BUNDLE: &str = "src/xtask/package/bundle.mjs";

/// What is copied with its colors put in, and its name in the package. CommonJS needs declarations
/// of its own: a checker takes those of a module for what `require` cannot load.
const COPIED: [(&str, &str); 14] = [
    ("src/npm/package/index.d.ts", "index.d.ts"),
    ("src/npm/package/index.d.ts", "index.d.cts"),
    ("src/npm/package/board.d.ts", "board.d.ts"),
    ("src/embed/loader/jadoube.css", "board.css"),
    ("src/npm/package/react.d.ts", "react.d.ts"),
    ("src/npm/package/react.js", "react.js"),
    ("src/npm/package/score.d.ts", "score.d.ts"),
    ("src/npm/package/scorm.d.ts", "scorm.d.ts"),
    ("src/npm/package/xapi.d.ts", "xapi.d.ts"),
    ("src/npm/package/README.md", "README.md"),
    ("src/npm/package/CHANGELOG.md", "CHANGELOG.md"),
    ("src/npm/package/MIGRATION.md", "MIGRATION.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// Builds the package into the site in `folder`.
///
/// # Errors
/// A tool fails, or a file cannot be read or written.
pub fn build(folder: &Path) -> Outcome<()> {
    let target = folder.join(FOLDER);
    make_empty(&target)?;
    let recipe = Recipe::of_the_page()?;
    for name in CRATES {
        // The entries say where the wasm is; a second address would mislead bundlers.
        let binding = ["--omit-default-module-path", "--remove-producers-section"];
        recipe.make_library(name, wasm::profile::PACKAGE, false, &binding)?;
    }
    let binding = ["--omit-default-module-path", "--remove-producers-section"];
    recipe.make("uci", wasm::profile::ENGINE, &ENGINE, &binding)?;
    bundle(&target)?;
    for (from, to) in COPIED {
        let (from, to) = (workspace::root().join(from), target.join(to));
        colors::copy(&from, &to)?;
    }
    write(&target.join("package.json"), manifest()?)
}

fn make_empty(folder: &Path) -> Outcome<()> {
    let failure = |error: &std::io::Error| Failure::at(folder.display(), error);
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| failure(&error))?;
    }
    fs::create_dir_all(folder).map_err(|error| failure(&error))
}

/// Writes the scripts of the package, its wasm and the names of openings into `target`.
fn bundle(target: &Path) -> Outcome<()> {
    let programs = wasm::made_folder();
    let names = programs.join("openings.txt");
    openings::pack(&names)?;
    let mut command = tools::bundler(BUNDLE);
    command
        .arg(workspace::root().join(SOURCE))
        .args([&programs, &names])
        .arg(target)
        .arg(env!("CARGO_PKG_VERSION"));
    progress::run("Bundling the JavaScript package", &mut command)
}

/// The manifest, with the version of the workspace.
fn manifest() -> Outcome<String> {
    let path = workspace::root().join(SOURCE).join("package.json");
    let text = read_text(&path)?;
    if !text.contains(NO_VERSION) {
        return Err(Failure::new(format!(
            "{} must say {NO_VERSION}; the build writes the version of the workspace there",
            path.display()
        )));
    }
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    Ok(text.replace(NO_VERSION, &version))
}

#[cfg(test)]
mod tests {
    use super::manifest;

    #[test]
    fn the_manifest_has_the_version_of_the_workspace() {
        let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
        assert!(manifest().unwrap().contains(&version));
    }
}
