use rules::{Position, Square};

use super::{parse, read, write};
use crate::{Expected, ReadMoveError};

#[test]
fn castling_is_written_with_the_kings_two_squares_and_read_either_way() {
    let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1".parse().unwrap();
    let king_side = read(&position, "e8g8").unwrap();
    assert!(king_side.is_castling());
    assert_eq!(read(&position, "e8h8").unwrap(), king_side);
    assert_eq!(write(&position, king_side), "e8g8");
}

#[test]
fn the_promoted_piece_is_a_small_letter() {
    let position: Position = "8/P6k/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let mv = read(&position, "A7A8N").unwrap();
    assert_eq!(write(&position, mv), "a7a8n");
}

#[test]
fn faults_name_their_place() {
    let syntax = |text| match parse(text) {
        Err(ReadMoveError::Syntax {
            offset, expected, ..
        }) => (offset, expected),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(parse(" e2e4 "), Ok((Square::E2, Square::E4, None)));
    assert_eq!(parse(""), Err(ReadMoveError::Empty));
    assert_eq!(syntax("e2"), (2, Expected::Square));
    assert_eq!(syntax("e9e4"), (1, Expected::Rank));
    assert_eq!(syntax("e7e8k"), (4, Expected::Promotion));
    assert_eq!(syntax("e7e8qq"), (5, Expected::End));
}
