//! A part of the program that is missing, in every browser: the page says so and fetches it again,
//! and the game goes on.

use crate::harness::{Fault, Page, Score, tests_in_every_browser};

tests_in_every_browser![
    a_missing_part_is_reported_and_fetched_again,
    a_part_with_wrong_bytes_is_reported_and_fetched_again,
    a_part_of_a_wrong_type_starts_its_page,
];

/// The files that hold the pages of study.
pub(crate) const STUDY: &[&str] = &["/site-study-", "/site-analyse-", "/site-glossary-"];

/// What the console and the recorder may say of a file that did not come.
pub(crate) fn tolerate(page: &mut Page) {
    for part in [
        "404",
        "integrity",
        "ERR_CONTENT_LENGTH_MISMATCH",
        "Failed to fetch",
        "failed to fetch",
        "Fetch API cannot load",
        "HTTP status code is not ok",
        "error <link",
    ] {
        page.tolerate(part);
    }
}

/// The page says that it could not be fetched, and offers another attempt.
#[track_caller]
pub(crate) fn expect_failure_notice(page: &Page) {
    page.expect_part(".part-waits .error", "couldn't be loaded");
    page.expect_part("#live-status", "couldn't be loaded");
    page.expect_enabled("Try again", true);
    assert!(!page.shows("#boot-error"), "the program itself is well");
}

/// Asks for the page once more while the fault lasts.
#[track_caller]
pub(crate) fn try_again_in_vain(page: &Page) {
    let moment = page.listen();
    page.press("Try again");
    page.expect_said(moment, &["couldn't be loaded"]);
    expect_failure_notice(page);
}

#[track_caller]
fn expect_notice_and_fetch_again(page: &mut Page, fault: Fault) {
    tolerate(page);
    page.site().spoil(STUDY, fault);
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "c5"] {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
    page.click_on(".pages a[href=\"#/analyse\"]");
    expect_failure_notice(page);
    page.click_on(".pages a[href=\"#/play\"]");
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.click_on(".pages a[href=\"#/analyse\"]");
    expect_failure_notice(page);
    page.site().repair();
    page.press("Try again");
    page.expect_text("h2", "Analyse");
    page.click_on(".pages a[href=\"#/play\"]");
    page.expect_ready();
    score.play("Nf3");
    page.command("Nf3");
    page.expect_scene(&score.scene());
}

fn a_missing_part_is_reported_and_fetched_again(page: &mut Page) {
    expect_notice_and_fetch_again(page, Fault::Missing);
}

fn a_part_with_wrong_bytes_is_reported_and_fetched_again(page: &mut Page) {
    expect_notice_and_fetch_again(page, Fault::Wrong);
}

fn a_part_of_a_wrong_type_starts_its_page(page: &mut Page) {
    page.site().spoil(&[".wasm"], Fault::Untyped);
    page.load("#/analyse");
    page.expect_text("h2", "Analyse");
    page.command("e4");
    page.expect_status("Black to move.");
}
