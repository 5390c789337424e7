//! `jadoube.html`: the whole site in one file, opened from a disk.

use std::fs;
use std::path::PathBuf;

use rules::Square;
use serde_json::json;

use crate::every_browser::open_many_games;
use crate::harness::{Page, Score, dist, scratch, tests_in_every_browser};
use crate::silence::expect_broken;

tests_in_every_browser![
    a_game_is_played_from_a_file_to_its_mate,
    a_reload_of_the_file_keeps_the_game,
    a_game_is_studied_and_leaves_the_file,
    many_games_are_listed_beside_the_file,
    the_glossary_lies_in_the_file,
    the_policy_lets_nothing_else_run,
    a_panic_of_the_program_is_told_and_loses_nothing,
    a_stack_overflow_in_the_program_is_told_and_loses_nothing,
];

/// The file in a folder of its own, so that no other test has stored anything for it.
fn file() -> PathBuf {
    let target = scratch("disk").join("jadoube.html");
    fs::copy(dist().join("jadoube.html"), &target)
        .expect("the single file is built and can be copied");
    target
}

/// Opens it at a hash route and waits until it can be played on.
#[track_caller]
pub(crate) fn open(page: &Page, route: &str) {
    page.load_file(&file(), route);
    page.expect_ready();
}

fn a_game_is_played_from_a_file_to_its_mate(page: &mut Page) {
    open(page, "#/play");
    let mut score = Score::start();
    let chosen = score.play("f3");
    page.drag(chosen.from(), chosen.to());
    page.expect_scene(&score.scene());
    page.drag(Square::E7, Square::E4);
    page.expect_part(".status-zone", "The pawn on e7 cannot go to e4");
    page.expect_scene(&score.scene().selecting(Square::E7));
    page.type_moves(&mut score, &["e5", "g4", "Qh4#"]);
    page.expect_status("Checkmate. Black wins.");
}

fn a_reload_of_the_file_keeps_the_game(page: &mut Page) {
    open(page, "");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4", "Nf6", "c4"]);
    page.reload();
    page.expect_scene(&score.scene());
    page.expect_status("Black to move.");
}

fn a_game_is_studied_and_leaves_the_file(page: &mut Page) {
    open(page, "#/play");
    page.click_on(".pages a[href=\"#/analyse\"]");
    page.expect_text("h2", "Analyse");
    page.expect_ready();
    for text in ["e4", "c5"] {
        page.command(text);
    }
    page.expect_part("#opening", "Sicilian");
    page.keep_saved_files();
    page.press("Export…");
    let moment = page.listen();
    page.press("Save the PGN");
    page.expect_said(moment, &["saved as game.pgn"]);
    let pgn = page.saved_file("game.pgn");
    assert!(
        pgn["text"]
            .as_str()
            .is_some_and(|text| text.contains("1. e4 c5"))
    );
}

fn many_games_are_listed_beside_the_file(page: &mut Page) {
    open(page, "#/analyse");
    open_many_games(page);
}

fn the_glossary_lies_in_the_file(page: &mut Page) {
    page.load_file(&file(), "#/glossary/fork");
    page.expect_text("h2", "Fork");
}

fn the_policy_lets_nothing_else_run(page: &mut Page) {
    open(page, "#/play");
    let policy = page.script(
        "return document.querySelector('meta[http-equiv=Content-Security-Policy]').content;",
        vec![],
    );
    let policy = policy.as_str().unwrap_or_default();
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    for loose in ["unsafe-inline", "'unsafe-eval'", "'self'", "http", "*"] {
        assert!(!policy.contains(loose), "{policy}");
    }
    for part in ["policy ", "console ", "error <style>"] {
        page.tolerate(part);
    }
    let body = r##"
        const done = arguments[0];
        const made = document.createElement("script");
        made.append("window.intruder = true;");
        document.body.append(made);
        const styled = document.createElement("style");
        styled.append("body { visibility: hidden }");
        document.head.append(styled);
        fetch("data:text/plain,x").then(() => true, () => false).then((fetched) => {
            done([window.intruder === true, getComputedStyle(document.body).visibility, fetched]);
        });
    "##;
    assert_eq!(
        page.script_async(body, vec![]),
        json!([false, "visible", false])
    );
}

/// What is drawn next cannot be put in place.
fn a_panic_of_the_program_is_told_and_loses_nothing(page: &mut Page) {
    expect_break_down(
        page,
        "Node.prototype.insertBefore = () => { throw new Error('refused'); };",
    );
}

/// What the program calls to draw never returns.
fn a_stack_overflow_in_the_program_is_told_and_loses_nothing(page: &mut Page) {
    expect_break_down(
        page,
        "const endless = () => endless() + 1; Document.prototype.createTextNode = endless;",
    );
}

/// WebKit tells a page from a disk nothing of its errors, so how a program breaks must be told by other
/// means; the game is there after a reload.
#[track_caller]
fn expect_break_down(page: &mut Page, fault: &str) {
    open(page, "#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["e4"]);
    for part in ["console ", "error ", "refused", "call stack"] {
        page.tolerate(part);
    }
    // In one task: whatever else is drawn would break the page before the move is typed.
    let body = r##"
        const box = document.querySelector("#command");
        box.value = "e5";
        box.form.requestSubmit();
    "##;
    page.script(&[fault, body].concat(), vec![]);
    expect_broken(page);
    page.press("Reload");
    page.expect_ready();
    page.expect_shown("#boot-error", false);
    page.expect_scene(&score.scene());
}
