//! What is on the screen before the program runs, and when it cannot run.

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Page, STAUNTON_START, Score, copy_folder, scratch, tests};

tests![
    the_painted_board_is_one_picture_and_takes_no_input,
    a_program_that_cannot_be_fetched_is_explained,
    no_man_is_shown_where_a_saved_game_waits,
    nothing_shifts_from_the_first_paint_to_the_first_moves,
    the_painted_board_stands_where_the_live_one_will,
];

/// Serves the site without the files whose names end so, as a broken host does.
#[track_caller]
fn without(page: &mut Page, ends: &[&str]) {
    let folder = scratch("part");
    copy_folder(page.site().folder(), &folder, ends);
    page.site().exchange(folder);
    page.tolerate("404");
    page.tolerate("error <");
    page.tolerate("Failed to fetch");
    page.tolerate("HTTP status code is not ok");
}

/// The scripts that start the program never come; the small one in the head may.
const STARTERS: [&str; 1] = [".wasm"];

fn the_painted_board_is_one_picture_and_takes_no_input(page: &mut Page) {
    without(page, &STARTERS);
    page.load("#/play");
    page.expect_text("#game-status", "White to move.");
    let role = page.computed_role(".board [role=\"img\"], .board[role=\"img\"]");
    // Two names of one role; the second is the one of ARIA 1.3.
    assert!(["img", "image"].contains(&role.as_str()), "{role}");
    let name = page.computed_label(".board [role=\"img\"], .board[role=\"img\"]");
    assert!(name.starts_with("Chess board"), "{name}");
    let seen = page.script(
        r##"return [
            document.querySelectorAll('[role="grid"], [role="gridcell"]').length,
            document.querySelector("#command").disabled,
            document.querySelectorAll(".piece").length,
            ["live-status", "live-alert"].map((id) => document.getElementById(id).getAttribute("role")),
            [...document.querySelectorAll("#app main button")].every((one) => one.disabled),
        ];"##,
        vec![],
    );
    assert_eq!(seen, json!([0, true, 32, ["status", "alert"], true]));
}

fn a_program_that_cannot_be_fetched_is_explained(page: &mut Page) {
    without(page, &STARTERS);
    page.load("#/play");
    page.expect_shown("#boot-error", true);
    page.expect_part("#boot-error", "Part of the page couldn't be loaded.");
    page.expect_part("#boot-error", "reload the page");
    assert!(page.has_button("Reload"));
    page.expect_text("#game-status", "White to move.");
}

fn no_man_is_shown_where_a_saved_game_waits(page: &mut Page) {
    page.open("#/play");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    // The worker would answer for the missing file.
    page.forget_worker();
    without(page, &STARTERS);
    let shown = "return [...document.querySelectorAll('.piece')].filter((piece) =>
        piece.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length;";
    page.load("#/play");
    page.expect_shown("#boot-error", true);
    assert_eq!(page.script(shown, vec![]), 0, "a saved game waits");

    let other = "8/8/4k3/8/2n5/3K4/8/6B1 w - - 0 1".replace(' ', "%20");
    page.script("localStorage.clear();", vec![]);
    page.load(&format!("#/play?fen={other}"));
    page.expect_shown("#boot-error", true);
    assert_eq!(
        page.script(shown, vec![]),
        0,
        "a position waits in the address"
    );

    page.load("#/play");
    page.expect_shown("#boot-error", true);
    assert_eq!(page.script(shown, vec![]), 32, "nothing waits");
}

/// Where three pieces, the status line and the box are.
fn places(page: &Page) -> Value {
    let body = r##"
        const piece = (square) => `.piece[data-square="${square}"]`;
        return [piece("a1"), piece("e8"), piece("h2"), "#game-status", "#command"]
            .map((one) => document.querySelector(one).getBoundingClientRect())
            .map(({ x, y, width, height }) => [x, y, width, height].map((n) => Math.round(n)));
    "##;
    page.script(body, vec![])
}

fn the_painted_board_stands_where_the_live_one_will(page: &mut Page) {
    let whole = page.site().folder().to_owned();
    for (width, height) in [(360, 640), (640, 360), (820, 1180), (1440, 900)] {
        page.resize(width, height);
        page.open("#/play");
        let live = places(page);
        page.forget_worker();
        without(page, &STARTERS);
        page.load("#/play");
        page.expect_shown("#boot-error", true);
        page.script(
            "document.querySelector('#boot-error').hidden = true;",
            vec![],
        );
        assert_eq!(places(page), live, "{width}x{height}");
        page.site().exchange(whole.clone());
    }
}

fn nothing_shifts_from_the_first_paint_to_the_first_moves(page: &mut Page) {
    for (width, height) in [(320, 568), (360, 640), (640, 360), (820, 1180), (1440, 900)] {
        page.resize(width, height);
        page.open_position(STAUNTON_START);
        let fixed = r##"
            const parts = [".board", "#game-status", ".player .name", "#command", ".moves", ".steps button", ".margin button"];
            return Object.fromEntries(parts.flatMap((part) => [...document.querySelectorAll(part)]
                .map((one, index) => [`${part} ${index}`, one.getBoundingClientRect()])
                .map(([name, { x, y }]) => [name, [Math.round(x), Math.round(y + scrollY)]])));
        "##;
        let before = page.script(fixed, vec![]);
        let mut score = Score::start();
        let moves = "e4 d5 exd5 Qxd5 Nc3 Qe5+ Be2 Bg4 d4 Bxe2 Ngxe2 Qe6 O-O Nc6 Nb5 O-O-O Nbc3 Nxd4 Nxd4 Rxd4 Qxd4";
        for text in moves.split_whitespace() {
            let chosen = score.play(text);
            page.drag(chosen.from(), chosen.to());
            page.expect_scene(&score.scene());
        }
        page.expect_still();
        page.script(
            "scrollTo(0, 0); document.querySelector('.moves').scrollTop = 0;",
            vec![],
        );
        assert_eq!(page.script(fixed, vec![]), before, "at {width}x{height}");
        // What follows within half a second of an input is no layout shift to web vitals either;
        // the recorder counts from when the page heard of it.
        let body = "return window.e2eRecord.shifts.filter(({ expected }) => !expected);";
        assert_eq!(page.script(body, vec![]), json!([]), "at {width}x{height}");
    }
}
