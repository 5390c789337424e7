//! Everything that can be wrong with a lesson has its sentence, in every language.

use course::{Expected, Fault, MoveProblem, Problem, TextPosition};
use rules::Square;

use super::problem_samples::problems;
use crate::catalog::pseudo_text;
use crate::table;

fn said(problem: &Problem) -> String {
    crate::course_fault_text(&Fault {
        file: "1".to_owned(),
        place: TextPosition::new(6, 2),
        problem: problem.clone(),
    })
}

#[test]
fn every_problem_of_a_lesson_is_told_with_its_place() {
    for problem in problems() {
        let text = said(&problem);
        assert!(text.starts_with("1, line 6, column 2: "), "{text}");
        assert!(
            text.ends_with(['.', '?']) && !text.contains("..") && !text.contains("  "),
            "{text}"
        );
    }
}

/// The words that are the same in every language: what an author writes, and the names of squares.
fn without_data(problem: &Problem, text: String) -> String {
    let keywords = match problem {
        Problem::Value { expected, .. } => expected.words(),
        Problem::Different { .. } => Expected::Kind.words(),
        Problem::Task(error) => vec![error.attribute.as_str().to_owned()],
        Problem::Move {
            reason: MoveProblem::Read { .. },
            ..
        } => vec!["P-K3".to_owned()],
        _ => Vec::new(),
    };
    let squares = Square::ALL.map(|square| square.to_string());
    let without = |text: String, word: &String| text.replace(word, "");
    let mut words: Vec<String> = keywords.into_iter().chain(squares).collect();
    // A word may begin with another one.
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.iter().fold(text, without)
}

#[test]
fn no_english_is_left_in_a_problem_that_another_language_tells() {
    let translation = table::read_translation(&pseudo_text()).unwrap();
    table::use_language(table::Language::with_english_rules(translation));
    let told: Vec<(Problem, String)> = problems()
        .into_iter()
        .map(|problem| (problem.clone(), said(&problem)))
        .collect();
    table::use_english();
    for (problem, text) in told {
        let rest = without_data(&problem, text.clone());
        assert!(
            !rest.contains(|letter: char| letter.is_ascii_alphabetic()),
            "{problem:?}: {text}"
        );
    }
}

#[test]
fn what_is_wrong_with_a_move_is_told_with_its_reason() {
    let text = "---\ntitle: A\n---\n\n```chess line\n\n1. e4 e5\n2. Bb7\n```\n\n\
        ```chess ask\nask=\"move\" answer=\"e4 Nd4\" fen=\"start\"\nprompt: Move.\n```\n";
    let faults = course::markdown::read("x.md", text).unwrap_err();
    let said: Vec<String> = faults.iter().map(crate::course_fault_text).collect();
    assert_eq!(
        said,
        [
            "x.md, line 8, column 4: “2. Bb7”: Neither bishop (c1, f1) can reach \
             b7.",
            "x.md, line 12, column 20: “Nd4”: Neither knight (b1, g1) can \
             reach d4.",
        ]
    );
}
