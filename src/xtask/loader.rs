//! The loader of boards in foreign pages: `jadoube.js`, one file without dependencies, and the
//! optional `jadoube.css`, which keeps the boards' room until the loader is there.
//!
//! Their names never change, for they stand in other people's pages. Beside the loader lies a copy
//! of it that is pinned: its name tells its version, its content never changes, so that a page can
//! name its digest, and it knows the digest of the one program that it fetches.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_bytes, write};
use crate::{budgets, digest, progress, tools, workspace};

/// The loader in the built site.
pub const FILE: &str = "jadoube.js";
/// Its pinned copy.
pub const PINNED: &str = concat!("jadoube-", env!("CARGO_PKG_VERSION"), ".js");
/// The program that the loader fetches when a board is to be played on.
const PROGRAM: &str = "jadoube.program.js";
/// The program under a name that tells its version, for the pinned loader.
const PINNED_PROGRAM: &str = concat!("jadoube.program-", env!("CARGO_PKG_VERSION"), ".js");
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
    bundle(folder, FILE, PROGRAM, "")?;
    bundle(folder, PINNED, PINNED_PROGRAM, &pin_program(folder)?)?;
    let styles = root.join(SOURCE).join(STYLES);
    fs::copy(&styles, folder.join(STYLES))
        .map_err(|error| Failure::at(styles.display(), &error))?;
    budgets::check_loader(folder)
}

/// Bundles the loader as `file`, which fetches `program` and, unless it is empty, asks the browser to
/// compare it with `digest`.
fn bundle(folder: &Path, file: &str, program: &str, digest: &str) -> Outcome<()> {
    let root = workspace::root();
    let mut command = Command::new("node");
    command
        .current_dir(&root)
        .arg(BUNDLE)
        .arg(tools::npm_home())
        .args([root.join(SOURCE), root.join(DRAWING), folder.join(file)])
        .args([env!("CARGO_PKG_VERSION"), program, digest]);
    progress::run("Bundling the loader for foreign pages", &mut command)
}

/// Puts the program beside itself under its pinned name and returns its digest. Where no program was
/// built there is nothing to compare: the pinned loader then knows a digest that no file has.
fn pin_program(folder: &Path) -> Outcome<String> {
    let program = folder.join(PROGRAM);
    if !program.exists() {
        return Ok(digest::integrity(&[]));
    }
    let bytes = read_bytes(&program)?;
    let digest = digest::integrity(&bytes);
    write(&folder.join(PINNED_PROGRAM), bytes)?;
    Ok(digest)
}
