//! Nothing is lost: reloads, closed tabs, crashes.

pub(crate) mod set_aside;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Page, Pointer, Score, tests};

tests![
    a_reload_in_mid_game_brings_everything_back,
    a_reload_keeps_what_was_taken_back,
    a_finished_game_comes_back_finished,
    a_game_from_a_position_comes_back,
    a_new_game_is_not_replaced_by_the_position_in_the_address,
    settings_come_back,
    a_killed_browser_loses_at_most_the_last_move,
    a_draw_offer_comes_back,
    a_game_that_cannot_be_kept_goes_on_and_says_so,
    what_an_earlier_version_has_left_is_taken_over,
];

#[track_caller]
fn drag_all(page: &Page, score: &mut Score, moves: &[&str]) {
    for text in moves {
        let chosen = score.play(text);
        page.drag(chosen.from(), chosen.to());
        page.expect_scene(&score.scene());
    }
}

#[track_caller]
fn expect_plies(page: &Page, count: usize) {
    page.eventually(&format!("{count} moves are listed"), || {
        let plies = page.script(
            "return document.querySelectorAll('#moves .ply').length;",
            vec![],
        );
        if plies == count {
            Ok(())
        } else {
            Err(plies.to_string())
        }
    });
}

fn a_reload_in_mid_game_brings_everything_back(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6"];
    for (index, text) in moves.iter().enumerate() {
        drag_all(page, &mut score, &[text]);
        page.reload();
        page.expect_scene(&score.scene());
        page.expect_status(score.status());
        expect_plies(page, index + 1);
    }
    drag_all(page, &mut score, &["d3", "d6"]);
    page.expect_status("White to move.");
}

fn a_reload_keeps_what_was_taken_back(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    drag_all(page, &mut score, &["e4"]);
    let after_one = score.scene();
    drag_all(page, &mut score, &["e5", "Nf3"]);
    page.press("Take back");
    page.press("Take back");
    page.expect_scene(&after_one);
    page.reload();
    page.expect_scene(&after_one);
    page.press("Redo");
    page.press("Redo");
    page.expect_scene(&score.scene());
}

fn a_finished_game_comes_back_finished(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    drag_all(page, &mut score, &["f3", "e5", "g4", "Qh4#"]);
    page.expect_status("Checkmate. Black wins.");
    page.reload();
    page.expect_status("Checkmate. Black wins.");
    page.expect_scene(&score.scene());

    page.press("New game");
    page.expect_status("White to move.");
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_status("White resigned. Black wins.");
    page.reload();
    page.expect_status("White resigned. Black wins.");
}

fn a_game_from_a_position_comes_back(page: &mut Page) {
    const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    page.open_position(FEN);
    let mut score = Score::from_fen(FEN);
    drag_all(page, &mut score, &["e4", "Kd7"]);
    page.open("#/play");
    page.expect_scene(&score.scene());
    expect_plies(page, 2);
}

fn a_new_game_is_not_replaced_by_the_position_in_the_address(page: &mut Page) {
    page.open_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    page.press("New game");
    let mut score = Score::start();
    drag_all(page, &mut score, &["e4", "e5"]);
    page.reload();
    page.expect_scene(&score.scene());
    expect_plies(page, 2);
}

fn settings_come_back(page: &mut Page) {
    const FEN: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    page.open("#/play");
    page.always_queen(true);
    page.press("Flip board");
    page.expect_bottom("black");
    page.open_position(FEN);
    page.drag(Square::E7, Square::E8);
    page.expect_name(Square::E8, "white queen, e8, last move");
}

fn a_killed_browser_loses_at_most_the_last_move(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    let mut scenes = vec![score.scene()];
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4"] {
        let chosen = score.play(text);
        page.drag(chosen.from(), chosen.to());
        page.expect_scene(&score.scene());
        scenes.push(score.scene());
    }
    // The next move is on the screen, and the browser dies in that moment.
    let chosen = score.play("Nf6");
    scenes.push(score.scene());
    page.drag(chosen.from(), chosen.to());
    page.crash_and_reopen();
    page.open("#/play");
    let plies = page.eventually("the game is back", || {
        let plies = page.script(
            "return document.querySelectorAll('#moves .ply').length;",
            vec![],
        );
        match plies.as_u64() {
            Some(count @ 7..=8) => Ok(usize::try_from(count).expect("a small number")),
            other => Err(format!("{other:?} moves are listed")),
        }
    });
    page.expect_scene(&scenes[plies]);
    if plies == 7 {
        page.tap_with(Pointer::Mouse, chosen.from());
        page.tap_with(Pointer::Mouse, chosen.to());
    }
    page.expect_scene(&score.scene());
    page.expect_status("White to move.");
}

fn a_draw_offer_comes_back(page: &mut Page) {
    page.open("#/play");
    page.drag(Square::E2, Square::E4);
    page.drag(Square::E7, Square::E5);
    page.press("Offer draw");
    page.expect_shown("#draw-offer", true);
    page.reload();
    page.expect_shown("#draw-offer", true);
    page.press("Accept draw");
    page.expect_status("Draw by agreement.");
}

fn a_game_that_cannot_be_kept_goes_on_and_says_so(page: &mut Page) {
    page.cripple("Object.defineProperty(window, 'indexedDB', { value: undefined });");
    page.open("#/play");
    let mut score = Score::start();
    drag_all(page, &mut score, &["e4", "e5"]);
    page.expect_shown(".not-saved", true);
    drag_all(page, &mut score, &["Nf3"]);
    page.expect_status("Black to move.");
    assert!(page.shows(".not-saved"), "it stays shown");
}

/// Puts a text where versions up to 1.0 kept it, or takes it away.
const LEAVE: &str = r##"
    const [name, text] = arguments;
    localStorage.setItem(`jadoube:${document.documentElement.dataset.place}:${name}`, text);
"##;

/// What lies in localStorage besides settings and other choices.
#[track_caller]
fn left(page: &Page) -> serde_json::Value {
    let body = r##"
        const names = Object.keys(localStorage).map((name) => name.split(":").at(-1));
        return names.filter((name) => /^(study|builder|worksheet)/.test(name) && name !== "study-view");
    "##;
    page.script(body, vec![])
}

fn what_an_earlier_version_has_left_is_taken_over(page: &mut Page) {
    page.open("#/play");
    let works = [
        (
            "study",
            "jadoube-study 1;black;0 0\n[White \"Anna\"]\n\n1. e4 {Yes} c5 2. c3 *\n",
        ),
        ("study-before", "jadoube-study 1;white;\n1. d4 d5 *\n"),
        (
            "builder",
            "<jadoube-board fen=\"8/8/8/4k3/8/4K3/8/8 w - - 0 1\"><span slot=\"caption\">Kept</span></jadoube-board>",
        ),
        (
            "worksheet",
            "jadoube-worksheet 1;4;letter;1;0;1;Endings;\n<jadoube-board fen=\"8/8/8/4k3/8/4K3/8/8 w - - 0 1\"></jadoube-board>",
        ),
    ];
    for (name, text) in works {
        page.script(LEAVE, vec![json!(name), json!(text)]);
    }
    for is_first in [true, false] {
        page.open("#/analyse");
        page.expect_part("#moves", "c3");
        page.expect_bottom("black");
        page.expect_part(".record-head", "Anna");
        page.load("#/builder");
        page.expect_shown(".builder", true);
        let caption = page.script(
            "return document.querySelector('#builder-caption').value",
            vec![],
        );
        assert_eq!(caption, "Kept");
        page.load("#/worksheet");
        page.expect_shown(".worksheet .items", true);
        let title = page.script(
            "return document.querySelector('#worksheet-title').value",
            vec![],
        );
        assert_eq!(title, "Endings");
        page.eventually("nothing is left where it was", || {
            let left = left(page);
            (left == json!([]))
                .then_some(())
                .ok_or_else(|| left.to_string())
        });
        if is_first {
            // What an earlier version leaves now is older than what was taken over.
            page.script(
                LEAVE,
                vec![
                    json!("worksheet"),
                    json!("jadoube-worksheet 1;4;a4;1;0;1;Older;"),
                ],
            );
        }
    }
    page.open("#/analyse");
    page.press("Restore previous game");
    page.expect_part("#moves", "d5");
}

/// Writes a text into the store of the page itself.
#[track_caller]
pub(crate) fn keep(page: &Page, name: &str, text: &str) {
    let body = r##"
        const [name, text, done] = arguments;
        const opening = indexedDB.open(`jadoube:${document.documentElement.dataset.place}:drafts`);
        opening.onsuccess = () => {
            const transaction = opening.result.transaction("texts", "readwrite");
            transaction.objectStore("texts").put(text, name);
            transaction.oncomplete = () => {
                opening.result.close();
                done(true);
            };
        };
    "##;
    assert_eq!(
        page.script_async(body, vec![json!(name), json!(text)]),
        true
    );
}

/// What the page keeps under a name, as text; null when it is nothing.
pub(crate) fn kept(page: &Page, name: &str) -> Value {
    let body = r##"
        const [name, done] = arguments;
        const opening = indexedDB.open(`jadoube:${document.documentElement.dataset.place}:drafts`);
        opening.onsuccess = () => {
            const reading = opening.result.transaction("texts").objectStore("texts").get(name);
            reading.onsuccess = () => {
                opening.result.close();
                done(reading.result ?? null);
            };
        };
    "##;
    page.script_async(body, vec![json!(name)])
}
