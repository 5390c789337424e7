//! Positions as people have them, each with what is read and what is said of it. The loader of boards
//! reads the same file (`tests/embed/fen.test.mjs`).

use notation::fen;
use serde_json::Value;

fn cases() -> Vec<Value> {
    let text = include_str!("../data/foreign_fens.json");
    serde_json::from_str(text).expect("the file is a JSON array")
}

#[test]
fn foreign_fens_are_read_and_every_correction_is_said() {
    for case in cases() {
        let Some(expected) = case["fen"].as_str() else {
            continue;
        };
        let text = case["text"].as_str().expect("a case has a text");
        let found = fen::repair(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Ok(&found.setup), fen::read(expected).as_ref(), "{text}");
        let said = words::corrections_text(&found.corrections);
        assert_eq!(said.as_deref(), case["corrected"].as_str(), "{text}");
    }
}

#[test]
fn what_is_no_position_is_told_by_its_field_and_place() {
    for case in cases() {
        let Some(field) = case["field"].as_str() else {
            continue;
        };
        let text = case["text"].as_str().expect("a case has a text");
        let error = fen::repair(text).expect_err(text);
        assert_eq!(error.field.to_string(), field, "{text}");
        assert_eq!(
            Some(error.offset as u64 + 1),
            case["column"].as_u64(),
            "{text}"
        );
    }
}

/// A reading that is written and read again is the same, and needs no word.
#[test]
fn a_corrected_fen_needs_no_correction() {
    for case in cases() {
        let text = case["text"].as_str().expect("a case has a text");
        let Ok(found) = fen::repair(text) else {
            continue;
        };
        let written = fen::write(&found.setup);
        let again = fen::repair(&written).expect("what is written is a FEN");
        assert_eq!(fen::write(&again.setup), written, "{text}");
        assert_eq!(again.corrections, [], "{text}");
    }
}

#[test]
fn a_long_text_is_read_once() {
    let long = "8/".repeat(100_000) + &"r ".repeat(100_000);
    assert!(fen::repair(&long).is_err());
    let found = fen::repair(&format!("8/8/8/8/8/8/8/8 w - - 0 1 {long}")).expect("a FEN begins it");
    assert_eq!(found.corrections.len(), 1);
}
