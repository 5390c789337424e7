//! The course: its map, a lesson by keyboard and by hand, what is kept, and what is told when a file
//! does not come.

pub(crate) mod screens;

use rules::Square;
use serde_json::json;

use crate::harness::{Fault, Key, Page, tests};

tests![
    the_map_leads_to_the_first_lesson_and_back,
    a_lesson_is_worked_through_by_keyboard_alone,
    a_wrong_try_gets_its_reason_and_hints_help_on,
    a_reload_goes_on_at_the_first_open_exercise,
    what_was_missed_comes_back_on_another_day,
    a_test_goes_on_after_another_page,
    a_wrong_tap_marks_the_wrong_square_alone,
    a_game_of_an_old_book_is_played_through,
    a_file_that_does_not_come_is_told_and_fetched_again,
    progress_is_read_from_a_file_and_a_wrong_file_refused,
    progress_that_cannot_be_read_is_set_aside,
    two_tabs_know_what_the_other_has_done,
    an_address_of_no_lesson_leads_to_the_list,
];

/// The first exercise of this lesson asks for all moves of a rook on b3, the second for a way to g7.
const ROOK: &str = "#/learn/rook/moves";
const ROOK_TITLE: &str = "How the rook moves";

#[track_caller]
pub(crate) fn open(page: &Page, address: &str, title: &str) {
    page.load(address);
    page.expect_text("h2", title);
}

#[track_caller]
fn expect_step(page: &Page, place: &str) {
    page.expect_text(".step-bar .place", place);
}

/// Moves the focus to the board as Tab does.
#[track_caller]
fn enter_board(page: &Page) {
    page.expect_shown(".lesson-board [role=gridcell][tabindex='0']", true);
    page.script(
        "document.querySelector(\".lesson-board [role=gridcell][tabindex='0']\").focus();",
        vec![],
    );
}

/// Everything a rook on b3 reaches on an empty board, as a walk from square to square.
fn rook_squares() -> Vec<Square> {
    let is_reached = |it: &Square| {
        let (file, rank) = (
            it.file() == Square::B3.file(),
            it.rank() == Square::B3.rank(),
        );
        file != rank
    };
    Square::ALL.into_iter().filter(is_reached).collect()
}

fn the_map_leads_to_the_first_lesson_and_back(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn", "Learn chess");
    page.eventually("there are 20 stages", || {
        let stages = page.script("return document.querySelectorAll('.stage').length;", vec![]);
        let are_there = stages == json!(20);
        are_there.then_some(()).ok_or_else(|| stages.to_string())
    });
    page.expect_text("#go-on", "Begin with the first lesson");
    page.click_on("#go-on");
    page.expect_text("h2", "Sixty-four squares");
    page.expect_part(".lesson > header .place", "lesson 1 of 7");
    page.click_on(".lesson > header a");
    page.expect_text("h2", "Learn chess");
    page.expect_part("#go-on", "Go on: Sixty-four squares");
    page.click_on("#stage-rook summary");
    page.click_on("#stage-rook a[href='#/learn/rook/moves']");
    page.expect_text("h2", ROOK_TITLE);
}

fn a_lesson_is_worked_through_by_keyboard_alone(page: &mut Page) {
    page.forget_work();
    open(page, ROOK, ROOK_TITLE);
    expect_step(page, "Step 1 of 3");
    page.keys(&['.']);
    expect_step(page, "Step 2 of 3");
    page.expect_part(".goal", "Show all squares");
    enter_board(page);
    let moment = page.listen();
    for (place, square) in rook_squares().into_iter().enumerate() {
        page.cursor_to(square);
        page.keys(&[Key::Enter.value()]);
        if place == 0 {
            page.expect_part("#lesson-feedback", "13 are missing");
        }
    }
    page.expect_text("#lesson-feedback", "Solved.");
    page.expect_said(moment, &["Solved."]);
    let stars = "return document.querySelector('.work .stars')?.getAttribute('aria-label');";
    page.eventually("there are three stars", || {
        let found = page.script(stars, vec![]);
        let is_full = found == json!("3 stars of three");
        is_full.then_some(()).ok_or_else(|| found.to_string())
    });
    page.keys(&['.']);
    expect_step(page, "Step 3 of 3");
    page.expect_part(".goal", "Take the rook to g7.");
    enter_board(page);
    for square in [Square::B2, Square::B7, Square::B7, Square::G7] {
        page.cursor_to(square);
        page.keys(&[Key::Enter.value()]);
    }
    page.expect_text("#lesson-feedback", "Solved.");
    page.keys(&['.']);
    page.expect_text("h2", "What stops the rook, and what it takes");
    page.keys(&[',']);
    page.expect_text("h2", ROOK_TITLE);
}

fn a_wrong_try_gets_its_reason_and_hints_help_on(page: &mut Page) {
    page.forget_work();
    open(page, ROOK, ROOK_TITLE);
    page.press("Next");
    expect_step(page, "Step 2 of 3");
    page.tap(Square::C4);
    page.expect_part("#lesson-feedback", "A rook goes straight.");
    page.fill("Square", "z9");
    page.press("Answer");
    page.expect_part(
        "#lesson-feedback",
        "Type a letter and a number, such as e4.",
    );
    page.press("Hint");
    page.expect_part("#lesson-feedback", "Look up and down");
    page.fill("Square", "b8");
    page.press("Answer");
    page.expect_part("#lesson-feedback", "13 are missing");
    // What the rules know, where the author has said nothing.
    page.press("Next");
    expect_step(page, "Step 3 of 3");
    page.drag(Square::B2, Square::C3);
    page.expect_part("#lesson-feedback", "Rooks move along ranks and files.");
}

fn a_reload_goes_on_at_the_first_open_exercise(page: &mut Page) {
    page.forget_work();
    open(page, ROOK, ROOK_TITLE);
    page.press("Next");
    type_rook_squares(page);
    page.load_again();
    page.expect_text("h2", ROOK_TITLE);
    expect_step(page, "Step 3 of 3");
    page.load("#/learn");
    page.expect_part("#go-on", ROOK_TITLE);
    page.click_on("#go-on");
    page.expect_text("h2", ROOK_TITLE);
    expect_step(page, "Step 3 of 3");
}

/// What is kept of somebody who has missed an exercise long ago.
const MISSED: &str = "jadoube-course 1\nat rook/moves\ntask rook/moves#1 1 5 2 40\n\
    card rook/moves#1 0.212 6.4133 19000 19001 0\n";

fn what_was_missed_comes_back_on_another_day(page: &mut Page) {
    repeat_one(page, MISSED);
    type_rook_squares(page);
    expect_repeated(page);
}

/// Opens what is due of a learner of whom one exercise is kept.
#[track_caller]
pub(crate) fn repeat_one(page: &mut Page, kept: &str) {
    page.forget_work();
    open(page, "#/learn", "Learn chess");
    crate::persistence::keep(page, "course", kept);
    page.load_again();
    page.expect_text("#repeat", "Repeat one exercise");
    page.click_on("#repeat");
    page.expect_text("h2", "Repeat");
}

/// Leaves the last exercise that was due; nothing is left after it.
#[track_caller]
pub(crate) fn expect_repeated(page: &Page) {
    page.press("Next");
    page.expect_text(".goal", "That was all for today.");
    open(page, "#/learn", "Learn chess");
    page.expect_shown("#repeat", false);
}

fn a_wrong_tap_marks_the_wrong_square_alone(page: &mut Page) {
    page.forget_work();
    open(
        page,
        "#/learn/rook/captures",
        "What stops the rook, and what it takes",
    );
    page.press("Next");
    expect_step(page, "Step 2 of 4");
    page.tap(Square::A8);
    page.expect_part("#lesson-feedback", "Rooks move along ranks and files.");
    let body = r##"
        const marks = (kind) => document.querySelectorAll(`.lesson-board .reasons .${kind}`).length;
        return ["refused", "noted", "blamed"].map(marks);
    "##;
    assert_eq!(page.script(body, vec![]), json!([1, 0, 0]));
}

fn a_test_goes_on_after_another_page(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn/board/test", "Test: The board and its names");
    page.expect_part(".lesson > header .place", "Question 1 of 6");
    let asked = page.text(".goal");
    page.click_on(".pages a[href=\"#/glossary\"]");
    page.expect_text("h2", "Glossary");
    page.script("history.back();", vec![]);
    page.expect_text("h2", "Test: The board and its names");
    page.expect_text(".goal", &asked);
}

fn a_game_of_an_old_book_is_played_through(page: &mut Page) {
    page.forget_work();
    page.load("#/learn/masters/lasker-game");
    page.expect_shown(".lesson h2", true);
    page.press("To the end");
    page.expect_shown(".line-moves [aria-current]", true);
    let last = page.text(".line-moves [aria-current]");
    page.expect_shown(".as-printed mark", true);
    page.press("To the start");
    page.expect_shown(".line-moves [aria-current]", false);
    page.expect_shown(".as-printed mark", false);
    // A press on a move of the book's own text leads to it.
    let third = page.text(".as-printed span:nth-of-type(3)");
    page.click_on(".as-printed span:nth-of-type(3)");
    page.expect_text(".as-printed mark", &third);
    page.expect_shown(".line-moves [aria-current]", true);
    page.press("To the start");
    page.press("One move on");
    page.expect_shown(".line-moves li:first-child [aria-current]", true);
    assert_ne!(page.text(".line-moves [aria-current]"), last);
}

fn a_file_that_does_not_come_is_told_and_fetched_again(page: &mut Page) {
    page.tolerate("404");
    page.forget_work();
    let faults: [(&'static [&'static str], &str); 2] = [
        (&["/course/map-"], "The course couldn't be loaded."),
        (&["/course/rook-"], "This stage couldn't be loaded."),
    ];
    for (files, notice) in faults {
        page.forget_worker();
        page.site().spoil(files, Fault::Missing);
        page.load(ROOK);
        page.expect_part("main .error", notice);
        page.site().repair();
        page.press("Try again");
        page.expect_text("h2", ROOK_TITLE);
    }
}

fn progress_is_read_from_a_file_and_a_wrong_file_refused(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn", "Learn chess");
    let folder = crate::harness::scratch("course");
    let wrong = folder.join("wrong.txt");
    std::fs::write(&wrong, "hello").expect("the folder can be written");
    page.choose_file(&wrong);
    page.expect_part(".transfer .error", "It isn't a file of this course.");
    let sound = folder.join("sound.txt");
    std::fs::write(&sound, MISSED).expect("the folder can be written");
    page.choose_file(&sound);
    page.expect_part(".transfer .outcome", "Progress loaded.");
    page.expect_part("#go-on", ROOK_TITLE);
    page.load_again();
    page.expect_part("#go-on", ROOK_TITLE);
}

fn progress_that_cannot_be_read_is_set_aside(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn", "Learn chess");
    crate::persistence::keep(page, "course", "something else");
    page.load_again();
    page.expect_shown(".set-aside", true);
    page.expect_text("#go-on", "Begin with the first lesson");
}

/// Answers by typing what a rook on b3 reaches.
#[track_caller]
fn type_rook_squares(page: &Page) {
    page.expect_part(".goal", "Show all squares");
    for square in rook_squares() {
        page.fill("Square", &square.to_string());
        page.keys(&[Key::Enter.value()]);
    }
    page.expect_text("#lesson-feedback", "Solved.");
}

fn two_tabs_know_what_the_other_has_done(page: &mut Page) {
    page.forget_work();
    open(
        page,
        "#/learn/rook/captures",
        "What stops the rook, and what it takes",
    );
    page.turn_to_tab(1);
    open(page, ROOK, ROOK_TITLE);
    page.press("Next");
    type_rook_squares(page);
    page.turn_to_tab(0);
    page.script("location.hash = '#/learn/rook/moves';", vec![]);
    page.expect_text("h2", ROOK_TITLE);
    // The other tab has solved the first exercise.
    expect_step(page, "Step 3 of 3");
    page.turn_to_tab(1);
    page.close_tab();
}

fn an_address_of_no_lesson_leads_to_the_list(page: &mut Page) {
    page.load("#/learn/rook/nothing-of-the-kind");
    page.expect_part("main .error", "There is no such lesson.");
    page.click_on("main a.button");
    page.expect_shown(".stages", true);
}
