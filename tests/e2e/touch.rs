//! One finger: taps, drags, and a page that still scrolls.

use rules::Square;
use serde_json::json;

use crate::harness::{Page, Pointer, Score, tests};

tests![
    a_game_is_played_by_taps,
    a_game_is_played_by_dragging_with_a_finger,
    the_dragged_man_is_lifted_above_the_finger,
    a_finger_on_an_empty_square_scrolls_the_page,
    a_finger_on_a_movable_man_does_not_scroll,
];

fn a_game_is_played_by_taps(page: &mut Page) {
    page.resize(360, 640);
    page.open("#/play");
    let mut score = Score::start();
    for text in ["f3", "e5", "g4", "Qh4#"] {
        let chosen = score.play(text);
        page.tap(chosen.from());
        page.tap(chosen.to());
        page.expect_scene(&score.scene());
        page.expect_status(score.status());
    }
    page.expect_status("Checkmate. Black wins.");
}

fn a_game_is_played_by_dragging_with_a_finger(page: &mut Page) {
    page.resize(360, 640);
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"] {
        let chosen = score.play(text);
        page.drag_with(Pointer::Touch, chosen.from(), chosen.to());
        page.expect_scene(&score.scene());
        page.expect_status(score.status());
    }
    page.expect_status("Checkmate. White wins.");
}

fn the_dragged_man_is_lifted_above_the_finger(page: &mut Page) {
    page.open("#/play");
    page.grab(Pointer::Touch, Square::E2);
    page.move_over(Pointer::Touch, Square::E4);
    let (_, finger) = page.middle(Square::E4);
    page.eventually("the piece is above the finger", || {
        let body = r##"
            const piece = document.querySelector('.piece[data-square="e2"]');
            const { y, height } = piece.getBoundingClientRect();
            return y + height / 2;
        "##;
        let middle = page.script(body, vec![]).as_f64().unwrap_or(f64::MAX);
        if middle + 8.0 < finger as f64 {
            Ok(())
        } else {
            Err(format!("{middle}, {finger}"))
        }
    });
    page.release(Pointer::Touch);
    page.expect_name(Square::E4, "white pawn, e4, last move");
}

/// Where the page is scrolled to.
fn scrolled(page: &Page) -> f64 {
    page.script("return scrollY;", vec![])
        .as_f64()
        .unwrap_or_default()
}

fn a_finger_on_an_empty_square_scrolls_the_page(page: &mut Page) {
    page.resize(360, 400);
    page.open("#/play");
    let (x, y) = page.middle(Square::E5);
    page.swipe((x, y), (x, y - 120));
    page.eventually("the page has scrolled", || {
        let at = scrolled(page);
        if at > 20.0 {
            Ok(())
        } else {
            Err(format!("at {at}"))
        }
    });
    page.expect_scene(&Score::start().scene());
}

fn a_finger_on_a_movable_man_does_not_scroll(page: &mut Page) {
    page.resize(360, 640);
    page.open("#/play");
    page.drag_with(Pointer::Touch, Square::E2, Square::E4);
    page.expect_name(Square::E4, "white pawn, e4, last move");
    assert_eq!(json!(scrolled(page)), json!(0.0));
}
