//! The loader of boards in foreign pages: `jadoube.js`, one file without dependencies, and the
//! optional `jadoube.css`, which keeps the boards' room until the loader is there.
//!
//! Their names never change, for they stand in other people's pages.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::{budgets, progress, tools, workspace};

/// The loader in the built site.
pub const FILE: &str = "jadoube.js";
/// The styles for a page that waits for the loader.
const STYLES: &str = "jadoube.css";

/// Where its modules are written by hand.
const SOURCE: &str = "src/embed/loader";
/// The only drawing of the men.
const DRAWING: &str = "src/picture/pieces.svg";
/// Bundles the modules with the drawing.
const BUNDLE: &str = "src/xtask/loader/bundle.mjs";

/// Builds the loader into the site in `folder` and prints what it weighs.
///
/// # Errors
/// A tool fails, a file cannot be read or written, or the size limit is exceeded.
pub fn build(folder: &Path) -> Outcome<()> {
    let root = workspace::root();
    let mut command = tools::bundler(BUNDLE);
    command
        .args([root.join(SOURCE), root.join(DRAWING), folder.join(FILE)])
        .arg(env!("CARGO_PKG_VERSION"));
    progress::run("Bundling the loader for foreign pages", &mut command)?;
    let styles = root.join(SOURCE).join(STYLES);
    fs::copy(&styles, folder.join(STYLES))
        .map_err(|error| Failure::at(styles.display(), &error))?;
    budgets::check_loader(folder)
}
