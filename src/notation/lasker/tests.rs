use rules::Position;

use super::{read, write};
use crate::{Expected, ReadMoveError, san};

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

#[test]
fn other_spellings_of_signs_are_read() {
    let start = Position::default();
    for text in ["P-e4", "P--e4", "P\u{2014}e4", "Pe2-e4", " P-e4 !"] {
        let mv = read(&start, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write(&start, mv), "P-e4");
    }
    assert_eq!(read(&start, "N-f3"), read(&start, "Kt-f3"));
}

#[test]
fn a_pawn_has_a_letter_and_needs_it() {
    let error = read(&Position::default(), " e4").expect_err("the P is missing");
    let syntax = ReadMoveError::Syntax {
        offset: 1,
        found: Some('e'),
        expected: Expected::Move,
    };
    assert_eq!(error, syntax);
}

#[test]
fn the_promotion_piece_is_in_brackets() {
    let scene = position("3n4/2P4k/8/8/8/8/8/K7 w - - 0 1");
    for (san, text) in [("c8=Q", "P-c8(Q)"), ("cxd8=N", "Pxd8(Kt)")] {
        let mv = san::read(&scene, san).expect("it is legal");
        assert_eq!(write(&scene, mv), text);
        assert_eq!(read(&scene, text), Ok(mv));
    }
}

#[test]
fn two_pawns_that_can_capture_are_distinguished_by_their_squares() {
    let scene = position("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    let mv = san::read(&scene, "exd5").expect("it is legal");
    assert_eq!(write(&scene, mv), "Pe4xd5");
    assert!(matches!(
        read(&scene, "Pxd5"),
        Err(ReadMoveError::Ambiguous { .. })
    ));
}

#[test]
fn an_error_is_placed_in_the_text_as_it_was_given() {
    let error = read(&Position::default(), "Kt-f9").expect_err("there is no ninth rank");
    assert!(matches!(
        error,
        ReadMoveError::Syntax {
            offset: 4,
            found: Some('9'),
            ..
        }
    ));
}
