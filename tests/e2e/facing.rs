//! Two players face to face at one device: what belongs to the player opposite is turned toward them.

use rules::{Role, Square};
use serde_json::{Value, json};

use crate::harness::{Page, tests};
use crate::settings::set;

tests![
    pieces_and_name_of_the_player_opposite_are_turned,
    the_chooser_of_promotion_is_turned_toward_its_player,
];

/// White promotes on a8, Black on h1.
const PROMOTIONS: &str = "8/P5k1/8/8/8/8/1K5p/8 w - - 0 1";

#[track_caller]
fn sit(page: &Page, seating: &str) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "seating", &json!(seating));
    page.expect_still();
}

/// Whether the first element that fits the selector is turned by half a circle.
#[track_caller]
fn expect_turned(page: &Page, selector: &str, expected: bool) {
    let body = r##"
        const element = document.querySelector(arguments[0]);
        const style = element && getComputedStyle(element).transform;
        return element && (style === "none" ? 1 : Math.round(new DOMMatrix(style).a));
    "##;
    let expected = json!(if expected { -1 } else { 1 });
    page.eventually(&format!("{selector} is turned: {expected}"), || {
        let found: Value = page.script(body, vec![json!(selector)]);
        (found == expected)
            .then_some(())
            .ok_or_else(|| found.to_string())
    });
}

const WHITE: &str = ".pieces use[href^=\"#piece-w\"]";
const BLACK: &str = ".pieces use[href^=\"#piece-b\"]";
const CHOOSER: &str = ".promotion use";

fn pieces_and_name_of_the_player_opposite_are_turned(page: &mut Page) {
    for (seating, is_turned) in [("facing", true), ("together", false)] {
        sit(page, seating);
        page.open_position(PROMOTIONS);
        expect_turned(page, WHITE, false);
        expect_turned(page, BLACK, is_turned);
        expect_turned(page, ".player.black", is_turned);
        expect_turned(page, ".player.white", false);
        page.press("Flip board");
        expect_turned(page, WHITE, is_turned);
        expect_turned(page, BLACK, false);
        expect_turned(page, ".player.white", is_turned);
        expect_turned(page, ".player.black", false);
    }
}

fn the_chooser_of_promotion_is_turned_toward_its_player(page: &mut Page) {
    for (seating, is_turned) in [("facing", true), ("together", false)] {
        sit(page, seating);
        page.open_position(PROMOTIONS);
        page.drag(Square::A7, Square::A8);
        page.expect_chooser();
        expect_turned(page, CHOOSER, false);
        page.promote_to(Role::Queen);
        page.expect_status("Black to move.");
        page.drag(Square::H2, Square::H1);
        page.expect_chooser();
        expect_turned(page, CHOOSER, is_turned);
        page.promote_to(Role::Knight);
        page.expect_status("White to move.");
    }
}
