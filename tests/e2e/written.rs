//! A lesson that its author writes as text: checked line by line, kept, and saved as one file.

use std::fs;

use serde_json::json;

use crate::harness::{Fault, Page, scratch, tests};

tests![
    an_example_is_opened_tried_and_saved_as_one_file,
    an_error_is_told_with_its_place_and_leads_there,
    a_goal_that_no_moves_reach_is_told_with_its_line,
    a_par_that_is_more_than_the_fewest_moves_is_told_with_its_line,
    a_lesson_in_one_file_plays_against_the_computer_and_has_its_own_language,
    what_is_written_is_there_after_a_reload,
    a_program_of_lessons_that_was_missing_comes_when_it_is_asked_for_again,
];

/// Opens the part of the builder in which lessons are written.
#[track_caller]
fn begin(page: &Page) {
    page.load("#/builder");
    page.expect_text("h2", "Builder");
    page.click_on(".part-written > summary");
    page.expect_shown("#written-text", true);
}

/// Says yes or no to the first question of that kind, as the body of an asynchronous function.
const ANSWER_NO: &str = r#"
    const done = arguments[0];
    (async () => {
        const until = async (holds) => {
            for (const end = performance.now() + 10_000; !holds(); await new Promise(requestAnimationFrame)) {
                if (performance.now() > end) throw new Error("never true: " + holds);
            }
        };
        const lesson = () => document.querySelector("jadoube-lesson");
        const choice = () => [...lesson().querySelectorAll("label")].find((it) => it.textContent.trim() === "No");
        await until(() => choice());
        choice().click();
        const question = choice().closest("fieldset");
        question.querySelector("button").click();
        const status = () => question.querySelector("[role=status]").textContent.trim();
        await until(status);
        const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
        return [status(), lesson().querySelectorAll("jadoube-board").length > 2,
            fetched.filter((name) => !name.startsWith("data:")).length];
    })().then(done, (error) => done([String(error)]));
"#;

fn an_example_is_opened_tried_and_saved_as_one_file(page: &mut Page) {
    begin(page);
    page.press("Open the example");
    page.expect_part("jadoube-lesson h4", "Castling");
    let observed = page.script_async(ANSWER_NO, vec![]);
    assert_ne!(observed[0], "", "{observed}");
    assert_eq!(observed[1], true, "{observed}");

    page.keep_saved_files();
    let moment = page.listen();
    page.press("Save the text");
    page.expect_said(moment, &["Lesson saved."]);
    let text = page.saved_file("castling.md");
    assert!(
        text["text"]
            .as_str()
            .is_some_and(|text| text.starts_with("---\ntitle: Castling\n"))
    );
    let moment = page.listen();
    page.press("Save as one HTML file");
    page.expect_said(moment, &["Lesson saved."]);
    let file = page.saved_file("castling.html");
    let target = scratch("written").join("castling.html");
    let text = file["text"].as_str().expect("the file is a text");
    fs::write(&target, text).expect("the disk takes it");
    page.load_file(&target, "");
    page.expect_text("h1", "Castling");
    let observed = page.script_async(ANSWER_NO, vec![]);
    assert_ne!(observed[0], "", "{observed}");
    assert_eq!(
        (&observed[1], &observed[2]),
        (&true.into(), &0.into()),
        "{observed}"
    );
}

/// Writes a lesson.
const WRITE: &str = r##"
    const field = document.querySelector("#written-text");
    field.value = arguments[0];
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
"##;

fn an_error_is_told_with_its_place_and_leads_there(page: &mut Page) {
    begin(page);
    let text =
        "---\ntitle: A slip\n---\n\nWords.\n\n```chess diagram\nfen=\"start\" marks=\"e9\"\n```\n";
    page.script(WRITE, vec![text.into()]);
    page.expect_part("#written-errors button", "Line 8, column 20: ");
    page.expect_part("jadoube-lesson h4", "A slip");
    page.click_on("#written-errors button");
    let chosen = "const field = document.activeElement;
        return field.value.slice(field.selectionStart, field.selectionEnd);";
    assert_eq!(page.script(chosen, vec![]), "e9\"");
    page.script(WRITE, vec![text.replace("e9", "e4").into()]);
    page.expect_shown("#written-errors", false);
}

fn a_goal_that_no_moves_reach_is_told_with_its_line(page: &mut Page) {
    begin(page);
    let text = "---\ntitle: Ladders\n---\n\n```chess ask\ngoal=\"mate\" in=\"2\" fen=\"6k1/8/8/8/8/8/R7/1R4K1 w\"\n\
        prompt: Mate in two.\n```\n\n```chess ask\ngoal=\"mate\" in=\"1\" fen=\"6k1/8/8/8/8/8/R7/1R4K1 w\"\n\
        prompt: Mate at once.\n```\n";
    page.script(WRITE, vec![text.into()]);
    let fault = "Line 10, column 1: There is no mate in one move here.";
    page.expect_part("#written-errors button", fault);
    let count = "return document.querySelectorAll('#written-errors button').length";
    assert_eq!(page.script(count, vec![]), 1);
    page.click_on("#written-errors button");
    let chosen = "const field = document.activeElement;
        return field.value.slice(field.selectionStart, field.selectionEnd);";
    assert_eq!(page.script(chosen, vec![]), "```chess ask");
    // With another rook on the seventh rank it is there.
    let mended = text.replace("in=\"1\" fen=\"6k1/8", "in=\"1\" fen=\"6k1/R7");
    page.script(WRITE, vec![mended.into()]);
    page.expect_shown("#written-errors", false);
}

fn a_par_that_is_more_than_the_fewest_moves_is_told_with_its_line(page: &mut Page) {
    begin(page);
    let text = "---\ntitle: Ways\n---\n\n```chess ask\ngoal=\"reach\" to=\"d2\" par=\"3\" fen=\"8/8/8/8/8/8/8/B7 w\"\n\
        prompt: Go to d2.\n```\n";
    page.script(WRITE, vec![text.into()]);
    let told = "Line 5, column 1: This goal can be reached in fewer than 3 moves.";
    page.expect_part("#written-errors button", told);
    page.script(WRITE, vec![text.replace("par=\"3\"", "par=\"2\"").into()]);
    page.expect_shown("#written-errors", false);
}

/// Plays on the only board, and waits for the answer; the console of the page is watched meanwhile.
const PLAY_A_MOVE: &str = r#"
    const done = arguments[0];
    (async () => {
        const until = async (holds) => {
            for (const end = performance.now() + 20_000; !holds(); await new Promise(requestAnimationFrame)) {
                if (performance.now() > end) throw new Error("never true: " + holds);
            }
        };
        const board = () => document.querySelector("jadoube-lesson jadoube-board");
        await until(() => board()?.shadowRoot?.querySelector("[role=gridcell]") && board().move);
        board().scrollIntoView();
        await board().move("Ra7");
        await until(() => board().fen.split(" ")[1] === "w");
        return [document.documentElement.lang, board().pgn.includes("1. Ra7 K")];
    })().then(done, (error) => done([String(error)]));
"#;

fn a_lesson_in_one_file_plays_against_the_computer_and_has_its_own_language(page: &mut Page) {
    begin(page);
    let text = "---\ntitle: Leiter\nlang: de\n---\n\n```chess play-out\ngoal=\"mate\" in=\"2\" fen=\"6k1/8/8/8/8/8/R7/1R4K1 w\"\n\
        prompt: Setze matt.\n```\n";
    page.script(WRITE, vec![text.into()]);
    page.expect_part("jadoube-lesson h4", "Leiter");
    page.keep_saved_files();
    page.press("Save as one HTML file");
    let file = page.saved_file("leiter.html");
    let target = scratch("written").join("leiter.html");
    fs::write(&target, file["text"].as_str().expect("it is a text")).expect("the disk takes it");
    page.load_file(&target, "");
    let told = page.script_async(PLAY_A_MOVE, vec![]);
    assert_eq!(told, json!(["de", true]));
}

fn what_is_written_is_there_after_a_reload(page: &mut Page) {
    begin(page);
    page.fill("Text of the lesson", "---\ntitle: Mine\n---\n\nA word.");
    page.expect_part("jadoube-lesson h4", "Mine");
    page.press("Open the example");
    page.load_again();
    // It lies open where something is written.
    page.expect_part("jadoube-lesson h4", "Castling");
    page.press("Restore the text before");
    page.expect_part("jadoube-lesson h4", "Mine");
}

fn a_program_of_lessons_that_was_missing_comes_when_it_is_asked_for_again(page: &mut Page) {
    page.tolerate("404");
    page.tolerate("jadoube.lesson.js");
    page.site().spoil(&["jadoube.lesson.js"], Fault::Missing);
    begin(page);
    page.press("Open the example");
    page.expect_part(".written-preview .error", "couldn't be loaded");
    page.site().repair();
    page.press("Try again");
    page.expect_part("jadoube-lesson h4", "Castling");
}
