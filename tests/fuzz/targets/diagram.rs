//! A text has diagrams or is refused with a place inside it; what was read is read again from what
//! is written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::diagram;

fuzz_target!(|text: &str| {
    let lines = text.split('\n').count();
    for diagram in diagram::read_all(text) {
        match diagram {
            Ok(diagram) => {
                assert!(text.get(diagram.span).is_some());
                let board = diagram.setup.board;
                let again = diagram::read(&diagram::write(&board)).expect("it was written");
                assert_eq!(again.setup.board, board);
                assert_eq!(again.corrections, diagram.corrections);
                for correction in diagram.corrections {
                    assert_eq!(board.piece_at(correction.square), Some(correction.found));
                    assert_ne!(correction.found, correction.likely);
                }
            }
            Err(error) => {
                assert!((1..=lines).contains(&error.line));
                let line = text
                    .split('\n')
                    .nth(error.line - 1)
                    .expect("a line of the text");
                assert!((1..=line.chars().count() + 1).contains(&error.column));
                assert!(!error.to_string().is_empty());
            }
        }
    }
});
