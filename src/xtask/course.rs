//! The files of the course: printed and proved by a program of its own, which knows chess, and named
//! by what is in them.
//!
//! The page names the map, and the map the file of each stage: so a page fetches two files for its
//! first lesson, and no list of all names stands in the page.

use std::path::Path;

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{budgets, digest, progress, workspace};

/// The folder of the site that holds the files alone.
const FOLDER: &str = "course";
/// The map before its name gets a digest.
const MAP: &str = "map";
/// Where the lessons are.
const LESSONS: &str = "src/course/lessons";
/// The most that the files of a lesson may weigh, the map and that of its stage, in bytes after
/// brotli 11.
const LESSON_LIMIT: u64 = 15_000;

/// Prints the course into the site in `folder`.
///
/// # Errors
/// A lesson has a fault, or a file cannot be read or written.
pub(crate) fn write_files(folder: &Path) -> Outcome<()> {
    let target = folder.join(FOLDER);
    print(&target)?;
    let map_file = target.join(format!("{MAP}.txt"));
    let mut map = read_text(&map_file)?;
    for name in stages(&map) {
        let renamed = rename(&target, &name)?;
        map = map.replace(&format!("\nf {name}\n"), &format!("\nf {renamed}\n"));
    }
    write(&map_file, map)?;
    let plain = format!("{MAP}.txt");
    let renamed = rename(&target, &plain)?;
    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let [old, new] = [&plain, &renamed].map(|name| format!("{FOLDER}/{name}"));
    if !page.contains(&old) {
        return Err(Failure::new(format!("index.html does not name {old}")));
    }
    write(&index, page.replace(&old, &new))
}

/// Runs the program that proves and prints the lessons.
fn print(target: &Path) -> Outcome<()> {
    let mut command = workspace::cargo();
    command.args(["run", "--quiet", "--locked", "--package", "course"]);
    command.args(["--bin", "print-course", "--", LESSONS]);
    command.arg(target);
    progress::capture("Printing the course", &mut command)?;
    Ok(())
}

/// The files of the stages, as the map names them.
fn stages(map: &str) -> Vec<String> {
    let named = map.lines().filter_map(|line| line.strip_prefix("f "));
    named.map(str::to_owned).collect()
}

/// Renames a file by its content and returns its new name.
fn rename(folder: &Path, name: &str) -> Outcome<String> {
    let path = folder.join(name);
    let hash = digest::short_name(&read_bytes(&path)?);
    let stem = name.trim_end_matches(".txt");
    let renamed = format!("{stem}-{hash}.txt");
    std::fs::rename(&path, folder.join(&renamed))
        .map_err(|error| Failure::at(path.display(), &error))?;
    Ok(renamed)
}

/// Checks what the files weigh that a first lesson of each stage fetches in the site in `folder`.
///
/// # Errors
/// A lesson fetches more than it may, or a file cannot be read.
pub(crate) fn check(folder: &Path) -> Outcome<()> {
    let map = in_site(folder)?;
    let stages = stages(&read_text(&folder.join(&map))?);
    let mut files = vec![map];
    files.extend(stages.iter().map(|name| format!("{FOLDER}/{name}")));
    let sizes = budgets::measure(folder, &files)?;
    let weights: Vec<u64> = sizes.iter().map(|sizes| sizes.brotli).collect();
    let Some((map, stages)) = weights.split_first() else {
        return Ok(());
    };
    let most = stages.iter().max().map_or(*map, |stage| map + stage);
    println!(
        "{:<44} {:>9} {:>9} {most:>9}",
        "files of a lesson, at most", "", ""
    );
    budgets::within("the files of a lesson", most, LESSON_LIMIT)
}

/// The map in the site in `folder`.
fn in_site(folder: &Path) -> Outcome<String> {
    let target = folder.join(FOLDER);
    let entries =
        std::fs::read_dir(&target).map_err(|error| Failure::at(target.display(), &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| Failure::at(target.display(), &error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(&format!("{MAP}-")) {
            return Ok(format!("{FOLDER}/{name}"));
        }
    }
    Err(Failure::new("the site has no map of the course"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{rename, stages};

    #[test]
    fn the_map_names_the_file_of_each_stage() {
        let map = "map 1\nS rook The rook\na Straight lines.\nf rook.txt\nL moves 1 f x\n";
        assert_eq!(stages(map), ["rook.txt"]);
    }

    #[test]
    fn a_file_is_named_by_what_is_in_it() {
        let folder = std::env::temp_dir().join(format!("jadoube-{}-course", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let named = |text: &str| {
            fs::write(folder.join("rook.txt"), text).unwrap();
            rename(&folder, "rook.txt").unwrap()
        };
        let [one, other, same] = ["a", "b", "a"].map(named);
        assert_ne!(one, other);
        assert_eq!(one, same);
        assert!(one.starts_with("rook-") && one.ends_with(".txt"), "{one}");
        fs::remove_dir_all(folder).unwrap();
    }
}
