//! What the loader of boards in foreign pages weighs.

use std::path::Path;

use super::{measure, print_row, print_row_limit, within};
use crate::failure::Outcome;
use crate::loader;

/// The most that it may weigh with one set of men, in bytes after brotli 11: less than any board
/// that a page could take instead needs for its first diagram.
const LIMIT: u64 = 12_000;

/// Prints the size of the loader in `folder`.
///
/// # Errors
/// The limit is exceeded, or the size cannot be measured.
pub fn check_loader(folder: &Path) -> Outcome<()> {
    println!("\nThe loader for foreign pages, in bytes");
    let files = [loader::FILE.to_owned()];
    let sizes = measure(folder, &files)?;
    let mut total = 0;
    for sizes in sizes {
        print_row(loader::FILE, sizes);
        total += sizes.brotli;
    }
    print_row_limit("limit for it", LIMIT);
    within(loader::FILE, total, LIMIT)
}
