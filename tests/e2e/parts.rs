//! Parts of the program that do not come, come late or come wrong: the page says so, and nothing is
//! lost.

use serde_json::json;

use crate::harness::{Fault, Key, Page, Score, tests};
use crate::parts_everywhere::{STUDY, expect_failure_notice, tolerate, try_again_in_vain};

tests![
    a_truncated_part_is_reported_and_fetched_again,
    a_part_of_a_wrong_type_is_as_good_as_any,
    a_part_that_comes_late_is_waited_for,
    a_page_left_before_its_part_comes_is_there_later,
    a_missing_style_sheet_is_reported_too,
    a_landing_without_its_part_says_so_in_place_of_the_painted_board,
    what_waits_for_a_part_of_the_board_is_done_after_another_attempt,
    what_is_typed_while_another_text_waits_stays,
    what_waits_for_a_part_of_analyse_is_done_after_another_attempt,
    what_was_typed_on_a_page_outlives_a_part_that_fails,
    an_offline_visit_without_the_part_says_so,
];

fn link(address: &str) -> String {
    format!(".pages a[href=\"{address}\"]")
}

fn a_truncated_part_is_reported_and_fetched_again(page: &mut Page) {
    tolerate(page);
    for fault in Fault::LASTING {
        page.forget_worker();
        page.site().spoil(STUDY, fault);
        page.open("#/play");
        page.click_on(&link("#/analyse"));
        expect_failure_notice(page);
        try_again_in_vain(page);
        page.site().repair();
        page.press("Try again");
        page.expect_text("h2", "Analyse");
        assert!(!page.shows(".part-waits"), "{fault:?}");
        page.command("e4");
        page.expect_status("Black to move.");
    }
}

fn a_part_of_a_wrong_type_is_as_good_as_any(page: &mut Page) {
    page.site().spoil(&[".wasm"], Fault::Untyped);
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.click_on(&link("#/builder"));
    page.expect_text("h2", "Builder");
    page.load("#/glossary/fork");
    page.expect_text("h2", "Fork");
}

fn a_part_that_comes_late_is_waited_for(page: &mut Page) {
    page.site().spoil(STUDY, Fault::Late);
    page.open("#/play");
    page.click_on(&link("#/analyse"));
    page.expect_part(".part-waits", "Loading");
    assert_eq!(
        page.script(
            "return document.querySelector('.part-waits').ariaBusy;",
            vec![]
        ),
        json!("true")
    );
    let moment = page.listen();
    page.site().repair();
    page.expect_text("h2", "Analyse");
    page.expect_said(moment, &["Analyse"]);
}

fn a_page_left_before_its_part_comes_is_there_later(page: &mut Page) {
    page.site().spoil(STUDY, Fault::Late);
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["e4", "e5"]);
    page.click_on(&link("#/analyse"));
    page.expect_part(".part-waits", "Loading");
    page.click_on(&link("#/play"));
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.site().repair();
    page.type_moves(&mut score, &["Nf3"]);
    assert!(!page.shows("h2"), "the late page does not push itself in");
    page.click_on(&link("#/glossary"));
    page.expect_text("h2", "Glossary");
}

fn a_missing_style_sheet_is_reported_too(page: &mut Page) {
    tolerate(page);
    page.site().spoil(&["/study-"], Fault::Missing);
    page.open("#/play");
    page.click_on(&link("#/analyse"));
    expect_failure_notice(page);
    page.site().repair();
    page.press("Try again");
    page.expect_text("h2", "Analyse");
    let sheets =
        "return [...document.styleSheets].filter(({ href }) => /study-/.test(href)).length;";
    assert_eq!(page.script(sheets, vec![]), 1);
}

fn a_landing_without_its_part_says_so_in_place_of_the_painted_board(page: &mut Page) {
    tolerate(page);
    page.site().spoil(STUDY, Fault::Missing);
    page.load("#/glossary/fork");
    expect_failure_notice(page);
    assert!(
        !page.shows(".board"),
        "the board of the game is not shown here"
    );
    page.site().repair();
    page.press("Try again");
    page.expect_text("h2", "Fork");
}

fn what_waits_for_a_part_of_the_board_is_done_after_another_attempt(page: &mut Page) {
    tolerate(page);
    page.site().spoil(&["/site-desk_learn-"], Fault::Missing);
    page.open("#/play");
    let mut score = Score::start();
    let chosen = score.play("e4");
    page.drag(chosen.from(), chosen.to());
    page.expect_scene(&score.scene());
    let moment = page.listen();
    page.command("e5");
    page.expect_said(moment, &["couldn't be loaded"]);
    page.expect_enabled("Try again", true);
    page.expect_scene(&score.scene());
    page.site().repair();
    page.press("Try again");
    score.play("e5");
    page.expect_scene(&score.scene());
    assert!(!page.has_button("Try again"));
}

fn what_is_typed_while_another_text_waits_stays(page: &mut Page) {
    page.site().spoil(&["/site-study-"], Fault::Late);
    page.load("#/analyse");
    page.expect_text("h2", "Analyse");
    page.command("e4");
    page.fill("Move or command", "c5");
    page.site().repair();
    page.expect_status("Black to move.");
    page.keys(&[Key::Enter.value()]);
    page.expect_status("White to move.");
}

fn what_waits_for_a_part_of_analyse_is_done_after_another_attempt(page: &mut Page) {
    tolerate(page);
    page.site().spoil(&["/site-study-"], Fault::Missing);
    page.load("#/analyse");
    page.expect_text("h2", "Analyse");
    let moment = page.listen();
    page.command("e4");
    page.expect_said(moment, &["couldn't be loaded"]);
    page.expect_enabled("Try again", true);
    page.site().repair();
    page.press("Try again");
    page.expect_status("Black to move.");
    assert!(!page.has_button("Try again"));
}

fn what_was_typed_on_a_page_outlives_a_part_that_fails(page: &mut Page) {
    tolerate(page);
    page.site().spoil(STUDY, Fault::Missing);
    page.load("#/worksheet");
    page.expect_text("h2", "Worksheet");
    page.fill("Heading", "Forks and pins");
    page.click_on(&link("#/glossary"));
    expect_failure_notice(page);
    page.script("history.back();", vec![]);
    page.expect_text("h2", "Worksheet");
    let heading =
        "return document.querySelector('#app input[type=text], #app input:not([type])').value;";
    assert_eq!(page.script(heading, vec![]), "Forks and pins");
}

fn an_offline_visit_without_the_part_says_so(page: &mut Page) {
    page.allow_worker();
    tolerate(page);
    page.tolerate("ERR_CONNECTION_REFUSED");
    page.open("#/play");
    // As long as nothing was played, the worker has only kept what the start needs.
    page.script_async(
        "navigator.serviceWorker.ready.then(() => arguments[0](true));",
        vec![],
    );
    page.site().stop();
    page.click_on(&link("#/builder"));
    expect_failure_notice(page);
    page.site().start();
    page.press("Try again");
    page.expect_text("h2", "Builder");
}
