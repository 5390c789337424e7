//! What of a lesson is in sight on phones and beside a long column.

use serde_json::json;

use super::{ROOK, ROOK_TITLE, expect_step, open};
use crate::harness::{Page, tests};

tests![
    a_lesson_fits_a_phone,
    answers_to_press_are_in_sight_on_a_phone,
    the_board_and_the_way_on_stay_in_sight_beside_a_long_column,
    another_step_comes_into_sight,
    a_phone_on_its_side_shows_the_whole_board,
];

fn a_lesson_fits_a_phone(page: &mut Page) {
    page.resize_as_mobile(360, 640);
    open(page, ROOK, ROOK_TITLE);
    page.press("Next");
    expect_step(page, "Step 2 of 3");
    let body = r##"
        const board = document.querySelector(".lesson-board").getBoundingClientRect();
        const goal = document.querySelector(".goal").getBoundingClientRect();
        const bar = document.querySelector(".step-bar").getBoundingClientRect();
        const said = document.querySelector("#lesson-feedback").getBoundingClientRect();
        const top = document.querySelector(".lesson-desk > .text").getBoundingClientRect().top;
        const head = document.elementFromPoint(goal.left + 1, goal.top + 1);
        return [
            document.documentElement.scrollWidth <= innerWidth,
            board.width >= innerWidth - 1 && board.bottom <= bar.top,
            top < goal.top && goal.bottom <= board.top && head?.closest(".asked") !== null,
            said.top >= board.bottom && said.height > 40 && said.bottom <= bar.top,
        ];
    "##;
    page.eventually("the goal, the board and what is said are in sight", || {
        let found = page.script(body, vec![]);
        let fits = found == json!([true, true, true, true]);
        fits.then_some(()).ok_or_else(|| found.to_string())
    });
}

fn the_board_and_the_way_on_stay_in_sight_beside_a_long_column(page: &mut Page) {
    page.resize(1440, 900);
    open(page, "#/learn/masters/immortal", "The immortal game");
    let body = r##"
        scrollTo(0, arguments[0]);
        const board = document.querySelector(".lesson-board").getBoundingClientRect();
        const on = document.querySelector("#step-on").getBoundingClientRect();
        const shown = document.elementFromPoint(on.left + 4, on.top + 4);
        return [
            document.documentElement.scrollHeight >= innerHeight + 250,
            board.top >= 0 && board.bottom <= innerHeight,
            on.bottom <= innerHeight && shown?.id === "step-on",
        ];
    "##;
    for depth in [0, 250] {
        page.eventually("the board and the way on are in sight", || {
            let found = page.script(body, vec![depth.into()]);
            let fits = found == json!([true, true, true]);
            fits.then_some(()).ok_or_else(|| found.to_string())
        });
    }
}

fn answers_to_press_are_in_sight_on_a_phone(page: &mut Page) {
    page.forget_work();
    page.resize_as_mobile(360, 640);
    open(page, "#/learn/board/squares", "Sixty-four squares");
    for place in ["Step 2 of 3", "Step 3 of 3"] {
        page.press("Next");
        expect_step(page, place);
    }
    page.eventually("yes and no are above the bar", || {
        let body = r##"
            const bar = document.querySelector(".step-bar").getBoundingClientRect();
            return [...document.querySelectorAll(".answers button")]
                .map((button) => button.getBoundingClientRect().bottom <= bar.top);
        "##;
        let found = page.script(body, vec![]);
        (found == json!([true, true]))
            .then_some(())
            .ok_or_else(|| found.to_string())
    });
}

/// Whether the goal of a step and its board are between the header and the bar.
const IN_SIGHT: &str = r##"
    const at = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [board, goal] = [at(".lesson-board"), at(".goal")];
    const head = document.elementFromPoint(goal.left + 1, goal.top + 1);
    const end = Math.min(innerHeight, at(".step-bar").top);
    return goal.top >= 0 && head?.closest(".asked") != null && board.top >= 0 && board.bottom <= end;
"##;

fn another_step_comes_into_sight(page: &mut Page) {
    page.forget_work();
    page.resize_as_mobile(360, 640);
    open(page, ROOK, ROOK_TITLE);
    for place in ["Step 2 of 3", "Step 3 of 3"] {
        page.script("scrollTo(0, document.body.scrollHeight);", vec![]);
        page.press("Next");
        expect_step(page, place);
        page.eventually(&format!("{place} is in sight"), || {
            let found = page.script(IN_SIGHT, vec![]);
            (found == json!(true))
                .then_some(())
                .ok_or_else(|| found.to_string())
        });
    }
    // Where everything is in sight, nothing moves.
    page.resize(1440, 900);
    open(page, ROOK, ROOK_TITLE);
    page.script("scrollTo(0, 0);", vec![]);
    page.press("Next");
    expect_step(page, "Step 2 of 3");
    page.expect_part(".goal", "Show all squares");
    assert_eq!(page.script("return scrollY;", vec![]), json!(0));
}

fn a_phone_on_its_side_shows_the_whole_board(page: &mut Page) {
    page.forget_work();
    for (width, height) in [(568, 320), (640, 360)] {
        page.resize_as_mobile(width, height);
        open(page, ROOK, ROOK_TITLE);
        page.press("Next");
        expect_step(page, "Step 2 of 3");
        page.eventually(
            &format!("all ranks are in sight at {width}x{height}"),
            || {
                let found = page.script(IN_SIGHT, vec![]);
                (found == json!(true))
                    .then_some(())
                    .ok_or_else(|| found.to_string())
            },
        );
    }
}
