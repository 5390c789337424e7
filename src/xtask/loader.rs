//! Boards in foreign pages: the loader `jadoube.js`, one file without dependencies; the program that
//! it fetches when a board is played on; and the optional `jadoube.css`, which keeps the boards' room
//! until the loader is there. The same for pages that take no scripts: `embed.html` is a page with one
//! board, for a frame. The score of a page, its reports to learning systems and lessons of other authors
//! are optional scripts beside it; the lessons fetch a program of their own. `jadoube.lesson.html` is the
//! file into which the builder writes lessons.
//!
//! Their names never change, for they stand in other people's pages. Beside the loader lies a copy
//! of it that is pinned: its name tells its version, its content never changes, so that a page can
//! name its digest, and it knows the digest of the one program that it fetches.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::wasm::{self, Recipe};
use crate::{colors, progress, tools, workspace};

/// The loader in the built site.
pub const FILE: &str = "jadoube.js";
/// Its pinned copy, written by the same bundling with the program and the wasm that it knows.
pub const PINNED: &str = concat!("jadoube-", env!("CARGO_PKG_VERSION"), ".js");
/// The styles for a page that waits for the loader.
const STYLES: &str = "jadoube.css";

/// The script of the program, and its wasm.
pub const PROGRAM: [&str; 2] = ["jadoube.program.js", "jadoube.program.wasm"];

/// The script that reads positions as people have them.
pub const READER: &str = "jadoube.fen.js";

/// What tells what a task asks until the program is there.
pub const TASK: &str = "jadoube.task.js";

/// The page of the frame, which holds its loader.
pub const FRAME: &str = "embed.html";

/// The program of the frame, with its wasm in it.
pub const FRAME_PROGRAM: &str = "embed.program.js";

/// The parts of it that few boards need.
pub const FRAME_MORE: &str = "embed.more.js";

/// The engine of boards on which the computer plays.
pub const ENGINE: &str = "jadoube.engine.js";

/// The same for the frame and for lessons, with the part of the program that such boards need.
pub const FRAME_ENGINE: &str = "embed.engine.js";

/// The file into which the builder writes lessons.
pub const LESSON: &str = "jadoube.lesson.html";

/// The element of lessons that their authors have written.
pub const LESSON_ELEMENT: &str = "jadoube.lesson.js";

/// The program that reads them and judges answers, with its wasm in it.
pub const TUTOR: &str = "jadoube.tutor.js";

/// The script that helps a page with frames.
pub const FRAME_HELPER: &str = "embed-parent.js";

/// Where its modules are written by hand.
const SOURCE: &str = "src/embed/loader";
/// The crate that becomes the wasm.
pub(crate) const CRATE: &str = "embed";
/// The crate that becomes the program of lessons, in the profile of the page: what is searched long is
/// left to the boards.
const TUTOR_CRATE: &str = "tutor";
/// Bundles the modules with the drawing of the pieces and the program.
const BUNDLE: &str = "src/xtask/loader/bundle.mjs";

/// Builds the loader and its program into the site in `folder`, and into the npm package there.
///
/// # Errors
/// A tool fails, or a file cannot be read or written.
pub fn build(folder: &Path) -> Outcome<()> {
    let root = workspace::root();
    remove_old_parts(folder)?;
    // The script says where the wasm is; a second address would mislead bundlers.
    let binding = ["--omit-default-module-path", "--remove-producers-section"];
    let recipe = Recipe::of_the_page()?;
    recipe.make_library(CRATE, wasm::profile::BOARDS, true, &binding)?;
    recipe.make_library(TUTOR_CRATE, &recipe.profile, false, &binding)?;
    let mut command = tools::bundler(BUNDLE);
    colors::hand_to(&mut command)
        .args([&root, &wasm::made_folder()])
        .arg(folder)
        .arg(env!("CARGO_PKG_VERSION"));
    progress::run("Bundling the boards for foreign pages", &mut command)?;
    let styles = root.join(SOURCE).join(STYLES);
    colors::copy(&styles, &folder.join(STYLES))
}

/// A part that no longer exists must not stay beside those that do.
fn remove_old_parts(folder: &Path) -> Outcome<()> {
    for part in parts(folder)? {
        let path = folder.join(part);
        fs::remove_file(&path).map_err(|error| Failure::at(path.display(), &error))?;
    }
    Ok(())
}

/// The parts of the program in the site in `folder`, without their pinned copies.
///
/// # Errors
/// The folder cannot be read.
pub fn parts(folder: &Path) -> Outcome<Vec<String>> {
    let failure = |error: &std::io::Error| Failure::at(folder.display(), error);
    let mut parts = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| failure(&error))? {
        let name = entry.map_err(|error| failure(&error))?.file_name();
        let name = name.to_string_lossy().into_owned();
        let is_wasm = name.starts_with("jadoube.") && name.ends_with(".wasm");
        if is_wasm && name != PROGRAM[1] && !name.contains(env!("CARGO_PKG_VERSION")) {
            parts.push(name);
        }
    }
    parts.sort_unstable();
    Ok(parts)
}
