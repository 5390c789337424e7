use rules::{Position, Square};

use super::{TypedError, read};
use crate::letters::Language;
use crate::origins::Origins;
use crate::style::ReadError;
use crate::{ReadMoveError, san};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

fn reads(fen: &str, language: Language, text: &str, expected: &str) {
    let position = position(fen);
    let mv = read(&position, &Origins::of_start(&position), text, language)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(san::write(&position, mv), expected, "{text}");
}

#[test]
fn all_notations_are_understood() {
    for text in [
        "Nf3",
        "nf3",
        "g1f3",
        "Ng1-f3",
        "\u{2658}f3",
        "Sf3",
        "sf3",
        "knight f3",
    ] {
        reads(START, Language::German, text, "Nf3");
    }
    for text in ["e4", "e2e4", "e2-e4", "pawn e4", "E2E4"] {
        reads(START, Language::English, text, "e4");
    }
}

#[test]
fn a_letter_of_two_languages_is_asked_about() {
    // In Hungarian B is the rook, in English the bishop.
    let origins = Origins::unknown();
    let read = |fen| read(&position(fen), &origins, "Bb5", Language::Hungarian);
    let Err(TypedError::Differs { candidates }) = read("4k3/8/8/R7/2B5/8/8/4K3 w - - 0 1") else {
        panic!("the rook and the bishop can go to b5");
    };
    let from: Vec<_> = candidates.iter().map(|mv| mv.from()).collect();
    assert_eq!(from, [Square::A5, Square::C4]);
    // Where only one of the two is legal, that one is meant.
    let bishop = read("4k3/8/8/8/2B5/8/8/4K3 w - - 0 1");
    assert_eq!(bishop.map(|mv| mv.from()), Ok(Square::C4));
}

#[test]
fn a_small_b_stays_a_file() {
    let fen = "4k3/8/8/8/8/2p5/1P2B3/4K3 w - - 0 1";
    for language in [Language::English, Language::Portuguese, Language::German] {
        reads(fen, language, "bxc3", "bxc3");
        reads(fen, language, "b4", "b4");
    }
}

#[test]
fn a_small_b_is_the_bishops_file_only_where_it_cannot_be_the_b_file() {
    let fen = "4k3/8/8/8/8/8/2Q5/4K3 w - - 0 1";
    reads(fen, Language::English, "Q-b3", "Qb3");
    reads(fen, Language::English, "Q-B3", "Qc3");
    reads(START, Language::English, "kkt-b3", "Nf3");
}

#[test]
fn descriptive_moves_are_read_and_asked_about() {
    reads(START, Language::English, "P-K4", "e4");
    reads(START, Language::English, "p to k 4", "e4");
    reads(START, Language::German, "KKt-B3", "Nf3");
    let start = position(START);
    let error = read(
        &start,
        &Origins::of_start(&start),
        "P-B4",
        Language::English,
    );
    assert_eq!(error.map_err(|error| error.candidates().len()), Err(2));
}

#[test]
fn the_error_is_from_the_closest_notation() {
    let start = position(START);
    let origins = Origins::of_start(&start);
    let error = |text| match read(&start, &origins, text, Language::English) {
        Err(TypedError::Unread(error)) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert!(matches!(
        error("e2e5"),
        ReadError::Move(ReadMoveError::Illegal {
            from: Square::E2,
            to: Square::E5,
            ..
        })
    ));
    assert!(matches!(
        error("Nf9"),
        ReadError::Move(ReadMoveError::Syntax { offset: 2, .. })
    ));
    assert!(matches!(error(" "), ReadError::Move(ReadMoveError::Empty)));
}

#[test]
fn notations_that_leave_the_same_moves_open_do_not_differ() {
    let knights = position("4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1");
    let error = read(&knights, &Origins::unknown(), "Nd2", Language::English);
    let Err(TypedError::Unread(ReadError::Move(ReadMoveError::Ambiguous { candidates }))) = error
    else {
        panic!("{error:?}");
    };
    assert_eq!(candidates.len(), 2);
}
