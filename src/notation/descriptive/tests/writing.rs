use rules::Position;

use super::super::{CastlingText, MarkText, Options, Spelling, read, write, write_with};
use super::{after, mv, position};
use crate::origins::Origins;

/// A move is written like this in both spellings, and read back.
fn writes(fen: &str, san: &str, short: &str, long: &str) {
    let position = position(fen);
    writes_in(&position, &Origins::of_start(&position), san, short, long);
}

fn writes_in(position: &Position, origins: &Origins, san: &str, short: &str, long: &str) {
    let mv = mv(position, san);
    for (spelling, expected) in [(Spelling::Short, short), (Spelling::Long, long)] {
        let text = write(position, origins, mv, spelling);
        assert_eq!(text, expected);
        assert_eq!(
            read(position, origins, &text).map(|reading| reading.mv),
            Ok(mv)
        );
    }
}

#[test]
fn the_shortest_text_is_written() {
    let start = Position::default().to_string();
    writes(&start, "e4", "P-K4", "P to K 4");
    writes(&start, "Nf3", "Kt-KB3", "Kt to K B 3");
    writes(&start, "h4", "P-KR4", "P to K R 4");
}

#[test]
fn a_quiet_move_names_its_square_better_and_a_capture_the_piece_that_takes() {
    writes(
        "4k3/8/8/8/8/8/4K3/2B2B2 w - - 0 1",
        "Bg5",
        "B-Kt5",
        "B to Kt 5",
    );
    let fen = "4k3/8/8/2p1p3/3P1P2/8/8/4K3 w - - 0 1";
    writes(fen, "fxe5", "BPxP", "B P takes P");
    writes(fen, "dxc5", "PxBP", "P takes B P");
    writes(fen, "dxe5", "QPxKP", "Q P takes K P");
}

#[test]
fn the_side_of_a_piece_is_named_when_it_is_known() {
    let (scene, origins) = after(Position::default(), "d4 d5 Nf3 Nf6");
    writes_in(&scene, &origins, "Nbd2", "QKt-Q2", "Q Kt to Q 2");
    writes_in(
        &scene,
        &Origins::unknown(),
        "Nbd2",
        "Kt(Kt1)-Q2",
        "Kt (Kt sq.) to Q 2",
    );
}

#[test]
fn the_first_rank_is_a_number_or_a_word() {
    let fen = "4k3/8/8/8/8/8/8/R5K1 w - - 0 1";
    writes(fen, "Rb1", "R-Kt1", "R to Kt sq.");
    writes(fen, "Ra8+", "R-R8+", "R to R 8 ch.");
}

#[test]
fn castling_is_written_in_words_or_signs() {
    let scene = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (san, short, long, signs) in [
        ("O-O", "Castles", "Castles", "o-o"),
        ("O-O-O", "Castles QR", "Castles Q R", "o-o-o"),
    ] {
        writes_in(&scene, &Origins::unknown(), san, short, long);
        let options = Options {
            castling: CastlingText::Signs,
            ..Options::default()
        };
        let text = write_with(&scene, &Origins::unknown(), mv(&scene, san), options);
        assert_eq!(text, signs);
    }
}

#[test]
fn the_promotion_piece_is_always_written() {
    let fen = "3n4/2P4k/8/8/8/8/8/K7 w - - 0 1";
    writes(fen, "c8=Q", "P-B8(Q)", "P to B 8 (Q)");
    writes(fen, "cxd8=N", "PxKt(Kt)", "P takes Kt (Kt)");
}

#[test]
fn a_capture_is_distinguished_from_a_promotion() {
    // "PxKt" would also be the capture that queens.
    let fen = "1n2k3/2P5/8/8/6n1/5P2/8/4K3 w - - 0 1";
    writes(fen, "fxg4", "KBPxKt", "K B P takes Kt");
}

#[test]
fn marks_of_all_kinds_are_written() {
    writes(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "exd6",
        "PxP e.p.",
        "P takes P e.p.",
    );
    let battery = "4k3/8/8/8/4N3/8/4R3/4K3 w - - 0 1";
    writes(battery, "Nc3", "Kt-B3+", "Kt to B 3 dis. ch.");
    writes(battery, "Nd6", "Kt-Q6+", "Kt to Q 6 dble. ch.");
}

#[test]
fn mate_is_a_word_or_a_sign() {
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    writes(fen, "Ra8", "R-R8#", "R to R 8 mate");
    let scene = position(fen);
    let options = Options {
        marks: MarkText::Words,
        ..Options::default()
    };
    let text = write_with(&scene, &Origins::unknown(), mv(&scene, "Ra8"), options);
    assert_eq!(text, "R-R8 mate");
}
