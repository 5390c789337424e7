use rules::{CastlingRefusal, CastlingSide, IllegalMove, Move, Position, Role, Square};

use super::{CheckMark, read, san_parts, write};
use crate::{Expected, ReadMoveError};

const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

fn reads(fen: &str, text: &str, expected: &str) {
    let position = position(fen);
    let mv = read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(write(&position, mv), expected, "{text}");
}

fn error(fen: &str, text: &str) -> ReadMoveError {
    read(&position(fen), text).expect_err(text)
}

fn squares(moves: &[Move]) -> Vec<String> {
    let mut squares: Vec<_> = moves.iter().map(Move::to_string).collect();
    squares.sort();
    squares
}

#[test]
fn all_ways_to_write_castling_are_read() {
    for text in [
        "O-O",
        "o-o",
        "0-0",
        "0-0+",
        "OO",
        "O\u{2013}O",
        "castles kingside",
        "Castles short",
    ] {
        reads(CASTLING, text, "O-O");
    }
    for text in [
        "O-O-O",
        "o-o-o",
        "0-0-0!?",
        "castles queenside",
        "castle long",
    ] {
        reads(CASTLING, text, "O-O-O");
    }
}

#[test]
fn castling_is_also_the_king_going_two_squares() {
    for text in ["e1g1", "Ke1g1", "Kg1", "king g1", "e1h1", "e1-g1"] {
        reads(CASTLING, text, "O-O");
    }
}

#[test]
fn lenient_forms_of_plain_moves_are_read() {
    let start = rules::Setup::default().to_string();
    for text in [
        "e4",
        "e2e4",
        "e2-e4",
        "E2E4".to_lowercase().as_str(),
        "Pe4",
        "pe4",
        "P-e4",
        "pawn e4",
        "pawn to e4",
        "e4!",
        "e4!?",
        "e4+",
        " e4 ",
        "\u{2659}e4",
        "e4.",
    ] {
        reads(&start, text, "e4");
    }
    for text in [
        "Nf3",
        "nf3",
        "Ngf3",
        "Ng1f3",
        "Ng1-f3",
        "N1f3",
        "Nxf3",
        "knight f3",
        "Knight to f3",
        "knight from g1 to f3",
        "knight on g1 to f3",
        "\u{2658}f3",
        "\u{265e}f3",
        "g1f3",
        "Nf3#",
    ] {
        reads(&start, text, "Nf3");
    }
}

#[test]
fn promotions_are_read_with_and_without_the_equals_sign() {
    for text in [
        "e8=Q",
        "e8Q",
        "e8=q",
        "e8q",
        "e8(Q)",
        "e8/Q",
        "e8=Q+",
        "e7e8q",
        "pawn e8 queen",
        "e8 promotes to queen",
        "e7-e8=Q",
        "e8\u{2655}",
    ] {
        reads(PROMOTION, text, "e8=Q+");
    }
    for text in [
        "exd8=N",
        "exd8n",
        "ed8N",
        "e7xd8=N",
        "pawn takes d8 becomes knight",
        "e7:d8N",
    ] {
        reads(PROMOTION, text, "exd8=N");
    }
    reads(PROMOTION, "exd8b", "exd8=B");
}

#[test]
fn a_promotion_without_a_piece_is_an_error_of_its_own() {
    let reason = IllegalMove::PromotionMissing {
        from: Square::E7,
        to: Square::E8,
    };
    let (from, to) = (Square::E7, Square::E8);
    assert_eq!(
        error(PROMOTION, "e8"),
        ReadMoveError::Illegal { from, to, reason }
    );
    assert!(matches!(
        error(PROMOTION, "e8=K"),
        ReadMoveError::Syntax {
            offset: 3,
            found: Some('K'),
            expected: Expected::Promotion
        }
    ));
    assert!(matches!(
        error(PROMOTION, "e8="),
        ReadMoveError::Syntax {
            offset: 3,
            found: None,
            expected: Expected::Promotion
        }
    ));
}

#[test]
fn en_passant_is_a_capture_with_or_without_the_remark() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    for text in [
        "exd6",
        "ed6",
        "exd6 e.p.",
        "exd6e.p.",
        "exd6 ep",
        "e5xd6",
        "pawn takes d6 en passant",
    ] {
        reads(fen, text, "exd6");
    }
}

#[test]
fn several_pieces_that_can_go_are_named_as_candidates() {
    reads("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "Nb3", "Nb3");
    // More than is needed may be said.
    reads("4k3/8/8/1N6/8/8/8/N3K3 w - - 0 1", "Nbc3", "Nc3");
    let twins = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
    let ReadMoveError::Ambiguous { candidates } = error(twins, "Ne4") else {
        panic!("two knights can go to e4");
    };
    assert_eq!(squares(&candidates), ["c3e4", "g3e4"]);
    reads(twins, "Nce4", "Nce4");
    reads(twins, "knight g e4", "Nge4");
}

#[test]
fn pinned_rivals_need_no_disambiguation() {
    reads("4k3/8/4r3/8/8/2N5/4N3/4K3 w - - 0 1", "Nd5", "Nd5");
    // The knight on e2 is pinned, so the other one is no alternative.
    reads("4k3/4r3/8/8/8/8/4N3/N3K3 w - - 0 1", "Nc2", "Nc2");
    reads("4k3/4r3/8/8/8/1N6/4N3/4K3 w - - 0 1", "Nd4", "Nd4");
}

#[test]
fn files_come_before_ranks_and_both_before_neither() {
    let queens = "8/8/8/8/4Q2Q/8/k7/2K4Q w - - 0 1";
    let position = position(queens);
    let text = |from, to| write(&position, position.find_move(from, to, None).unwrap());
    assert_eq!(text(Square::H4, Square::E1), "Qh4e1");
    assert_eq!(text(Square::E4, Square::E1), "Qee1");
    assert_eq!(text(Square::H1, Square::E1), "Q1e1");
}

#[test]
fn a_small_b_is_the_file() {
    let fen = "4k3/8/8/8/8/2p5/1P2B3/4K3 w - - 0 1";
    reads(fen, "bxc3", "bxc3");
    reads(fen, "bc3", "bxc3");
    reads(fen, "b4", "b4");
    // No pawn of the b-file ever reaches g4, so only the bishop can be meant.
    reads(fen, "bg4", "Bg4");
    // A pawn might, so the player is asked.
    let fen = "4k3/8/8/8/8/8/1P2B3/4K3 w - - 0 1";
    let ReadMoveError::SmallBishop { candidates } = error(fen, "bb5") else {
        panic!("the bishop can go to b5 and the pawn cannot");
    };
    assert_eq!(squares(&candidates), ["e2b5"]);
    assert_eq!(
        write(&position(fen), read(&position(fen), "Bb5+").unwrap()),
        "Bb5+"
    );
}

#[test]
fn a_plain_square_is_never_a_capture() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert!(matches!(
        error(fen, "d5"),
        ReadMoveError::NoSuchMove {
            role: Role::Pawn,
            ..
        }
    ));
    reads(fen, "xd5", "exd5");
    reads(fen, "pawn takes d5", "exd5");
}

#[test]
fn an_illegal_move_says_why() {
    let start = rules::Setup::default().to_string();
    assert!(matches!(
        error(&start, "Bc4"),
        ReadMoveError::Illegal {
            from: Square::F1,
            reason: IllegalMove::Blocked { by: Square::E2, .. },
            ..
        }
    ));
    assert!(matches!(
        error(&start, "O-O"),
        ReadMoveError::Illegal {
            reason: IllegalMove::Castling {
                side: CastlingSide::KingSide,
                refusal: CastlingRefusal::Occupied { .. },
            },
            ..
        }
    ));
    assert!(matches!(
        error(&start, "e7e5"),
        ReadMoveError::Illegal {
            reason: IllegalMove::NotYourTurn { .. },
            ..
        }
    ));
    assert!(matches!(
        error(&start, "e5"),
        ReadMoveError::Illegal {
            from: Square::E2,
            ..
        }
    ));
    assert_eq!(
        error(&start, "Nd5"),
        ReadMoveError::NoSuchMove {
            role: Role::Knight,
            to: Square::D5,
            pieces: vec![Square::B1, Square::G1],
        }
    );
}

#[test]
fn faults_of_form_name_their_place() {
    let start = rules::Setup::default().to_string();
    let syntax = |text: &str| match error(&start, text) {
        ReadMoveError::Syntax {
            offset,
            found,
            expected,
        } => (offset, found, expected),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(error(&start, "  "), ReadMoveError::Empty);
    assert_eq!(syntax("Nf9"), (2, Some('9'), Expected::Rank));
    assert_eq!(syntax("N"), (1, None, Expected::Square));
    assert_eq!(syntax("e"), (1, None, Expected::Rank));
    assert_eq!(syntax("hello"), (2, Some('l'), Expected::Rank));
    assert_eq!(syntax("e4 e5 e6"), (6, Some('e'), Expected::End));
    assert_eq!(syntax("castles"), (7, None, Expected::Move));
    assert_eq!(syntax("0-0-0-0").2, Expected::Move);
    assert_eq!(syntax("\u{e9}4"), (0, Some('\u{e9}'), Expected::Move));
}

#[test]
fn parts_put_together_are_the_text() {
    let position = position(PROMOTION);
    let mv = read(&position, "exd8=Q").unwrap();
    let parts = san_parts(&position, mv);
    assert_eq!(parts.role, None);
    assert_eq!(parts.body, "exd8");
    assert_eq!(parts.promotion, Some(Role::Queen));
    assert_eq!(parts.mark, CheckMark::Check);
    assert_eq!(parts.to_string(), "exd8=Q+");
}
