//! What the names of openings weigh.

use std::path::Path;

use crate::failure::Outcome;
use crate::openings;
use crate::sizes::{measure, within};

/// The limit for them, in bytes after brotli 11.
pub(super) const LIMIT: u64 = 40_000;

/// Checks what the names of the site in `folder` weigh.
///
/// # Errors
/// They weigh more than [`LIMIT`], or cannot be read.
pub(super) fn check(folder: &Path) -> Outcome<()> {
    let files = openings::in_site(folder)?;
    let weighed = measure(folder, &files)?;
    let size = weighed.iter().map(|sizes| sizes.brotli).sum();
    println!(
        "{:<44} {:>9} {:>9} {size:>9}",
        "names of openings, when needed", "", ""
    );
    within("the names of openings", size, LIMIT)
}
