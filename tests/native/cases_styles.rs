//! The cases about notations in the letters of other languages.

use std::cell::Cell;

use notation::letters::Language;
use notation::{localized, san};

use crate::cases::{self, Case, strings};

#[test]
fn the_german_score_is_read_and_written_as_printed() {
    let found = Cell::new(0);
    cases::each("notation-pair", 3, |case| {
        if case.text("system") == "german" {
            found.set(found.get() + 1);
            same_game(case, Language::German);
        }
    });
    assert_eq!(found.get(), 1);
}

/// The printed texts and the SAN of a case are the same game.
fn same_game(case: &Case, language: Language) {
    let mut position = case.first_position();
    let (texts, moves) = (strings(case.expect("texts")), strings(case.expect("san")));
    assert_eq!(texts.len(), moves.len(), "{}", case.id());
    for (text, expected) in texts.into_iter().zip(moves) {
        let mv = localized::read(&position, text, language)
            .unwrap_or_else(|error| panic!("{}: {text}: {error}", case.id()));
        assert_eq!(san::write(&position, mv), expected, "{text}");
        assert_eq!(localized::write(&position, mv, language), text);
        position = position.play(mv).expect("a legal move");
    }
    assert_eq!(position.to_string(), case.text("final_fen"));
}
