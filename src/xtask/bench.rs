//! `cargo xtask bench`: every figure of the project.

use crate::failure::Outcome;
use crate::{progress, site, workspace};

/// Prints the sizes of the release site and the speed of the rules.
///
/// # Errors
/// The site or the benchmarks do not build.
pub fn bench() -> Outcome<()> {
    site::build()?;
    let mut command = workspace::cargo();
    command
        .current_dir(workspace::root().join("tests/bench"))
        .args(["run", "--release", "--locked"]);
    progress::run("Measuring the speed of the rules", &mut command)
}
