//! The frame of all pages: one header that stays, boards as large as the window allows, and nothing
//! that moves under a finger that presses it again.

use serde_json::{Value, json};

use crate::harness::{Page, tests};

tests![
    every_link_keeps_the_header_where_it_is_and_leads_below_it,
    the_board_is_as_large_as_the_window_allows,
    a_phone_gives_the_board_its_whole_width_and_keeps_it_in_sight,
    nothing_that_is_pressed_again_and_again_moves,
    an_address_of_no_page_says_so_and_leads_on,
];

/// The pages that links lead to: the address, the heading that takes the focus (the board speaks
/// for itself), and the title of the tab.
const PAGES: [(&str, Option<&str>, &str); 9] = [
    ("#/play", None, "J\u{2019}adoube"),
    (
        "#/learn",
        Some("Learn chess"),
        "Learn chess \u{b7} J\u{2019}adoube",
    ),
    ("#/games", Some("Games"), "Games \u{b7} J\u{2019}adoube"),
    (
        "#/analyse",
        Some("Analyse"),
        "Analyse \u{b7} J\u{2019}adoube",
    ),
    (
        "#/glossary",
        Some("Glossary"),
        "Glossary \u{b7} J\u{2019}adoube",
    ),
    (
        "#/builder",
        Some("Builder"),
        "Builder \u{b7} J\u{2019}adoube",
    ),
    (
        "#/laws",
        Some("The laws, then and now"),
        "The laws, then and now \u{b7} J\u{2019}adoube",
    ),
    (
        "#/settings",
        Some("Settings"),
        "Settings \u{b7} J\u{2019}adoube",
    ),
    ("#/about", Some("About"), "About \u{b7} J\u{2019}adoube"),
];

/// Follows a link of the header, through the menus that hide it.
#[track_caller]
fn follow(page: &Page, address: &str) {
    let link = format!(".pages a[href=\"{address}\"]");
    for menu in ["[popovertarget=pages]", "[popovertarget=more-pages]"] {
        if !page.shows(&link) && page.shows(menu) {
            page.click_on(menu);
        }
    }
    page.click_on(&link);
}

/// Where the header and its name stand, what lies over what, and where the focus is.
const FRAME: &str = r##"
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round); };
    const header = document.querySelector(".masthead");
    const main = [...document.querySelectorAll("main")].filter((one) => one.checkVisibility());
    const under = main.flatMap((one) => [...one.querySelectorAll("h2, button, a, input, [role=grid]")])
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.classList.contains("visually-hidden"))
        .filter((one) => one.getBoundingClientRect().height > 1 && scrollY === 0)
        .filter((one) => one.getBoundingClientRect().top < header.getBoundingClientRect().bottom - 0.5)
        .map((one) => one.id || one.textContent.slice(0, 30));
    const active = document.activeElement;
    return {
        headers: document.querySelectorAll("header.masthead").length,
        same: header === (window.firstHeader ??= header),
        header: box(header),
        name: box(header.querySelector("h1")),
        mains: main.length,
        under,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        title: document.title,
        open: document.querySelectorAll(".menu:popover-open").length,
        focus: active.tagName === "H2" ? active.textContent.trim() : active.getAttribute("role"),
    };
"##;

fn every_link_keeps_the_header_where_it_is_and_leads_below_it(page: &mut Page) {
    for (width, height) in [(390, 844), (1440, 900)] {
        page.resize(width, height);
        page.open("#/play");
        let first = page.script(FRAME, vec![]);
        let expect = |(address, heading, title): (&str, Option<&str>, &str)| {
            follow(page, address);
            page.eventually(&format!("{address} stands below the header at {width}"), || {
                let found = page.try_script(FRAME)?;
                let wanted = json!({
                    "headers": 1, "same": true, "header": first["header"], "name": first["name"],
                    "mains": 1, "under": [], "wide": false, "title": title, "open": 0,
                    "focus": heading.unwrap_or("gridcell"),
                });
                if found == wanted { Ok(()) } else { Err(found.to_string()) }
            });
        };
        for (index, one) in PAGES.into_iter().enumerate() {
            if index > 0 {
                expect(one);
            }
            for other in PAGES.into_iter().skip(index + 1) {
                expect(other);
                expect(one);
            }
        }
    }
}

/// The side of the eight by eight squares, and whether all of it is in the window.
const SQUARES: &str = r##"
    const cells = [...document.querySelectorAll('[role="gridcell"]')].map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...cells.map(({ left }) => left)), Math.min(...cells.map(({ top }) => top))];
    const [right, bottom] = [Math.max(...cells.map(({ right }) => right)), Math.max(...cells.map(({ bottom }) => bottom))];
    return [Math.round(right - left), top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth];
"##;

fn the_board_is_as_large_as_the_window_allows(page: &mut Page) {
    for address in ["#/play", "#/analyse"] {
        for (width, height, least) in [
            (1366, 768, 600),
            (1280, 720, 560),
            (1920, 1080, 880),
            (2560, 1440, 1180),
        ] {
            page.resize(width, height);
            page.load(address);
            page.eventually(
                &format!("{address} has a board of {least} at {width}x{height}"),
                || {
                    let found = page.try_script(SQUARES)?;
                    let side = found[0].as_i64().unwrap_or_default();
                    if side >= least && found[1] == true {
                        Ok(())
                    } else {
                        Err(found.to_string())
                    }
                },
            );
        }
    }
}

fn a_phone_gives_the_board_its_whole_width_and_keeps_it_in_sight(page: &mut Page) {
    for (width, height) in [(360, 640), (390, 844)] {
        page.resize_as_mobile(width, height);
        for address in ["#/play", "#/analyse"] {
            page.load(address);
            page.eventually(&format!("the board of {address} is {width} wide"), || {
                let found = page.try_script(SQUARES)?;
                if found == json!([width, true]) {
                    Ok(())
                } else {
                    Err(found.to_string())
                }
            });
            page.script(
                "scrollTo(0, document.documentElement.scrollHeight);",
                vec![],
            );
            page.eventually(&format!("the board of {address} stays in sight"), || {
                let found = page.try_script(SQUARES)?;
                if found == json!([width, true]) {
                    Ok(())
                } else {
                    Err(found.to_string())
                }
            });
        }
    }
}

/// Presses a button five times and compares where it stands.
#[track_caller]
fn press_again_and_again(page: &Page, selector: &str) {
    let place = || {
        let body = format!(
            "const {{ x, y, width, height }} = document.querySelector({selector:?}).getBoundingClientRect();
             return [x, y, width, height].map(Math.round);"
        );
        page.script(&body, vec![])
    };
    page.expect_still();
    let first: Value = place();
    for press in 1..=5 {
        // What can do nothing more is still in its place.
        page.script(
            &format!("document.querySelector({selector:?}).click();"),
            vec![],
        );
        page.expect_still();
        assert_eq!(place(), first, "{selector} after {press} presses");
    }
}

/// A game that is opened, claimed, commented and refused something.
const MOVES: [&str; 9] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O"];

fn nothing_that_is_pressed_again_and_again_moves(page: &mut Page) {
    for (width, height) in [(360, 640), (1366, 768)] {
        page.resize(width, height);
        page.open("#/play");
        for text in MOVES {
            page.command(text);
        }
        page.command("Qh9");
        for name in ["First", "Previous", "Next", "Last"] {
            press_again_and_again(page, &format!(".steps [aria-label={name:?}]"));
        }
        for place in ["1", "2"] {
            press_again_and_again(
                page,
                &format!(".margin .group:first-child button:nth-of-type({place})"),
            );
        }
        page.load("#/analyse");
        page.expect_shown("#moves", true);
        for text in MOVES {
            page.command(text);
        }
        for name in ["First", "Next", "Previous", "Last"] {
            press_again_and_again(page, &format!(".steps [aria-label={name:?}]"));
        }
        page.click_on("#annotate > summary");
        for name in ["Previous", "Next"] {
            press_again_and_again(page, &format!(".steps [aria-label={name:?}]"));
        }
        press_again_and_again(page, ".sign");
        for id in ["#undo", "#redo"] {
            press_again_and_again(page, id);
        }
    }
}

fn an_address_of_no_page_says_so_and_leads_on(page: &mut Page) {
    for address in ["#/nowhere", "#/Play", "#nothing"] {
        page.load(address);
        page.expect_text("h2", "Page not found");
        page.expect_part("main", address);
        assert!(!page.shows("[role=grid]"), "no board is shown instead");
        page.click_on("main a[href=\"#/analyse\"]");
        page.expect_text("h2", "Analyse");
        page.script("history.back();", vec![]);
        page.expect_text("h2", "Page not found");
    }
}
