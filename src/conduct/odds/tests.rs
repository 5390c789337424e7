//! Castling at odds (seed 000, law X).

use rules::{CastlingSide, Color, Position, Square, chess960};

use super::OddsRights;

const QUEEN: CastlingSide = CastlingSide::QueenSide;
const KING: CastlingSide = CastlingSide::KingSide;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn king_to(fen: &str, side: CastlingSide) -> Option<Square> {
    let position = position(fen);
    OddsRights::of_start(&position).king_to(&position, side)
}

#[test]
fn the_conditions_of_castling_hold_as_though_the_rook_stood_there() {
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some(Square::C1)),
        // The knight on b1 stands between king and rook.
        ("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", None),
        // On a1 the rook would stand.
        ("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", None),
        // In check, across check, into check; b1 may be attacked.
        ("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", None),
        ("4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", None),
        ("4k3/8/8/8/2r5/8/8/4K3 w - - 0 1", None),
        ("4k3/8/8/8/1r6/8/8/4K3 w - - 0 1", Some(Square::C1)),
        // A king that is not at home has moved.
        ("4k3/8/8/8/8/8/4K3/8 w - - 0 1", None),
        // A rook is there: this is plain castling, or none.
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", None),
    ] {
        assert_eq!(king_to(fen, QUEEN), expected, "{fen}");
    }
}

#[test]
fn black_and_both_rooks_may_be_given() {
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 3 9";
    assert_eq!(king_to(fen, KING), Some(Square::G8));
    assert_eq!(king_to(fen, QUEEN), Some(Square::C8));
    let position = position(fen);
    let mut rights = OddsRights::of_start(&position);
    let after = rights.castle(&position, KING).unwrap();
    assert_eq!(after.to_string(), "6k1/8/8/8/8/8/8/4K3 w - - 4 10");
    assert!(!rights.has(Color::Black, QUEEN));
    assert!(rights.has(Color::White, QUEEN));
}

#[test]
fn a_king_that_has_moved_and_a_corner_that_was_entered_end_the_right() {
    let start = position("4k3/8/8/3b4/8/8/8/4K3 b - - 0 1");
    let mut rights = OddsRights::of_start(&start);
    let bishop_to_corner = start.find_move(Square::D5, Square::H1, None).unwrap();
    rights.played(&start, bishop_to_corner);
    assert!(!rights.has(Color::White, KING));
    assert!(rights.has(Color::White, QUEEN));
    let after = start.play_unchecked(bishop_to_corner);
    let king = after.find_move(Square::E1, Square::E2, None).unwrap();
    rights.played(&after, king);
    assert!(!rights.has(Color::White, QUEEN));
    assert!(rights.has(Color::Black, QUEEN));
}

#[test]
fn chess960_knows_no_odds() {
    let start = chess960::start_position(0).unwrap();
    assert_eq!(OddsRights::of_start(&start), OddsRights::default());
}

#[test]
fn rights_are_read_back() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        let rights = OddsRights::of_start(&position(fen));
        assert_eq!(rights.to_string().parse(), Ok(rights), "{fen}");
    }
    for text in ["", "a1,a1", "b1", "a1,"] {
        assert!(text.parse::<OddsRights>().is_err(), "{text}");
    }
}
