//! The checks of boards in foreign pages, on the built loader.

use std::process::Command;

use super::{test_files, with_browser};
use crate::failure::Outcome;
use crate::progress::{Tally, run_tests};
use crate::{tools, workspace};

/// Shows pages with boards in Chromium, from another host than the loader.
pub(super) fn tests(tally: &mut Tally) -> Outcome<()> {
    let folder = workspace::root().join("tests/embed");
    let mut suite = Command::new("node");
    suite
        .current_dir(&folder)
        .env("JADOUBE_DIST", workspace::dist())
        .env("NODE_PACKAGES", tools::npm_home())
        // Each file has a browser of its own.
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .args(test_files(&folder)?);
    with_browser(&mut suite)?;
    run_tests("Tests of boards in foreign pages", &mut suite, tally)
}
