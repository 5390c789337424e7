//! The cases about notation: what the source books print, and what it means.

use notation::descriptive::{self, Mark, Spelling, SuggestionKind};
use notation::letters::Language;
use notation::origins::Origins;
use notation::style::{self, Style};
use notation::{lasker, squares};
use rules::{Color, Move, Position};
use serde_json::Value;

use crate::cases::{Case, each, square, strings};

/// The position of a case and where its pieces come from.
fn scene(case: &Case) -> (Position, Origins) {
    let mut position = case.first_position();
    let mut origins = Origins::of_start(&position);
    for text in case.setup_moves() {
        let mv = case.read(&position, text);
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    (position, origins)
}

/// The positions of a line, where their pieces come from, and the moves.
fn line(case: &Case, moves: &[&str]) -> Vec<(Position, Origins, Move)> {
    let mut position = case.first_position();
    let mut origins = Origins::of_start(&position);
    let mut line = Vec::new();
    for text in moves {
        let mv = case.read(&position, text);
        line.push((position, origins.clone(), mv));
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    line
}

/// A text means a move.
fn assert_read(case: &Case, position: &Position, origins: &Origins, text: &str, expected: Move) {
    match descriptive::read(position, origins, text) {
        Ok(reading) => assert_eq!(reading.mv, expected, "{}: {text}", case.id()),
        Err(error) => panic!("{}: {text}: {error}", case.id()),
    }
}

#[test]
fn texts_of_the_books_are_read_or_refused() {
    each("text-move", 25, |case| {
        let (position, origins) = scene(case);
        let texts = case.expect("texts").as_object().expect("texts and moves");
        for (text, expected) in texts {
            match expected.as_str() {
                Some(uci) => {
                    let expected = case.read(&position, uci);
                    assert_read(case, &position, &origins, text, expected);
                }
                None => {
                    let refused = descriptive::read(&position, &origins, text);
                    assert!(refused.is_err(), "{}: {text}: {refused:?}", case.id());
                }
            }
        }
    });
}

#[test]
fn games_are_read_and_written_as_printed() {
    each("game-score", 1, |case| {
        let texts = strings(case.expect("descriptive"));
        let line = line(case, &strings(case.expect("san")));
        assert_eq!(texts.len(), line.len());
        for (text, (position, origins, mv)) in texts.iter().zip(&line) {
            assert_read(case, position, origins, text, *mv);
            let written = descriptive::write(position, origins, *mv, Spelling::Long);
            assert_eq!(&written, text);
        }
        let (position, _, mv) = line[line.len() - 1].clone();
        let last = position.play_unchecked(mv).to_string();
        // The halfmove clock was not printed.
        assert_eq!(
            last.split(' ').next(),
            case.text("final_fen").split(' ').next()
        );
    });
}

/// The style in which a case writes its moves.
fn style_of(case: &Case) -> Style {
    match case.text("system") {
        "lasker" => Style::Lasker,
        "descriptive" => Style::Descriptive(Spelling::Short),
        "german" => Style::Localized(Language::German),
        other => panic!("{}: {other}", case.id()),
    }
}

#[test]
fn the_same_game_in_two_notations_is_the_same_game() {
    each("notation-pair", 3, |case| {
        let style = style_of(case);
        let texts = strings(case.expect("texts"));
        let longer = strings(case.expect("not_shortest"));
        let line = line(case, &strings(case.expect("san")));
        assert_eq!(texts.len(), line.len());
        for (text, (position, origins, mv)) in texts.iter().zip(&line) {
            assert_eq!(
                style::read(style, position, origins, text),
                Ok(*mv),
                "{text}"
            );
            let written = style::write(style, position, origins, *mv);
            if longer.contains(text) {
                assert_ne!(&written, text);
            } else {
                // SAN in German letters castles with the letter O.
                assert_eq!(written.replace('O', "0"), text.replace('O', "0"));
            }
        }
    });
}

#[test]
fn ambiguous_texts_list_all_moves_they_may_mean() {
    each("text-ambiguous", 1, |case| {
        let line = line(case, &case.moves());
        let items = case.expect("items").as_array().expect("an array");
        for item in items {
            let (ply, text, count) = (&item[0], &item[1], &item[2]);
            let ply = ply.as_u64().expect("a ply") as usize;
            let text = text.as_str().expect("a text");
            let (position, origins, mv) = &line[ply];
            let error = descriptive::read(position, origins, text).expect_err(text);
            assert_eq!(
                error.candidates.len() as u64,
                count.as_u64().expect("a count")
            );
            assert!(error.candidates.contains(mv), "{text}");
        }
    });
}

#[test]
fn marks_are_distinguished_from_moves() {
    each("suffixes", 1, |case| {
        for item in case.expectation().as_array().expect("an array") {
            let text = item[0].as_str().expect("a text");
            let expected: Vec<Mark> = item[1]
                .as_array()
                .expect("an array")
                .iter()
                .map(|name| match name.as_str() {
                    Some("ep") => Mark::EnPassant,
                    Some("check") => Mark::Check,
                    Some("dis") => Mark::Discovered,
                    Some("dbl") => Mark::Double,
                    Some("mate") => Mark::Mate,
                    other => panic!("{other:?}"),
                })
                .collect();
            let found: Vec<Mark> = descriptive::marks(text).iter().collect();
            assert_eq!(found, expected, "{text}");
        }
    });
}

#[test]
fn every_square_has_two_names() {
    each("square-names", 1, |case| {
        let names = case.expectations();
        assert_eq!(names.len(), 64);
        for (key, sides) in names {
            let expected = square(key);
            for (side, name) in [(Color::White, "white"), (Color::Black, "black")] {
                let name = sides[name].as_str().expect("a name");
                assert_eq!(squares::name(expected, side), name);
                assert_eq!(squares::read(name, side), Some(expected));
            }
        }
    });
}

#[test]
fn squares_named_in_prose_are_found() {
    each("square-refs", 2, |case| {
        for item in case.expectation().as_array().expect("an array") {
            let text = |value: &'static Value| value.as_str().expect("a text");
            let expected = square(text(&item[1]));
            assert_eq!(squares::read(text(&item[0]), Color::White), Some(expected));
        }
    });
}

#[test]
fn laskers_algebraic_is_read_and_written() {
    each("lasker-text", 4, |case| {
        let position = case.first_position();
        let object = |key: &str| case.expect(key).as_object().expect("an object");
        for (text, uci) in object("texts") {
            let expected = case.read(&position, uci.as_str().expect("a move"));
            assert_eq!(lasker::read(&position, text), Ok(expected), "{text}");
        }
        for (uci, text) in object("writes") {
            let mv = case.read(&position, uci);
            assert_eq!(lasker::write(&position, mv), text.as_str().expect("a text"));
        }
        for text in strings(case.expect("ambiguous")) {
            let error = lasker::read(&position, text).expect_err(text);
            assert_eq!(error.candidates().len(), 2, "{text}");
        }
    });
}

/// The moves and kinds of all suggestions that a refused text brings.
fn suggested(case: &Case, text: &str) -> Vec<(String, String, SuggestionKind)> {
    let (position, origins) = scene(case);
    let error = descriptive::read(&position, &origins, text).expect_err(text);
    let suggestions = error.suggestions.into_iter();
    suggestions
        .map(|found| (found.mv.to_string(), found.text, found.kind))
        .collect()
}

#[test]
fn misprints_of_the_books_are_suggested_to_be_what_they_were() {
    each("text-move", 25, |case| {
        let (text, expected) = match case.id() {
            "S2-game-err" => ("B-K7", ("f8e7", "B-K2", SuggestionKind::FlippedRank)),
            "S0-text-8" => ("QRS #", ("h7h8", "QR8 #", SuggestionKind::LookAlike)),
            _ => return,
        };
        let suggestions = suggested(case, text);
        let expected = (expected.0.to_owned(), expected.1.to_owned(), expected.2);
        assert_eq!(suggestions, [expected]);
    });
}
