//! What the lessons of the course weigh.

use std::path::Path;

use crate::course;
use crate::failure::Outcome;
use crate::sizes::{measure, within};

/// The most that the files of a lesson may weigh, the map and that of its stage, in bytes after
/// brotli 11.
const LIMIT: u64 = 15_000;

/// Checks what the files weigh that a first lesson of each stage fetches in the site in `folder`, in
/// every language.
///
/// # Errors
/// A lesson fetches more than it may, or a file cannot be read.
pub(super) fn check(folder: &Path) -> Outcome<()> {
    let mut heaviest = 0;
    for files in course::in_site(folder)? {
        let sizes = measure(folder, &files)?;
        let weights: Vec<u64> = sizes.iter().map(|sizes| sizes.brotli).collect();
        if let Some((map, stages)) = weights.split_first() {
            let most = stages.iter().max().map_or(*map, |stage| map + stage);
            heaviest = heaviest.max(most);
        }
    }
    println!(
        "{:<44} {:>9} {:>9} {heaviest:>9}",
        "files of a lesson, at most", "", ""
    );
    within("the files of a lesson", heaviest, LIMIT)
}
