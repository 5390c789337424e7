//! Help in a game against the program: hints, the coach, odds, and the level that suits better.

use rules::Square;

use crate::computer::{expect_plies, play_computer};
use crate::harness::{Fault, Key, Page, tests};
use crate::layout::expect_in_sight;

tests![
    a_hint_comes_in_three_steps_by_button_and_command,
    a_hint_is_there_once_its_engine_has_come,
    a_game_against_the_computer_begins_while_a_hint_is_shown,
    the_coach_asks_once_before_a_queen_is_lost,
    the_coach_asks_in_a_game_that_is_won_or_lost_already,
    a_question_of_the_coach_is_whole_on_a_phone,
    a_full_coach_shows_the_threat,
    a_remark_is_said_with_the_reply_of_the_computer,
    either_side_gives_odds,
    three_losses_lead_to_the_level_below,
];

const BOARD: (&str, &str) = ("Start position", "The one on the board");

fn a_hint_comes_in_three_steps_by_button_and_command(page: &mut Page) {
    page.open_position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    page.press("Hint");
    page.expect_part("#hint", "Look at the rook on a1.");
    page.click_on("#hint button");
    page.expect_part("#hint", "The rook on a1 goes to a8.");
    page.expect_shown(".marks.arrows", true);
    let since = page.listen();
    page.command("hint");
    page.expect_part("#hint", "It is checkmate.");
    page.expect_said(since, &["It is checkmate."]);
    page.drag(Square::A1, Square::A8);
    page.expect_shown("#hint", false);
    page.expect_shown(".marks.arrows", false);
}

fn a_hint_is_there_once_its_engine_has_come(page: &mut Page) {
    page.tolerate("engine");
    page.site().spoil(&["/engine"], Fault::Missing);
    page.open_position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    page.press("Hint");
    page.expect_part("#hint", "There is no hint here.");
    page.site().repair();
    page.press("Hint");
    page.expect_part("#hint", "Look at the rook on a1.");
}

fn a_game_against_the_computer_begins_while_a_hint_is_shown(page: &mut Page) {
    page.open_position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    page.press("Hint");
    page.expect_part("#hint", "Look at the rook on a1.");
    play_computer(page, &[("Start position", "Usual")], &[]);
    page.expect_shown("#hint", false);
    page.expect_shown("#coach-mode", true);
    page.drag(Square::E2, Square::E4);
    expect_plies(page, 2);
}

fn the_coach_asks_once_before_a_queen_is_lost(page: &mut Page) {
    page.open_position("4k3/8/5n2/8/8/8/3Q4/4K3 w - - 0 1");
    play_computer(page, &[BOARD, ("Coach", "Blunders only")], &[]);
    page.expect_shown("#coach-mode", true);
    page.drag(Square::D2, Square::D5);
    page.expect_part(
        "#coach-asks",
        "The queen on d5 can be taken by the knight on f6. Take back?",
    );
    page.expect_shown(".marks.arrows", true);
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#coach-asks", false);
    page.expect_shown(".marks.arrows", false);
    expect_plies(page, 0);
    page.drag(Square::D2, Square::D5);
    expect_plies(page, 2);
}

fn the_coach_asks_in_a_game_that_is_won_or_lost_already(page: &mut Page) {
    for (fen, lost, taken) in [
        (
            "6k1/5p2/5n2/8/8/8/3Q1PPP/R2R2K1 w - - 0 1",
            "Qd5",
            "queen on d5",
        ),
        (
            "3q2k1/5ppp/5n2/8/8/4R2P/5PP1/6K1 w - - 0 1",
            "Re4",
            "rook on e4",
        ),
    ] {
        page.open_position(fen);
        play_computer(page, &[BOARD, ("Coach", "Full")], &[]);
        page.expect_shown("#coach-mode", true);
        page.command(lost);
        let question = format!("The {taken} can be taken by the knight on f6. Take back?");
        page.expect_part("#coach-asks", &question);
        page.press("Play it anyway");
        page.expect_part("#remark", "loses a lot");
    }
}

fn a_question_of_the_coach_is_whole_on_a_phone(page: &mut Page) {
    page.resize(360, 640);
    page.open_position("4k3/8/5n2/8/8/8/3Q4/4K3 w - - 0 1");
    play_computer(page, &[BOARD, ("Coach", "Blunders only")], &[]);
    // The box is below what is asked, so the page has moved.
    page.command("Qd5");
    page.expect_shown("#coach-asks", true);
    expect_in_sight(page, "#coach-asks");
}

fn a_full_coach_shows_the_threat(page: &mut Page) {
    page.open_position("6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1");
    play_computer(page, &[BOARD, ("Coach", "Full")], &[]);
    page.press("Show the threat");
    page.expect_part("#threat", "If you passed, Black would play");
    page.expect_shown(".marks.arrows", true);
    page.press("Hide the threat");
    page.expect_shown("#threat", false);
    let since = page.listen();
    page.command("threat");
    page.expect_said(since, &["If you passed, Black would play"]);
    page.expect_part("#threat", "If you passed, Black would play");
    page.choose("Coach", "Blunders only");
    page.command("threat");
    page.expect_part(".notice", "The full coach shows threats");
}

fn a_remark_is_said_with_the_reply_of_the_computer(page: &mut Page) {
    // With the pawn the game goes on after the queen is taken.
    page.open_position("4k3/8/5n2/8/8/8/3Q3P/4K3 w - - 0 1");
    play_computer(page, &[BOARD, ("Coach", "Full")], &[]);
    page.drag(Square::D2, Square::D5);
    let since = page.listen();
    page.press("Play it anyway");
    let remark = "was much better. The queen on d5 can be taken";
    page.expect_part("#remark", remark);
    page.expect_said(since, &["Black: ", "Your Qd5 loses a lot.", remark]);
}

fn either_side_gives_odds(page: &mut Page) {
    page.open("#/play");
    let queen = ("Start position", "Queen odds: without the queen");
    play_computer(page, &[queen], &[]);
    page.expect_name(Square::D8, "empty, d8");
    play_computer(page, &[queen, ("Who gives the odds", "You")], &[]);
    page.expect_name(Square::D1, "empty, d1");
}

fn three_losses_lead_to_the_level_below(page: &mut Page) {
    page.open("#/play");
    let mut since = page.listen();
    for _ in 0..3 {
        page.expect_shown("#other-level", false);
        play_computer(page, &[("Opponent", "Level 3, about 800")], &[]);
        page.expect_part(".player.black", "level 3");
        page.command("resign");
        since = page.listen();
        page.command("yes");
        page.expect_shown(".result-card", true);
    }
    page.expect_said(since, &["Black wins. Three hard games in a row."]);
    page.expect_part("#other-level", "Level 2 makes a closer fight.");
    page.press("Play level 2");
    page.expect_part(".player.black", "Computer, level 2, about 600");
}
