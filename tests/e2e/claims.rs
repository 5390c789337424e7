//! Draws that a player has to claim: now, or with the move about to be played.

use rules::Square;

use crate::harness::{Page, Score, tests};

tests![
    threefold_repetition_is_claimed_now,
    threefold_repetition_is_claimed_with_the_move_about_to_be_played,
    fifty_moves_are_claimed_now,
    fifty_moves_are_claimed_with_the_move_about_to_be_played,
    a_position_with_other_en_passant_rights_is_no_repetition,
    checks_that_come_back_twice_are_called_perpetual_check,
    a_claim_can_be_given_up,
    draws_are_claimed_for_the_players_when_they_ask_for_it,
];

const KNIGHTS: [&str; 8] = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];

#[track_caller]
fn type_all(page: &Page, score: &mut Score, moves: &[&str]) {
    for text in moves {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
}

fn threefold_repetition_is_claimed_now(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.expect_enabled("Claim draw", false);
    type_all(page, &mut score, &KNIGHTS[..6]);
    page.expect_enabled("Claim draw", false);
    type_all(page, &mut score, &KNIGHTS[6..]);
    page.expect_status("White to move.");
    page.press("Claim draw");
    page.expect_shown("#claim-dialog", true);
    page.press("Threefold repetition");
    page.expect_status("Draw by threefold repetition.");
    page.expect_shown("#claim-dialog", false);
    page.expect_scene(&score.scene());
    page.expect_enabled("Claim draw", false);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Draw by threefold repetition.");
    page.expect_scene(&score.scene());
}

fn threefold_repetition_is_claimed_with_the_move_about_to_be_played(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &KNIGHTS[..7]);
    page.expect_status("Black to move.");
    page.press("Claim draw");
    page.expect_shown("#claim-dialog", true);
    assert!(
        !page.has_button("Threefold repetition"),
        "nothing can be claimed without the move"
    );
    page.press("Ng8: threefold repetition");
    score.play("Ng8");
    page.expect_status("Draw by threefold repetition.");
    page.expect_scene(&score.scene());
    page.expect_name(Square::G8, "black knight, g8, last move");
}

fn fifty_moves_are_claimed_now(page: &mut Page) {
    const FEN: &str = "8/8/4k3/8/8/3K4/R7/8 w - - 98 80";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    page.expect_enabled("Claim draw", false);
    type_all(page, &mut score, &["Ra3", "Ke5"]);
    page.press("Claim draw");
    page.press("Fifty-move rule");
    page.expect_status("Draw by the fifty-move rule.");
    page.expect_scene(&score.scene());
}

fn fifty_moves_are_claimed_with_the_move_about_to_be_played(page: &mut Page) {
    const FEN: &str = "8/8/4k3/8/7P/3K4/R7/8 w - - 99 80";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    page.press("Claim draw");
    page.expect_shown("#claim-dialog", true);
    assert!(
        !page.has_button("Fifty-move rule"),
        "nothing can be claimed without a move"
    );
    assert!(
        !page.has_button("h5: fifty-move rule"),
        "a pawn move starts the count again"
    );
    page.press("Ra6+: fifty-move rule");
    score.play("Ra6+");
    page.expect_status("Draw by the fifty-move rule.");
    page.expect_scene(&score.scene());
}

fn a_position_with_other_en_passant_rights_is_no_repetition(page: &mut Page) {
    // After 1 e4 the pawn on d4 may take en passant, but only then: what stands on the board after
    // two rounds of the knights looks like it and is another position.
    const FEN: &str = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    type_all(page, &mut score, &["e4"]);
    let knights = ["Nf6", "Nf3", "Ng8", "Ng1"];
    type_all(page, &mut score, &knights);
    type_all(page, &mut score, &knights);
    page.press("Claim draw");
    page.expect_shown("#claim-dialog", true);
    assert!(
        !page.has_button("Threefold repetition"),
        "it has occurred twice only"
    );
    page.press("Nf6: threefold repetition");
    score.play("Nf6");
    page.expect_status("Draw by threefold repetition.");
    page.expect_scene(&score.scene());
}

/// After a diagram of Lasker's *Chess and Checkers*: the queen checks on e8 and h5 in turn.
fn checks_that_come_back_twice_are_called_perpetual_check(page: &mut Page) {
    const FEN: &str = "6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1";
    const AROUND: [&str; 4] = ["Qe8+", "Kh7", "Qh5+", "Kg8"];
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    type_all(page, &mut score, &AROUND);
    page.expect_part("#terms", "forced move");
    type_all(page, &mut score, &AROUND);
    assert!(!page.text("#terms").contains("perpetual check"));
    type_all(page, &mut score, &AROUND[..1]);
    page.expect_part("#terms", "perpetual check");
    page.press("Claim draw");
    page.press("Threefold repetition");
    page.expect_status("Draw by threefold repetition.");
    page.command("why");
    page.expect_text("#why-title", "Threefold repetition");
    page.press("Next");
    page.press("Next");
    page.expect_part(
        "#why .step",
        "Every move that White made in between gave check: this is perpetual check.",
    );
}

fn a_claim_can_be_given_up(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &KNIGHTS);
    page.press("Claim draw");
    page.expect_shown("#claim-dialog", true);
    page.keys(&[crate::harness::Key::Escape.value()]);
    page.expect_shown("#claim-dialog", false);
    page.expect_status("White to move.");
    type_all(page, &mut score, &["e4"]);
    page.expect_status("Black to move.");
    page.expect_enabled("Claim draw", false);
}

fn draws_are_claimed_for_the_players_when_they_ask_for_it(page: &mut Page) {
    page.open("#/play");
    page.setting("Claim draws for me", true);
    let mut score = Score::start();
    type_all(page, &mut score, &KNIGHTS);
    page.expect_status("Draw by threefold repetition.");
}
