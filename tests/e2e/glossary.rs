//! The glossary: its list, its terms, and the diagrams to play on.

use rules::Square;
use serde_json::json;

use crate::harness::{Key, Page, Score, tests};

tests![
    the_link_beside_the_board_opens_the_list_and_the_game_waits,
    the_address_opens_a_term_at_once,
    commands_open_the_glossary_and_its_terms,
    other_names_are_found_while_they_are_typed,
    enter_opens_the_first_term_found,
    the_list_is_found_as_it_was_left,
    an_unknown_term_is_reported,
    links_lead_from_term_to_term_and_back,
    the_move_of_a_diagram_is_played_by_the_button,
    the_move_of_a_diagram_is_played_by_hand,
    an_illegal_attempt_on_a_diagram_is_explained,
    a_position_in_the_address_does_not_begin_again,
    a_text_that_does_not_come_can_be_asked_for_again,
    the_text_is_not_part_of_the_first_visit,
    every_square_is_found_by_its_names,
    nothing_is_cut_off_to_the_side,
    nothing_below_a_diagram_moves,
];

const TITLE: &str = "h2";

#[track_caller]
fn expect_title(page: &Page, title: &str) {
    page.expect_text(TITLE, title);
    let tab = if title == "Glossary" {
        "Glossary \u{b7} J\u{2019}adoube".to_owned()
    } else {
        format!("{title} \u{b7} Glossary \u{b7} J\u{2019}adoube")
    };
    page.eventually(&format!("the tab is named {tab:?}"), || {
        let found = page.try_script("return document.title;")?;
        if found == tab {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

#[track_caller]
fn expect_heading_focused(page: &Page) {
    page.eventually("the heading has the focus", || {
        let found = page.try_script("return document.activeElement.tagName;")?;
        if found == "H2" {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

fn the_link_beside_the_board_opens_the_list_and_the_game_waits(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "c5"] {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    let moment = page.listen();
    page.click_on(".pages a[href=\"#/glossary\"]");
    expect_title(page, "Glossary");
    expect_heading_focused(page);
    page.expect_said(moment, &["glossary"]);
    page.expect_part(".sections", "En passant");
    page.keys(&[Key::Left.value()]);
    let moment = page.listen();
    page.click_on(".glossary nav a");
    page.expect_ready();
    page.expect_scene(&score.scene());
    page.expect_said(moment, &["white to move"]);
    page.expect_focus(Square::C5);
    let title = page.script("return document.title;", vec![]);
    assert_eq!(title, "J\u{2019}adoube");
    page.script("history.back();", vec![]);
    expect_title(page, "Glossary");
    page.script("history.forward();", vec![]);
    page.expect_ready();
    page.expect_scene(&score.scene());
}

fn the_address_opens_a_term_at_once(page: &mut Page) {
    page.load("#/glossary/fork");
    expect_title(page, "Fork");
    page.expect_shown(".board", true);
    page.load("#/glossary/horse");
    expect_title(page, "Knight");
}

fn commands_open_the_glossary_and_its_terms(page: &mut Page) {
    page.open("#/play");
    page.command("glossary");
    expect_title(page, "Glossary");
    page.script("history.back();", vec![]);
    page.expect_ready();
    page.command("term en passant");
    expect_title(page, "En passant");
    expect_heading_focused(page);
}

fn other_names_are_found_while_they_are_typed(page: &mut Page) {
    page.load("#/glossary");
    expect_title(page, "Glossary");
    let moment = page.listen();
    page.fill("Search the terms", "castle");
    page.expect_part(".results li:nth-child(1)", "Rook");
    page.expect_part(".results li:nth-child(2)", "Castling");
    page.expect_said(moment, &["terms"]);
    page.fill("Search the terms", "horse");
    page.expect_part(".results li:nth-child(1)", "Knight");
    page.click_on(".results a");
    expect_title(page, "Knight");
    page.script("history.back();", vec![]);
    expect_title(page, "Glossary");
    page.expect_part(".results li:nth-child(1)", "Knight");
}

fn enter_opens_the_first_term_found(page: &mut Page) {
    page.load("#/glossary");
    expect_title(page, "Glossary");
    page.keys(&['/']);
    page.eventually("the field has the focus", || {
        let found = page.try_script("return document.activeElement.id;")?;
        if found == "glossary-search" {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
    page.keys(&['h', 'o', 'r', 's', 'e']);
    page.expect_part(".results li:nth-child(1)", "Knight");
    page.keys(&[Key::Enter.value()]);
    expect_title(page, "Knight");
    expect_heading_focused(page);
}

fn the_list_is_found_as_it_was_left(page: &mut Page) {
    page.resize(360, 640);
    page.load("#/glossary");
    page.expect_part(".sections", "Zugzwang");
    let scrolled = |down: i64| {
        page.eventually(&format!("the page is scrolled to {down}"), || {
            let found = page.try_script("return Math.round(scrollY);")?;
            if found == down {
                Ok(())
            } else {
                Err(found.to_string())
            }
        });
    };
    page.script("scrollTo(0, 900);", vec![]);
    let body = r##"
        const seen = (link) => link.getBoundingClientRect().top > 100;
        [...document.querySelectorAll(".sections a")].find(seen).click();
    "##;
    page.script(body, vec![]);
    page.expect_shown(".term", true);
    scrolled(0);
    page.script("history.back();", vec![]);
    page.expect_shown(".sections", true);
    expect_heading_focused(page);
    scrolled(900);
}

fn an_unknown_term_is_reported(page: &mut Page) {
    page.load("#/glossary/spoonful");
    expect_title(page, "Glossary");
    page.expect_text(".count", "No term found for \u{201c}spoonful\u{201d}.");
    page.expect_part(".sections", "Fork");
}

fn links_lead_from_term_to_term_and_back(page: &mut Page) {
    page.load("#/glossary/fork");
    expect_title(page, "Fork");
    page.press("Play the move");
    page.expect_enabled("Set up again", true);
    let moment = page.listen();
    page.click_on(".see a");
    page.eventually("another term is shown", || {
        let title = page.text(TITLE);
        if title == "Fork" || title.is_empty() {
            Err(title)
        } else {
            Ok(())
        }
    });
    let title = page.text(TITLE);
    expect_title(page, &title);
    page.expect_said(moment, &[&title]);
    assert!(!page.has_button("Set up again"), "its diagram is its own");
    page.script("history.back();", vec![]);
    expect_title(page, "Fork");
    page.click_on(".definition a, .meaning a");
    page.eventually("a term of the prose is shown", || {
        let title = page.text(TITLE);
        if title == "Fork" { Err(title) } else { Ok(()) }
    });
}

fn the_move_of_a_diagram_is_played_by_the_button(page: &mut Page) {
    page.load("#/glossary/starting-position");
    expect_title(page, "Starting position");
    page.expect_name(Square::E2, "white pawn, e2");
    let moment = page.listen();
    page.press("Play the move");
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.expect_part(".answer", "the pawn goes two squares");
    page.expect_said(moment, &["white: pawn to e4", "two squares"]);
    page.press("Set up again");
    page.expect_name(Square::E2, "white pawn, e2");
    page.expect_text(".answer", "");
}

fn the_move_of_a_diagram_is_played_by_hand(page: &mut Page) {
    page.open("#/play");
    page.load("#/glossary/starting-position");
    expect_title(page, "Starting position");
    page.drag(Square::E2, Square::E4);
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.expect_part(".answer", "the pawn goes two squares");
    page.press("Set up again");
    page.tap(Square::G1);
    page.tap(Square::F3);
    page.expect_name(Square::F3, "white knight, f3, last move");
    page.expect_part(".answer", "not the one to try");
    page.click_on(".glossary nav a");
    page.expect_ready();
    page.expect_scene(&Score::start().scene());
}

fn an_illegal_attempt_on_a_diagram_is_explained(page: &mut Page) {
    page.load("#/glossary/starting-position");
    expect_title(page, "Starting position");
    let moment = page.listen();
    page.drag(Square::C1, Square::F4);
    page.expect_part(".answer", "blocked by the pawn on d2");
    page.expect_said(moment, &["blocked by the pawn on d2"]);
    page.expect_shown(".refused", true);
    page.expect_name(Square::C1, "white bishop, c1, selected");
}

fn a_position_in_the_address_does_not_begin_again(page: &mut Page) {
    page.open_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    page.command("e4");
    page.expect_status("Black to move.");
    page.click_on(".pages a[href=\"#/glossary\"]");
    expect_title(page, "Glossary");
    page.script("history.back();", vec![]);
    page.expect_ready();
    page.expect_status("Black to move.");
    page.expect_name(Square::E4, "white pawn, e4, last move");
}

fn a_text_that_does_not_come_can_be_asked_for_again(page: &mut Page) {
    page.tolerate("ERR_CONNECTION_REFUSED");
    page.load("#/analyse");
    page.expect_text(TITLE, "Analyse");
    // As on a first visit whose network goes away before anything was kept.
    page.script(
        r##"
            window.realFetch = window.fetch;
            window.fetch = (file, ...rest) => /en\.txt/.test(file?.url ?? file)
                ? Promise.reject(new TypeError())
                : window.realFetch(file, ...rest);
        "##,
        vec![],
    );
    page.click_on(".pages a[href=\"#/glossary\"]");
    page.expect_part(".failed", "couldn't be loaded");
    page.script("window.fetch = window.realFetch;", vec![]);
    page.press("Try again");
    expect_title(page, "Glossary");
    page.expect_part(".sections", "Fork");
}

fn the_text_is_not_part_of_the_first_visit(page: &mut Page) {
    page.open("#/play");
    let worker = std::fs::read_to_string(page.site().folder().join("sw.js"));
    let worker = worker.expect("the site has a service worker");
    let (first, later) = worker.split_once("const LATER").expect("it has two lists");
    assert!(!first.contains("glossary/en.txt") && later.contains("\"glossary/en.txt\""));
    let asked = "return performance.getEntriesByType('resource').map((one) => one.name)
        .filter((name) => name.includes('en.txt'));";
    assert_eq!(page.script(asked, vec![]), json!([]));
}

/// Phones, tablets and desktops, upright and on their side.
const SIZES: [(u32, u32); 7] = [
    (320, 568),
    (568, 320),
    (360, 640),
    (700, 900),
    (820, 1180),
    (1024, 768),
    (1440, 900),
];

fn every_square_is_found_by_its_names(page: &mut Page) {
    page.load("#/glossary");
    page.click_on("main a[href=\"#/glossary/squares\"]");
    expect_title(page, "Squares and signs");
    expect_heading_focused(page);
    page.expect_text(".legend-squares tbody tr:last-of-type td", "a1 W QR1 B QR8");
    page.expect_text("#square-found", "");
    for (name, found) in [
        ("e4", "e4: K4 for White, K5 for Black."),
        ("Q Kt 3", "Q Kt 3: b3 for White, b6 for Black."),
        ("B 4", "\u{201c}B 4\u{201d} is not the name of one square."),
    ] {
        page.fill("Find a square by any of its names", name);
        page.expect_text("#square-found", found);
    }
    page.expect_part(".legend-pieces", "Kt, N");
    page.expect_part(".legend-languages", "Icelandic");
}

fn nothing_is_cut_off_to_the_side(page: &mut Page) {
    for place in ["", "/starting-position", "/castle", "/wing", "/squares"] {
        page.load(&format!("#/glossary{place}"));
        page.expect_shown(".glossary :is(.term, .sections, .results, .legend)", true);
        for (width, height) in SIZES {
            page.resize(width, height);
            page.eventually(&format!("nothing sticks out at {width}x{height}"), || {
                let body = r##"
                    const { scrollWidth, clientWidth } = document.documentElement;
                    return Math.max(0, scrollWidth - clientWidth);
                "##;
                let wide = page.script(body, vec![]);
                if wide == 0 {
                    Ok(())
                } else {
                    Err(wide.to_string())
                }
            });
        }
    }
}

fn nothing_below_a_diagram_moves(page: &mut Page) {
    page.resize(360, 640);
    for slug in ["starting-position", "castling", "fork", "zugzwang"] {
        page.load(&format!("#/glossary/{slug}"));
        page.expect_shown("#try-button", true);
        let places = || {
            let body = r##"
                return [".board", "#try-button", ".see"].map((selector) => {
                    const { top, left } = document.querySelector(selector).getBoundingClientRect();
                    return [top + scrollY, left];
                });
            "##;
            page.script(body, vec![])
        };
        page.press("Play the move");
        page.press("Set up again");
        let before = places();
        page.press("Play the move");
        page.expect_shown(".answer", true);
        assert_eq!(places(), before, "{slug}");
    }
}
