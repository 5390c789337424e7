use crate::fen_text::fen;
use rules::CastlingMode;

use super::{Checks, read, validate};

fn loaded(text: &str, checks: Checks) -> Result<String, String> {
    let position = read(text, checks, CastlingMode::Standard);
    position
        .map(|position| fen(&position))
        .map_err(|fault| fault.problem.to_owned())
}

#[test]
fn fields_that_are_left_out_are_the_usual_ones() {
    let full = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";
    assert_eq!(
        loaded("4k3/8/8/8/8/8/8/4K3 b", Checks::Laws).as_deref(),
        Ok(full)
    );
    assert!(loaded("4k3/8/8/8/8/8/8/4K3", Checks::Laws).is_err());
}

#[test]
fn what_is_wrong_is_said_in_the_words_of_chess_js() {
    for (text, problem) in [
        (
            "8/8 w - - 0 1",
            "piece data does not contain 8 '/'-delimited rows",
        ),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side-to-move is invalid"),
        (
            "4k3/8/8/8/8/8/8/4K3 w z - 0 1",
            "castling availability is invalid",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e4 0 1",
            "en-passant square is invalid",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
            "illegal en-passant square",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
            "half move counter number must be a non-negative integer",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            "move number must be a positive integer",
        ),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "missing white king"),
        ("4k3/4k3/8/8/8/8/8/4K3 w - - 0 1", "too many black kings"),
        (
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            "some pawns are on the edge rows",
        ),
        (
            "4k3/17/8/8/8/8/8/4K3 w - - 0 1",
            "piece data is invalid (consecutive number)",
        ),
        (
            "4k3/7x/8/8/8/8/8/4K3 w - - 0 1",
            "piece data is invalid (invalid piece)",
        ),
        (
            "4k4/8/8/8/8/8/8/4K3 w - - 0 1",
            "piece data is invalid (too many squares in rank)",
        ),
        ("", "must contain six space-delimited fields"),
    ] {
        let said = validate(text, CastlingMode::Standard).map_err(|fault| fault.problem.to_owned());
        assert_eq!(said, Err(problem.to_owned()), "{text}");
    }
}

#[test]
fn the_laws_have_to_say_what_can_be_played() {
    for text in [
        "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    ] {
        assert!(loaded(text, Checks::Laws).is_err());
        assert_eq!(loaded(text, Checks::Form).as_deref(), Ok(text));
    }
}

#[test]
fn rights_and_squares_that_cannot_be_are_dropped() {
    assert_eq!(
        loaded("4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1", Checks::Laws).as_deref(),
        Ok("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    );
}

#[test]
fn anything_is_read_when_nothing_is_checked() {
    assert_eq!(
        loaded("8/pp6/8/8/K6K/8/8/R w KQ - x 0", Checks::None).as_deref(),
        Ok("8/pp6/8/8/K7/8/8/R7 w - - 0 1")
    );
    assert!(loaded("8/8", Checks::None).is_err());
}
