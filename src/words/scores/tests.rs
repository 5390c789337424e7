use notation::descriptive::Spelling;
use notation::origins::Origins;
use notation::score::{self, Options, PrintedScore};
use notation::style::Style;
use notation::{diagram, fractional, recognise::recognise};
use rules::{Board, Position};

use super::*;

fn first_problem(text: &str) -> (PrintedScore, String) {
    let score = score::read(text, &Options::default()).unwrap();
    let (token, problem) = score.problems().next().unwrap();
    let said = score_problem_text(problem, &text[token.span.clone()]);
    (score, said)
}

#[test]
fn a_word_that_fits_several_moves_is_asked_about() {
    let (score, said) = first_problem("1. P-K4 P-K4 2. Kt-B3 Kt-QB3");
    assert_eq!(
        said,
        "2. “Kt-B3” fits more than one move: Kt-QB3 (Nc3) or Kt-KB3 (Nf3). Which one is meant?"
    );
    let (_, problem) = score.problems().next().unwrap();
    assert_eq!(
        possible_move_text(problem, &problem.possible[0]),
        "Kt-QB3 (Nc3): the next move fits"
    );
    assert_eq!(
        score_summary(&score),
        "Read up to move 1. One move needs your decision."
    );
}

#[test]
fn a_misprint_is_named_with_what_was_meant() {
    let (score, said) = first_problem("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B6");
    assert!(said.starts_with("4... “Kt-B6” isn't legal here."), "{said}");
    let (_, problem) = score.problems().next().unwrap();
    let label = possible_move_text(problem, &problem.possible[0]);
    assert!(
        label.contains("if the rank was counted from the other side"),
        "{label}"
    );
}

#[test]
fn missing_and_unreadable_moves_are_distinguished() {
    let (_, said) = first_problem("1. P-K4 P-K4 2. Kt-KB3\n3. B-B4 B-B4");
    assert_eq!(said, "2... Black’s move is missing here.");
    let (_, said) = first_problem("1. P-K4 P-K4 2. QxQ QxQ");
    assert!(said.starts_with("2. "), "{said}");
}

#[test]
fn fractions_are_read_out_one_after_the_other() {
    let start = Position::default();
    let score = score::read("1. P-K4 P-K4 2. P-Q4", &Options::default()).unwrap();
    let moves: Vec<_> = score.moves.iter().map(|played| played.mv).collect();
    let style = Style::Descriptive(Spelling::Long);
    let columns = fractional::write(&start, &Origins::of_start(&start), &moves, style);
    assert_eq!(
        fractions_reading(&columns),
        "1. White P to K 4, Black P to K 4. 2. White P to Q 4."
    );
}

#[test]
fn what_a_text_is_and_what_is_wrong_with_it_is_said() {
    let text = diagram::write(&Board::default());
    assert_eq!(
        recognised_text(&recognise(&text)),
        "Detected: a text diagram."
    );
    assert_eq!(
        recognised_text(&recognise("1. P-K4 P-K4")),
        "Detected: a game in English descriptive notation."
    );
    let error = diagram::read(&text.replacen("#R", "#X", 1)).unwrap_err();
    assert_eq!(
        diagram_error_text(&error),
        "Line 1, column 11: expected K, Q, R, B, Kt, N or P, found “X”."
    );
    let misprint = diagram::read(&text.replacen("#Kt", "#K ", 1)).unwrap();
    assert_eq!(
        diagram_correction_text(&misprint.corrections[0]),
        "b8 shows a black king; most likely a black knight is meant."
    );
}
