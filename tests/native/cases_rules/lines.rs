//! Cases that are played out move by move.

use notation::san;
use rules::{Position, attacks};

use crate::cases::{Case, each, legal_san, plain, sorted, strings};

#[test]
fn lines_run_as_the_books_say() {
    each("line", 24, |case| {
        let mut position = case.first_position();
        let mut before_last = position;
        for step in case.expect("steps").as_array().expect("an array of steps") {
            let text = step["move"].as_str().expect("each step has a move");
            let mv = case.read(&position, text);
            assert_eq!(plain(&san::write(&position, mv)), plain(text));
            (before_last, position) = (position, position.play_unchecked(mv));
            assert_eq!(position.is_checkmate(), text.ends_with('#'), "{text}");
            if text.ends_with('+') || step["check"] == true || step["double"] == true {
                assert!(position.is_check(), "{text}");
            }
            if step["check"] == false {
                assert!(!position.is_check(), "{text}");
            }
            if step["double"] == true {
                assert_eq!(position.checkers().len(), 2, "{text}");
            }
            if step["replies"].is_array() {
                assert_eq!(
                    legal_san(&position),
                    sorted(strings(&step["replies"])),
                    "{text}"
                );
            }
            let replies = legal_san(&position);
            let included = strings(&step["replies_include"]);
            assert!(
                included
                    .iter()
                    .all(|&reply| replies.iter().any(|r| r == reply)),
                "{text}"
            );
        }
        check_alternatives(case, &before_last, &position);
        check_end(case, &position);
    });
}

/// Moves that could have been the last one, and moves that cannot come next.
fn check_alternatives(case: &Case, before_last: &Position, last: &Position) {
    for text in strings(case.expect("also_last")) {
        let other = before_last.play_unchecked(case.read(before_last, text));
        assert_eq!(other.is_checkmate(), text.ends_with('#'), "{text}");
    }
    for text in strings(case.expect("alt_no_check")) {
        let other = before_last.play_unchecked(case.read(before_last, text));
        assert!(!other.is_check(), "{text}");
    }
    for text in strings(case.expect("not_legal_after")) {
        assert!(san::read(last, text).is_err(), "{text}");
    }
}

fn check_end(case: &Case, position: &Position) {
    match case.expect("end").as_str() {
        None => assert!(position.has_legal_moves()),
        Some("mate") => assert!(position.is_checkmate()),
        Some("stalemate") => assert!(position.is_stalemate()),
        Some("insufficient") => assert!(position.is_insufficient_material()),
        Some(other) => panic!("unknown end {other}"),
    }
    if case.expect("smothered") == true {
        let king = position.king(position.turn());
        assert!(attacks::king(king).is_within(position.by_color(position.turn())));
    }
}
