//! Castling on both wings, for both sides, by each of the ways a player may mean it.

use rules::Square;

use crate::harness::{Page, Score, tests};

tests![
    the_king_is_dragged_two_squares,
    the_king_is_dragged_onto_its_rook,
    the_king_and_then_its_rook_are_tapped,
    the_king_and_then_the_square_two_off_are_tapped,
    castling_is_typed,
    a_rook_tapped_after_the_king_is_selected_when_castling_is_illegal,
    a_king_dragged_onto_its_rook_without_the_right_is_explained,
];

const READY: [&str; 2] = [
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1",
];

struct Castling {
    fen: &'static str,
    text: &'static str,
    king: Square,
    target: Square,
    rook: Square,
    rook_target: Square,
    color: &'static str,
    status: &'static str,
}

fn all() -> [Castling; 4] {
    let white = |text, target, rook, rook_target| Castling {
        fen: READY[0],
        text,
        king: Square::E1,
        target,
        rook,
        rook_target,
        color: "white",
        status: "Black to move.",
    };
    let black = |text, target, rook, rook_target| Castling {
        fen: READY[1],
        text,
        king: Square::E8,
        target,
        rook,
        rook_target,
        color: "black",
        status: "White to move.",
    };
    [
        white("O-O", Square::G1, Square::H1, Square::F1),
        white("O-O-O", Square::C1, Square::A1, Square::D1),
        black("O-O", Square::G8, Square::H8, Square::F8),
        black("O-O-O", Square::C8, Square::A8, Square::D8),
    ]
}

/// Castles four times by `make` and checks the board, the status and what is said.
#[track_caller]
fn castle(page: &Page, make: impl Fn(&Page, &Castling)) {
    for castling in all() {
        page.open_position(castling.fen);
        let mut score = Score::from_fen(castling.fen);
        score.play(castling.text);
        let moment = page.listen();
        make(page, &castling);
        page.expect_status(castling.status);
        page.expect_scene(&score.scene());
        let Castling {
            color,
            target,
            rook,
            rook_target,
            ..
        } = castling;
        page.expect_name(target, &format!("{color} king, {target}, last move"));
        page.expect_name(rook_target, &format!("{color} rook, {rook_target}"));
        page.expect_name(rook, &format!("empty, {rook}"));
        let side = if castling.text == "O-O" {
            "kingside"
        } else {
            "queenside"
        };
        page.expect_said(moment, &["castles", side]);
    }
}

fn the_king_is_dragged_two_squares(page: &mut Page) {
    castle(page, |page, castling| {
        page.drag(castling.king, castling.target);
    });
}

fn the_king_is_dragged_onto_its_rook(page: &mut Page) {
    castle(page, |page, castling| {
        page.drag(castling.king, castling.rook);
    });
}

fn the_king_and_then_its_rook_are_tapped(page: &mut Page) {
    castle(page, |page, castling| {
        page.tap(castling.king);
        page.tap(castling.rook);
    });
}

fn the_king_and_then_the_square_two_off_are_tapped(page: &mut Page) {
    castle(page, |page, castling| {
        page.tap(castling.king);
        page.tap(castling.target);
    });
}

fn castling_is_typed(page: &mut Page) {
    castle(page, |page, castling| page.command(castling.text));
}

const NO_RIGHT: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";

fn a_rook_tapped_after_the_king_is_selected_when_castling_is_illegal(page: &mut Page) {
    page.open_position(NO_RIGHT);
    page.tap(Square::E1);
    page.tap(Square::H1);
    page.expect_scene(&Score::from_fen(NO_RIGHT).scene().selecting(Square::H1));
    page.expect_status("White to move.");
}

fn a_king_dragged_onto_its_rook_without_the_right_is_explained(page: &mut Page) {
    page.open_position(NO_RIGHT);
    let moment = page.listen();
    page.drag(Square::E1, Square::H1);
    page.expect_said(moment, &["castl"]);
    page.expect_status("White to move.");
    page.expect_name(Square::H1, "white rook, h1");
}
