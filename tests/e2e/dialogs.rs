//! Every dialog of every page can be left by its button and by Escape, and leaves the page as it was;
//! every question to the players, however it is answered, leaves a way on. Both are found by pressing
//! the buttons there are; the dialogs that the program has, in its source.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rules::Square;
use serde_json::{Value, json};

use crate::computer::{expect_plies, play_computer};
use crate::harness::{Key, Page, root, tests};
use crate::library::open_game;
use crate::sitting::{CONTROL, OLD, OWN, TODAY, sit_down};

tests![
    every_dialog_is_left_by_button_and_escape,
    every_answer_to_a_question_leaves_a_way_on,
];

/// A page in a state of its own: its address, and what is done there before its buttons are pressed.
#[derive(Clone, Copy)]
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

/// A game in which clocks run and touched pieces have to move.
const TIMED: Place = place("a timed game under today's laws", |page| {
    begin_sitting(page, &[OWN, TODAY], &[(CONTROL, "600")]);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    page.expect_shown("#clock-black.runs", true);
});

/// A game in which the opponent has to answer an illegal move.
const PENALTY: Place = place("a penalty pending", |page| {
    begin_sitting(page, &[NO_CLOCK, OLD], &[]);
    page.drag(Square::B1, Square::B3);
    page.expect_shown("#opponent-decides", true);
    // Why the move was refused is told until something else is done.
    for _ in 0..2 {
        page.press("Flip board");
    }
});

/// A game in which it is the player's turn.
const COMPUTER: Place = place("against the computer", |page| {
    page.forget_work();
    page.open("#/play");
    play_computer(page, &[], &[]);
    page.drag(Square::E2, Square::E4);
    expect_plies(page, 2);
});

const NO_CLOCK: (&str, &str) = ("Time", "No clock");

const PLACES: [Place; 18] = [
    TIMED,
    PENALTY,
    COMPUTER,
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

fn begin_sitting(page: &Page, choices: &[(&str, &str)], fields: &[(&str, &str)]) {
    page.forget_work();
    page.open("#/play");
    sit_down(page, choices, fields);
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

/// Games in which somebody is asked something, or can be: whether their buttons are pressed to find out.
const ASKING: [(Place, bool); 7] = [
    (TIMED, true),
    (PENALTY, true),
    (COMPUTER, true),
    (
        place("a timed game that was left", |page| {
            (TIMED.prepare)(page);
            page.reload();
            page.expect_shown("#slept", true);
        }),
        false,
    ),
    (
        place("a game lost by law", |page| {
            begin_sitting(page, &[NO_CLOCK, TODAY], &[]);
            for _ in 0..2 {
                page.drag(Square::E2, Square::E5);
            }
            page.expect_shown("#lost-by-law", true);
        }),
        false,
    ),
    (
        place("two pieces touched", |page| {
            begin_sitting(page, &[NO_CLOCK, OLD], &[]);
            page.tap(Square::G1);
            page.drag(Square::E2, Square::E4);
            page.expect_shown("#opponent-decides", true);
        }),
        false,
    ),
    (
        place("a draw of the old books", |page| {
            page.open_position("8/8/8/4k3/8/4K3/2N2N2/8 w - - 0 1");
            let board = ("Start position", "The one on the board");
            sit_down(page, &[NO_CLOCK, board], &[]);
            page.expect_shown("#book-draw", true);
        }),
        false,
    ),
];

/// A question on the page: its id, what is chosen in its list if it has one, and the names of its
/// buttons that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Question {
    id: String,
    chosen: Option<String>,
    answers: Vec<String>,
}

/// What is done to come to a question.
#[derive(Clone, Debug)]
enum Step {
    /// A button of the page is pressed.
    Press(String),
    /// An entry is chosen in the list of a question.
    Choose(String, String),
    /// A button of a question is pressed.
    Answer(String, String),
}

/// What there is to do after an answer.
enum After {
    /// The game is over and another can be begun, or a move can be made.
    Free,
    /// Somebody has to answer first.
    Asked(Vec<Question>),
}

fn every_answer_to_a_question_leaves_a_way_on(page: &mut Page) {
    let mut ids = BTreeSet::new();
    // Which questions follow the answers to one, and whether an answer leaves the players free.
    let mut followed: BTreeMap<Question, (bool, BTreeSet<Question>)> = BTreeMap::new();
    for (place, has_buttons) in &ASKING {
        let mut ways = match has_buttons {
            true => askers(page, place),
            false => vec![Vec::new()],
        };
        while let Some(way) = ways.pop() {
            go(page, place, &way);
            for question in questions(page) {
                ids.insert(question.id.clone());
                if followed.contains_key(&question) {
                    continue;
                }
                let (mut is_free, mut next) = (false, BTreeSet::new());
                for entry in entries(page, &question.id) {
                    let step = Step::Choose(question.id.clone(), entry);
                    ways.push([&*way, &[step]].concat());
                }
                for answer in &question.answers {
                    let step = Step::Answer(question.id.clone(), answer.clone());
                    let way = [&*way, &[step]].concat();
                    go(page, place, &way);
                    match after(page, &format!("{}: {way:?}", place.name)) {
                        After::Free => is_free = true,
                        After::Asked(questions) => {
                            next.extend(questions);
                            ways.push(way);
                        }
                    }
                }
                followed.insert(question, (is_free, next));
            }
        }
    }
    while let Some(question) = one_that_leads_on(&followed) {
        followed
            .entry(question)
            .and_modify(|(is_free, _)| *is_free = true);
    }
    let stuck = followed.iter().filter(|(_, (is_free, _))| !is_free);
    let stuck: Vec<_> = stuck.map(|(question, _)| question).collect();
    assert!(stuck.is_empty(), "no way on from {stuck:?}");
    for id in [
        "slept",
        "paused",
        "take-back-asked",
        "annul-asked",
        "abandon-asked",
        "opponent-decides",
        "lost-by-law",
        "book-draw",
    ] {
        assert!(ids.contains(id), "nobody was asked {id}: {ids:?}");
    }
}

/// A question that is not known to leave the players free, followed by one that does.
fn one_that_leads_on(
    followed: &BTreeMap<Question, (bool, BTreeSet<Question>)>,
) -> Option<Question> {
    let leads_on = |next: &Question| followed.get(next).is_some_and(|(is_free, _)| *is_free);
    let mut all = followed.iter();
    let found = all.find(|(_, (is_free, next))| !is_free && next.iter().any(leads_on));
    found.map(|(question, _)| question.clone())
}

/// The buttons of every game that may ask the other player something.
const USUAL: [&str; 3] = ["Take back", "Offer draw", "Hint"];

/// The ways from a place to its questions: the one that is there, and those that buttons ask.
fn askers(page: &Page, place: &Place) -> Vec<Vec<Step>> {
    (place.prepare)(page);
    let first = address(page);
    let before = questions(page);
    let mut ways = vec![Vec::new()];
    let tools = buttons(page, ".sit-tools");
    let usual = buttons(page, "main").into_iter();
    let usual = usual.filter(|name| USUAL.contains(&&**name));
    for button in tools.into_iter().chain(usual) {
        if address(page) != first || questions(page) != before || !is_there(page, "main", &button) {
            (place.prepare)(page);
        }
        press(page, "main", &button);
        if dialog(page).is_some() {
            page.keys(&[Key::Escape.value()]);
            page.expect_shown("dialog[open]", false);
        } else if address(page) == first && questions(page) != before {
            ways.push(vec![Step::Press(button)]);
        }
    }
    ways
}

/// Goes a way from its beginning.
fn go(page: &Page, place: &Place, way: &[Step]) {
    (place.prepare)(page);
    for step in way {
        match step {
            Step::Press(name) => press(page, "main", name),
            Step::Answer(id, name) => press(page, &format!("#{id}"), name),
            Step::Choose(id, entry) => {
                let body = r##"
                    const [id, entry] = arguments;
                    const list = document.querySelector(`#${id} select`);
                    list.value = entry;
                    list.dispatchEvent(new Event("change", { bubbles: true }));
                "##;
                page.script(body, vec![json!(id), json!(entry)]);
            }
        }
    }
}

/// The questions that wait for an answer.
fn questions(page: &Page) -> Vec<Question> {
    let body = r##"
        return [...document.querySelectorAll(".answer-row")].map((row) => [
            row.id, row.querySelector("select")?.value ?? null, [...row.querySelectorAll("button:enabled")].map(nameOf),
        ]);
    "##;
    let rows = page.script(&[NAME_OF, body].concat(), vec![]);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let rows = rows.as_array().into_iter().flatten();
    rows.map(|row| Question {
        id: text(&row[0]).unwrap_or_default(),
        chosen: text(&row[1]),
        answers: row[2]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(text)
            .collect(),
    })
    .collect()
}

/// What can be chosen in the list of a question and is not chosen.
fn entries(page: &Page, id: &str) -> Vec<String> {
    let body = r##"
        return [...document.querySelectorAll(`#${arguments[0]} option:not(:checked)`)].map(({ value }) => value);
    "##;
    let entries = page.script(body, vec![json!(id)]);
    let entries = entries.as_array().into_iter().flatten();
    entries
        .filter_map(|entry| entry.as_str().map(str::to_owned))
        .collect()
}

/// Looks whether the players are free after an answer, and panics if there is nothing they can do.
#[track_caller]
fn after(page: &Page, what: &str) -> After {
    if dialog(page).is_some() {
        page.keys(&[Key::Escape.value()]);
        page.expect_shown("dialog[open]", false);
    }
    page.expect_shown("#computer-thinks", false);
    if page.shows(".result-card") {
        let names = buttons(page, ".result-card");
        assert!(names.iter().any(|it| it == "New game"), "{what}: {names:?}");
        return After::Free;
    }
    let questions = questions(page);
    if can_move(page) {
        return After::Free;
    }
    let is_asked = questions.iter().any(|it| !it.answers.is_empty());
    assert!(is_asked, "{what}: nothing can be done");
    After::Asked(questions)
}

/// Makes the first of many moves that can be made, of which each position of these games has one.
fn can_move(page: &Page) -> bool {
    let body = r##"
        const done = arguments[0];
        const moves = ["e5", "d5", "a6", "Nc6", "Nf6", "e4", "d4", "a3", "h3", "Nc3", "Na3", "Nf3", "Nh3", "Ke2", "Ke7",
            "Kd3", "Kd5", "Kf5", "Kf3", "Nd4", "Ne1", "Nd1", "Nd3"];
        const count = () => document.querySelectorAll("#moves .ply").length;
        const before = count();
        const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        (async () => {
            for (const move of moves) {
                const box = document.querySelector("#command");
                box.value = move;
                box.form.requestSubmit();
                await drawn();
                if (count() > before) return true;
            }
            return false;
        })().then(done);
    "##;
    page.script_async(body, vec![]) == true
}

/// The names of the buttons within an element that can be pressed, each once.
fn buttons(page: &Page, root: &str) -> Vec<String> {
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
"##;

fn is_there(page: &Page, root: &str, name: &str) -> bool {
    buttons(page, root).iter().any(|it| it == name)
}

fn address(page: &Page) -> Value {
    page.script("return location.hash;", vec![])
}

/// Presses a button, and waits until what it opens is drawn.
fn press(page: &Page, root: &str, name: &str) {
    let body = r##"
        const [root, name] = arguments;
        const button = [...document.querySelectorAll(`${root} button:enabled`)].find((it) => nameOf(it) === name);
        button?.focus();
        button?.click();
    "##;
    page.script(&[NAME_OF, body].concat(), vec![json!(root), json!(name)]);
    let drawn = r##"
        const done = arguments[arguments.length - 1];
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    "##;
    page.script_async(drawn, vec![]);
}

/// The id of the open dialog, once its part is here.
fn dialog(page: &Page) -> Option<String> {
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

/// What there is to see: the open dialog, the text without the time of clocks, the fields and the pieces.
fn look(page: &Page) -> Value {
    let body = r##"
        const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
        const times = all(".chess-clock", (clock) => clock.innerText.trim()).filter((time) => time !== "");
        const text = document.querySelector("main").innerText.replace(/\s+/g, " ");
        return [
            document.querySelector("dialog[open]")?.id ?? null,
            location.hash,
            times.reduce((text, time) => text.replace(time, "time"), text),
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
