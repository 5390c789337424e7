//! The style sheets of the pages: a page looks the same whatever was seen before, and paper has no empty
//! sheets.

use std::cell::RefCell;

use serde_json::{Value, json};

use crate::harness::{Page, tests};

tests![
    a_page_looks_the_same_whatever_was_seen_before,
    a_worksheet_prints_no_empty_page,
];

/// Pages with sheets of their own, and what shows that they are there.
const PAGES: [(&str, &str); 10] = [
    ("#/analyse", "#command:not(:disabled)"),
    ("#/builder", "jadoube-board, .part-preview"),
    ("#/worksheet", "#worksheet-add"),
    ("#/class", "#class-add"),
    ("#/glossary", "main h2"),
    ("#/laws", "main h2"),
    ("#/learn", "#go-on"),
    ("#/learn/class", "#class-chosen"),
    ("#/settings", "main h2"),
    ("#/games", "main h2"),
];

/// Where the parts of a page are and how their text looks.
#[track_caller]
fn look(page: &Page, (route, shown): (&str, &str)) -> Value {
    page.expect_shown(shown, true);
    let last = RefCell::new(Value::Null);
    page.eventually(&format!("{route} is at rest"), || {
        let body = r##"
            scrollTo(0, 0);
            const parts = document.querySelectorAll("main, main > *, main > * > *, main h2, main h3, main button");
            return [...parts].filter((part) => part.checkVisibility()).slice(0, 150).map((part) => {
                const { left, top, width } = part.getBoundingClientRect();
                const { fontSize, fontFamily, color, paddingTop, borderTopWidth } = getComputedStyle(part);
                const place = [left, top, width].map(Math.round);
                return [part.localName, part.className, ...place, fontSize, fontFamily, color, paddingTop, borderTopWidth].join(" ");
            });
        "##;
        let now = page.try_script(body)?;
        let is_same = now == last.replace(now.clone());
        is_same.then_some(()).ok_or_else(|| "it moves".to_owned())
    });
    last.take()
}

fn a_page_looks_the_same_whatever_was_seen_before(page: &mut Page) {
    let alone: Vec<Value> = PAGES
        .iter()
        .map(|&(route, shown)| {
            page.forget_work();
            page.load(route);
            look(page, (route, shown))
        })
        .collect();
    page.forget_work();
    page.load("#/play");
    page.expect_ready();
    // In both orders, so that each page comes after each other one.
    for place in (0..PAGES.len()).chain((0..PAGES.len()).rev()) {
        let (route, shown) = PAGES[place];
        page.script("location.hash = arguments[0];", vec![json!(route)]);
        let seen = look(page, (route, shown));
        assert_eq!(seen, alone[place], "{route}");
    }
}

fn a_worksheet_prints_no_empty_page(page: &mut Page) {
    page.load("#/worksheet");
    page.expect_shown("#worksheet-add", true);
    for boards in [1, 10] {
        let fens = "8/8/8/4k3/8/4K3/8/8 w - - 0 1\n".repeat(boards);
        page.fill("Paste board code, FENs (one per line) or PGN", &fens);
        page.press("Add");
        page.expect_shown(".sheet", true);
        page.eventually("the sheets are printed, and nothing else", || {
            let printed = page.printed();
            let body = r##"
                const pages = atob(arguments[0]).match(/\/Type\s*\/Page\b(?!s)/g).length;
                return [pages, document.querySelectorAll(".sheet").length];
            "##;
            let counts = page.script(body, vec![printed]);
            (counts[0] == counts[1])
                .then_some(())
                .ok_or_else(|| counts.to_string())
        });
    }
}
