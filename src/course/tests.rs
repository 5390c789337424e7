//! The lessons of the site, and the language they are written in.

mod claims;
mod errors;
mod language;
mod learners;
mod lessons;
mod pages;
mod reading;
mod reasons;
mod rows;
mod seeds;
mod translation;
mod truth;

use std::path::Path;
use std::sync::LazyLock;

use crate::folder::{self, Course};

/// The course, read once for all tests.
static COURSE: LazyLock<Course> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    folder::read(&folder).unwrap_or_else(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"))
    })
});
