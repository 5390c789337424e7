use listing::ListedPosition;
use listing::moves::san;
use rules::Position;

use crate::spelling::{Meaning, Reading, meaning, stripped};

fn read(fen: &str, text: &str, reading: Reading) -> String {
    let position: Position = fen.parse().expect("the fixture is a position");
    let position = ListedPosition::Legal(position);
    let moves = position.moves();
    match meaning(&position, &moves, text, reading) {
        Meaning::Move(mv) => san(&position, &moves, mv),
        Meaning::Null => "--".to_owned(),
        Meaning::Several(several) => format!("{} moves", several.len()),
        Meaning::Unclear(near) => format!("{} moves, none of them", near.len()),
        Meaning::Nothing => "nothing".to_owned(),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn other_spellings_are_read_unless_san_is_asked_for() {
    for text in ["Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "Ngf3", "N1f3", "Ng1xf3"] {
        assert_eq!(read(START, text, Reading::Permissive), "Nf3", "{text}");
        assert_eq!(read(START, text, Reading::Strict), "nothing", "{text}");
    }
    assert_eq!(read(START, "Pe2-e4", Reading::Permissive), "e4");
    assert_eq!(read(START, "Nf3+!?", Reading::Strict), "Nf3");
    assert_eq!(read(START, "--", Reading::Strict), "--");
}

#[test]
fn the_case_of_a_letter_counts() {
    assert_eq!(read(START, "nf3", Reading::Permissive), "nothing");
    // A small b is a file where it can be one.
    let fen = "6k1/8/8/B7/8/8/8/BN4K1 w - - 0 1";
    assert_eq!(read(fen, "b1c3", Reading::Permissive), "Nc3");
}

#[test]
fn what_fits_several_moves_is_all_of_them() {
    let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    assert_eq!(read(rooks, "R1d1", Reading::Permissive), "2 moves");
    assert_eq!(read(rooks, "Rad1", Reading::Strict), "Rad1");
    assert_eq!(
        read(rooks, "Rd1", Reading::Permissive),
        "2 moves, none of them"
    );
    assert_eq!(read(rooks, "Rd1", Reading::Strict), "nothing");
    let pawn = "7k/P7/8/8/8/8/8/7K w - - 0 1";
    assert_eq!(read(pawn, "a7a8", Reading::Permissive), "4 moves");
    assert_eq!(read(pawn, "a7a8r", Reading::Permissive), "a8=R+");
    assert_eq!(read(pawn, "a8Q", Reading::Strict), "a8=Q+");
}

#[test]
fn a_missing_sign_of_capture_is_forgiven() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(read(fen, "ed5", Reading::Permissive), "exd5");
    assert_eq!(read(fen, "exd5", Reading::Strict), "exd5");
}

#[test]
fn a_colon_takes() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for text in ["e:d5", "ed5:", "e:d", "exd", "ed", "ed:", "e4:d5"] {
        assert_eq!(read(fen, text, Reading::Permissive), "exd5", "{text}");
        assert_eq!(read(fen, text, Reading::Strict), "nothing", "{text}");
    }
    assert_eq!(read(fen, "de", Reading::Permissive), "nothing");
    let fen = "4k3/8/2b5/8/4N3/8/6B1/4K3 b - - 0 1";
    assert_eq!(read(fen, "B:e4", Reading::Permissive), "Bxe4");
}

#[test]
fn files_alone_name_no_move_where_several_fit() {
    let two = "4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1";
    for text in ["exd", "ed", "e:d"] {
        let read = read(two, text, Reading::Permissive);
        assert_eq!(read, "2 moves, none of them", "{text}");
    }
    let pawn = "1n5k/P7/8/8/8/8/8/7K w - - 0 1";
    assert_eq!(
        read(pawn, "axb", Reading::Permissive),
        "4 moves, none of them"
    );
    assert_eq!(read(pawn, "aa", Reading::Permissive), "nothing");
}

#[test]
fn a_pawn_may_have_its_letter_with_a_dash() {
    for text in ["P-e4", "e4="] {
        assert_eq!(read(START, text, Reading::Permissive), "e4", "{text}");
    }
    assert_eq!(read(START, "P-e4", Reading::Strict), "nothing");
    assert_eq!(read(START, "P-f", Reading::Permissive), "nothing");
}

#[test]
fn castling_with_zeros_is_castling() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(read(fen, "0-0", Reading::Permissive), "O-O");
    assert_eq!(read(fen, "0-0-0", Reading::Strict), "nothing");
    assert_eq!(read(fen, "o-o", Reading::Permissive), "O-O");
    assert_eq!(read(fen, "o-o-o", Reading::Permissive), "O-O-O");
    assert_eq!(read(fen, "o-o", Reading::Strict), "nothing");
}

#[test]
fn marks_are_taken_off() {
    assert_eq!(stripped("e8=Q+!?"), "e8Q");
    assert_eq!(stripped("Nf3"), "Nf3");
}
