//! Each move waits for a yes where that was chosen.

use rules::Square;
use serde_json::json;

use super::{expect, set};
use crate::harness::{Fault, Key, Page, Score, tests};

tests![
    a_move_waits_until_it_is_confirmed,
    a_move_that_waits_can_be_left,
    a_question_that_comes_later_than_its_move_has_the_focus,
];

/// Switches the question on and goes to the board of the game.
#[track_caller]
fn confirming(page: &Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "confirm", &json!(true));
    page.load("#/play");
    page.expect_ready();
}

/// The piece that is shown on a square.
fn shown_on(page: &Page, square: Square) -> String {
    let body = r##"return document.querySelector(`.board .piece[data-square="${arguments[0]}"]`)?.dataset.piece ?? "";"##;
    let found = page.script(body, vec![json!(square.to_string())]);
    found.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn expect_question(page: &Page, words: &str) {
    page.expect_part("#confirm-move p", words);
    expect(
        page,
        "the button has the focus",
        "document.activeElement.id",
        &json!("play-it"),
    );
}

fn a_move_waits_until_it_is_confirmed(page: &mut Page) {
    confirming(page);
    let mut score = Score::start();
    // By mouse and button.
    let chosen = score.play("e4");
    page.drag(chosen.from(), chosen.to());
    expect_question(page, "Pawn to e4?");
    page.expect_status("White to move.");
    assert_eq!(shown_on(page, Square::E4), "wP", "the move is shown");
    page.press("Play it");
    page.expect_status("Black to move.");
    page.expect_scene(&score.scene());
    // By finger.
    let chosen = score.play("e5");
    page.tap(chosen.from());
    page.tap(chosen.to());
    expect_question(page, "Pawn to e5?");
    page.expect_status("Black to move.");
    page.press("Play it");
    page.expect_scene(&score.scene());
    // By keys: Enter drops the piece and does not answer for itself.
    let chosen = score.play("Nf3");
    // After a finger, the arrows to the sides step through the game until another key moves the cursor.
    page.keys(&[Key::Down.value()]);
    page.expect_focus(Square::E4);
    page.move_by_keys(chosen.from(), chosen.to());
    expect_question(page, "Knight to f3?");
    page.expect_status("White to move.");
    page.keys(&[Key::Enter.value()]);
    page.expect_scene(&score.scene());
    page.expect_focus(Square::F3);
    // Typed, and answered by typing.
    score.play("Nc6");
    page.command("Nc6");
    expect_question(page, "Knight to c6?");
    page.command("yes");
    page.expect_scene(&score.scene());
    // What was played is in the list, and nothing waits.
    page.expect_shown("#confirm-move", false);
    page.expect_text("#moves [data-ply=\"4\"]", "c6");
}

fn a_move_that_waits_can_be_left(page: &mut Page) {
    confirming(page);
    let score = Score::start();
    page.drag(Square::E2, Square::E4);
    expect_question(page, "Pawn to e4?");
    page.keys(&[Key::Escape.value()]);
    page.expect_scene(&score.scene());
    page.drag(Square::D2, Square::D4);
    expect_question(page, "Pawn to d4?");
    page.press("Put back");
    page.expect_scene(&score.scene());
    // Another move takes the place of the one that waits.
    page.command("a3");
    expect_question(page, "Pawn to a3?");
    page.command("h3");
    expect_question(page, "Pawn to h3?");
    assert_eq!(shown_on(page, Square::A2), "wP");
    // A reload finds nothing played.
    page.reload();
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.expect_shown("#confirm-move", false);
    // The question of the preview is answered on the preview.
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    page.drag(Square::G1, Square::F3);
    expect_question(page, "Knight to f3?");
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#confirm-move", false);
    assert_eq!(shown_on(page, Square::G1), "wN");
    page.drag(Square::G1, Square::F3);
    expect_question(page, "Knight to f3?");
    page.press("Play it");
    page.expect_part("#sample-moves", "5. f3");
    page.press("Set up again");
    assert_eq!(shown_on(page, Square::G1), "wN");
}

fn a_question_that_comes_later_than_its_move_has_the_focus(page: &mut Page) {
    // What stands around the board is a part of the program that is fetched after it.
    page.site().spoil(&["/site-around-"], Fault::Late);
    confirming(page);
    let moment = page.listen();
    page.drag(Square::E2, Square::E4);
    page.expect_said(moment, &["Pawn to e4?"]);
    assert!(!page.shows("#confirm-move"), "its part is not there yet");
    page.site().repair();
    expect_question(page, "Pawn to e4?");
}
