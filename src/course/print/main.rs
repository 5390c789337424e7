//! Checks a course and writes what a page fetches of it: `map.txt`, and a file for each stage.
//!
//! ```text
//! cargo run -p course --bin print-course -- src/course/lessons dist/course
//! ```
//!
//! Without the second folder it only checks. With `--rows FILE` in its place it writes where each row
//! of the old books is.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use course::{compact, folder, rows, verify};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let from = arguments
        .next()
        .ok_or("usage: print-course LESSONS [TARGET | --rows FILE]")?;
    let course = match folder::read(Path::new(&from)) {
        Ok(course) => course,
        Err(faults) => return Err(as_error(&faults)),
    };
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
    } else if let Some(target) = target {
        let target = Path::new(&target);
        fs::create_dir_all(target)?;
        let mut map = course.map.clone();
        for (stage, lessons) in map.stages.iter_mut().zip(&course.lessons) {
            stage.file = format!("{}.txt", stage.slug);
            fs::write(target.join(&stage.file), compact::encode(lessons))?;
        }
        fs::write(target.join("map.txt"), map.encode())?;
    }
    let lessons: usize = course.lessons.iter().map(Vec::len).sum();
    println!(
        "{} stages, {lessons} lessons, no faults",
        course.lessons.len()
    );
    Ok(())
}

fn as_error(faults: &[course::Fault]) -> Box<dyn Error> {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    lines.join("\n").into()
}
