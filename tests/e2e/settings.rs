//! The page of all settings: each acts at once, on the board beside it and on that of the game.

pub(crate) mod confirm;
pub(crate) mod files;
pub(crate) mod kept;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Key, Page, Pointer, tests};

tests![
    every_choice_acts_at_once_on_the_preview_and_on_play,
    other_pieces_are_fetched_only_where_they_were_chosen,
    pawns_become_queens_on_the_preview_too,
    the_keys_stand_beside_the_board,
    moves_are_typed_in_the_letters_in_which_they_are_written,
    every_square_has_its_names,
    the_notation_holds_in_analyse_too,
];

/// What is kept of all settings.
fn kept_text(page: &Page) -> Value {
    let body = r##"
        return localStorage.getItem(`jadoube:${document.documentElement.dataset.place}:settings`);
    "##;
    page.script(body, vec![])
}

/// Sets a field of the page as a user does, and waits until it is kept: the program that does so may
/// have to be fetched first.
#[track_caller]
pub(crate) fn set(page: &Page, id: &str, value: &Value) {
    let body = r##"
        const [id, value] = arguments;
        const field = document.querySelector(`main.settings #${id}`);
        const before = field.type === "checkbox" ? field.checked : field.value;
        if (field.type === "checkbox") {
            if (field.checked !== value) field.click();
        } else {
            field.value = value;
            field.dispatchEvent(new Event("input", { bubbles: true }));
            field.dispatchEvent(new Event("change", { bubbles: true }));
        }
        return [field.type === "checkbox" ? field.checked : field.value, before];
    "##;
    let earlier = kept_text(page);
    let found = page.script(body, vec![json!(id), value.clone()]);
    assert_eq!(found[0], *value, "{id}");
    if found[1] != *value {
        page.eventually(&format!("{id} is kept"), || {
            let kept = kept_text(page);
            if kept == earlier {
                Err(kept.to_string())
            } else {
                Ok(())
            }
        });
    }
}

#[track_caller]
fn expect(page: &Page, what: &str, expression: &str, expected: &Value) {
    page.eventually(what, || {
        let found = page.script(&format!("return {expression};"), vec![]);
        if found == *expected {
            Ok(())
        } else {
            Err(format!("{expression}: {found}, not {expected}"))
        }
    });
}

/// A setting, its value, what is seen of it on any page with a board, and how.
fn choices() -> Vec<(&'static str, Value, &'static str, Value)> {
    const PAGE: &str = "getComputedStyle(document.body).backgroundColor";
    const INK: &str = "getComputedStyle(document.body).color";
    const SQUARE: &str =
        r#"getComputedStyle(document.querySelector('.board [data-square="h1"]')).backgroundColor"#;
    const SHAPE: &str = r##"[document.querySelector("#piece-wn > use").getAttribute("href"), document.querySelector("#piece-bn > use").href.baseVal].join()"##;
    const PLACE: &str = r#"document.querySelector(".board").dataset.coordinates"#;
    const NAMES: &str = r#"document.querySelector(".board .file-names").textContent + " " + document.querySelector(".board .rank-names").textContent"#;
    const TIME: &str =
        r#"getComputedStyle(document.querySelector(".board .piece")).transitionDuration"#;
    vec![
        ("scheme", json!("light"), PAGE, json!("rgb(250, 247, 240)")),
        ("scheme", json!("dark"), PAGE, json!("rgb(23, 21, 18)")),
        ("theme", json!("wood"), PAGE, json!("rgb(33, 21, 11)")),
        ("theme", json!("print"), PAGE, json!("rgb(18, 18, 18)")),
        ("theme", json!("contrast"), PAGE, json!("rgb(0, 0, 0)")),
        ("theme", json!("contrast"), INK, json!("rgb(255, 255, 255)")),
        ("scheme", json!("light"), INK, json!("rgb(0, 0, 0)")),
        ("theme", json!("wood"), PAGE, json!("rgb(240, 223, 196)")),
        ("board", json!("green"), SQUARE, json!("rgb(238, 240, 216)")),
        ("board", json!("blue"), SQUARE, json!("rgb(230, 237, 243)")),
        ("board", json!("gray"), SQUARE, json!("rgb(240, 240, 240)")),
        ("board", json!("theme"), SQUARE, json!("rgb(236, 208, 160)")),
        ("pieces", json!("bold"), SHAPE, json!("#bold-n,#bold-n")),
        (
            "pieces",
            json!("carved"),
            SHAPE,
            json!("#carved-n,#carved-n"),
        ),
        ("pieces", json!("book"), SHAPE, json!("#shape-n,#shape-n")),
        ("coordinates", json!("inside"), PLACE, json!("inside")),
        ("coordinates", json!("none"), PLACE, json!("none")),
        (
            "coordinates",
            json!("descriptive-white"),
            NAMES,
            json!("QRQKtQBQKKBKKtKR 87654321"),
        ),
        (
            "coordinates",
            json!("descriptive-black"),
            NAMES,
            json!("QRQKtQBQKKBKKtKR 12345678"),
        ),
        (
            "coordinates",
            json!("outside"),
            NAMES,
            json!("abcdefgh 87654321"),
        ),
        ("animation", json!(false), TIME, json!("0s")),
        ("animation", json!(true), TIME, json!("0.16s")),
    ]
}

/// How the first moves are written.
const NOTATIONS: [(&str, &str, &str); 6] = [
    ("san", "4. cxb7 Nbd7", "e4"),
    ("lan", "4. c6xb7 Nb8-d7", "e2-e4"),
    ("lasker", "4. Pxb7 Ktb8-d7", "P-e4"),
    ("descriptive", "4. PxP QKt-Q2", "P-K4"),
    ("descriptive-long", "4. P takes P Q Kt to Q 2", "P to K 4"),
    ("de", "4. cxb7 Sbd7", "e4"),
];

fn every_choice_acts_at_once_on_the_preview_and_on_play(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    for (id, value, seen, expected) in choices() {
        set(page, id, &value);
        expect(
            page,
            &format!("{id}={value} in the preview"),
            seen,
            &expected,
        );
        go(page, "#/play", ".game .board");
        expect(page, &format!("{id}={value} in Play"), seen, &expected);
        go(page, "#/settings", "main.settings .board");
    }
    for (style, sample, played) in NOTATIONS {
        set(page, "notation", &json!(style));
        page.expect_part("#sample-moves", sample);
        go(page, "#/play", ".game .board");
        page.expect_text("#moves .ply", played);
        go(page, "#/settings", "main.settings .board");
    }
    set(page, "marks", &json!(false));
    let dots = r#"[...document.querySelectorAll(".board .mark.move")].filter((one) => getComputedStyle(one).display !== "none").length"#;
    page.tap_with(Pointer::Mouse, Square::G1);
    expect(page, "no marks", dots, &json!(0));
    set(page, "marks", &json!(true));
    expect(page, "marks", dots, &json!(3));
}

/// Follows a link within the page.
#[track_caller]
fn go(page: &Page, address: &str, shown: &str) {
    page.script("location.hash = arguments[0];", vec![json!(address)]);
    page.expect_shown(shown, true);
}

/// Every field with a value that is not its first one.
fn others() -> Vec<(&'static str, Value)> {
    vec![
        ("theme", json!("wood")),
        ("scheme", json!("dark")),
        ("board", json!("blue")),
        ("pieces", json!("carved")),
        ("coordinates", json!("inside")),
        ("marks", json!(false)),
        ("animation", json!(false)),
        ("notation", json!("descriptive")),
        ("auto-queen", json!(true)),
        ("claim-for-me", json!(true)),
        ("seating", json!("facing")),
        ("confirm", json!(true)),
        ("sounds", json!(true)),
        ("speech", json!(true)),
        ("volume", json!("3")),
        ("vibration", json!(true)),
        ("key-help", json!(true)),
    ]
}

/// What the fields show now.
fn fields(page: &Page) -> Value {
    let body = r##"
        const all = [...document.querySelectorAll("main.settings :is(input:not([type=file]), select)")];
        return Object.fromEntries(all.map((one) => [one.id, one.type === "checkbox" ? one.checked : one.value]));
    "##;
    page.script(body, vec![])
}

fn other_pieces_are_fetched_only_where_they_were_chosen(page: &mut Page) {
    let fetched = r##"performance.getEntriesByType("resource").filter(({ name }) => /site-(figures|signals)-/.test(name)).length"##;
    page.open("#/play");
    page.command("e4");
    expect(page, "nothing was fetched", fetched, &json!(0));
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "pieces", &json!("bold"));
    expect(page, "the drawings", fetched, &json!(1));
    set(page, "vibration", &json!(true));
    expect(page, "and the signals", fetched, &json!(2));
}

fn pawns_become_queens_on_the_preview_too(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    page.drag(Square::B7, Square::B8);
    page.expect_chooser();
    page.keys(&[Key::Escape.value()]);
    set(page, "auto-queen", &json!(true));
    set(page, "notation", &json!("san"));
    page.drag(Square::B7, Square::B8);
    page.expect_part("#sample-moves", "5. b8=Q");
}

fn the_keys_stand_beside_the_board(page: &mut Page) {
    page.open("#/play");
    page.expect_shown("#key-help", false);
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "key-help", &json!(true));
    page.load("#/play");
    page.expect_part("#key-help", "Pick up a piece");
    // They are long, and the box is still where it was, whatever else is unfolded beside them.
    for (width, height) in [(1440, 900), (1280, 720)] {
        page.resize(width, height);
        let body = r##"
            document.querySelectorAll(".margin details").forEach((one) => { one.open = true; });
            const { bottom } = document.querySelector(".command-box").getBoundingClientRect();
            return bottom <= innerHeight;
        "##;
        page.eventually("the box is in sight", || {
            let seen = page.script(body, vec![]);
            (seen == true).then_some(()).ok_or_else(|| seen.to_string())
        });
    }
}

fn moves_are_typed_in_the_letters_in_which_they_are_written(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "notation", &json!("de"));
    page.open("#/play");
    let hint = r##"document.querySelector("#command").placeholder"##;
    let german = json!("Type a move (e4, Sf3 \u{2026})");
    expect(page, "the hint in the box", hint, &german);
    page.command("zzz");
    page.expect_part("#command-error", "Try e4, Sf3 or O-O.");
    page.command("Sf3");
    page.expect_status("Black to move.");
    page.command("Nc6");
    page.expect_status("White to move.");
    page.command("Tg1");
    page.expect_text("#moves [aria-current=true]", "Tg1");
    page.open("#/analyse");
    expect(page, "the hint in the box", hint, &german);
    page.command("Sf3");
    page.expect_part("#moves", "Sf3");
}

fn every_square_has_its_names(page: &mut Page) {
    page.load("#/settings");
    page.expect_part(
        ".square-names",
        "d7 is Q7 from White\u{2019}s side and Q2 from Black\u{2019}s.",
    );
    page.tap_with(Pointer::Mouse, Square::B6);
    page.expect_part(
        ".square-names",
        "b6 is QKt6 from White\u{2019}s side and QKt3 from Black\u{2019}s.",
    );
}

fn the_notation_holds_in_analyse_too(page: &mut Page) {
    page.open("#/analyse");
    page.command("e4");
    page.expect_part("#moves", "e4");
    for style in ["descriptive", "lan"] {
        go(page, "#/settings", "main.settings .board");
        set(page, "notation", &json!(style));
        go(page, "#/analyse", "#moves");
        page.expect_part("#moves", if style == "lan" { "e2-e4" } else { "P-K4" });
    }
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "notation", &json!("lasker"));
    page.load("#/analyse");
    expect(
        page,
        "the list of notations",
        r##"document.querySelector("#notation")?.value"##,
        &json!("lasker"),
    );
}
