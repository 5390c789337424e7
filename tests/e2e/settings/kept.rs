//! Choices are kept: over a reload, from the first paint, across tabs and versions.

use serde_json::json;

use super::{expect, fields, others, set};
use crate::harness::{Fault, Page, tests};

tests![
    choices_survive_a_reload,
    a_chosen_look_is_there_at_the_first_paint,
    another_tab_follows,
    a_newer_version_s_settings_survive,
];

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
