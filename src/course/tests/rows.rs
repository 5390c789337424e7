//! Every row of the five books is somewhere, and the page that says where is up to date.

use std::collections::BTreeSet;

use super::COURSE;
use crate::rows::{self, Row};

const ROWS: &str = include_str!("../../../tests/data/rows.tsv");
const PLACES: &str = include_str!("../../../docs/seed-rows.md");
const PAGE: &str = include_str!("../../../docs/course-rows.md");

fn all() -> Vec<Row<'static>> {
    let groups = rows::groups(&COURSE, ROWS, PLACES);
    groups.into_iter().flat_map(|(_, rows)| rows).collect()
}

#[test]
fn every_row_of_the_books_has_a_lesson_or_another_place() {
    let rows = all();
    assert_eq!(rows.len(), 343);
    let missing: Vec<&str> = rows
        .iter()
        .filter(|it| it.is_missing())
        .map(|it| it.id)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    let left_out: Vec<&str> = rows
        .iter()
        .filter(|it| it.is_left_out())
        .map(|it| it.id)
        .collect();
    assert_eq!(
        left_out,
        ["S3-adv-2"],
        "only hexagonal chess is out of scope"
    );
}

#[test]
fn the_groups_are_those_from_a_to_l_and_no_row_stands_twice() {
    let groups = rows::groups(&COURSE, ROWS, PLACES);
    let letters: String = groups
        .iter()
        .filter_map(|(it, _)| it.chars().next())
        .collect();
    assert_eq!(letters, "ABCDEFGHIJKL");
    let rows = all();
    let different: BTreeSet<&str> = rows.iter().map(|it| it.id).collect();
    assert_eq!(different.len(), rows.len());
}

#[test]
fn what_lessons_name_is_a_row_or_a_case() {
    let cases = include_str!("../../../tests/data/cases.json");
    let rows = all();
    let rows: BTreeSet<&str> = rows.iter().map(|it| it.id).collect();
    for (address, lesson) in COURSE.iter() {
        for row in &lesson.head.rows {
            let is_known = rows.contains(&**row) || cases.contains(&format!("\"{row}\""));
            let is_start = cases.contains(&format!("\"{row}-"));
            assert!(is_known || is_start, "{address}: {row}");
        }
    }
}

#[test]
fn the_page_of_rows_is_that_of_the_lessons() {
    let fresh = rows::page(&COURSE, ROWS, PLACES);
    assert!(
        fresh == PAGE,
        "run print-course with --rows, see the head of docs/course-rows.md"
    );
}

#[test]
fn every_place_that_the_page_names_is_there() {
    let glossary = include_str!("../../../public/glossary/en.txt");
    let has_term = |term: &str| {
        glossary
            .lines()
            .any(|it| it.starts_with(&format!("term {term} ")))
    };
    // What stands between backticks on the page is an address.
    for place in PAGE
        .lines()
        .filter(|it| it.starts_with('|'))
        .flat_map(addresses)
    {
        let parts: Vec<&str> = place.split('/').collect();
        let is_there = match parts[..] {
            ["#", "laws", topic] => conduct::Topic::ALL.iter().any(|it| it.name() == topic),
            ["#", "glossary", term] => has_term(term),
            ["#", "play" | "settings" | "analyse" | "builder" | "laws"] => true,
            [stage, lesson] => COURSE.map.lesson(&[stage, "/", lesson].concat()).is_some(),
            _ => false,
        };
        assert!(is_there, "{place}");
    }
}

fn addresses(line: &'static str) -> impl Iterator<Item = &'static str> {
    line.split('`').skip(1).step_by(2)
}
