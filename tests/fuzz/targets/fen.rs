//! A text is a FEN or is refused with a place inside it; what was read is read again from what is
//! written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{CastlingMode, Setup};

fuzz_target!(|text: &str| {
    for read in [text.parse::<Setup>(), Setup::from_chess960_fen(text)] {
        match read {
            Ok(setup) => {
                assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
                if setup.mode == CastlingMode::Chess960 {
                    assert_eq!(Setup::from_chess960_fen(&setup.to_x_fen()), Ok(setup));
                }
            }
            Err(error) => {
                assert!(error.offset <= text.len());
                assert!(!error.to_string().is_empty());
            }
        }
    }
});
