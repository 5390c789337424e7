//! Setting positions up: by mouse, finger, keyboard and text.

use rules::Square;
use serde_json::json;

use crate::harness::{Key, Page, Pointer, tests};

tests![
    men_are_dragged_onto_the_board_and_off_it,
    men_are_placed_by_tapping,
    men_are_placed_by_keyboard,
    faults_are_reported_at_once,
    a_numbered_start_position_is_set_up,
    a_kingless_diagram_shows_where_men_can_go,
    changes_can_be_undone_and_reset,
    another_page_in_between_leaves_the_pieces_where_they_are,
    a_likely_misprint_is_pointed_out_and_corrected_on_demand,
];

#[track_caller]
fn open(page: &Page) {
    page.open("#/analyse");
    page.press("Set up\u{2026}");
    page.expect_part(".verdict", "Legal position");
}

/// The middle of the first element that matches, in the window.
#[track_caller]
fn middle_of(page: &Page, selector: &str) -> (i64, i64) {
    let body = r##"
        const frame = document.querySelector(arguments[0]).getBoundingClientRect();
        return [frame.x + frame.width / 2, frame.y + frame.height / 2].map(Math.round);
    "##;
    let point = page.script(body, vec![json!(selector)]);
    let part = |index: usize| point[index].as_i64().expect("two numbers");
    (part(0), part(1))
}

#[track_caller]
fn fen(page: &Page) -> String {
    page.script("return document.querySelector('#editor-fen').value", vec![])
        .as_str()
        .expect("a text")
        .to_owned()
}

#[track_caller]
fn expect_fen(page: &Page, expected: &str) {
    page.eventually(&format!("the FEN is {expected}"), || {
        let fen = fen(page);
        if fen == expected { Ok(()) } else { Err(fen) }
    });
}

fn men_are_dragged_onto_the_board_and_off_it(page: &mut Page) {
    page.resize(1280, 1100);
    open(page);
    page.press("Empty board");
    for (piece, square) in [("K", Square::E1), ("k", Square::E8)] {
        let from = middle_of(page, &format!("[data-tool={piece}]"));
        page.drag_between(Pointer::Mouse, from, page.middle(square));
    }
    expect_fen(page, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    page.drag_with(Pointer::Mouse, Square::E1, Square::D2);
    expect_fen(page, "4k3/8/8/8/8/8/3K4/8 w - - 0 1");
    let beside = middle_of(page, "#editor-hint");
    page.drag_between(Pointer::Mouse, page.middle(Square::D2), beside);
    expect_fen(page, "4k3/8/8/8/8/8/8/8 w - - 0 1");
}

fn men_are_placed_by_tapping(page: &mut Page) {
    open(page);
    page.press("Empty board");
    page.press("Place a white queen");
    page.tap(Square::D4);
    page.tap(Square::D5);
    expect_fen(page, "8/8/8/3Q4/3Q4/8/8/8 w - - 0 1");
    // The same piece again takes it away.
    page.tap(Square::D5);
    page.press("Move pieces");
    page.tap(Square::D4);
    page.tap(Square::A1);
    expect_fen(page, "8/8/8/8/8/8/8/Q7 w - - 0 1");
}

fn men_are_placed_by_keyboard(page: &mut Page) {
    open(page);
    page.press("Empty board");
    page.tab_to("[role=gridcell]");
    let moment = page.listen();
    page.keys(&['N']);
    page.expect_said(moment, &["white knight, e4"]);
    page.keys(&[Key::Right.value(), 'k']);
    expect_fen(page, "8/8/8/8/4Nk2/8/8/8 w - - 0 1");
    let moment = page.listen();
    page.keys(&[Key::Delete.value()]);
    page.expect_said(moment, &["f4 is empty"]);
}

fn faults_are_reported_at_once(page: &mut Page) {
    open(page);
    page.drag_with(Pointer::Mouse, Square::E1, Square::E7);
    page.expect_part(".faults", "stand next to each other");
    page.expect_enabled("Analyse this position", false);
    page.press("Undo");
    page.expect_part(".verdict", "Legal position");
    page.expect_enabled("Analyse this position", true);
}

fn a_numbered_start_position_is_set_up(page: &mut Page) {
    open(page);
    page.fill("Chess960 number", "0");
    page.press("Set up");
    page.expect_name(Square::A1, "white bishop, a1");
    page.fill("Chess960 number", "960");
    page.press("Set up");
    page.expect_part("#editor-number-error", "0 to 959");
    page.press("Analyse this position");
    page.expect_status("White to move.");
    page.expect_name(Square::A1, "white bishop, a1");
}

fn a_kingless_diagram_shows_where_men_can_go(page: &mut Page) {
    page.open("#/analyse");
    page.press("Open\u{2026}");
    page.fill("Or paste text", "8/8/8/3R4/8/8/8/8 w - - 0 1");
    page.press("Open");
    page.expect_part(".faults", "has no king");
    page.tap(Square::D5);
    page.expect_name(Square::D8, "empty, d8, can move here");
    page.expect_name(Square::E6, "empty, e6");
}

fn changes_can_be_undone_and_reset(page: &mut Page) {
    open(page);
    let start = fen(page);
    page.press("Empty board");
    page.press("Undo");
    expect_fen(page, &start);
    page.press("Redo");
    expect_fen(page, "8/8/8/8/8/8/8/8 w - - 0 1");
    page.press("Reset");
    expect_fen(page, &start);
}

fn another_page_in_between_leaves_the_pieces_where_they_are(page: &mut Page) {
    open(page);
    page.press("Empty board");
    for fen in ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3Q4/8/8/8/8 w - - 0 1"] {
        expect_fen(page, fen);
        page.click_on(".pages a[href=\"#/glossary\"]");
        page.expect_text("h2", "Glossary");
        page.click_on(".pages a[href=\"#/analyse\"]");
        page.expect_shown(".verdict", true);
        expect_fen(page, fen);
        page.press("Place a white queen");
        page.tap(Square::D5);
    }
}

fn a_likely_misprint_is_pointed_out_and_corrected_on_demand(page: &mut Page) {
    page.open("#/analyse");
    page.press("Open\u{2026}");
    page.fill(
        "Or paste text",
        "rkbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    );
    page.press("Open");
    page.expect_part(
        ".suggestions",
        "The black king on b8 is most likely a black knight.",
    );
    // Nothing is changed by itself.
    page.expect_part(".faults", "more than one king");
    page.expect_name(Square::B8, "black king, b8");
    let moment = page.listen();
    page.press("Put a black knight on b8");
    page.expect_said(moment, &["black knight, b8"]);
    page.expect_name(Square::B8, "black knight, b8");
    page.expect_shown(".suggestions", false);
    page.expect_part(".verdict", "Legal position");
    page.press("Undo");
    page.expect_shown(".suggestions", true);
}
