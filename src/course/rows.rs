//! Where each row of the old books is: a lesson, or another place of the site.
//!
//! The rows lie in `tests/data/rows.tsv`, what is played is in `docs/seed-rows.md`, and a lesson
//! names its rows in its head. `print-course --rows` makes a page of all three, and a test fails when
//! the page is not that of the present lessons.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::folder::Course;

/// What stands above the table.
const HEAD: &str = "# The rows of the old books and where they are

Made by `cargo run -p course --bin print-course -- src/course/lessons --rows docs/course-rows.md`
from the heads of the lessons, `docs/seed-rows.md` and `tests/data/rows.tsv`. A lesson `rook/moves` is
`#/learn/rook/moves` on the site.
";

/// The sign of a row that is left out on purpose.
const LEFT_OUT: &str = "-";

/// A row and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// Its id.
    pub id: &'a str,
    /// The lessons that name it, by their addresses.
    pub lessons: Vec<String>,
    /// The addresses of other places.
    pub places: BTreeSet<&'a str>,
}

impl Row<'_> {
    /// Whether it is nowhere, though it is not left out on purpose.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.lessons.is_empty() && self.places.is_empty()
    }

    /// Whether it is left out on purpose.
    #[must_use]
    pub fn is_left_out(&self) -> bool {
        self.places.contains(LEFT_OUT)
    }
}

/// The rows under the headings of their groups.
///
/// # Examples
///
/// ```
/// let groups = course::rows::groups(&Default::default(), "## A. Board\nS0-board-1\t#/play\n", "");
/// assert_eq!(groups[0].0, "A. Board");
/// assert!(groups[0].1[0].places.contains("#/play"));
/// ```
#[must_use]
pub fn groups<'a>(course: &Course, rows: &'a str, places: &'a str) -> Vec<(&'a str, Vec<Row<'a>>)> {
    let mut lessons: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (address, lesson) in course.iter() {
        for row in &lesson.head.rows {
            let here = lessons.entry(row).or_default();
            if !here.contains(&address) {
                here.push(address.clone());
            }
        }
    }
    let mut elsewhere: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in places.lines() {
        let mut cells = line.split('|').map(str::trim).skip(1);
        if let (Some(row), Some(address)) = (cells.next(), cells.next())
            && address.starts_with("#/")
        {
            let address = address.split('?').next().unwrap_or_default();
            elsewhere.entry(row).or_default().insert(address);
        }
    }
    let mut groups: Vec<(&str, Vec<Row<'_>>)> = Vec::new();
    for line in rows.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            groups.push((heading, Vec::new()));
        } else if let Some((_, group)) = groups.last_mut() {
            let (id, own) = line.split_once('\t').unwrap_or((line, ""));
            let mut places = elsewhere.remove(id).unwrap_or_default();
            places.extend(own.split(' ').filter(|it| !it.is_empty()));
            group.push(Row {
                id,
                lessons: lessons.remove(id).unwrap_or_default(),
                places,
            });
        }
    }
    groups
}

/// The page with the table.
#[must_use]
pub fn page(course: &Course, rows: &str, places: &str) -> String {
    let mut page = HEAD.to_owned();
    for (heading, rows) in groups(course, rows, places) {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            page,
            "\n## {heading}\n\n| Row | Lessons | Elsewhere |\n|---|---|---|"
        );
        for row in rows {
            let code = |it: &str| format!("`{it}`");
            let lessons: Vec<String> = row.lessons.iter().map(|it| code(it)).collect();
            let places: Vec<String> = if row.is_left_out() {
                vec!["left out: hexagonal chess is another game".to_owned()]
            } else {
                row.places.iter().map(|it| code(it)).collect()
            };
            let (lessons, places) = (lessons.join(", "), places.join(", "));
            let _ = writeln!(page, "| {} | {lessons} | {places} |", row.id);
        }
    }
    page
}
