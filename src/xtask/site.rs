//! The release site: built by Trunk and finished by our hook.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{
    assets, colors, course, first_paint, openings, parts, precache, programs, progress, styles,
    tools, words, workspace,
};

/// Lets Trunk build the site, and our hook finish it, when everything is there that they need.
///
/// # Errors
/// The build fails.
pub(crate) fn build_pages() -> Outcome<()> {
    let mut command = std::process::Command::new("trunk");
    // Trunk takes this variable for a switch of its own and rejects its usual values.
    tools::on_path(&mut command)
        .current_dir(workspace::root())
        .env_remove("NO_COLOR");
    workspace::with_short_paths(command.args(["build", "--release"]));
    progress::run("Building the release site", &mut command)
}

/// Finishes the site in Trunk's staging folder, before it takes the place of the old one.
///
/// # Errors
/// It was not started by Trunk, or a file cannot be read or written.
pub fn finish_staged() -> Outcome<()> {
    let folder = std::env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| {
            Failure::new("this is Trunk's hook and needs its TRUNK_STAGING_DIR; use `build`")
        })?;
    finish(&folder)
}

fn finish(folder: &Path) -> Outcome<()> {
    let sheets = styles::build(folder)?;
    parts::build(folder, &sheets)?;
    programs::build(folder)?;
    words::insert(folder)?;
    colors::insert(folder)?;
    first_paint::insert(folder)?;
    openings::write(folder)?;
    course::write_files(folder)?;
    assets::hash_names(folder)?;
    // Last, because it lists the digests of all other files.
    precache::write_worker(folder)
}

/// Trunk builds without the network, so every crate must be there before.
pub(crate) fn fetch_crates() -> Outcome<()> {
    let mut present = workspace::cargo();
    present.args(["fetch", "--locked", "--offline", "--quiet"]);
    if progress::output_of(&mut present).is_ok() {
        return Ok(());
    }
    let mut fetch = workspace::cargo();
    fetch.args(["fetch", "--locked"]);
    progress::run("Fetching crates", &mut fetch)
}
