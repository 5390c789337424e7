//! What is typed, in every notation at once.

use notation::letters::Language;
use notation::origins::Origins;
use notation::style::{self, Style};
use notation::typed::{self, TypedError};
use proptest::prelude::*;
use rules::{Move, Position};

use crate::playouts::{Numbers, STARTS};

/// Plays random games and reports each legal move of each position.
fn each_move(games: u64, mut visit: impl FnMut(&Position, &Origins, Move)) {
    for game in 0..games {
        let mut numbers = Numbers::new(game + 1);
        let start = STARTS[if game % 3 == 0 { game as usize % 5 } else { 0 }];
        let mut position: Position = start.parse().expect("a legal start");
        let mut origins = Origins::of_start(&position);
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                visit(&position, &origins, mv);
            }
            let mv = moves[numbers.below(moves.len())];
            origins = origins.after(&position, mv);
            position = position.play(mv).expect("a legal move");
        }
    }
}

#[test]
fn algebraic_moves_are_never_taken_for_descriptive_ones() {
    let plain = [Style::San, Style::Lan, Style::Uci, Style::Figurine];
    each_move(10, |position, origins, mv| {
        for style in plain {
            let text = style::write(style, position, origins, mv);
            let read = typed::read(position, origins, &text, Language::English);
            assert_eq!(read, Ok(mv), "{position}: {text}");
        }
    });
}

#[test]
fn what_any_style_writes_is_read_or_asked_about() {
    let mut asked = 0;
    each_move(10, |position, origins, mv| {
        for style in Style::ALL {
            let language = match style {
                Style::Localized(language) => language,
                _ => Language::English,
            };
            let text = style::write(style, position, origins, mv);
            match typed::read(position, origins, &text, language) {
                Ok(read) => assert_eq!(read, mv, "{position}: {style:?} {text}"),
                Err(TypedError::Differs { candidates }) if candidates.contains(&mv) => {
                    // Only letters that name different pieces in two languages leave a doubt.
                    assert!(
                        matches!(style, Style::Localized(_)),
                        "{position}: {style:?} {text}"
                    );
                    asked += 1;
                }
                Err(error) => panic!("{position}: {style:?} {text}: {error}"),
            }
        }
    });
    assert!(asked > 1_000, "only {asked} texts were asked about");
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}") {
        try_text(&text);
    }

    #[test]
    fn no_chess_like_text_makes_the_readers_panic(
        text in "[a-hA-H1-8NBRQKtPпКСЛФр♔♘xX=+#O. -]{0,14}"
    ) {
        try_text(&text);
    }

    #[test]
    fn no_sentence_like_text_makes_the_readers_panic(
        text in "((The|the|king|pawn|rook|goes|from|takes|on|a1|e2|e4|e5|e7|to|and|castles)[ .:]){0,12}"
    ) {
        try_text(&text);
    }
}

/// Reads a text in every way; what is understood is legal.
fn try_text(text: &str) {
    let start = Position::default();
    let origins = Origins::of_start(&start);
    for language in [Language::German, Language::Russian] {
        if let Ok(mv) = typed::read(&start, &origins, text, language) {
            assert!(start.is_legal(mv), "{text}");
        }
    }
    for style in Style::ALL {
        if let Ok(mv) = style::read(style, &start, &origins, text) {
            assert!(start.is_legal(mv), "{text}");
        }
    }
    if let Err(error) = typed::read(&start, &origins, text, Language::English) {
        let _ = words::typed_error_text(&start, text, &error, Style::San);
    }
    if let Err(error) = words::read_move_sentence(&start, text) {
        let _ = words::sentence_error_text(&start, text, &error);
    }
}
