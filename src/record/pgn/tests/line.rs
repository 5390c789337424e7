use rules::Position;

use crate::pgn::{Fault, FaultKind, MainLine, TagPart, read_main_line};
use crate::{GameResult, MAX_DEPTH};

fn moves(line: &MainLine) -> Vec<String> {
    let mut position = line.start;
    let moves = line.moves.iter().map(|mv| {
        let text = notation::san::write(&position, *mv);
        position = position.play(*mv).unwrap();
        text
    });
    moves.collect()
}

fn fault(text: &str) -> Fault {
    read_main_line(text).expect_err(text)
}

#[test]
fn a_whole_game_is_read() {
    let text = "[Event \"A \\\"quoted\\\" event\"]\r\n[White \"X.\"]\r\n[Result \"1-0\"]\r\n\r\n\
        1. e4 e5 2.Nf3 Nc6 3 Bb5 a6 1-0\r\n";
    let line = read_main_line(text).unwrap();
    let event = ("Event".to_owned(), "A \"quoted\" event".to_owned());
    assert_eq!(line.tags[0], event);
    assert_eq!(line.result, GameResult::WhiteWins);
    assert_eq!(moves(&line), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
}

#[test]
fn comments_glyphs_and_variations_are_checked_and_skipped() {
    let text = "\u{feff}% escaped\n1. e4 {a comment (with a bracket)} e5 $1 ; to the end (of the line\n\
        (1... c5 2. Nf3 (2. c3 d5!) 2... d6) 2. Nf3! (2. f4 exf4) Nc6 !? *";
    let line = read_main_line(text).unwrap();
    assert_eq!(moves(&line), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(line.result, GameResult::Unknown);
}

#[test]
fn a_start_position_is_used() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 3 40\"]\n\n40. a8Q+ Kd7 1/2-1/2";
    let line = read_main_line(text).unwrap();
    assert_eq!(moves(&line), ["a8=Q+", "Kd7"]);
    assert_eq!(line.result, GameResult::Draw);
    assert_eq!(line.tags, []);
    let text = text
        .replace("SetUp \"1\"", "SetUp \"0\"")
        .replace("40. a8Q+ Kd7", "1. e4");
    assert_eq!(read_main_line(&text).unwrap().start, Position::default());
}

#[test]
fn the_first_fault_is_reported_with_its_position() {
    let place = |text: &str| {
        let fault = fault(text);
        (fault.line, fault.column, fault.kind)
    };
    assert_eq!(place(""), (1, 1, FaultKind::Empty));
    assert_eq!(place("1. e4\n{ never"), (2, 1, FaultKind::Unclosed('{')));
    assert_eq!(place("1. e4 (1. d4"), (1, 7, FaultKind::Unclosed('(')));
    assert_eq!(place("1. e4 )"), (1, 7, FaultKind::Unopened(')')));
    assert_eq!(place("(1. e4)"), (1, 1, FaultKind::VariationBeforeMove));
    assert_eq!(place("1. e4 }"), (1, 7, FaultKind::Unopened('}')));
    assert_eq!(place("[White \"A"), (1, 8, FaultKind::Unclosed('"')));
    let expected = TagPart::Value;
    assert_eq!(place("[White A]"), (1, 8, FaultKind::Tag { expected }));
    let expected = TagPart::Name;
    assert_eq!(place("[\"A\"]"), (1, 2, FaultKind::Tag { expected }));
    assert_eq!(place("1. e4 --"), (1, 7, FaultKind::NullMove));
    assert_eq!(place("1. e4 $"), (1, 7, FaultKind::Nag));
    assert_eq!(place("1. e4 * 1. d4 *"), (1, 12, FaultKind::AnotherGame));
    let text = "1. e4\n\n[White \"A\"]";
    assert_eq!(place(text), (3, 1, FaultKind::AnotherGame));
    assert!(matches!(
        place("[FEN \"8/8 w\"]"),
        (1, 1, FaultKind::Start(_))
    ));
    assert_eq!(fault("1.e5").column, 3);
    assert_eq!(fault("1. e4 (1. d4 d5 2. d5) e5").column, 20);
}

#[test]
fn variations_cannot_exhaust_the_stack() {
    let deep = |depth: usize| format!("1. e4 {} {}", "( 1. e4 ".repeat(depth), ")".repeat(depth));
    assert!(read_main_line(&deep(MAX_DEPTH)).is_ok());
    assert_eq!(fault(&deep(MAX_DEPTH + 1)).kind, FaultKind::TooDeep);
    let open = "(".repeat(10_000);
    assert_eq!(fault(&open).kind, FaultKind::VariationBeforeMove);
}
