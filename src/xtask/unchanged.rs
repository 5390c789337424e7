//! Checks whose subjects have not changed since they passed: nothing new can come of them.
//!
//! A step that says what it reads leaves a digest of all of it when it has passed. As long as the
//! digest stays the same the step is not run again, unless it is asked for. A clean clone has no such
//! digests, so that there every check runs.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::step::Step;
use crate::workspace;

/// Folders that are made by programs and are no subject of a check.
const MADE: [&str; 2] = ["target", "node_modules"];

/// What the step would read now, as a digest; `None` if it does not say what it reads.
///
/// # Errors
/// One of its files cannot be read, or there is none.
pub fn digest(step: &Step) -> Outcome<Option<String>> {
    if step.reads.is_empty() {
        return Ok(None);
    }
    let mut files = Vec::new();
    for pattern in step.reads {
        let before = files.len();
        find(pattern, &mut files)?;
        if files.len() == before {
            return Err(Failure::new(format!("there is no file {pattern}")));
        }
    }
    files.sort();
    files.dedup();
    let mut sum = Sha256::new();
    for file in files {
        let bytes = fs::read(&file).map_err(|error| Failure::at(file.display(), &error))?;
        sum.update(file.to_string_lossy().as_bytes());
        sum.update([0]);
        sum.update(Sha256::digest(bytes));
    }
    Ok(Some(
        sum.finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
    ))
}

/// Whether the step has passed with what has this digest.
#[must_use]
pub fn has_passed(step: &Step, digest: &str) -> bool {
    fs::read_to_string(stamp(step)).is_ok_and(|passed| passed == digest)
}

/// Keeps that the step has passed with what has this digest.
///
/// # Errors
/// It cannot be written.
pub fn keep_passed(step: &Step, digest: &str) -> Outcome<()> {
    let stamp = stamp(step);
    let written = stamp
        .parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(&stamp, digest));
    written.map_err(|error| Failure::at(stamp.display(), &error))
}

/// Forgets that the step has ever passed.
pub fn forget_passed(step: &Step) {
    // Where there is nothing, nothing need be forgotten.
    let _ = fs::remove_file(stamp(step));
}

fn stamp(step: &Step) -> PathBuf {
    let name: String = step
        .name
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || *letter == ' ')
        .collect();
    workspace::root()
        .join("target/passed")
        .join(name.replace(' ', "-"))
}

/// The files of a pattern: a file, a folder with all that is in it, or names in a folder with one `*`.
fn find(pattern: &str, files: &mut Vec<PathBuf>) -> Outcome<()> {
    let root = workspace::root();
    let Some((before, after)) = pattern.split_once('*') else {
        return collect(&root.join(pattern), files);
    };
    let (folder, start) = before.rsplit_once('/').unwrap_or(("", before));
    let folder = root.join(folder);
    for entry in entries(&folder)? {
        let name = entry.file_name().unwrap_or_default().to_string_lossy();
        let is_long = name.len() >= start.len() + after.len();
        if is_long && name.starts_with(start) && name.ends_with(after) {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    if !path.is_dir() {
        if path.exists() {
            files.push(path.to_owned());
        }
        return Ok(());
    }
    for entry in entries(path)? {
        let is_made = MADE.iter().any(|made| entry.ends_with(made));
        if !is_made {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let found = fs::read_dir(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    Ok(found.flatten().map(|entry| entry.path()).collect())
}

#[cfg(test)]
mod tests {
    use super::{digest, find, forget_passed, has_passed, keep_passed};
    use crate::step::Step;
    use crate::workspace;

    fn reads(patterns: &'static [&'static str]) -> Step {
        Step::new("a step", || Ok(())).reading(patterns)
    }

    #[test]
    fn a_digest_is_of_the_files_that_are_named_and_of_no_others() {
        let digest = |patterns| digest(&reads(patterns)).unwrap();
        assert_eq!(digest(&[]), None);
        let one = digest(&["src/xtask/steps.rs"]);
        assert!(one.is_some());
        assert_eq!(one, digest(&["src/xtask/steps.*"]));
        assert_eq!(one, digest(&["src/xtask/steps.rs", "src/xtask/steps.rs"]));
        assert_ne!(one, digest(&["src/xtask/steps.rs", "src/xtask/test.rs"]));
        assert!(super::digest(&reads(&["src/xtask/no such file"])).is_err());
    }

    #[test]
    fn a_step_has_passed_only_with_the_digest_that_was_kept() {
        let step = Step::new("a step of this test", || Ok(()));
        keep_passed(&step, "one").unwrap();
        assert!(has_passed(&step, "one") && !has_passed(&step, "two"));
        forget_passed(&step);
        assert!(!has_passed(&step, "one"));
    }

    #[test]
    fn a_folder_is_read_whole_but_for_what_programs_make() {
        let mut files = Vec::new();
        find("tests/fuzz", &mut files).unwrap();
        let root = workspace::root();
        assert!(files.contains(&root.join("tests/fuzz/Cargo.toml")));
        let made = root.join("tests/fuzz/target");
        assert!(files.iter().all(|file| !file.starts_with(&made)));
    }
}
