//! The checks of boards in foreign pages, on the built loader.

use std::process::Command;

use super::commands::test_files;
use super::end_to_end::{with_browser, with_other_browsers};
use crate::failure::Outcome;
use crate::progress::run;
use crate::{tools, workspace};

/// Shows pages with boards in Chromium, from another host than the loader.
pub(super) fn tests() -> Outcome<()> {
    let mut suite = suite("tests/embed", "chromium")?;
    with_browser(&mut suite)?;
    run("Tests of boards in foreign pages", &mut suite)
}

/// The same in Firefox and WebKit, as far as it must hold in every browser.
pub(super) fn other_browsers() -> Outcome<()> {
    let mut suite = suite("tests/embed/everywhere", "firefox,webkit")?;
    with_other_browsers(&mut suite);
    let title = "Tests of boards in foreign pages, in Firefox and WebKit";
    run(title, &mut suite)
}

fn suite(folder: &str, browsers: &str) -> Outcome<Command> {
    let folder = workspace::root().join(folder);
    let mut suite = Command::new("node");
    suite
        .current_dir(&folder)
        .env("JADOUBE_DIST", workspace::dist())
        .env("NODE_PACKAGES", tools::npm_home())
        .env("BROWSERS", browsers)
        // Each file has browsers of its own.
        .args(["--test", "--test-reporter=spec"])
        .arg(["--test-concurrency=", &browsers_at_once()].concat())
        .args(test_files(&folder)?);
    Ok(suite)
}

/// How many browsers are watched at a time. A test waits for a third of its time, so one browser per
/// core leaves the cores idle; many more would make every page slow.
fn browsers_at_once() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores + 1).to_string()
}
