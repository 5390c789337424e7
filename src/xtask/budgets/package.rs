//! What the JavaScript package weighs.

use std::path::Path;

use super::openings;
use crate::failure::Outcome;
use crate::sizes::{measure, print_row, print_row_limit, within};

/// A way to import the package.
pub(super) struct Entry {
    name: &'static str,
    /// What it loads.
    pub(super) files: &'static [&'static str],
    /// The limit for their sum, in bytes after brotli 11.
    limit: Option<u64>,
}

/// All of them, and what is loaded when it is asked for.
pub(super) const ENTRIES: [Entry; 8] = [
    Entry {
        name: "jadoube",
        files: &["index.js", "jadoube.wasm"],
        limit: Some(70_000),
    },
    Entry {
        name: "jadoube, its second half when needed",
        files: &["insight.js", "insight.wasm"],
        limit: Some(135_000),
    },
    Entry {
        name: "jadoube in Node",
        files: &["node.js", "jadoube.wasm"],
        limit: None,
    },
    Entry {
        name: "jadoube/inline",
        files: &["inline.js"],
        limit: Some(125_000),
    },
    Entry {
        name: "jadoube/inline, its second half when needed",
        files: &["insight-inline.js"],
        limit: Some(140_000),
    },
    Entry {
        name: "jadoube/inline for require",
        files: &["inline.cjs"],
        limit: Some(125_000),
    },
    Entry {
        name: "the engine in Node",
        files: &["uci.mjs", "uci.wasm"],
        limit: Some(78_000),
    },
    Entry {
        name: "the names of openings, when needed",
        files: &["openings.txt"],
        limit: Some(openings::LIMIT),
    },
];

/// Prints the sizes of the package in `folder`.
///
/// # Errors
/// A limit is exceeded, or the sizes cannot be measured.
pub fn check_package(folder: &Path) -> Outcome<()> {
    println!("\nThe JavaScript package, in bytes");
    let mut verdict = Ok(());
    for entry in ENTRIES {
        let files: Vec<String> = entry.files.iter().map(ToString::to_string).collect();
        let measured = measure(folder, &files)?;
        for (file, sizes) in files.iter().zip(&measured) {
            print_row(file, *sizes);
        }
        let total = measured.iter().map(|sizes| sizes.brotli).sum();
        println!("{:<44} {:>9} {:>9} {total:>9}", entry.name, "", "");
        if let Some(limit) = entry.limit {
            print_row_limit("limit for it", limit);
            verdict = verdict.and(within(entry.name, total, limit));
        }
    }
    verdict
}
