//! Going from page to page: three programs draw them, and each is fetched when it is first needed.

use rules::Square;
use serde_json::json;

use crate::harness::{Page, Score, copy_folder, scratch, tests};

tests![
    the_board_is_played_on_without_the_other_program,
    another_page_opens_without_the_program_of_the_board,
    the_pages_for_authors_open_without_the_other_programs,
    the_links_lead_to_every_page_and_mark_the_one_that_is_shown,
    a_game_waits_while_other_pages_are_read,
    choices_hold_on_every_page,
    only_one_page_stands_in_the_document,
    a_program_that_cannot_be_fetched_is_told_on_its_page_only,
    who_comes_to_the_board_from_another_page_is_received_there,
];

/// Which wasm files the page has asked for, by their names without the hash.
fn programs(page: &Page) -> serde_json::Value {
    let body = r##"
        return performance.getEntriesByType("resource")
            .map(({ name }) => /(\w+)-[0-9a-f]+_bg\.wasm$/.exec(name)?.[1])
            .filter((name) => name !== undefined);
    "##;
    page.script(body, vec![])
}

fn link(name: &str) -> String {
    format!(".pages a[href=\"#/{name}\"]")
}

fn the_board_is_played_on_without_the_other_program(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    assert_eq!(programs(page), json!(["app"]));
}

fn another_page_opens_without_the_program_of_the_board(page: &mut Page) {
    for (address, title) in [("#/analyse", "Analyse"), ("#/glossary/fork", "Fork")] {
        page.load(address);
        page.expect_text("h2", title);
        assert_eq!(programs(page), json!(["study"]), "{address}");
        assert!(!page.shows("#app *"), "the painted board is hidden");
    }
}

fn the_pages_for_authors_open_without_the_other_programs(page: &mut Page) {
    for (address, title) in [("#/builder", "Builder"), ("#/worksheet", "Worksheet")] {
        page.load(address);
        page.expect_text("h2", title);
        assert_eq!(programs(page), json!(["workshop"]), "{address}");
        assert!(!page.shows("#app *"), "the painted board is hidden");
    }
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
    page.open("#/play");
    let twice = || {
        let body = r##"
            const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
            const grids = document.querySelectorAll('[role="grid"]').length;
            return [ids.filter((id, index) => ids.indexOf(id) !== index), grids];
        "##;
        page.script(body, vec![])
    };
    assert_eq!(twice(), json!([[], 1]));
    page.script("location.hash = '#/glossary/fork';", vec![]);
    page.expect_text("h2", "Fork");
    assert_eq!(twice(), json!([[], 1]));
    page.click_on(&link("play"));
    page.expect_ready();
    assert_eq!(twice(), json!([[], 1]));
}

fn a_program_that_cannot_be_fetched_is_told_on_its_page_only(page: &mut Page) {
    let folder = scratch("board-only");
    copy_folder(page.site().folder(), &folder, &[]);
    for file in std::fs::read_dir(&folder).expect("the copy can be listed") {
        let path = file.expect("the copy can be listed").path();
        let name = path.file_name().map(|name| name.to_string_lossy());
        if name.is_some_and(|name| name.starts_with("study-") && name.ends_with(".wasm")) {
            std::fs::remove_file(path).expect("a file of the copy can be removed");
        }
    }
    page.site().exchange(folder);
    for part in ["404", "HTTP status code is not ok", "Failed to fetch"] {
        page.tolerate(part);
    }
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.script("location.hash = '#/analyse';", vec![]);
    page.expect_shown("#boot-error", true);
    page.expect_part("#boot-error", "A part of the page could not be fetched.");
    page.script("history.back();", vec![]);
    page.expect_shown("#boot-error", false);
    page.expect_ready();
    page.command("e5");
    page.expect_status("White to move.");
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
