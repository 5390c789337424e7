//! Checks a course and writes what a page fetches of it: `map.txt`, and a file for each stage.
//!
//! ```text
//! cargo run -p course --bin print-course -- src/course/lessons dist/course
//! ```
//!
//! Without the second folder it only checks. Translations are read from `translations` beside the
//! lessons, a folder for each language, and from a folder of the same kind after `--languages`; each
//! is written into a folder of its own in the second one. With `--rows FILE` in its place it writes
//! where each row of the old books is.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use course::folder::{self, Course};
use course::{compact, rows, translation, verify};

/// Where translations lie, beside the folder of the lessons.
const TRANSLATIONS: &str = "translations";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let from = arguments
        .next()
        .ok_or("usage: print-course LESSONS [TARGET [--languages FOLDER] | --rows FILE]")?;
    let from = Path::new(&from);
    let course = folder::read(from).map_err(|faults| as_error(&faults))?;
    let faults: Vec<_> = course
        .iter()
        .flat_map(|(address, lesson)| verify::verify(&address, lesson))
        .collect();
    if !faults.is_empty() {
        return Err(as_error(&faults));
    }
    let target = arguments.next();
    if target.as_deref() == Some("--rows") {
        let file = arguments.next().ok_or("--rows needs a file")?;
        let list = fs::read_to_string("tests/data/rows.tsv")?;
        let places = fs::read_to_string("docs/seed-rows.md")?;
        fs::write(file, rows::page(&course, &list, &places))?;
        return Ok(());
    }
    let mut languages = BTreeMap::new();
    if arguments.next().as_deref() == Some("--languages") {
        let more = arguments.next().ok_or("--languages needs a folder")?;
        languages.extend(folders(Path::new(&more)));
    }
    languages.extend(folders(&from.with_file_name(TRANSLATIONS)));
    let target = target.as_deref().map(Path::new);
    if let Some(target) = target {
        write(&course, target)?;
    }
    let lessons: usize = course.lessons.iter().map(Vec::len).sum();
    println!(
        "{} stages, {lessons} lessons, no faults",
        course.lessons.len()
    );
    for (tag, folder) in languages {
        let own = translation::read(&folder, &tag, &course).map_err(|it| as_error(&it))?;
        if let Some(target) = target {
            write(&own, &target.join(&tag))?;
        }
        println!(
            "{tag}: {} of {lessons} lessons",
            translation::translated(&own)
        );
    }
    Ok(())
}

/// The folders in a folder, by their names; none if there is no such folder.
fn folders(path: &Path) -> BTreeMap<String, PathBuf> {
    let entries = fs::read_dir(path).into_iter().flatten();
    let folders = entries
        .filter_map(Result::ok)
        .filter(|it| it.path().is_dir());
    folders
        .map(|it| (it.file_name().to_string_lossy().into_owned(), it.path()))
        .collect()
}

/// Writes the map and the files of the stages.
fn write(course: &Course, target: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(target)?;
    let mut map = course.map.clone();
    for (stage, lessons) in map.stages.iter_mut().zip(&course.lessons) {
        stage.file = format!("{}.txt", stage.slug);
        fs::write(target.join(&stage.file), compact::encode(lessons))?;
    }
    fs::write(target.join("map.txt"), map.encode())?;
    Ok(())
}

fn as_error(faults: &[course::Fault]) -> Box<dyn Error> {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    lines.join("\n").into()
}
