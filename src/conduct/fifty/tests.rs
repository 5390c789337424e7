//! The count by call (seed 000, law XI).

use rules::{Color, Position};

use super::*;

/// `caller` is Black.
fn ground(fen: &str) -> Option<FiftyReason> {
    grounds(&fen.parse::<Position>().unwrap(), Color::Black)
}

#[test]
fn the_pieces_that_the_law_lists_are_grounds_to_call() {
    for (fen, expected) in [
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            Some(FiftyReason::BareKing),
        ),
        (
            "4k2q/8/8/8/8/8/8/Q3K3 b - - 0 1",
            Some(FiftyReason::SmallForce),
        ),
        (
            "4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1",
            Some(FiftyReason::SmallForce),
        ),
        (
            "4k2b/8/8/8/8/8/8/4KN2 w - - 0 1",
            Some(FiftyReason::SmallForce),
        ),
        (
            "4k2n/8/8/8/8/8/8/3RK3 w - - 0 1",
            Some(FiftyReason::SmallForce),
        ),
        ("4k2r/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        (
            "4k1bb/8/8/8/8/8/8/3QK3 w - - 0 1",
            Some(FiftyReason::MinorsAgainstQueen),
        ),
        (
            "4k1nn/8/8/8/8/8/8/3QK3 w - - 0 1",
            Some(FiftyReason::MinorsAgainstQueen),
        ),
        (
            "4k1bn/8/8/8/8/8/8/3QK3 w - - 0 1",
            Some(FiftyReason::MinorsAgainstQueen),
        ),
        ("4k1bn/8/8/8/8/8/4P3/3QK3 w - - 0 1", None),
        ("4k2r/4p3/8/8/8/8/8/3QK3 w - - 0 1", None),
        ("4k3/4p3/8/8/8/8/8/3QK3 w - - 0 1", None),
    ] {
        assert_eq!(ground(fen), expected, "{fen}");
    }
}

/// “Queen slightly exceeds in value two Rooks. Rook is worth a Bishop and two Pawns.”
#[test]
fn force_is_measured_by_the_scale_of_the_book() {
    let position: Position = "rr2k3/8/8/8/8/8/8/3QK3 w - - 0 1".parse().unwrap();
    assert!(force(&position, Color::White) > force(&position, Color::Black));
    let position: Position = "r3k3/8/8/8/8/8/PP6/3BK3 w - - 0 1".parse().unwrap();
    assert_eq!(
        force(&position, Color::White),
        force(&position, Color::Black)
    );
}

#[test]
fn only_one_call_is_counted_at_a_time_and_only_the_caller_chooses() {
    let mut count = FiftyCount::default();
    let choose = |count: &mut FiftyCount, by| count.choose(by, FiftyChoice::Draw);
    assert_eq!(
        choose(&mut count, Color::White),
        Err(FiftyError::NotExpired)
    );
    assert_eq!(count.call(Color::White), Ok(()));
    assert_eq!(count.call(Color::Black), Err(FiftyError::AlreadyCalled));
    for plies in 0..2 * COUNTED_MOVES {
        assert_eq!(count.moves_left(), Some((100 - plies).div_ceil(2)));
        count.played();
    }
    assert_eq!(count.call(Color::Black), Err(FiftyError::AlreadyCalled));
    assert_eq!(
        choose(&mut count, Color::Black),
        Err(FiftyError::NotTheCaller)
    );
    assert_eq!(choose(&mut count, Color::White), Ok(()));
    assert_eq!(count, FiftyCount::Drawn);
    assert_eq!(count.call(Color::Black), Err(FiftyError::Over));
}

#[test]
fn every_state_of_the_count_is_read_back() {
    let mut count = FiftyCount::default();
    assert_eq!(count.to_string(), "-");
    count.call(Color::Black).unwrap();
    for _ in 0..=2 * COUNTED_MOVES {
        assert_eq!(count.to_string().parse(), Ok(count));
        count.played();
    }
    count.choose(Color::Black, FiftyChoice::Draw).unwrap();
    assert_eq!(count.to_string().parse(), Ok(count));
    for text in [
        "counting=b100",
        "counting=b07",
        "counting=37",
        "expired=bw",
        "",
    ] {
        assert!(text.parse::<FiftyCount>().is_err(), "{text}");
    }
}
