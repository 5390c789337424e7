//! Any text on any position is a move in an algebraic notation or is refused with a place inside
//! it; a move that was read is read again from what is written.
//!
//! The first line is a FEN, or else the game begins; the text follows.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::letters::Language;
use notation::origins::Origins;
use notation::style::{self, Style};
use notation::{ReadMoveError, san, typed};
use rules::Position;

fuzz_target!(|input: &str| {
    let (head, text) = input.split_once('\n').unwrap_or(("", input));
    let position: Position = head.parse().unwrap_or_default();
    let origins = Origins::of_start(&position);
    for style in Style::ALL {
        match style::read(style, &position, &origins, text) {
            Ok(mv) => {
                assert!(position.is_legal(mv));
                let written = style::write(style, &position, &origins, mv);
                let again = style::read(style, &position, &origins, &written);
                assert_eq!(again, Ok(mv), "{style:?} {written}");
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                let candidates = error.candidates();
                assert!(candidates.iter().all(|mv| position.is_legal(*mv)));
            }
        }
    }
    if let Err(ReadMoveError::Syntax { offset, found, .. }) = san::read(&position, text) {
        assert_eq!(text[offset..].chars().next(), found);
    }
    for language in [Language::English, Language::German] {
        match typed::read(&position, &origins, text, language) {
            Ok(mv) => assert!(position.is_legal(mv)),
            Err(error) => {
                let candidates = error.candidates();
                assert!(candidates.iter().all(|mv| position.is_legal(*mv)));
            }
        }
    }
});
