use rules::{IllegalMove, Position, Square};

use super::super::{Fault, Mark, ReadError, SuggestionKind, Warning, read};
use super::{after, mv, position};
use crate::origins::Origins;
use crate::san;

fn reads(fen: &str, text: &str, expected: &str) {
    let position = position(fen);
    let origins = Origins::of_start(&position);
    let reading = read(&position, &origins, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(san::write(&position, reading.mv), expected, "{text}");
    assert_eq!(reading.warnings, [], "{text}");
}

fn refuses(fen: &str, text: &str) -> ReadError {
    let position = position(fen);
    read(&position, &Origins::of_start(&position), text).expect_err(text)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_move_may_be_spelled_in_many_ways() {
    for text in [
        "Kt-KB3",
        "kt-kb3",
        "KT to K.B.3",
        "KtKB3",
        "Kt . K B 3",
        "N-KB3",
        "K Kt to B3",
        "Knight to King's Bishop's third",
        "The King\u{2019}s Knight moves to its Bishop's 3d square.",
        "1. Kt\u{2014}K B 3!",
        "$Kt \\ to KB3$",
        "Kt\u{a0}to\u{a0}KB3",
        "KtKB3 (!)",
        "KttoKB3",
    ] {
        reads(START, text, "Nf3");
    }
    for text in [
        "P-K4",
        "P to King's fourth",
        "P to K4th",
        "KPK4",
        "Pawn to Kings 4",
    ] {
        reads(START, text, "e4");
    }
}

#[test]
fn a_king_that_runs_into_its_link_is_no_knight() {
    reads("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", "KtoK2", "Ke2");
    reads("4k3/8/8/8/8/8/8/2N1K3 w - - 0 1", "KttoK2", "Ne2");
}

#[test]
fn castle_is_a_rook_and_castles_is_castling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in [
        "Castle to Q sq",
        "R-Q",
        "R-Q1",
        "RQ sq.",
        "Rook to Queen's square",
    ] {
        reads(fen, text, "Rd1");
    }
    for text in [
        "Castles",
        "castles KR",
        "Castles (K. R.)",
        "o\u{2014}o",
        "0 - 0",
        "K Castles",
    ] {
        reads(fen, text, "O-O");
    }
    for text in ["Castles QR", "Castles on the Queen's side", "O-O-O", "ooo"] {
        reads(fen, text, "O-O-O");
    }
    for text in ["Castle", "Castles B", "o-o-o-o", "K-Kt1"] {
        refuses(fen, text);
    }
}

#[test]
fn letters_that_run_together_are_cut_in_every_way() {
    let fen = "6k1/8/8/8/3Q1B2/8/8/R3K2R w KQ - 0 1";
    reads(fen, "QKt4", "Qb4");
    // There are a Q Kt 4 and a K Kt 4, and both can be reached.
    let several = "6k1/8/8/8/3Q4/8/8/R3K2R w KQ - 0 1";
    assert_eq!(refuses(several, "QKt4").candidates.len(), 2);
    reads(fen, "KQ2", "Kd2");
    reads(fen, "QRQB1", "Rc1");
    reads(fen, "BKKt3", "Bg3");
    for text in ["QRP", "KK", "QBP4P", "P4", "KtB", "QQQ4", "RxP4"] {
        assert!(
            matches!(refuses(fen, text).fault, Fault::Unreadable { .. }),
            "{text}"
        );
    }
}

#[test]
fn quiet_moves_and_captures_are_never_confused() {
    let fen = "4k3/8/8/3p4/8/2N5/4P3/4K3 w - - 0 1";
    reads(fen, "KtxP", "Nxd5");
    refuses(fen, "Kt-Q5");
    reads(fen, "Kt-K4", "Ne4");
    refuses(fen, "KtxB");
}

#[test]
fn a_piece_is_identified_by_where_it_started() {
    let game = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O d6 d4 Bg4 Nbd2";
    let (scene, origins) = after(Position::default(), game);
    let reply = mv(&scene, "exd4");
    let (scene, origins) = (scene.play_unchecked(reply), origins.after(&scene, reply));
    // Both knights can go to b3, and the rook of f1 is the King's, who castled.
    let knight = read(&scene, &origins, "QKt-Kt3").map(|reading| reading.mv.from());
    assert_eq!(knight, Ok(Square::D2));
    let rook = read(&scene, &origins, "KR-K1").map(|reading| reading.mv.from());
    assert_eq!(rook, Ok(Square::F1));
    let queens_rook = read(&scene, &origins, "QR-K1").map_err(|error| error.fault);
    assert!(matches!(
        queens_rook,
        Err(Fault::Illegal {
            from: Square::A1,
            reason: IllegalMove::Blocked { .. },
            ..
        })
    ));
}

#[test]
fn without_a_game_bishops_are_identified_by_color_and_others_by_half() {
    let fen = "2b1kb2/8/8/8/8/8/8/R1N1K1NR w - - 0 1";
    for (text, expected) in [("KKt-K2", "Nge2"), ("QKt-K2", "Nce2"), ("KR-R2", "Rh2")] {
        reads(fen, text, expected);
    }
    let black = "2b1kb2/8/8/8/8/8/8/R1N1K1NR b - - 0 1";
    reads(black, "KB-K2", "Be7");
    reads(black, "QB-Q2", "Bd7");
    assert_eq!(refuses(black, "QB-K2").fault, Fault::NoSuchMove);
}

#[test]
fn a_promoted_piece_has_no_side() {
    let game = "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=R Qb8";
    let (scene, origins) = after(Position::default(), game);
    let from = |text| read(&scene, &origins, text).map(|reading| reading.mv.from());
    assert_eq!(from("QR-R3"), Ok(Square::A1));
    assert_eq!(from("RxQ"), Ok(Square::A8));
    assert!(from("QRxQ").is_err());
}

#[test]
fn pawns_are_identified_by_their_current_file() {
    let fen = "4k3/8/3p1p2/2p1p3/1P1P1P2/8/8/4K3 w - - 0 1";
    for (text, expected) in [
        ("KtPxP", "bxc5"),
        ("QPxKP", "dxe5"),
        ("QPxBP", "dxc5"),
        ("KBPxP", "fxe5"),
    ] {
        reads(fen, text, expected);
    }
    assert_eq!(refuses(fen, "PxP").candidates.len(), 4);
    assert_eq!(refuses(fen, "PxP at K5").candidates.len(), 2);
}

#[test]
fn a_square_in_brackets_identifies_the_piece() {
    let fen = "4k3/8/8/8/3p4/8/2N1N3/R3K2R w - - 0 1";
    reads(fen, "Kt(B2)xP", "Ncxd4");
    reads(fen, "Kt (K 2) takes P", "Nexd4");
    reads(fen, "Kt at K 2 takes P at Q 4", "Nexd4");
    reads(fen, "R (KR sq.) to B sq.", "Rf1");
    reads(fen, "R(R1)-Q", "Rd1");
}

#[test]
fn a_pawn_promotes_to_a_queen_by_default() {
    let fen = "3n4/2P4k/8/8/8/8/8/K7 w - - 0 1";
    for text in [
        "P-B8",
        "P queens",
        "P to B8, becoming a Queen",
        "P-B8/Q",
        "BPB8Q",
        "P = Q",
    ] {
        reads(fen, text, "c8=Q");
    }
    for text in ["PxKt(Kt)", "P takes Kt becomes a Knight", "P x N = N"] {
        reads(fen, text, "cxd8=N");
    }
    for text in ["P-B8(K)", "P-B8=", "P-B8(P)", "K-R2(Q)", "P-B8 (Q"] {
        refuses(fen, text);
    }
}

#[test]
fn in_passing_only_what_is_marked_counts() {
    let fen = "4k3/8/8/2ppP3/1P6/8/8/4K3 w - d6 0 2";
    assert_eq!(refuses(fen, "PxP").candidates.len(), 2);
    for text in [
        "PxP e.p.",
        "P takes P en passant",
        "PxP in passing",
        "KPxP",
        "PxQP",
    ] {
        reads(fen, text, "exd6");
    }
    assert_eq!(refuses(fen, "KtPxP e. p.").fault, Fault::NoSuchMove);
}

#[test]
fn a_mark_chooses_among_several_and_refuses_none() {
    // Of the two moves, only that to f6 gives check.
    let fen = "4k3/8/8/8/1N2N3/8/8/4K3 w - - 0 1";
    assert_eq!(refuses(fen, "Kt-B6").fault, Fault::Ambiguous);
    reads(fen, "Kt-B6 ch.", "Nf6+");
    assert_eq!(refuses(fen, "Kt-B6 mate").fault, Fault::Ambiguous);
    let fen = "3qk3/8/8/8/8/8/2P1n3/3QK3 b - - 0 1";
    let scene = position(fen);
    let reading = read(&scene, &Origins::unknown(), "Kt-B6 ch.").expect("it is legal");
    assert_eq!(reading.warnings, [Warning::Mark(Mark::Check)]);
}

#[test]
fn a_known_misprint_is_read_and_warned_of() {
    let scene = position("6b1/5P2/7k/8/8/8/8/K7 w - - 0 1");
    let reading = read(&scene, &Origins::unknown(), "P x B claiming at Kt.").expect("a knight");
    assert_eq!(reading.warnings, [Warning::Misprint]);
}

#[test]
fn misprints_are_suggested_and_never_read() {
    let error = refuses(START, "P-KS");
    assert!(error.suggestions.is_empty());
    let error = refuses(START, "l. P-K4");
    let found: Vec<_> = error
        .suggestions
        .iter()
        .map(|found| found.text.as_str())
        .collect();
    assert_eq!(found, ["1. P-K4"]);
    let error = refuses(START, "P t0 K4");
    assert_eq!(error.suggestions[0].kind, SuggestionKind::LookAlike);
    let error = refuses(START, "P-K5");
    assert_eq!(error.suggestions[0].text, "P-K4");
    assert_eq!(error.suggestions[0].kind, SuggestionKind::FlippedRank);
    let error = refuses(START, "KKts 3");
    assert!(error.suggestions.is_empty());
}

#[test]
fn the_law_that_forbids_a_move_is_named() {
    let error = refuses("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Kt-QB3");
    assert!(matches!(
        error.fault,
        Fault::Illegal {
            from: Square::E2,
            to: Square::C3,
            reason: IllegalMove::LeavesKingInCheck { .. },
        }
    ));
    let error = refuses(START, "Castles");
    assert!(matches!(
        error.fault,
        Fault::Illegal {
            reason: IllegalMove::Castling { .. },
            ..
        }
    ));
    assert_eq!(refuses(START, "Q-Q8").fault, Fault::NoSuchMove);
}

#[test]
fn algebraic_moves_are_left_to_others() {
    for text in ["e4", "Nf3", "d4", "g1f3", "Ba4", "exd5", "Nbd2", "a3"] {
        let error = refuses(START, text);
        assert!(matches!(error.fault, Fault::Unreadable { .. }), "{text}");
    }
    let fen = "4k3/8/8/8/8/8/3B4/4K3 w - - 0 1";
    assert!(matches!(
        refuses(fen, "Bb4").fault,
        Fault::Unreadable { offset: 1, .. }
    ));
}

#[test]
fn a_text_that_is_not_a_move_is_reported_with_its_position() {
    assert_eq!(refuses(START, " 1. ...").fault, Fault::Empty);
    assert_eq!(refuses(START, &"P".repeat(200)).fault, Fault::TooLong);
    let unreadable = |offset, found| Fault::Unreadable { offset, found };
    assert_eq!(
        refuses(START, "P-K\u{e9}").fault,
        unreadable(3, Some('\u{e9}'))
    );
    assert_eq!(refuses(START, "Kt to").fault, unreadable(5, None));
    assert_eq!(refuses(START, "P-K4 P-K4").fault, unreadable(5, Some('P')));
}
