//! The ways a game ends by itself, each with its exact words, and en passant.

use rules::Square;

use crate::harness::{Key, Page, Score, tests};

tests![
    a_pawn_is_taken_en_passant,
    a_pinned_pawn_may_not_take_en_passant,
    stalemate_ends_the_game,
    a_capture_that_leaves_a_bishop_alone_is_a_dead_position,
    a_knight_on_each_side_is_no_dead_position,
    the_fifth_repetition_ends_the_game,
    seventy_five_moves_end_the_game,
    mate_on_the_last_of_seventy_five_moves_is_mate,
    check_is_in_the_status_line,
    who_resigns_by_keys_keeps_the_focus,
];

/// Plays moves by text and checks the board after each.
#[track_caller]
fn type_all(page: &Page, score: &mut Score, moves: &[&str]) {
    for text in moves {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
}

fn a_pawn_is_taken_en_passant(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["e4", "a6", "e5", "d5"]);
    page.tap(Square::E5);
    page.expect_scene(&score.scene().selecting(Square::E5));
    page.expect_name(Square::D6, "empty, d6, can capture");
    page.tap(Square::D6);
    score.play("exd6");
    page.expect_status("Black to move.");
    page.expect_scene(&score.scene());
    page.expect_name(Square::D5, "empty, d5");
    page.expect_name(Square::D6, "white pawn, d6, last move");
    page.expect_name(Square::E5, "empty, e5, last move");
}

fn a_pinned_pawn_may_not_take_en_passant(page: &mut Page) {
    const FEN: &str = "4k3/2p5/8/KP5r/8/8/8/8 b - - 0 1";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    type_all(page, &mut score, &["c5"]);
    let moment = page.listen();
    page.drag(Square::B5, Square::C6);
    page.expect_said(moment, &["h5", "check"]);
    page.expect_status("White to move.");
    page.expect_scene(&score.scene().selecting(Square::B5));
}

fn stalemate_ends_the_game(page: &mut Page) {
    const FEN: &str = "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    let moment = page.listen();
    score.play("Qf7");
    page.drag(Square::F2, Square::F7);
    page.expect_status("Stalemate. Draw.");
    page.expect_scene(&score.scene());
    page.expect_name(Square::H8, "black king, h8");
    page.expect_alert(moment, &["stalemate"]);
}

fn a_capture_that_leaves_a_bishop_alone_is_a_dead_position(page: &mut Page) {
    const FEN: &str = "8/8/4k3/8/2n5/3K4/8/6B1 w - - 0 1";
    page.open_position(FEN);
    page.expect_status("White to move.");
    let mut score = Score::from_fen(FEN);
    score.play("Kxc4");
    page.drag(Square::D3, Square::C4);
    page.expect_status("Draw by dead position.");
    page.expect_scene(&score.scene());
}

fn a_knight_on_each_side_is_no_dead_position(page: &mut Page) {
    const FEN: &str = "8/8/4k1n1/8/2p5/3K4/8/6N1 w - - 0 1";
    page.open_position(FEN);
    page.drag(Square::D3, Square::C4);
    page.expect_status("Black to move.");
}

fn the_fifth_repetition_ends_the_game(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for _ in 0..4 {
        type_all(page, &mut score, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    }
    page.expect_status("Draw by fivefold repetition.");
    page.command("e4");
    page.expect_status("Draw by fivefold repetition.");
    page.expect_scene(&score.scene());
}

fn seventy_five_moves_end_the_game(page: &mut Page) {
    const FEN: &str = "8/8/4k3/8/8/3K4/R7/8 w - - 149 120";
    page.open_position(FEN);
    page.expect_status("White to move.");
    page.drag(Square::A2, Square::A3);
    page.expect_status("Draw by the seventy-five-move rule.");
}

fn mate_on_the_last_of_seventy_five_moves_is_mate(page: &mut Page) {
    const FEN: &str = "4k3/8/4K3/8/8/8/8/R7 w - - 149 120";
    page.open_position(FEN);
    page.drag(Square::A1, Square::A8);
    page.expect_status("Checkmate. White wins.");
    page.expect_name(Square::E8, "black king, e8, in check");
}

fn check_is_in_the_status_line(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["e4", "f6", "Qh5+"]);
    page.expect_status("Black to move. Check!");
    page.expect_name(Square::E8, "black king, e8, in check");
    type_all(page, &mut score, &["g6"]);
    page.expect_status("White to move.");

    const FEN: &str = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
    page.open_position(FEN);
    page.expect_status("White to move. Check!");
    page.expect_scene(&Score::from_fen(FEN).scene());
}

fn who_resigns_by_keys_keeps_the_focus(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.tab_towards("#resign-dialog button.primary", 0);
    page.keys(&[Key::Enter.value()]);
    page.expect_part("#game-status", "resigned");
    page.expect_focus_on("[role=gridcell]");
}
