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
    /// Which of the links to all pages is marked; none for the page that only another leads to.
    link: Option<&'static str>,
}

/// All pages, of the glossary a term too.
pub(crate) const PLACES: [Place; 9] = [
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
    page.eventually(&format!("{} is shown alone", place.address), || {
        let body = r##"
            const shown = (element) => element.checkVisibility({ visibilityProperty: true });
            const all = (selector) => [...document.querySelectorAll(selector)];
            const ids = all("[id]").map(({ id }) => id);
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
                twice: ids.filter((id, index) => ids.indexOf(id) !== index),
                name: document.documentElement.dataset.page,
            };
        "##;
        let found = page.try_script(body)?;
        let name = place.address["#/".len()..].split('/').next();
        let wanted = json!({
            "title": place.title,
            "headings": place.heading.map_or_else(|| found["headings"].clone(), |it| json!([it])),
            "headers": 1,
            "links": 1,
            "mains": 1,
            "named": ["J\u{2019}adoube"],
            "painted": 0,
            "marked": place.link.map_or_else(|| json!([]), |link| json!([link])),
            "twice": [],
            "name": name,
        });
        if found == wanted {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

/// The focus is where the user continues after arriving: at the heading, or on the board.
#[track_caller]
fn expect_focus(page: &Page, place: &Place) {
    page.eventually(&format!("the focus is on {}", place.address), || {
        let body = r##"
            const { activeElement } = document;
            return [activeElement.getAttribute("role"), activeElement.tagName,
                activeElement.textContent.trim()];
        "##;
        let found = page.try_script(body)?;
        let holds = match place.heading {
            Some(heading) => found[1] == "H2" && found[2] == heading,
            None => found[0] == "gridcell",
        };
        if holds {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

/// Follows the link to a page, or enters its address where no link leads there.
#[track_caller]
fn go(page: &Page, place: &Place) {
    let link = format!("a[href=\"{}\"]", place.address);
    if page.shows(&link) {
        page.click_on(&link);
    } else {
        page.script(&format!("location.hash = {:?};", place.address), vec![]);
    }
    expect_landed(page, place);
    expect_focus(page, place);
}

fn every_way_leads_to_one_header_the_right_title_and_focus(page: &mut Page) {
    page.open(PLACES[0].address);
    for (index, first) in PLACES.iter().enumerate() {
        if index > 0 {
            go(page, first);
        }
        for second in &PLACES[index + 1..] {
            go(page, second);
            go(page, first);
        }
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
        expect_landed(page, place);
        expect_focus(page, place);
    }
    for place in &PLACES[1..] {
        page.script("history.forward();", vec![]);
        expect_landed(page, place);
        expect_focus(page, place);
    }
}
