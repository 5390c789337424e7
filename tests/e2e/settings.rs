//! The page of all settings: each acts at once, on the board beside it and on that of the game.

use std::fs;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Fault, Key, Page, Pointer, Score, scratch, tests};

tests![
    every_choice_acts_at_once_on_the_preview_and_on_play,
    choices_survive_a_reload,
    a_chosen_look_is_there_at_the_first_paint,
    other_pieces_are_fetched_only_where_they_were_chosen,
    a_move_waits_until_it_is_confirmed,
    a_move_that_waits_can_be_left,
    pawns_become_queens_on_the_preview_too,
    the_keys_stand_beside_the_board,
    every_square_has_its_names,
    the_notation_holds_in_analyse_too,
    a_file_brings_the_settings_back,
    a_file_of_nonsense_is_refused_and_changes_nothing,
    a_reset_can_be_undone,
    another_tab_follows,
    a_newer_version_s_settings_survive,
];

/// Sets a field of the page as a user does.
#[track_caller]
pub(crate) fn set(page: &Page, id: &str, value: &Value) {
    let body = r##"
        const [id, value] = arguments;
        const field = document.querySelector(`main.settings #${id}`);
        if (field.type === "checkbox") {
            if (field.checked !== value) field.click();
        } else {
            field.value = value;
            field.dispatchEvent(new Event("input", { bubbles: true }));
            field.dispatchEvent(new Event("change", { bubbles: true }));
        }
        return field.type === "checkbox" ? field.checked : field.value;
    "##;
    let found = page.script(body, vec![json!(id), value.clone()]);
    assert_eq!(found, *value, "{id}");
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

fn choices_survive_a_reload(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let first = fields(page);
    let all = others();
    assert_eq!(
        first.as_object().map_or(0, |it| it.len()),
        all.len(),
        "{first}"
    );
    for (id, value) in &all {
        assert_ne!(first[*id], *value, "{id}");
        set(page, id, value);
    }
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let after = fields(page);
    for (id, value) in &all {
        assert_eq!(after[*id], *value, "{id}");
    }
}

fn a_chosen_look_is_there_at_the_first_paint(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    for (id, value) in [("theme", "wood"), ("scheme", "dark"), ("pieces", "carved")] {
        set(page, id, &json!(value));
    }
    page.forget_worker();
    // The program comes late: what is seen until then is what the page paints by itself.
    page.site().spoil(&[".wasm"], Fault::Late);
    page.load("#/play");
    let seen = r##"
        const { theme, scheme, pieces } = document.documentElement.dataset;
        const shown = [...document.querySelectorAll(".piece")].filter((piece) =>
            piece.checkVisibility({ visibilityProperty: true })).length;
        const href = document.querySelector("#piece-wk > use").getAttribute("href");
        return [theme, scheme, pieces, getComputedStyle(document.body).backgroundColor,
            shown === 0 || href === "#carved-k"];
    "##;
    let found = page.script(seen, vec![]);
    assert_eq!(
        found,
        json!(["wood", "dark", "carved", "rgb(33, 21, 11)", true])
    );
    page.site().repair();
    page.expect_ready();
    expect(
        page,
        "the pieces come",
        r##"[document.querySelector("#piece-wk > use").getAttribute("href"), document.querySelectorAll("#carved-k path").length >= 2, getComputedStyle(document.querySelector(".pieces")).visibility].join()"##,
        &json!("#carved-k,true,visible"),
    );
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

fn a_file_brings_the_settings_back(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let first = fields(page);
    for (id, value) in others() {
        set(page, id, &value);
    }
    let chosen = fields(page);
    page.keep_saved_files();
    page.press("Export");
    page.expect_part("#settings-note", "Saved as jadoube-settings.txt.");
    let file = page.saved_file("jadoube-settings.txt");
    let text = file["text"].as_str().expect("a text").to_owned();
    assert!(text.contains("\npieces=carved\n"), "{text}");

    page.press("Reset all");
    page.expect_part("#settings-note", "All settings are back to their defaults.");
    assert_eq!(fields(page), first);
    let folder = scratch("settings");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("mine.txt");
    fs::write(&path, text).expect("a file");
    page.choose_file(&path);
    page.expect_part("#settings-note", "The settings of the file hold now.");
    assert_eq!(fields(page), chosen);
    page.press("Undo");
    page.expect_part("#settings-note", "The settings are as they were.");
    assert_eq!(fields(page), first);
}

fn a_file_of_nonsense_is_refused_and_changes_nothing(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "theme", &json!("wood"));
    let before = fields(page);
    let folder = scratch("nonsense");
    fs::create_dir_all(&folder).expect("a folder");
    let files: [(&str, &[u8], &[&str]); 5] = [
        (
            "a.txt",
            b"theme=print\nboard=plaid\n",
            &["Line 2", "plaid", "green, blue or gray"],
        ),
        ("b.txt", b"1. e4 e5 2. Nf3\n", &["Line 1", "theme=wood"]),
        (
            "c.txt",
            b"scheme=dark\ntea=milk\n",
            &["Line 2", "tea", "coordinates"],
        ),
        ("d.txt", b"\xff\xfe\x00\x01", &["couldn\u{2019}t be read"]),
        ("e.txt", b"", &["no settings"]),
    ];
    for (name, bytes, parts) in files {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        page.choose_file(&path);
        for part in parts {
            page.expect_part("#settings-note .error", part);
        }
        page.expect_part("#settings-note", "changed");
        assert_eq!(fields(page), before, "{name}");
    }
}

fn a_reset_can_be_undone(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let first = fields(page);
    set(page, "theme", &json!("contrast"));
    set(page, "sounds", &json!(true));
    let chosen = fields(page);
    page.press("Reset all");
    assert_eq!(fields(page), first);
    page.press("Undo");
    assert_eq!(fields(page), chosen);
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    assert_eq!(fields(page), chosen);
}

fn another_tab_follows(page: &mut Page) {
    page.open("#/play");
    // What the other tab does, as this one hears of it.
    let body = r##"
        const key = `jadoube:${document.documentElement.dataset.place}:settings`;
        localStorage.setItem(key, "theme=wood scheme=dark coordinates=inside");
        dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
    "##;
    page.script(body, vec![]);
    expect(
        page,
        "the page follows",
        r#"[getComputedStyle(document.body).backgroundColor, document.querySelector(".board").dataset.coordinates].join()"#,
        &json!("rgb(33, 21, 11),inside"),
    );
}

fn a_newer_version_s_settings_survive(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let body = r##"
        localStorage.setItem(`jadoube:${document.documentElement.dataset.place}:settings`, "theme=wood tea=milk");
    "##;
    page.script(body, vec![]);
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "board", &json!("green"));
    expect(
        page,
        "all of it is stored",
        r#"["theme=wood", "board=green", "tea=milk"].filter((part) =>
            !localStorage.getItem(`jadoube:${document.documentElement.dataset.place}:settings`).includes(part)).join()"#,
        &json!(""),
    );
}
