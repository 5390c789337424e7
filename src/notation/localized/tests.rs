use rules::{Position, Role};

use super::{read, write};
use crate::letters::Language;
use crate::{ReadMoveError, san};

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

fn reads(fen: &str, language: Language, text: &str, expected: &str) {
    let position = position(fen);
    let mv = read(&position, text, language).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(san::write(&position, mv), expected, "{text}");
}

#[test]
fn the_russian_king_has_two_letters_and_the_knight_the_first_of_them() {
    let fen = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    for text in ["Крf2", "крf2", "КРf2", "Крe1-f2"] {
        reads(fen, Language::Russian, text, "Kf2");
    }
    for text in ["Кf3", "кf3", "Кg1-f3"] {
        reads(fen, Language::Russian, text, "Nf3");
    }
    let position = position(fen);
    let mv = san::read(&position, "Kf2").unwrap();
    assert_eq!(write(&position, mv, Language::Russian), "Крf2");
}

#[test]
fn small_letters_from_a_to_h_are_files() {
    let fen = "4k3/8/8/8/3p4/2P5/8/3QK3 w - - 0 1";
    reads(fen, Language::German, "cxd4", "cxd4");
    reads(fen, Language::French, "cxd4", "cxd4");
    reads(fen, Language::German, "Dxd4", "Qxd4");
    assert!(read(&position(fen), "dxd4", Language::German).is_err());
}

#[test]
fn other_small_letters_are_pieces() {
    reads(
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        Language::German,
        "sf3",
        "Nf3",
    );
}

#[test]
fn the_promotion_piece_is_written_in_the_language() {
    let fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["e8=D", "e8D", "e8=d", "e8(D)"] {
        reads(fen, Language::German, text, "e8=Q");
    }
    reads(fen, Language::Russian, "e8Ф", "e8=Q");
    reads(fen, Language::Hungarian, "e8=B", "e8=R");
    let position = position(fen);
    let mv = position
        .find_move(rules::Square::E7, rules::Square::E8, Some(Role::Knight))
        .unwrap();
    assert_eq!(write(&position, mv, Language::Dutch), "e8=P");
}

#[test]
fn a_rook_on_the_h_file_is_no_english_article() {
    reads(
        "8/k7/8/8/8/K7/8/R6R w - - 0 1",
        Language::Danish,
        "The1",
        "Rhe1",
    );
}

#[test]
fn letters_of_other_languages_are_not_read() {
    let start = Position::default();
    for (language, text) in [
        (Language::German, "Nf3"),
        (Language::German, "\u{2658}f3"),
        (Language::French, "Sf3"),
        (Language::Russian, "Nf3"),
    ] {
        assert!(
            matches!(
                read(&start, text, language),
                Err(ReadMoveError::Syntax { offset: 0, .. })
            ),
            "{language:?} {text}"
        );
    }
}
