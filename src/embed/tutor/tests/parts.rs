//! What a page gets of a lesson.

use std::fs;
use std::path::Path;

use super::{lesson, read, samples};
use crate::nodes::is_followed;
use crate::{Source, Tutor};

/// Bodies of lessons, and the parts that a page gets, one a line.
const PARTS: &str = include_str!("data/parts.txt");
/// Lessons with faults, what is said of them, and how many parts are left.
const FAULTS: &str = include_str!("data/faults.txt");

fn parts_of(tutor: &Tutor) -> Vec<serde_json::Value> {
    let printed: serde_json::Value = serde_json::from_str(&tutor.to_json()).unwrap();
    printed["parts"].as_array().unwrap().clone()
}

#[test]
fn a_page_gets_text_boards_and_questions_as_data() {
    for (name, samples) in samples(PARTS) {
        let tutor = lesson(samples[0]);
        assert!(tutor.faults().is_empty(), "{name}: {:?}", tutor.faults());
        let expected = samples[1].trim().lines();
        let expected: Vec<serde_json::Value> = expected
            .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{name}: {line}")))
            .collect();
        let printed = parts_of(&tutor);
        assert_eq!(printed, expected, "{name}");
    }
}

#[test]
fn faults_have_their_places_and_the_rest_is_there() {
    for (name, samples) in samples(FAULTS) {
        let tutor = read(samples[0]);
        let printed: serde_json::Value = serde_json::from_str(&tutor.to_json()).unwrap();
        let faults = printed["faults"].as_array().unwrap();
        let said: Vec<&str> = faults.iter().filter_map(|it| it["text"].as_str()).collect();
        let mut expected: Vec<&str> = samples[1].trim().lines().collect();
        let left = expected.pop().unwrap_or_default();
        assert_eq!(said, expected, "{name}");
        assert_eq!(parts_of(&tutor).len().to_string(), left, "{name}");
    }
}

#[test]
fn places_are_those_of_the_authors_text() {
    let text = "---\ntitle: T\n---\n\n```chess diagram\nfen=\"start\" marks=\"e9\"\n```\n";
    let place = |source: &Source| {
        let tutor = Tutor::read("x.md", source, 0);
        let [fault] = tutor.faults() else {
            panic!("{:?}", tutor.faults());
        };
        (fault.place.line, fault.place.column)
    };
    let windows = text.replace('\n', "\r\n");
    assert_eq!(place(&Source::file(text)), (6, 20));
    assert_eq!(place(&Source::file(&windows)), (6, 20));
    assert_eq!(place(&Source::file(&["\u{feff}", text].concat())), (6, 20));
    assert_eq!(place(&Source::inline(text)), (6, 20));
    let indented: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    let indented = format!("\n\n{}\n  ", indented.join("\n"));
    assert_eq!(place(&Source::inline(&indented)), (8, 24));
    assert_eq!(
        place(&Source::inline(&indented.replace('\n', "\r\n"))),
        (8, 24)
    );
}

#[test]
fn only_links_to_pages_are_links() {
    for target in [
        "https://example.org/",
        "HTTP://example.org",
        "#/pin",
        "#/learning",
        "other.md",
        "../a/b.html?c=d:e#f",
        "/a:b",
        "a b.html",
    ] {
        assert!(is_followed(target), "{target}");
    }
    for target in [
        "",
        "javascript:alert(1)",
        // Pages of the site, as lessons of the course link to them.
        "#/glossary/pin",
        "#/learn",
        "JavaScript:alert(1)",
        " javascript:alert(1)",
        "java\tscript:alert(1)",
        "\u{1}javascript:alert(1)",
        "data:text/html,x",
        "vbscript:x",
        "file:///etc/passwd",
        "//example.org",
        "\\\\example.org",
        "mailto:a@example.org",
    ] {
        assert!(!is_followed(target), "{target:?}");
    }
}

#[test]
fn nothing_of_any_text_becomes_markup() {
    let tutor = lesson(
        "# <b>A</b>\n\n<script>alert(1)</script>\n\nA <i>b</i> &lt;u&gt; [c](javascript:x).\n",
    );
    for part in parts_of(&tutor) {
        let names = [&part[0], &part[1][0]];
        let names = names.iter().filter_map(|name| name.as_str());
        assert!(names.into_iter().all(|name| !name.contains('<')), "{part}");
    }
    assert!(!tutor.to_json().contains("href"));
    assert_eq!(tutor.faults().len(), 5);
}

#[test]
fn every_lesson_of_the_course_becomes_a_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../course/lessons");
    let mut count = 0;
    for stage in fs::read_dir(folder).unwrap().flatten() {
        let Ok(files) = fs::read_dir(stage.path()) else {
            continue;
        };
        for file in files
            .flatten()
            .filter(|file| file.file_name() != "stage.md")
        {
            let text = fs::read_to_string(file.path()).unwrap();
            let tutor = read(&text);
            assert!(
                tutor.faults().is_empty(),
                "{:?}: {:?}",
                file.path(),
                tutor.faults()
            );
            let parts = parts_of(&tutor);
            assert!(parts.len() >= tutor.lesson().blocks.len());
            let printed = tutor.to_json();
            for line in text.lines() {
                // Everything that is said of a board is there.
                let mut said = ["caption: ", "what-if ", " top=\""].iter();
                if let Some(begin) = said.find(|it| line.contains(**it)) {
                    let (_, said) = line.split_once(begin).unwrap();
                    let said = match *begin {
                        "what-if " => said.split_once(": ").unwrap().1,
                        " top=\"" => said.split('"').next().unwrap(),
                        _ => said,
                    };
                    let said = serde_json::to_string(said).unwrap();
                    assert!(printed.contains(&said), "{:?}: {said}", file.path());
                }
            }
            let questions = parts.iter().filter(|part| part.get("question").is_some());
            assert_eq!(questions.count(), tutor.tasks().len(), "{:?}", file.path());
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_example_is_without_faults() {
    let text = include_str!("../../../../examples/castling.md");
    let tutor = Tutor::read("castling.md", &Source::file(text), 0);
    assert!(tutor.faults().is_empty(), "{:?}", tutor.faults());
    assert_eq!(tutor.tasks().len(), 6);
    let boards: Vec<_> = parts_of(&tutor);
    let boards = boards.iter().filter_map(|part| part.get("board"));
    let modes: Vec<_> = boards.map(|board| board[1]["mode"].clone()).collect();
    assert_eq!(
        modes,
        [
            "diagram", "play", "diagram", "diagram", "diagram", "diagram", "line"
        ]
    );
}
