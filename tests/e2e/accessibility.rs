//! The accessibility checker axe over every state of the page, in light and in dark.

pub(crate) mod pages;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Page, Pointer, Score, Theme, axe, case, tests};

tests![
    axe_finds_nothing_at_the_start,
    axe_finds_nothing_with_a_piece_selected,
    axe_finds_nothing_in_check,
    axe_finds_nothing_with_the_promotion_chooser_open,
    axe_finds_nothing_after_mate,
    axe_finds_nothing_in_an_explanation,
    axe_finds_nothing_with_every_layer_on,
    axe_finds_nothing_in_the_dialogs,
    axe_finds_nothing_in_a_game_by_link,
    axe_finds_nothing_on_a_phone,
    axe_finds_nothing_on_the_painted_board,
    every_square_has_the_role_and_the_name_that_readers_get,
    the_live_regions_are_there_from_the_start,
    nothing_moves_under_reduced_motion,
];

/// All rules of WCAG 2.2 A and AA, and `target-size`, which is off by default.
#[track_caller]
fn expect_accessible(page: &Page, state: &str) {
    page.expect_still();
    // Reading the checker takes as long as a check does.
    if page.script("return Boolean(window.axe);", vec![]) != json!(true) {
        let file = axe();
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!(
                "{}: {error}; `cargo xtask test` installs it",
                file.display()
            )
        });
        page.script(&source, vec![]);
    }
    let body = r##"
        const done = arguments[0];
        const options = {
            runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
            rules: { "target-size": { enabled: true } },
            resultTypes: ["violations"],
            preload: false,
        };
        window.axe.run(document, options).then(({ violations, passes }) => done({
            violations: violations.map(({ id, help, nodes }) => ({
                id, help, nodes: nodes.slice(0, 5).map(({ target, failureSummary, html }) =>
                    `${target}: ${failureSummary} ${html.slice(0, 160)}`),
            })),
            passes: passes.map(({ id }) => id),
        }), (error) => done({ error: `${error}` }));
    "##;
    let result = page.script_async(body, vec![]);
    assert_eq!(result["error"], Value::Null, "{state}");
    assert_eq!(result["violations"], json!([]), "{state}: {result:#}");
    let passes = result["passes"].as_array().map_or(0, Vec::len);
    assert!(passes >= 10, "{state}: axe looked at {passes} rules only");
}

#[track_caller]
fn in_both_themes(page: &Page, state: &str) {
    for theme in Theme::ALL {
        page.prefer(theme);
        expect_accessible(page, &format!("{state}, {}", theme.name()));
    }
}

fn axe_finds_nothing_at_the_start(page: &mut Page) {
    page.open("#/play");
    in_both_themes(page, "start");
}

fn axe_finds_nothing_with_a_piece_selected(page: &mut Page) {
    page.open("#/play");
    page.tap_with(Pointer::Mouse, Square::G1);
    page.expect_scene(&Score::start().scene().selecting(Square::G1));
    in_both_themes(page, "piece selected");
}

fn axe_finds_nothing_in_check(page: &mut Page) {
    page.open("#/play");
    for text in ["e4", "f6", "Qh5+"] {
        page.command(text);
    }
    page.expect_status("Black to move. Check!");
    in_both_themes(page, "check");
}

fn axe_finds_nothing_with_the_promotion_chooser_open(page: &mut Page) {
    let fen = case("S0-D14-fen")["fen"]
        .as_str()
        .expect("a position")
        .to_owned();
    page.open_position(&fen);
    page.drag(Square::F7, Square::G8);
    page.expect_chooser();
    in_both_themes(page, "promotion open");
}

fn axe_finds_nothing_after_mate(page: &mut Page) {
    page.open("#/play");
    for text in ["f3", "e5", "g4", "Qh4#"] {
        page.command(text);
    }
    page.expect_status("Checkmate. Black wins.");
    in_both_themes(page, "mate");
}

fn axe_finds_nothing_in_an_explanation(page: &mut Page) {
    page.open("#/play");
    for text in ["f3", "e5", "g4", "Qh4#"] {
        page.command(text);
    }
    page.press("Why?");
    page.press("Next");
    page.expect_shown("#why", true);
    in_both_themes(page, "explanation");
    page.open_position("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    page.command("Nc3");
    page.expect_shown(".notice[data-code=\"pinned\"]", true);
    in_both_themes(page, "reason");
}

fn axe_finds_nothing_with_every_layer_on(page: &mut Page) {
    page.open_position("4k3/1P6/8/b2r4/8/8/3N4/3QK3 w - - 0 1");
    // What was painted has made way for what lives.
    page.expect_enabled("New game", true);
    page.click_on("#layers summary");
    for layer in [
        "white", "black", "danger", "pins", "checks", "pawns", "counts", "castling",
    ] {
        page.click_on(&format!("label[for=layer-{layer}]"));
    }
    page.expect_shown("#contest", true);
    in_both_themes(page, "layers");
}

fn axe_finds_nothing_in_the_dialogs(page: &mut Page) {
    use crate::harness::Key;
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    for name in ["Resign", "New game", "Import FEN or PGN", "Settings"] {
        page.press(name);
        in_both_themes(page, name);
        page.keys(&[Key::Escape.value()]);
    }
    page.command("e5");
    page.expect_status("White to move.");
    page.press("Offer draw");
    page.expect_shown("#draw-offer", true);
    // What was pressed before may have scrolled a button half under the header, where it is too small.
    page.script("scrollTo(0, 0);", vec![]);
    in_both_themes(page, "draw offer");
}

fn axe_finds_nothing_in_a_game_by_link(page: &mut Page) {
    for (width, height) in [(1280, 900), (360, 640)] {
        page.resize(width, height);
        page.forget_work();
        page.open("#/play");
        page.press("Play by link");
        page.expect_shown("#link-dialog", true);
        in_both_themes(page, &format!("a game by link begins at {width}"));
        page.press("Start");
        page.command("e4");
        page.expect_shown("#link-panel", true);
        in_both_themes(page, &format!("a link to be sent at {width}"));
        page.press("QR, text, PGN");
        page.expect_shown("#link-ways", true);
        in_both_themes(page, &format!("ways to send a game at {width}"));
        page.open("#g=v1.AAAA");
        page.expect_shown("#link-news", true);
        in_both_themes(page, &format!("a damaged link at {width}"));
    }
}

fn axe_finds_nothing_on_a_phone(page: &mut Page) {
    page.resize(320, 568);
    page.open("#/play");
    for text in ["e4", "e5", "Nf3"] {
        page.command(text);
    }
    page.expect_status("Black to move.");
    in_both_themes(page, "phone");
}

fn axe_finds_nothing_on_the_painted_board(page: &mut Page) {
    use crate::harness::{copy_folder, scratch};
    let folder = scratch("painted");
    copy_folder(page.site().folder(), &folder, &[".wasm"]);
    page.site().exchange(folder);
    for part in [
        "404",
        "error <",
        "Failed to fetch",
        "HTTP status code is not ok",
    ] {
        page.tolerate(part);
    }
    page.load("#/play");
    page.expect_shown("#boot-error", true);
    in_both_themes(page, "painted board");
}

fn every_square_has_the_role_and_the_name_that_readers_get(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.tap_with(Pointer::Mouse, Square::B8);
    let mut score = Score::start();
    score.play("e4");
    let scene = score.scene().selecting(Square::B8);
    page.expect_scene(&scene);
    for square in Square::ALL {
        assert_eq!(page.cell_name(square), scene.name(square));
        let cell = format!("[role=\"gridcell\"][data-square=\"{square}\"]");
        assert_eq!(page.computed_role(&cell), "gridcell");
    }
}

fn the_live_regions_are_there_from_the_start(page: &mut Page) {
    page.open("#/play");
    let moment = page.listen();
    assert_eq!(page.computed_role("#live-status"), "status");
    assert_eq!(page.computed_role("#live-alert"), "alert");
    page.drag(Square::G1, Square::F3);
    page.expect_said(moment, &["white", "knight to f3"]);
    page.drag(Square::B8, Square::C6);
    page.expect_said(moment, &["black", "knight to c6"]);
    for _ in 0..2 {
        let moment = page.listen();
        page.drag(Square::A1, Square::A5);
        page.expect_said(moment, &["rook on a1"]);
    }
}

fn nothing_moves_under_reduced_motion(page: &mut Page) {
    page.prefer(Theme::Light);
    page.open("#/play");
    let body =
        "return document.getAnimations().filter((one) => one.playState === 'running').length;";
    page.drag(Square::E2, Square::E4);
    page.expect_name(Square::E4, "white pawn, e4, last move");
    assert_eq!(page.script(body, vec![]), 0);
}
