//! Every dialog of every page can be left by its button and by Escape, and leaves the page as it was.
//! The dialogs are found by pressing the buttons there are; those that the program has, in its source.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Key, Page, root, tests};
use crate::library::open_game;
use crate::sitting::sit_down;

tests![every_dialog_is_left_by_button_and_escape];

/// A page in a state of its own: its address, and what is done there before its buttons are pressed.
struct Place {
    name: &'static str,
    prepare: fn(&Page),
    /// Whether the buttons of its dialogs open dialogs in their turn.
    is_nested: bool,
}

const fn place(name: &'static str, prepare: fn(&Page)) -> Place {
    Place {
        name,
        prepare,
        is_nested: false,
    }
}

const PLACES: [Place; 16] = [
    place("a new game", |page| {
        page.forget_work();
        page.open("#/play");
    }),
    place("a game under way", begin_game),
    place("a draw to claim", |page| {
        page.open_position("4k3/8/8/8/8/8/8/R3K3 w - - 100 90");
    }),
    place("a game by link", |page| {
        page.forget_work();
        page.open("#/play");
        page.press("Play by link");
        page.expect_shown("#link-dialog", true);
        page.press("Start");
        page.expect_shown("#link-dialog", false);
        page.drag(Square::E2, Square::E4);
        page.expect_status("Black to move.");
    }),
    Place {
        name: "a list of games",
        prepare: |page| {
            begin_game(page);
            page.click_on(".pages a[href=\"#/games\"]");
            page.expect_shown(".library-row", true);
        },
        is_nested: true,
    },
    place("a part of the list of games", |page| {
        begin_game(page);
        sit_down(page, &[], &[("First player", "Anna")]);
        page.drag(Square::E2, Square::E4);
        page.expect_status("Black to move.");
        page.click_on(".pages a[href=\"#/games\"]");
        page.expect_shown("#library-row-1", true);
        page.fill(SEARCH, "Anna");
        page.expect_shown("#library-delete", true);
    }),
    place("#/analyse", |page| open(page, "#/analyse")),
    place("#/glossary", |page| open(page, "#/glossary")),
    place("#/learn", |page| open(page, "#/learn")),
    place("#/learn/rook/moves", |page| {
        open(page, "#/learn/rook/moves");
        page.expect_shown(".lesson-board", true);
    }),
    place("the lessons of a class", |page| {
        open(page, "#/learn/class/board.lines,rook.moves");
    }),
    place("#/laws", |page| open(page, "#/laws")),
    place("#/settings", |page| open(page, "#/settings")),
    place("#/builder", |page| open(page, "#/builder")),
    place("#/worksheet", |page| open(page, "#/worksheet")),
    place("#/class", |page| open(page, "#/class")),
];

const SEARCH: &str = "Search players, events, places, dates, results, openings and laws";

fn open(page: &Page, address: &str) {
    page.load(address);
    page.expect_shown("main h2", true);
    page.expect_still();
}

fn begin_game(page: &Page) {
    page.forget_work();
    page.open("#/play");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
}

/// The buttons that leave things as they are.
const LEAVING: [&str; 6] = [
    "Cancel",
    "Done",
    "Close",
    "Keep playing",
    "Keep",
    "Keep them",
];

fn every_dialog_is_left_by_button_and_escape(page: &mut Page) {
    let mut found = BTreeSet::new();
    for place in &PLACES {
        let openers = openers(page, place);
        if !openers.is_empty() {
            // Nothing is left of what the other buttons have said and done.
            (place.prepare)(page);
        }
        for (button, dialog) in openers {
            page.eventually(&format!("{}: {button} is there", place.name), || {
                is_there(page, "main", &button)
                    .then_some(())
                    .ok_or_else(|| "it is not".to_owned())
            });
            let before = look(page);
            let what = format!("{}: {button:?} opens {dialog}", place.name);
            press(page, "main", &button);
            expect_open(page, &what, &dialog);
            page.keys(&[Key::Escape.value()]);
            expect_left(page, &what, &before);
            press(page, "main", &button);
            expect_open(page, &what, &dialog);
            leave_by_button(page, &what);
            expect_left(page, &what, &before);
            found.insert(dialog);
        }
        if place.is_nested {
            found.extend(within_the_list_of_games(page));
        }
    }
    let known = in_source();
    let missing: Vec<_> = known.difference(&found).collect();
    assert!(missing.is_empty(), "no button opens {missing:?}; {found:?}");
}

/// The buttons of a page that open a dialog, and which; every button is pressed to find out.
fn openers(page: &Page, place: &Place) -> Vec<(String, String)> {
    (place.prepare)(page);
    let first = address(page);
    let mut openers = Vec::new();
    for button in buttons(page, "main") {
        if address(page) != first || !is_there(page, "main", &button) {
            (place.prepare)(page);
        }
        press(page, "main", &button);
        if let Some(dialog) = dialog(page) {
            page.keys(&[Key::Escape.value()]);
            page.expect_shown("dialog[open]", false);
            openers.push((button, dialog));
        }
    }
    openers
}

/// The dialogs that a game of the list leads to, left in the same ways.
fn within_the_list_of_games(page: &Page) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    begin_game(page);
    page.click_on(".pages a[href=\"#/games\"]");
    page.expect_shown(".library-row", true);
    let players = page.text(".library-row .players");
    let before = look(page);
    open_game(page, &players);
    found.insert("library-game".to_owned());
    page.keys(&[Key::Escape.value()]);
    expect_left(page, "a game of the list", &before);
    open_game(page, &players);
    leave_by_button(page, "a game of the list");
    expect_left(page, "a game of the list", &before);
    open_game(page, &players);
    for button in buttons(page, "dialog[open]") {
        if LEAVING.contains(&&*button) || !is_there(page, "dialog[open]", &button) {
            continue;
        }
        press(page, "dialog[open]", &button);
        if let Some(inner) = dialog(page).filter(|inner| inner != "library-game") {
            found.insert(inner);
            leave_by_button(page, &button);
            expect_left(page, &button, &before);
            open_game(page, &players);
            press(page, "dialog[open]", &button);
            page.keys(&[Key::Escape.value()]);
            expect_left(page, &button, &before);
        }
        if dialog(page).is_none() {
            begin_game(page);
            page.click_on(".pages a[href=\"#/games\"]");
            page.expect_shown(".library-row", true);
            open_game(page, &players);
        }
    }
    found
}

/// The names of the buttons within an element that can be pressed, each once.
pub(crate) fn buttons(page: &Page, root: &str) -> Vec<String> {
    let body = r##"
        const shown = (element) => element.checkVisibility({ visibilityProperty: true });
        for (const panel of document.querySelectorAll(`${arguments[0]} details`)) panel.open = true;
        return [...document.querySelectorAll(`${arguments[0]} button:enabled`)].filter(shown).map(nameOf);
    "##;
    let names = page.script(&[NAME_OF, body].concat(), vec![json!(root)]);
    let mut known = Vec::new();
    for name in names.as_array().into_iter().flatten() {
        let name = name.as_str().unwrap_or_default().to_owned();
        if !name.is_empty() && !known.contains(&name) {
            known.push(name);
        }
    }
    known
}

const NAME_OF: &str = r##"
    const nameOf = (button) => (button.getAttribute("aria-label") ?? button.textContent).replace(/\s+/g, " ").trim();
    // Nothing is printed, saved or shared while the buttons are tried.
    window.print = () => {};
    HTMLAnchorElement.prototype.click = () => {};
    // A part of the program that is being fetched and started: what was pressed waits for it.
    if (window.underWay === undefined) {
        window.underWay = 0;
        const watch = (holder, name) => {
            const plain = holder[name];
            holder[name] = (...given) => {
                const ended = () => { window.underWay -= 1; };
                const answer = plain.apply(holder, given);
                window.underWay += 1;
                answer.then(ended, ended);
                return answer;
            };
        };
        watch(window, "fetch");
        for (const name of ["instantiate", "instantiateStreaming", "compile", "compileStreaming"]) {
            watch(WebAssembly, name);
        }
    }
"##;

pub(crate) fn is_there(page: &Page, root: &str, name: &str) -> bool {
    buttons(page, root).iter().any(|it| it == name)
}

pub(crate) fn address(page: &Page) -> Value {
    page.script("return location.hash;", vec![])
}

/// Presses a button, and waits until what it opens is drawn.
pub(crate) fn press(page: &Page, root: &str, name: &str) {
    let body = r##"
        const [root, name] = arguments;
        const button = [...document.querySelectorAll(`${root} button:enabled`)].find((it) => nameOf(it) === name);
        button?.focus();
        button?.click();
    "##;
    page.script(&[NAME_OF, body].concat(), vec![json!(root), json!(name)]);
    let drawn = r##"
        const done = arguments[arguments.length - 1];
        const look = () => requestAnimationFrame(() => requestAnimationFrame(() => {
            if (window.underWay > 0) {
                look();
            } else {
                done(true);
            }
        }));
        look();
    "##;
    page.script_async(drawn, vec![]);
}

/// The id of the open dialog, once its part is here.
pub(crate) fn dialog(page: &Page) -> Option<String> {
    page.eventually("the dialog is there, or there is none", || {
        let id = page.try_script("return document.querySelector('dialog[open]')?.id ?? null;")?;
        match id.as_str() {
            Some(id) if id.contains("waiting") => Err(id.to_owned()),
            id => Ok(id.map(str::to_owned)),
        }
    })
}

#[track_caller]
fn expect_open(page: &Page, what: &str, id: &str) {
    page.eventually(what, || {
        let open = dialog(page);
        (open.as_deref() == Some(id))
            .then_some(())
            .ok_or(format!("{open:?}"))
    });
}

#[track_caller]
fn leave_by_button(page: &Page, what: &str) {
    let names = buttons(page, "dialog[open]");
    let leaving = names.iter().find(|name| LEAVING.contains(&&***name));
    let leaving = leaving.unwrap_or_else(|| panic!("{what}: no button leaves it: {names:?}"));
    press(page, "dialog[open]", leaving);
}

/// No dialog is open, and the page looks as it did.
#[track_caller]
fn expect_left(page: &Page, what: &str, before: &Value) {
    page.eventually(what, || {
        let now = look(page);
        (now == *before)
            .then_some(())
            .ok_or(format!("{now} and not {before}"))
    });
}

/// What there is to see: the open dialog, the text, the fields and the pieces.
fn look(page: &Page) -> Value {
    let body = r##"
        const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
        return [
            document.querySelector("dialog[open]")?.id ?? null,
            location.hash,
            document.querySelector("main").innerText.replace(/\s+/g, " "),
            all("main input, main select, main textarea", ({ type, checked, value }) => type === "checkbox" ? checked : value),
            all("main [data-square]", (square) => square.getAttribute("aria-label")),
        ];
    "##;
    page.script(body, vec![])
}

/// The ids of all dialogs in the source, those excepted that only wait for a part.
fn in_source() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the source can be read") {
            let path = entry.expect("the source can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                ids.extend(ids_of(&path));
            }
        }
    }
    assert!(ids.len() > 10, "{ids:?}");
    ids
}

fn ids_of(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("the source can be read");
    let shells = text.split("<Shell id=\"").skip(1);
    let questions = text.split("Question {").skip(1).filter_map(|after| {
        let (_, rest) = after.split_once("id: \"")?;
        // A definition has no text there.
        after.find("id: \"").filter(|at| *at < 40).map(|_| rest)
    });
    let ids = shells
        .chain(questions)
        .filter_map(|rest| rest.split('"').next());
    ids.map(str::to_owned).collect()
}
