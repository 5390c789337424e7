//! Clocks of every kind, to the millisecond: the time of the page stands still until the test moves it on.

use rules::Square;

use crate::harness::{Page, tests};
use crate::sitting::{CONTROL, OWN, TODAY, sit_down};

tests![
    an_hourglass_gives_one_side_what_the_other_uses,
    a_delay_is_counted_down_before_the_time_itself,
    bronstein_gives_back_no_more_than_was_used,
    a_stage_begins_with_the_move_that_reaches_it,
    a_stopped_clock_stands_and_goes_on_where_it_was,
    a_player_short_of_time_is_warned_once,
    a_flag_falls_for_nothing_where_no_series_of_moves_can_mate,
    what_the_players_are_asked_is_said_and_keeps_the_focus,
];

/// The page has a time of its own, and a reload takes long.
const OWN_TIME: &str = r##"
    // The empty document before the page has no storage.
    if (location.protocol.startsWith("http")) {
        const turn = Number(sessionStorage.getItem("turn") ?? 0) + 1;
        sessionStorage.setItem("turn", turn);
        window.passed = turn * 1_000_000;
        performance.now = () => window.passed;
    }
"##;

/// Opens the page with its own time and agrees on a game with this time control.
#[track_caller]
fn begin(page: &mut Page, control: &str) {
    page.cripple(OWN_TIME);
    page.allow_clipboard();
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, control)]);
}

/// This many milliseconds pass. Nothing may be silent for longer than five seconds, or it has slept.
#[track_caller]
fn pass(page: &Page, milliseconds: u64) {
    assert!(milliseconds <= 5_000);
    page.script("window.passed += arguments[0];", vec![milliseconds.into()]);
}

#[track_caller]
fn expect_clocks(page: &Page, white: &str, black: &str) {
    page.expect_text("#clock-white > :last-child", white);
    page.expect_text("#clock-black > :last-child", black);
}

#[track_caller]
fn play(page: &Page, from: Square, to: Square, status: &str) {
    page.drag(from, to);
    page.expect_status(status);
}

const WHITE: &str = "White to move.";
const BLACK: &str = "Black to move.";

/// The moves of the game with their times, as they are copied.
#[track_caller]
fn expect_copied(page: &Page, moves: &str) {
    page.press("Copy PGN");
    page.eventually("the times are recorded", || {
        let text = page.clipboard();
        let words: Vec<&str> = text.split_whitespace().collect();
        let copied = words.join(" ");
        copied.contains(moves).then_some(()).ok_or(copied)
    });
}

fn an_hourglass_gives_one_side_what_the_other_uses(page: &mut Page) {
    begin(page, "*60");
    expect_clocks(page, "1:00", "1:00");
    play(page, Square::E2, Square::E4, BLACK);
    pass(page, 4_000);
    expect_clocks(page, "1:04", "0:56");
    play(page, Square::E7, Square::E5, WHITE);
    pass(page, 5_000);
    expect_clocks(page, "0:59", "1:01");
    play(page, Square::G1, Square::F3, BLACK);
    expect_copied(
        page,
        "1. e4 {[%emt 0:00:00] [%clk 0:01:00]} 1... e5 {[%emt 0:00:04] [%clk 0:00:56]} \
         2. Nf3 {[%emt 0:00:05] [%clk 0:00:59]}",
    );
}

fn a_delay_is_counted_down_before_the_time_itself(page: &mut Page) {
    begin(page, "60d5");
    play(page, Square::E2, Square::E4, BLACK);
    page.expect_text("#clock-black .delay", "5 s");
    pass(page, 2_000);
    page.expect_text("#clock-black .delay", "3 s");
    expect_clocks(page, "1:00", "1:00");
    pass(page, 4_000);
    page.expect_shown(".delay", false);
    expect_clocks(page, "1:00", "0:59");
    play(page, Square::E7, Square::E5, WHITE);
    page.expect_text("#clock-white .delay", "5 s");
    pass(page, 1_500);
    page.expect_text("#clock-white .delay", "4 s");
    play(page, Square::G1, Square::F3, BLACK);
    expect_copied(
        page,
        "1... e5 {[%emt 0:00:06] [%clk 0:00:59]} 2. Nf3 {[%emt 0:00:01.5] [%clk 0:01:00]}",
    );
}

fn bronstein_gives_back_no_more_than_was_used(page: &mut Page) {
    begin(page, "60b5");
    play(page, Square::E2, Square::E4, BLACK);
    pass(page, 3_000);
    expect_clocks(page, "1:00", "0:57");
    play(page, Square::E7, Square::E5, WHITE);
    expect_clocks(page, "1:00", "1:00");
    pass(page, 4_000);
    expect_clocks(page, "0:56", "1:00");
    pass(page, 3_000);
    expect_clocks(page, "0:53", "1:00");
    play(page, Square::G1, Square::F3, BLACK);
    expect_clocks(page, "0:58", "1:00");
    expect_copied(
        page,
        "1... e5 {[%emt 0:00:03] [%clk 0:01:00]} 2. Nf3 {[%emt 0:00:07] [%clk 0:00:58]}",
    );
}

fn a_stage_begins_with_the_move_that_reaches_it(page: &mut Page) {
    // Two moves in a minute, two more in half a minute, then ten seconds with one more for each move.
    begin(page, "2/60:2/30:10+1");
    let moves = [
        (Square::E2, Square::E4, "1:00", "1:00"),
        (Square::E7, Square::E5, "1:00", "0:58"),
        // The second move brings half a minute.
        (Square::G1, Square::F3, "1:28", "0:58"),
        (Square::B8, Square::C6, "1:28", "1:26"),
        (Square::F1, Square::C4, "1:26", "1:26"),
        (Square::F8, Square::C5, "1:26", "1:24"),
        // The fourth brings ten seconds, and the one that belongs to the fifth.
        (Square::C2, Square::C3, "1:35", "1:24"),
        (Square::G8, Square::F6, "1:35", "1:33"),
        (Square::D2, Square::D3, "1:34", "1:33"),
    ];
    for (ply, (from, to, white, black)) in moves.into_iter().enumerate() {
        if ply > 0 {
            pass(page, 2_000);
        }
        play(page, from, to, [BLACK, WHITE][ply % 2]);
        expect_clocks(page, white, black);
    }
    expect_copied(page, "4. c3 {[%emt 0:00:02] [%clk 0:01:35]}");
}

fn a_stopped_clock_stands_and_goes_on_where_it_was(page: &mut Page) {
    begin(page, "600+5");
    play(page, Square::E2, Square::E4, BLACK);
    pass(page, 3_000);
    let moment = page.listen();
    page.press("Stop the clocks");
    page.expect_said(moment, &["The clocks are stopped."]);
    page.expect_focus_on("#paused button");
    expect_clocks(page, "10:10", "10:02");
    pass(page, 5_000);
    let moment = page.listen();
    page.press("Go on");
    page.expect_said(moment, &["Black", "10 minutes"]);
    page.expect_focus_on("[role=gridcell]");
    expect_clocks(page, "10:10", "10:02");
    pass(page, 1_000);
    expect_clocks(page, "10:10", "10:01");
    // What passes after a reload counts if the players say so.
    page.reload();
    page.expect_shown("#slept", true);
    page.press("It does not count");
    page.expect_shown("#clock-black.runs", true);
    expect_clocks(page, "10:10", "10:02");
    play(page, Square::E7, Square::E5, WHITE);
    page.expect_shown("#clock-white.runs", true);
}

fn a_player_short_of_time_is_warned_once(page: &mut Page) {
    begin(page, "25");
    play(page, Square::E2, Square::E4, BLACK);
    let moment = page.listen();
    pass(page, 4_000);
    page.expect_shown("#clock-black.low", false);
    pass(page, 1_000);
    page.expect_alert(moment, &["Black", "20 seconds"]);
    page.expect_shown("#clock-black.low", true);
    page.expect_shown("#clock-white.low", false);
}

/// Black has three seconds and lets them pass.
#[track_caller]
fn let_black_flag(page: &mut Page, fen: &str, first: (Square, Square), end: &str) {
    page.open_position(fen);
    sit_down(
        page,
        &[OWN, ("Start position", "The one on the board")],
        &[(CONTROL, "3")],
    );
    let (from, to) = first;
    page.drag(from, to);
    page.expect_part("#game-status", "Black to move.");
    pass(page, 4_000);
    page.expect_status(end);
    page.expect_text("#clock-black > :last-child", "0:00.0");
}

fn a_flag_falls_for_nothing_where_no_series_of_moves_can_mate(page: &mut Page) {
    page.cripple(OWN_TIME);
    let won = "Black ran out of time. White wins.";
    let drawn = "Black ran out of time, but White cannot mate. Draw.";
    // A knight mates a king whose own piece stands in its way, but no queen does.
    for (fen, from, to, end) in [
        (
            "7k/7p/8/8/8/8/8/K5N1 w - - 0 1",
            Square::G1,
            Square::F3,
            won,
        ),
        (
            "7k/7q/8/8/8/8/8/K5N1 w - - 0 1",
            Square::G1,
            Square::F3,
            drawn,
        ),
        (
            "7k/7b/8/8/8/8/8/K5N1 w - - 0 1",
            Square::G1,
            Square::F3,
            won,
        ),
        ("7k/8/8/8/8/8/6P1/K7 w - - 0 1", Square::G2, Square::G3, won),
        (
            "7k/8/8/8/8/8/6q1/1K6 w - - 0 1",
            Square::B1,
            Square::A1,
            drawn,
        ),
    ] {
        let_black_flag(page, fen, (from, to), end);
    }
}

fn what_the_players_are_asked_is_said_and_keeps_the_focus(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[("Time", "No clock"), TODAY], &[]);
    play(page, Square::E2, Square::E4, BLACK);
    for (button, field, question) in [
        ("Annul the game\u{2026}", "#annul-why", "Annul this game?"),
        (
            "Abandon the game\u{2026}",
            "#abandon-asked button",
            "going away",
        ),
    ] {
        let moment = page.listen();
        page.press(button);
        page.expect_said(moment, &[question]);
        page.expect_focus_on(field);
        let moment = page.listen();
        page.press("Keep playing");
        page.expect_said(moment, &[BLACK]);
        page.expect_focus_on("[role=gridcell]");
    }
    page.press("Take back");
    page.press("Refuse");
    page.expect_focus_on("[role=gridcell]");
}
