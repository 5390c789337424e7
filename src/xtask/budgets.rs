//! How much a first visit fetches, and the limits that fail the build.
//!
//! Whatever is built is weighed here when it is there: those who build a thing know nothing of its
//! limits.

mod course;
mod loader;
mod openings;
mod package;
mod programs;
mod single_file;
mod site;
#[cfg(test)]
mod tests;

pub use loader::check_loader;
pub use package::check_package;
pub use single_file::check_single_file;

use std::path::Path;

use crate::failure::Outcome;

/// Prints the sizes of what visits to the site in `folder` fetch, the names of openings and lessons
/// among it.
///
/// # Errors
/// A limit is exceeded, or the sizes cannot be measured.
pub fn check(folder: &Path) -> Outcome<()> {
    let visits = site::check(folder);
    let programs = programs::check(folder);
    visits.and(programs)?;
    openings::check(folder)?;
    course::check(folder)
}
