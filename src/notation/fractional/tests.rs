use rules::{Move, Position};

use super::{Column, read, rows, write};
use crate::descriptive::Spelling;
use crate::origins::Origins;
use crate::score::ProblemKind;
use crate::style::Style;
use crate::{read_move, san};

const LONG: Style = Style::Descriptive(Spelling::Long);

fn moves(start: &Position, text: &str) -> Vec<Move> {
    let mut position = *start;
    text.split(' ')
        .map(|word| {
            let mv = read_move(&position, word).unwrap();
            position = position.play_unchecked(mv);
            mv
        })
        .collect()
}

fn columns(start: &Position, text: &str, style: Style) -> Vec<Column> {
    write(start, &Origins::of_start(start), &moves(start, text), style)
}

fn read_back(start: &Position, text: &str) -> Vec<String> {
    let score = read(text, start).unwrap_or_else(|| panic!("no game in\n{text}"));
    assert_eq!(score.problems().count(), 0, "{text}");
    let mut position = *start;
    let played = score.moves.iter().map(|played| {
        let text = san::write(&position, played.mv);
        position = position.play_unchecked(played.mv);
        text
    });
    played.collect()
}

const LINE: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Be7 d4 d6 c3 Bg4 Be3 O-O Nbd2 d5 exd5";

#[test]
fn rows_are_read_back_in_every_notation() {
    let start = Position::default();
    for style in [
        LONG,
        Style::Descriptive(Spelling::Short),
        Style::San,
        Style::Lasker,
    ] {
        for width in [20, 40, 80, 1000] {
            let text = rows(&columns(&start, LINE, style), width);
            assert_eq!(read_back(&start, &text).join(" "), LINE, "{text}");
        }
    }
}

#[test]
fn rows_have_the_requested_width_and_are_aligned() {
    let text = rows(&columns(&Position::default(), LINE, LONG), 60);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.iter().all(|line| line.len() <= 60), "{text}");
    assert_eq!(
        lines[0],
        "1. P to K 4   2. Kt to K B 3   3. B to Kt 5    4. B to R 4"
    );
    assert_eq!(
        lines[2],
        "   P to K 4      Kt to Q B 3      P to Q R 3      Kt to B 3"
    );
}

#[test]
fn a_line_may_begin_with_black_and_end_with_white() {
    let start: Position = "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7".parse().unwrap();
    let columns = columns(&start, "e5 e4 Ke7 Ke2", LONG);
    assert_eq!(columns[0].above, None);
    assert_eq!((columns[2].number, &columns[2].below), (9, &None));
    let text = rows(&columns, 80);
    assert!(
        text.starts_with("7. ... P to K 4\n8. P to K 4   9. K to K 2\n"),
        "{text}"
    );
    assert_eq!(read_back(&start, &text), ["e5", "e4", "Ke7", "Ke2"]);
}

#[test]
fn a_lower_line_without_breaks_is_cut_in_the_one_way_that_is_legal() {
    let text = "1. P to K 4 2. Kt to K B 3 3. B to Kt 5\nP to K 4 Kt to Q B 3 P to Q R 3";
    let start = Position::default();
    assert_eq!(
        read_back(&start, text),
        ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    );
}

#[test]
fn a_word_that_fits_two_moves_is_reported_with_its_position() {
    let start = Position::default();
    let text = "1. P to K 4 2. Kt to K B 3 3. B to Kt 5\nP to K 4 Kt to B 3 P to Q R 3";
    let score = read(text, &start).unwrap();
    let (token, problem) = score.problems().next().unwrap();
    assert_eq!(&text[token.span.clone()], "Kt to B 3");
    assert_eq!((&problem.kind, problem.ply), (&ProblemKind::Ambiguous, 3));
    assert_eq!(problem.possible.len(), 2);

    let text = "1. P to K 4 2. Kt to B 3 3. B to Kt 5\nP to K 4 Kt to Q B 3 P to Q R 3";
    let score = read(text, &start).unwrap_or_else(|| panic!("no game"));
    let (token, problem) = score.problems().next().unwrap();
    assert_eq!(&text[token.span.clone()], "Kt to B 3");
    assert_eq!(problem.ply, 2);
}
