//! A text is a FEN or is refused with a place inside it; what was read is read again from what is
//! written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{ParseFenError, Setup};

/// Without castling rights a FEN does not show the mode, so each reader reads its own again.
fn check(text: &str, read: fn(&str) -> Result<Setup, ParseFenError>) {
    match read(text) {
        Ok(setup) => {
            assert_eq!(read(&setup.to_string()), Ok(setup.clone()));
            if !setup.castling.is_empty() {
                assert_eq!(
                    Setup::from_chess960_fen(&setup.to_shredder_fen()).map(|again| again.castling),
                    Ok(setup.castling)
                );
            }
        }
        Err(error) => {
            assert!(error.offset <= text.len());
            assert!(!error.to_string().is_empty());
        }
    }
}

fuzz_target!(|text: &str| {
    check(text, str::parse);
    check(text, Setup::from_chess960_fen);
});
