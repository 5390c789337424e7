//! The rows of the seeds that are about playing: each has a place on the site.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Page, tests};

tests![every_row_of_the_seeds_has_its_place];

/// The rows, one a line below the heading.
const ROWS: &str = include_str!("../data/seed-rows.tsv");
/// Where each of them is.
const PLACES: &str = include_str!("../../docs/seed-rows.md");

/// A line of the table of what is there.
struct Line {
    row: &'static str,
    place: Place,
    shown: &'static str,
}

/// An address, and what is pressed there.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    address: &'static str,
    pressed: &'static str,
}

fn every_row_of_the_seeds_has_its_place(page: &mut Page) {
    let lines = lines();
    let missing: Vec<_> = cells("Not there yet").collect();
    assert!(missing.is_empty(), "these have no place yet: {missing:?}");
    let listed: BTreeSet<_> = lines.iter().map(|line| line.row).collect();
    let rows: BTreeSet<_> = ROWS.lines().skip(1).collect();
    assert_eq!(
        listed, rows,
        "the rows that have a place, and those there are"
    );

    let mut places: Vec<Place> = Vec::new();
    for line in &lines {
        if !places.contains(&line.place) {
            places.push(line.place);
        }
    }
    let mut wrong = String::new();
    for place in places {
        let here = lines.iter().filter(|line| line.place == place);
        let here: Vec<_> = here.collect();
        // All that is wrong with the table is said at once.
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| visit(page, place, &here))) {
            let text = panic.downcast_ref::<String>().cloned().unwrap_or_default();
            let Place { address, pressed } = place;
            wrong.push_str(&format!("\n{address}, {pressed}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The lines of the table of what is there.
fn lines() -> Vec<Line> {
    cells("There")
        .map(|cells| {
            let [row, address, pressed, shown] = cells[..] else {
                panic!("{cells:?} is no row, address, what is pressed and what is shown")
            };
            assert!(!shown.is_empty(), "{row} shows nothing");
            Line {
                row,
                place: Place { address, pressed },
                shown,
            }
        })
        .collect()
}

/// The cells of the table below a heading, line by line.
fn cells(heading: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let start = PLACES.split("\n## ").find(|part| {
        part.lines()
            .next()
            .is_some_and(|first| first.trim() == heading)
    });
    let table = start.unwrap_or_else(|| panic!("there is no {heading:?}"));
    let rows = table.lines().filter_map(|line| {
        let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
        Some(inner.split('|').map(str::trim).collect())
    });
    // The names of the columns, and the line below them.
    rows.skip(2)
}

/// Goes to a place and looks for what its lines say.
#[track_caller]
fn visit(page: &Page, place: Place, lines: &[&Line]) {
    if place.address.starts_with("#/play") {
        page.forget_work();
        page.open(place.address);
    } else {
        page.load(place.address);
        page.expect_shown("main h2", true);
    }
    if place.pressed != "-" {
        let mut before = "";
        for step in place.pressed.split(" > ") {
            if step == before && step.parse::<Square>().is_err() {
                // The button that answers a question is named like the one that asks it.
                page.expect_shown("dialog[open]", true);
            }
            take(page, step);
            before = step;
        }
    }
    page.eventually("everything is shown", || {
        let text = all_text(page)?;
        let absent = lines.iter().filter(|line| !text.contains(line.shown));
        let absent: Vec<_> = absent.map(|line| (line.row, line.shown)).collect();
        if absent.is_empty() {
            Ok(())
        } else {
            Err(format!("not there: {absent:?}"))
        }
    });
}

/// What can be read on the page, and the entries of its lists.
fn all_text(page: &Page) -> Result<String, String> {
    let body = r##"
        const shown = (element) => element.checkVisibility({ visibilityProperty: true });
        const lists = [...document.querySelectorAll("select")].filter(shown);
        return [document.body.innerText, ...lists.map((list) => list.textContent)]
            .join(" ").replace(/\s+/g, " ");
    "##;
    let text = page.try_script(body)?;
    text.as_str().map(str::to_owned).ok_or_else(String::new)
}

/// Does one step of what is pressed.
#[track_caller]
fn take(page: &Page, step: &str) {
    if let Some((name, value)) = step.split_once(" = ") {
        set(page, name, value);
    } else if let Ok(square) = step.parse::<Square>() {
        page.tap(square);
    } else if let Some((from, to)) = squares(step) {
        page.drag(from, to);
        page.expect_still();
    } else {
        press(page, step);
    }
}

/// Two squares: `e2-e4`.
fn squares(step: &str) -> Option<(Square, Square)> {
    let (from, to) = step.split_once('-')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

/// Sets a list, a checkbox or a field.
#[track_caller]
fn set(page: &Page, name: &str, value: &str) {
    let kind = r##"
        const [name] = arguments;
        const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
        const tidy = (text) => text.replace(/\s+/g, " ").trim();
        const label = [...root.querySelectorAll("label")].find(({ textContent }) => tidy(textContent) === name);
        const field = label?.control;
        return field && (field.localName === "select" ? "list" : field.type);
    "##;
    match &*found(page, name, kind) {
        "list" => page.choose(name, value),
        "checkbox" => page.check(name, value == "on"),
        _ if name == "Move or command" => page.command(value),
        _ => page.fill(name, value),
    }
}

/// Presses a button, unfolds a panel, or tries the example of a text about the laws.
#[track_caller]
fn press(page: &Page, name: &str) {
    let kind = r##"
        const [name] = arguments;
        const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
        const tidy = (text) => text.replace(/\s+/g, " ").trim();
        const named = (selector) => [...root.querySelectorAll(selector)]
            .find(({ textContent }) => tidy(textContent) === name);
        const law = named(".law h3")?.closest("li");
        if (law) {
            const place = [...law.parentNode.children].indexOf(law) + 1;
            return `.law-list li:nth-child(${place}) button`;
        }
        const panel = named("summary")?.parentNode;
        if (panel) {
            return `#${panel.id} > summary`;
        }
        return named("button") && "";
    "##;
    match &*found(page, name, kind) {
        "" => page.press(name),
        selector => page.click_on(selector),
    }
}

/// What a script finds by a name, as soon as it finds anything.
#[track_caller]
fn found(page: &Page, name: &str, script: &str) -> String {
    page.eventually(&format!("there is {name:?}"), || {
        match page.script(script, vec![json!(name)]) {
            Value::String(text) => Ok(text),
            _ => Err("there is none".to_owned()),
        }
    })
}
