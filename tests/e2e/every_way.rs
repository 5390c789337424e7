//! Every way from one page to another, in both directions and in every browser.

use serde_json::json;

use crate::harness::{Page, tests_in_every_browser};

tests_in_every_browser![
    every_way_leads_to_one_header_the_right_title_and_focus,
    every_page_is_opened_and_opened_again,
    the_way_back_is_the_way_forward_turned_round,
];

/// A page with what distinguishes it from the others.
pub(crate) struct Place {
    /// Its address.
    pub address: &'static str,
    /// The name of the browser's tab.
    title: &'static str,
    /// Its heading; none for the board, which speaks for itself.
    heading: Option<&'static str>,
    /// Which of the links to all pages is marked; none for the pages behind "More" and for the one that
    /// only another leads to.
    link: Option<&'static str>,
}

impl Place {
    /// The name of its page, in its address and on the document.
    pub(crate) fn page(&self) -> Option<&'static str> {
        self.address["#/".len()..].split('/').next()
    }
}

/// All pages, a lesson of the course and a term of the glossary too. A test of every page proves that
/// none is missing.
pub(crate) static PLACES: [Place; 13] = [
    place("#/play", "J\u{2019}adoube", None, Some("#/play")),
    place(
        "#/learn",
        "Learn chess \u{b7} J\u{2019}adoube",
        Some("Learn chess"),
        Some("#/learn"),
    ),
    place(
        "#/learn/rook/moves",
        "How the rook moves \u{b7} J\u{2019}adoube",
        Some("How the rook moves"),
        Some("#/learn"),
    ),
    place(
        "#/games",
        "Games \u{b7} J\u{2019}adoube",
        Some("Games"),
        Some("#/games"),
    ),
    place(
        "#/analyse",
        "Analyse \u{b7} J\u{2019}adoube",
        Some("Analyse"),
        Some("#/analyse"),
    ),
    place(
        "#/glossary",
        "Glossary \u{b7} J\u{2019}adoube",
        Some("Glossary"),
        Some("#/glossary"),
    ),
    place(
        "#/glossary/fork",
        "Fork \u{b7} Glossary \u{b7} J\u{2019}adoube",
        Some("Fork"),
        Some("#/glossary"),
    ),
    place(
        "#/builder",
        "Builder \u{b7} J\u{2019}adoube",
        Some("Builder"),
        Some("#/builder"),
    ),
    place(
        "#/worksheet",
        "Worksheet \u{b7} J\u{2019}adoube",
        Some("Worksheet"),
        None,
    ),
    place(
        "#/class",
        "Class \u{b7} J\u{2019}adoube",
        Some("Class"),
        None,
    ),
    place(
        "#/laws",
        "The laws, then and now \u{b7} J\u{2019}adoube",
        Some("The laws, then and now"),
        None,
    ),
    place(
        "#/settings",
        "Settings \u{b7} J\u{2019}adoube",
        Some("Settings"),
        None,
    ),
    place(
        "#/about",
        "About \u{b7} J\u{2019}adoube",
        Some("About"),
        None,
    ),
];

const fn place(
    address: &'static str,
    title: &'static str,
    heading: Option<&'static str>,
    link: Option<&'static str>,
) -> Place {
    Place {
        address,
        title,
        heading,
        link,
    }
}

/// The document shows this page and nothing of another.
#[track_caller]
pub(crate) fn expect_landed(page: &Page, place: &Place) {
    expect(page, place, false);
}

/// The same, and the focus is where the user continues after arriving: at the heading, or on the board.
#[track_caller]
fn expect_arrived(page: &Page, place: &Place) {
    expect(page, place, true);
}

#[track_caller]
fn expect(page: &Page, place: &Place, has_focus: bool) {
    page.eventually(&format!("{} is shown alone", place.address), || {
        let body = r##"
            const shown = (element) => element.checkVisibility({ visibilityProperty: true });
            const all = (selector) => [...document.querySelectorAll(selector)];
            const ids = all("[id]").map(({ id }) => id);
            const { activeElement } = document;
            return {
                title: document.title,
                headings: all("#app h2").filter((one) => shown(one) && !one.closest("section section, aside, details"))
                    .slice(0, 1).map((one) => one.textContent.trim()),
                headers: all("header.masthead").length,
                links: all("nav.pages").length,
                mains: all("main").length,
                named: all("header.masthead h1").map((one) => one.textContent),
                painted: all(".painted").length,
                marked: all(".pages a[aria-current=page]").map((one) => one.hash),
                open: all(".pages .menu:popover-open").length,
                twice: ids.filter((id, index) => ids.indexOf(id) !== index),
                name: document.documentElement.dataset.page,
                focus: activeElement.getAttribute("role") ?? (activeElement.tagName + activeElement.textContent.trim()),
            };
        "##;
        let found = page.try_script(body)?;
        let focus = place.heading.map_or("gridcell".to_owned(), |it| format!("H2{it}"));
        let wanted = json!({
            "title": place.title,
            "headings": place.heading.map_or_else(|| found["headings"].clone(), |it| json!([it])),
            "headers": 1,
            "links": 1,
            "mains": 1,
            "named": ["J\u{2019}adoube"],
            "painted": 0,
            "marked": place.link.map_or_else(|| json!([]), |link| json!([link])),
            "open": 0,
            "twice": [],
            "name": place.page(),
            "focus": if has_focus { json!(focus) } else { found["focus"].clone() },
        });
        if found == wanted {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

/// Follows the link to a page, behind "More" where it is there, or enters its address where no link
/// leads there.
#[track_caller]
pub(crate) fn go(page: &Page, place: &Place) {
    let link = format!("a[href=\"{}\"]", place.address);
    let hidden = format!("#more-pages {link}");
    let is_hidden = "return document.querySelector(arguments[0]) !== null;";
    if page.script(is_hidden, vec![json!(hidden)]) == json!(true) {
        page.click_on("[popovertarget=more-pages]");
        page.click_on(&hidden);
    } else if page.shows(&link) {
        page.click_on(&link);
    } else {
        page.script(&format!("location.hash = {:?};", place.address), vec![]);
    }
    expect_arrived(page, place);
}

fn every_way_leads_to_one_header_the_right_title_and_focus(page: &mut Page) {
    page.open(PLACES[0].address);
    // From each page to the next one, from there to all others and back; at last from the end to the
    // beginning. So no way is gone twice.
    for (index, first) in PLACES.iter().enumerate() {
        if index > 0 {
            go(page, first);
        }
        for second in PLACES.iter().skip(index + 2) {
            go(page, second);
            go(page, first);
        }
    }
    for first in PLACES.iter().rev().skip(1) {
        go(page, first);
    }
}

fn every_page_is_opened_and_opened_again(page: &mut Page) {
    for place in &PLACES {
        page.load(place.address);
        expect_landed(page, place);
        page.load_again();
        expect_landed(page, place);
    }
}

fn the_way_back_is_the_way_forward_turned_round(page: &mut Page) {
    page.load(PLACES[0].address);
    expect_landed(page, &PLACES[0]);
    for place in &PLACES[1..] {
        go(page, place);
    }
    for place in PLACES[..PLACES.len() - 1].iter().rev() {
        page.script("history.back();", vec![]);
        expect_arrived(page, place);
    }
    for place in &PLACES[1..] {
        page.script("history.forward();", vec![]);
        expect_arrived(page, place);
    }
}
