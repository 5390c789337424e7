//! Set-ups as FEN, whichever way kings castle in them.

mod claims;
mod correction;
mod foreign;
mod placement;

pub use correction::Correction;
pub use foreign::{Repaired, repair};

use rules::{CastlingMode, ParseFenError, Setup, SetupFault};

/// The set-up as FEN; where rooks are not in the corners the rights name their files (X-FEN).
#[must_use]
pub fn write(setup: &Setup) -> String {
    match setup.mode {
        CastlingMode::Standard => setup.to_string(),
        CastlingMode::Chess960 => setup.to_x_fen(),
    }
}

/// Reads a FEN; one whose rights to castle make sense only in Chess960 is read as that.
///
/// # Errors
///
/// What keeps the text from being a FEN, and where.
pub fn read(text: &str) -> Result<Setup, ParseFenError> {
    let text = text.trim();
    let standard: Setup = text.parse()?;
    let misplaced = |setup: &Setup| {
        setup.faults().iter().any(|fault| {
            matches!(
                fault,
                SetupFault::CastlingWithoutKing { .. } | SetupFault::CastlingWithoutRook { .. }
            )
        })
    };
    if misplaced(&standard) {
        let chess960 = Setup::from_chess960_fen(text)?;
        if !misplaced(&chess960) {
            return Ok(chess960);
        }
    }
    Ok(standard)
}

#[cfg(test)]
mod tests {
    use rules::chess960;

    use super::*;

    #[test]
    fn a_fen_that_is_written_is_read_back_in_both_ways_of_castling() {
        for number in [0, 100, 959] {
            let setup = chess960::start_position(number).unwrap().to_setup();
            assert_eq!(read(&write(&setup)), Ok(setup), "{number}");
        }
        let standard = Setup::default();
        assert_eq!(read(&write(&standard)), Ok(standard));
        assert!(read("8/8/8 w - -").is_err());
    }
}
