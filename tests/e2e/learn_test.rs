//! The test at the end of a stage: what is missed, and what is left.

use crate::harness::{Page, tests};
use crate::learn::{expect_repeated, open, repeat_one};

tests![
    a_stage_ends_with_a_test,
    a_missed_question_of_a_test_shows_its_answer_and_leads_on,
    a_test_goes_on_where_it_was_left,
    what_was_missed_in_a_test_comes_back_as_another_question_of_its_kind,
];

fn a_stage_ends_with_a_test(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn/board/test", "Test: The board and its names");
    page.expect_part(".lesson > header .place", "Question 1 of 6");
    page.expect_shown(".goal", true);
    page.expect_enabled("Next", false);
}

/// The first question of this test asks for all moves of a rook.
const ROOK_TEST: &str = "#/learn/rook/test";

/// Answers the first question of the test of the rook by the square on which the rook stands.
#[track_caller]
fn answer_wrong(page: &Page) {
    page.expect_part(".goal", "rook");
    let body = "return document.querySelector('.goal').textContent.match(/[a-h][1-8]/)[0];";
    let own = page.script(body, vec![]);
    page.fill("Square", own.as_str().expect("the goal names a square"));
    page.press("Answer");
    page.expect_shown("#lesson-show", true);
}

fn a_missed_question_of_a_test_shows_its_answer_and_leads_on(page: &mut Page) {
    page.forget_work();
    open(page, ROOK_TEST, "Test: The rook");
    page.expect_enabled("Next", false);
    page.expect_shown("#lesson-show", false);
    // Nothing is started again until it is right.
    page.expect_shown("#lesson-anew", false);
    answer_wrong(page);
    page.expect_enabled("Next", false);
    let moment = page.listen();
    page.press("Show the answer");
    page.expect_part("#lesson-feedback", "The answer: ");
    page.expect_said(moment, &[&page.text("#lesson-feedback")]);
    page.expect_shown(".lesson-board .reasons .noted", true);
    page.press("Next");
    page.expect_part(".lesson > header .place", "Question 2 of 6");
}

fn a_test_goes_on_where_it_was_left(page: &mut Page) {
    page.forget_work();
    open(page, ROOK_TEST, "Test: The rook");
    answer_wrong(page);
    let goal = page.text(".goal");
    page.load_again();
    page.expect_text(".goal", &goal);
    // The wrong answer is not forgotten.
    page.expect_shown("#lesson-show", true);
    page.press("Show the answer");
    page.expect_enabled("Next", true);
    page.load("#/learn");
    page.load(ROOK_TEST);
    page.expect_part(".lesson > header .place", "Question 2 of 6");
    page.press("Begin the test again");
    page.expect_part(".lesson > header .place", "Question 1 of 6");
    page.expect_shown("#lesson-show", false);
}

/// What is kept of somebody who has missed such a question long ago.
const MISSED: &str = "jadoube-course 1\ncard rook-moves 0.212 6.4133 19000 19001 0\n";

fn what_was_missed_in_a_test_comes_back_as_another_question_of_its_kind(page: &mut Page) {
    repeat_one(page, MISSED);
    page.expect_text(".lesson > .place", "From: Test: The rook. The last one.");
    page.expect_enabled("Next", false);
    answer_wrong(page);
    page.press("Show the answer");
    page.expect_part("#lesson-feedback", "The answer: ");
    expect_repeated(page);
}
