//! Any text on any position is a descriptive move or is refused; a move that was read is read again
//! from what is written, in every spelling.
//!
//! The first line is a FEN, or numbers that choose moves from the start of a game, so that it is
//! known where the pieces come from; the text follows.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::descriptive::{self, CastlingText, Fault, MarkText, Options, Spelling};
use notation::origins::Origins;
use notation::{lasker, squares};
use rules::{Color, Move, Position, Square};

fuzz_target!(|input: &str| {
    let (head, text) = input.split_once('\n').unwrap_or(("", input));
    let (position, origins) = head.parse().map_or_else(
        |_| play(head),
        |position| (position, Origins::of_start(&position)),
    );
    match descriptive::read(&position, &origins, text) {
        Ok(reading) => check_written(&position, &origins, reading.mv),
        Err(error) => check_error(&position, &origins, text, &error),
    }
    if let Ok(mv) = lasker::read(&position, text) {
        assert_eq!(
            lasker::read(&position, &lasker::write(&position, mv)),
            Ok(mv)
        );
    }
    let _ = descriptive::marks(text).iter().count();
    for side in Color::ALL {
        if let Some(square) = squares::read(text, side) {
            assert!(Square::ALL.contains(&square));
            assert_eq!(
                squares::read(&squares::name(square, side), side),
                Some(square)
            );
        }
    }
});

/// Plays the moves that the bytes choose from the legal ones.
fn play(choices: &str) -> (Position, Origins) {
    let mut position = Position::default();
    let mut origins = Origins::of_start(&position);
    for choice in choices.bytes() {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    (position, origins)
}

fn check_written(position: &Position, origins: &Origins, mv: Move) {
    assert!(position.is_legal(mv));
    for spelling in [Spelling::Short, Spelling::Long] {
        for (castling, marks) in [
            (CastlingText::Words, MarkText::Signs),
            (CastlingText::Signs, MarkText::Words),
        ] {
            let options = Options {
                spelling,
                castling,
                marks,
            };
            let written = descriptive::write_with(position, origins, mv, options);
            let again = descriptive::read(position, origins, &written).expect("it was written");
            assert_eq!(again.mv, mv, "{written}");
            assert!(again.warnings.is_empty(), "{written}");
        }
    }
}

fn check_error(position: &Position, origins: &Origins, text: &str, error: &descriptive::ReadError) {
    assert!(!error.to_string().is_empty());
    if let Fault::Unreadable { offset, found } = error.fault {
        assert_eq!(text[offset..].chars().next(), found);
    }
    let is_ambiguous = error.fault == Fault::Ambiguous;
    assert_eq!(error.candidates.len() > 1, is_ambiguous);
    assert_eq!(error.candidates.is_empty(), !is_ambiguous);
    assert!(error.candidates.iter().all(|mv| position.is_legal(*mv)));
    for suggestion in &error.suggestions {
        let read = descriptive::read(position, origins, &suggestion.text);
        assert_eq!(read.map(|reading| reading.mv), Ok(suggestion.mv));
    }
}
