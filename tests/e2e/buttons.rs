//! No button takes away what a person has made: each that does is asked about in a dialog, or undone by
//! another button.

use rules::Square;
use serde_json::{Map, Value};

use crate::dialogs::{address, buttons, dialog, is_there, press};
use crate::harness::{Key, Page, tests};
use crate::persistence::keep;
use crate::sitting::{TODAY, sit_down};

tests![no_button_takes_work_away_for_good];

/// Work that somebody has done, and the page on which it is.
struct Desk {
    name: &'static str,
    prepare: fn(&Page),
}

const DESKS: [Desk; 9] = [
    Desk {
        name: "a game under way",
        prepare: |page| {
            page.open("#/play");
            for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
                page.command(text);
            }
            page.expect_status("Black to move.");
        },
    },
    Desk {
        name: "a game for two",
        prepare: |page| {
            page.open("#/play");
            sit_down(page, &[TODAY], &[("First player", "Anna")]);
            page.drag(Square::E2, Square::E4);
            page.expect_status("Black to move.");
        },
    },
    Desk {
        name: "the list of games",
        prepare: |page| {
            page.open("#/play");
            page.drag(Square::E2, Square::E4);
            page.expect_status("Black to move.");
            page.load("#/games");
            page.expect_shown(".library-row", true);
        },
    },
    Desk {
        name: "an analysis",
        prepare: |page| {
            page.open("#/analyse");
            for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
                page.command(text);
            }
            page.expect_part("#moves", "a6");
        },
    },
    Desk {
        name: "a board of the builder",
        prepare: |page| {
            page.load("#/builder?mode=play&fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-");
            page.expect_shown("#builder-caption", true);
            page.fill(
                "Caption",
                "The king leads the pawn and keeps the square before it.",
            );
            page.press("Add to the lesson");
            page.expect_shown(".lesson-file .items li", true);
        },
    },
    Desk {
        name: "a worksheet",
        prepare: |page| {
            page.load("#/worksheet");
            page.expect_shown("main h2", true);
            let boards = "6k1/5ppp/8/8/8/8/8/R6K w - -\n8/8/8/8/8/8/8/N7 w - -\n";
            page.fill("Paste board code, FENs (one per line) or PGN", boards);
            page.press("Add");
            page.expect_shown(".worksheet .items", true);
        },
    },
    Desk {
        name: "the codes of a class",
        prepare: |page| {
            page.load("#/class");
            page.expect_shown("main h2", true);
            let codes = include_str!("../data/class-codes.txt");
            let code = codes.lines().find_map(|line| line.split_once('\t'));
            page.fill("Class codes, one per line", code.expect("there is one").0);
            page.press("Add");
            page.expect_shown(".roll tbody th", true);
        },
    },
    Desk {
        name: "the lessons of a class",
        prepare: |page| {
            page.load("#/learn/class/board.lines,rook.moves");
            page.expect_shown(".class-lessons", true);
            page.fill("Your name", "Ann of the first class");
        },
    },
    Desk {
        name: "what cannot be shown",
        prepare: |page| {
            page.load("#/class");
            page.expect_shown("main h2", true);
            keep(
                page,
                "class",
                "jadoube-class 9\nof a later version of the page, which this one cannot read",
            );
            page.load("#/class");
            page.expect_shown(".set-aside", true);
        },
    },
];

fn no_button_takes_work_away_for_good(page: &mut Page) {
    let mut kept = Vec::new();
    for desk in &DESKS {
        let mut names = Vec::new();
        let mut is_fresh = false;
        let mut next = 0;
        loop {
            if !is_fresh {
                page.forget_work();
                (desk.prepare)(page);
                page.expect_still();
                is_fresh = true;
            }
            if names.is_empty() {
                names = buttons(page, "body");
                assert!(!names.is_empty(), "{}: {names:?}", desk.name);
            }
            let Some(name) = names.get(next) else { break };
            next += 1;
            let (here, before) = (address(page), work(page));
            assert!(!before.is_empty(), "{}: there is work", desk.name);
            if !is_there(page, "body", name) {
                continue;
            }
            press(page, "body", name);
            if dialog(page).is_some() {
                page.keys(&[Key::Escape.value()]);
                page.expect_shown("dialog[open]", false);
            }
            let lost = lost(&before, &work(page));
            is_fresh = lost.is_empty() && address(page) == here;
            if !lost.is_empty() {
                expect_undone(page, &format!("{}: {name:?}", desk.name), &before, &lost);
                kept.push(name.clone());
            }
        }
    }
    // The test would find nothing if nothing could be lost.
    for name in ["Delete from here", "New board", "Remove all", "Clear all"] {
        assert!(
            kept.iter().any(|it| it == name),
            "{name} loses nothing: {kept:?}"
        );
    }
}

/// One of the buttons that are there now brings back what was lost.
#[track_caller]
fn expect_undone(page: &Page, what: &str, before: &Map<String, Value>, gone: &[String]) {
    let is_way_back = |name: &&String| {
        ["Undo", "Redo", "Restore"]
            .iter()
            .any(|it| name.starts_with(it))
    };
    let all = buttons(page, "body");
    let ways: Vec<_> = all.iter().filter(is_way_back).collect();
    let is_back = ways.iter().any(|way| {
        press(page, "body", way);
        lost(before, &work(page)).is_empty()
    });
    assert!(
        is_back,
        "{what} loses {gone:?}, and none of {ways:?} brings it back"
    );
}

/// Everything that the page keeps of what somebody has made, by its place.
fn work(page: &Page) -> Map<String, Value> {
    let body = r##"
        const [done] = arguments;
        const wait = (request) => new Promise((answer, refuse) => {
            request.onsuccess = () => answer(request.result);
            request.onerror = () => refuse(request.error);
        });
        (async () => {
            const found = {};
            for (const { name } of await indexedDB.databases()) {
                const database = await wait(indexedDB.open(name));
                for (const store of database.objectStoreNames) {
                    const reading = database.transaction(store).objectStore(store);
                    const [keys, values] = await Promise.all([wait(reading.getAllKeys()), wait(reading.getAll())]);
                    keys.forEach((key, index) => { found[`${store}/${key}`] = JSON.stringify(values[index]); });
                }
                database.close();
            }
            return found;
        })().then(done, (error) => done({ error: String(error) }));
    "##;
    match page.script_async(body, vec![]) {
        Value::Object(found) => found,
        other => panic!("{other}"),
    }
}

/// What is there no longer, or of which more than a fifth is not: less than that is a choice, which is
/// made again in the same place.
fn lost(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<String> {
    let length = |value: Option<&Value>| value.and_then(Value::as_str).map_or(0, str::len);
    let places = before
        .iter()
        .filter(|(place, value)| 5 * length(after.get(*place)) < 4 * length(Some(value)));
    places
        .map(|(place, value)| format!("{place}: {value} -> {:?}", after.get(place)))
        .collect()
}
