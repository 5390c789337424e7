//! Pages that are saved as one file open from a disk where they were saved.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::harness::{Page, Score, scratch, tests_in_every_browser};
use crate::single_file::open;

tests_in_every_browser![
    a_page_of_study_is_saved_with_its_game,
    a_saved_page_saves_itself_again,
    a_game_is_saved_from_the_site_and_opened_from_a_disk,
];

/// Presses a button that saves, and returns the file that it made, written to a disk.
#[track_caller]
fn saved(page: &Page, button: &str, name: &str) -> PathBuf {
    let moment = page.listen();
    page.press(button);
    page.expect_said(moment, &[&format!("saved as {name}")]);
    let made = page.saved_file(name);
    let target = scratch("disk").join(name);
    fs::write(&target, made["text"].as_str().unwrap_or_default()).expect("a file can be written");
    target
}

/// A comment that would end the element that it is saved in, and begin a script of its own.
const TRICK: &str = "</script><script>window.intruder = true;</script><!-- \u{265e}";

#[track_caller]
fn expect_study(page: &Page) {
    page.expect_ready();
    page.expect_part("#moves", "c5");
    page.expect_part("#moves", TRICK);
    page.expect_status("Black to move.");
    let intruder = page.script("return window.intruder === undefined;", vec![]);
    assert_eq!(intruder, json!(true));
}

#[track_caller]
fn study(page: &Page) -> PathBuf {
    open(page, "#/analyse");
    page.command("e4");
    page.command("c5");
    page.fill("Comment", TRICK);
    page.command("back");
    page.expect_status("Black to move.");
    page.keep_saved_files();
    page.press("Export…");
    saved(page, "Download offline copy", "game.html")
}

fn a_page_of_study_is_saved_with_its_game(page: &mut Page) {
    let lesson = study(page);
    page.load_file(&lesson, "");
    expect_study(page);
    page.command("e5");
    page.expect_part("#moves", "e5");
    page.reload();
    page.expect_part("#moves", "e5");
    page.click_on(".pages a[href=\"#/play\"]");
    page.expect_ready();
    page.expect_scene(&Score::start().scene());
}

fn a_saved_page_saves_itself_again(page: &mut Page) {
    let lesson = study(page);
    page.load_file(&lesson, "");
    expect_study(page);
    page.keep_saved_files();
    page.press("Export…");
    let again = saved(page, "Download offline copy", "game.html");
    page.load_file(&again, "");
    expect_study(page);
    let [once, twice] = [&lesson, &again].map(|file| fs::read_to_string(file).unwrap_or_default());
    let scripts = |text: &str| text.matches("<script").count();
    assert_eq!(scripts(&once), scripts(&twice));
}

fn a_game_is_saved_from_the_site_and_opened_from_a_disk(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["e4", "e5", "Nf3"]);
    page.keep_saved_files();
    let game = saved(page, "Download offline copy", "jadoube-game.html");
    page.load_file(&game, "");
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.type_moves(&mut score, &["Nc6"]);
    page.reload();
    page.expect_scene(&score.scene());
}
