//! Going from page to page: parts of the program draw them, and each is fetched when it is first
//! needed.

use rules::Square;
use serde_json::json;

use crate::harness::{Fault, Page, Score, tests};

tests![
    the_board_is_played_on_without_the_parts_of_other_pages,
    a_page_fetches_its_own_part_once_and_no_other_page_s,
    a_first_move_waits_for_no_part,
    a_picked_piece_stays_picked_when_the_rest_of_the_page_comes,
    the_links_lead_to_every_page_and_mark_the_one_that_is_shown,
    a_game_waits_while_other_pages_are_read,
    choices_hold_on_every_page,
    only_one_page_stands_in_the_document,
    who_comes_to_the_board_from_another_page_is_received_there,
];

/// Which parts of the program the page has asked for, in the order of their names.
fn parts(page: &Page) -> serde_json::Value {
    let body = r##"
        return performance.getEntriesByType("resource")
            .map(({ name }) => /\/site-([a-z]+)-[0-9a-f]+\.wasm$/.exec(name)?.[1])
            .filter((name) => name !== undefined).sort();
    "##;
    page.script(body, vec![])
}

fn link(name: &str) -> String {
    format!(".pages a[href=\"#/{name}\"]")
}

fn the_board_is_played_on_without_the_parts_of_other_pages(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    let fetched = parts(page);
    for other in ["analyse", "glossary", "workshop", "language"] {
        let has_other = fetched
            .as_array()
            .is_some_and(|all| all.contains(&json!(other)));
        assert!(!has_other, "{fetched}");
    }
}

fn a_page_fetches_its_own_part_once_and_no_other_page_s(page: &mut Page) {
    for (address, title, own, other) in [
        ("#/analyse", "Analyse", "analyse", "workshop"),
        ("#/glossary/fork", "Fork", "glossary", "workshop"),
        ("#/builder", "Builder", "workshop", "analyse"),
        ("#/worksheet", "Worksheet", "workshop", "analyse"),
        ("#/class", "Class", "class", "workshop"),
        (
            "#/learn/rook/moves",
            "How the rook moves",
            "course",
            "analyse",
        ),
        ("#/laws", "The laws, then and now", "laws", "analyse"),
        ("#/settings", "Settings", "settings", "analyse"),
        ("#/games", "Games", "library", "analyse"),
    ] {
        page.forget_worker();
        page.load(address);
        page.expect_text("h2", title);
        let fetched = parts(page);
        let count = |part: &str| {
            let all = fetched.as_array().map(Vec::as_slice).unwrap_or_default();
            all.iter().filter(|name| *name == part).count()
        };
        assert_eq!((count(own), count(other)), (1, 0), "{address}: {fetched}");
        assert!(!page.shows(".painted"), "the painted board has gone");
    }
}

fn a_first_move_waits_for_no_part(page: &mut Page) {
    let parts = &["/site-desk_learn-", "/site-pack_"];
    page.site().spoil(parts, Fault::Late);
    page.open("#/play");
    let mut score = Score::start();
    let chosen = score.play("e4");
    page.drag(chosen.from(), chosen.to());
    page.expect_scene(&score.scene());
    // What needs a part is done when it comes.
    page.command("e5");
    page.expect_status("Black to move.");
    page.site().repair();
    score.play("e5");
    page.expect_scene(&score.scene());
    page.expect_status("White to move.");
}

fn a_picked_piece_stays_picked_when_the_rest_of_the_page_comes(page: &mut Page) {
    page.site().spoil(&["/site-around-"], Fault::Late);
    page.open("#/play");
    page.click(Square::E2);
    page.expect_name(Square::E2, "white pawn, e2, selected");
    page.site().repair();
    page.expect_enabled("New game", true);
    page.expect_shown(".ink", true);
    page.expect_name(Square::E2, "white pawn, e2, selected");
    page.click(Square::E4);
    page.expect_status("Black to move.");
}

fn the_links_lead_to_every_page_and_mark_the_one_that_is_shown(page: &mut Page) {
    page.open("#/play");
    for name in [
        "analyse", "glossary", "play", "builder", "glossary", "analyse", "builder", "play",
    ] {
        page.click_on(&link(name));
        page.eventually(&format!("{name} is marked"), || {
            let body = r##"
                return [...document.querySelectorAll(".pages a[aria-current=page]")]
                    .filter((link) => link.checkVisibility()).map((link) => link.hash);
            "##;
            let marked = page.script(body, vec![]);
            if marked == json!([format!("#/{name}")]) {
                Ok(())
            } else {
                Err(marked.to_string())
            }
        });
    }
}

fn a_game_waits_while_other_pages_are_read(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "c5"] {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.click_on(&link("analyse"));
    page.expect_text("h2", "Analyse");
    let title = page.script("return document.title;", vec![]);
    assert_eq!(title, "Analyse \u{b7} J\u{2019}adoube");
    page.click_on(&link("glossary"));
    page.expect_text("h2", "Glossary");
    page.script("history.go(-2);", vec![]);
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.expect_focus(Square::C5);
    score.play("Nf3");
    page.command("Nf3");
    page.expect_scene(&score.scene());
}

fn choices_hold_on_every_page(page: &mut Page) {
    let expect_coordinates = |place: &str| {
        page.eventually(&format!("coordinates stand {place}"), || {
            let body = "return document.querySelector('.board')?.dataset.coordinates;";
            let found = page.try_script(body)?;
            if found == place {
                Ok(())
            } else {
                Err(found.to_string())
            }
        });
    };
    page.load("#/glossary/fork");
    page.expect_text("h2", "Fork");
    expect_coordinates("outside");
    page.click_on(&link("play"));
    page.expect_ready();
    page.press("Settings");
    let body = r##"
        const field = document.querySelector("#settings-dialog #coordinates");
        field.value = "inside";
        field.dispatchEvent(new Event("change", { bubbles: true }));
    "##;
    page.script(body, vec![]);
    page.press("Done");
    expect_coordinates("inside");
    page.script("history.back();", vec![]);
    page.expect_text("h2", "Fork");
    expect_coordinates("inside");
}

fn only_one_page_stands_in_the_document(page: &mut Page) {
    let expect_one = |page: &Page| {
        page.eventually("one board, and each name once", || {
            let body = r##"
                const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
                const grids = document.querySelectorAll('[role="grid"]').length;
                return [ids.filter((id, index) => ids.indexOf(id) !== index), grids];
            "##;
            let found = page.script(body, vec![]);
            (found == json!([[], 1]))
                .then_some(())
                .ok_or_else(|| found.to_string())
        });
    };
    page.open("#/play");
    expect_one(page);
    page.script("location.hash = '#/glossary/fork';", vec![]);
    page.expect_text("h2", "Fork");
    expect_one(page);
    page.click_on(&link("play"));
    page.expect_ready();
    expect_one(page);
}

fn who_comes_to_the_board_from_another_page_is_received_there(page: &mut Page) {
    page.load("#/glossary");
    page.expect_text("h2", "Glossary");
    let moment = page.listen();
    page.click_on(&link("play"));
    page.expect_ready();
    page.expect_said(moment, &["white to move"]);
    page.expect_focus(Square::E2);
}
