//! What the issue asks of the course.

use std::collections::BTreeSet;

use super::COURSE;
use crate::{CourseMap, compact, verify};

#[test]
fn every_line_of_every_lesson_is_proved() {
    let faults: Vec<String> = COURSE
        .iter()
        .flat_map(|(address, lesson)| verify::verify(&address, lesson))
        .map(|fault| fault.to_string())
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn there_are_twenty_stages_of_four_to_eight_lessons() {
    assert_eq!(COURSE.map.stages.len(), 20);
    for stage in &COURSE.map.stages {
        assert!((4..=8).contains(&stage.lessons.len()), "{}", stage.slug);
        assert!(
            !stage.about.is_empty() && stage.test.len() >= 5,
            "{}",
            stage.slug
        );
    }
}

#[test]
fn there_are_more_than_150_exercises_and_some_in_every_lesson() {
    let tasks: usize = COURSE
        .iter()
        .map(|(_, lesson)| lesson.tasks().count())
        .sum();
    assert!(tasks >= 150, "{tasks}");
    for (address, lesson) in COURSE.iter() {
        assert!(lesson.tasks().count() >= 1, "{address}");
    }
}

#[test]
fn every_exercise_has_a_hint_and_every_lesson_its_places() {
    for (address, lesson) in COURSE.iter() {
        assert!(
            !lesson.head.rows.is_empty() && !lesson.head.places.is_empty(),
            "{address}"
        );
        for exercise in lesson.exercises() {
            let is_choice = matches!(exercise.question, crate::question::Question::Choose(_));
            assert!(
                is_choice || !exercise.hints.is_empty(),
                "{address}#{}",
                exercise.id
            );
        }
    }
}

#[test]
fn where_no_rule_says_what_is_meant_the_author_tells_why_any_other_square_is_wrong() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let crate::Content::Exercise(exercise) = &chess.content else {
                continue;
            };
            if let crate::question::Question::Show(asked) = &exercise.question
                && asked.that.is_none()
            {
                let mut notes = chess.fence.notes("wrong");
                assert!(
                    notes.any(|note| note.about.is_empty()),
                    "{address}#{}",
                    exercise.id
                );
                count += 1;
            }
        }
    }
    assert!(count >= 5, "{count}");
}

#[test]
fn no_two_lessons_have_one_address() {
    let addresses: Vec<String> = COURSE.map.addresses().collect();
    let different: BTreeSet<&String> = addresses.iter().collect();
    assert_eq!(different.len(), addresses.len());
}

#[test]
fn a_stage_is_fetched_in_less_than_15_kilobytes_and_read_as_it_was() {
    for (stage, lessons) in COURSE.map.stages.iter().zip(&COURSE.lessons) {
        let encoded = compact::encode(lessons);
        assert!(encoded.len() <= 15_000, "{}: {}", stage.slug, encoded.len());
        let decoded = compact::decode(&stage.slug, &encoded).unwrap();
        assert_eq!(compact::encode(&decoded), encoded);
        for (one, other) in lessons.iter().zip(&decoded) {
            assert_eq!(one.head, other.head);
            assert_eq!(one.prose(), other.prose());
            let contents = |lesson: &crate::Lesson| {
                let chess = lesson.chess().map(|chess| chess.content.clone());
                chess.collect::<Vec<_>>()
            };
            assert_eq!(contents(one), contents(other), "{}", one.head.title);
        }
    }
    let map = COURSE.map.encode();
    assert!(map.len() <= 15_000);
    assert_eq!(CourseMap::decode("map", &map).unwrap(), COURSE.map);
}

#[test]
fn every_row_of_the_books_that_asks_for_a_lesson_has_one() {
    let table = include_str!("../../../tests/data/course-rows.tsv");
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (row, lessons) = line.split_once('\t').unwrap();
        assert!(!lessons.is_empty(), "{row}");
        for address in lessons.split(' ') {
            let lesson = COURSE.iter().find(|(other, _)| other == address);
            let (_, lesson) = lesson.unwrap_or_else(|| panic!("{row}: no lesson {address}"));
            assert!(
                lesson.head.rows.iter().any(|it| it == row),
                "{address} does not name {row}"
            );
        }
        rows += 1;
    }
    assert_eq!(rows, 57);
}

#[test]
fn every_link_leads_somewhere() {
    let glossary = include_str!("../../../public/glossary/en.txt");
    let terms: BTreeSet<&str> = glossary
        .lines()
        .filter_map(|line| line.strip_prefix("term ")?.split(' ').next())
        .collect();
    let topics: BTreeSet<&str> = conduct::Topic::ALL
        .iter()
        .map(|topic| topic.name())
        .collect();
    for (address, lesson) in COURSE.iter() {
        for link in lesson.links() {
            let is_there = match link.split('/').collect::<Vec<_>>()[..] {
                ["#", "glossary", term] => terms.contains(term),
                ["#", "laws", topic] => topics.contains(topic),
                ["#", "learn", stage, other] => {
                    COURSE.map.lesson(&format!("{stage}/{other}")).is_some()
                }
                _ => false,
            };
            assert!(is_there, "{address}: {link}");
        }
    }
}

#[test]
fn a_third_of_the_diagrams_can_be_changed_in_place() {
    let diagrams = COURSE.iter().flat_map(|(_, lesson)| lesson.chess());
    let what_ifs: Vec<usize> = diagrams
        .filter_map(|chess| match &chess.content {
            crate::Content::Diagram(diagram) => Some(diagram.what_ifs.len()),
            _ => None,
        })
        .collect();
    let changed = what_ifs.iter().filter(|count| **count > 0).count();
    assert!(changed >= 15 && 3 * changed >= what_ifs.len(), "{changed}");
}
