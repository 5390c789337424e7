//! Texts that are made to keep a page busy: it answers all of them, and draws what is seen.

use serde_json::{Value, json};

use crate::harness::{Key, Page, tests};

tests![
    texts_made_to_hang_the_page_are_answered,
    files_made_to_hang_the_page_are_answered,
    texts_made_to_hang_the_pages_of_authors_are_answered,
    texts_made_to_hang_the_other_readers_are_answered,
    a_game_of_ten_thousand_moves_is_opened_walked_and_comes_back,
    many_variations_and_comments_are_drawn_as_far_as_they_are_seen,
    the_box_takes_at_most_five_hundred_characters,
];

/// Texts as expressions of JavaScript, and what the page shows when it has read them: `short` ones, whose
/// reading takes the time, and `long` records, whose list does. `cargo xtask bench --only hostile` measures
/// the longest task of each.
const TEXTS: &str = include_str!("../data/hostile.json");

/// The texts of one kind, each with what is shown of it.
fn texts(kind: &str) -> Vec<(String, String)> {
    let all: Value = serde_json::from_str(TEXTS).expect("the table is JSON");
    let texts = all[kind].as_array().expect("texts of this kind");
    let text = |one: &Value, key: &str| one[key].as_str().expect("a text").to_owned();
    let texts = texts
        .iter()
        .map(|one| (text(one, "text"), text(one, "shows")));
    texts.collect()
}

#[track_caller]
fn paste(page: &Page, text: &str) {
    let body = format!(
        r##"
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", {text});
        const paste = new ClipboardEvent("paste", {{ bubbles: true, cancelable: true, clipboardData }});
        document.body.dispatchEvent(paste);
        "##
    );
    page.script(&body, vec![]);
}

/// Gives the field for a file a text, in the body of a function.
const CHOOSE: &str = r##"
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "hostile.pgn"));
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
"##;

/// A field of two million lines keeps Chromium busy for minutes before any program hears of it.
fn is_for_fields(text: &str) -> bool {
    !text.contains("'\\n'.repeat")
}

fn drawn(page: &Page) -> u64 {
    let count = page.script("return document.querySelectorAll('main *').length;", vec![]);
    count.as_u64().unwrap_or(u64::MAX)
}

/// More elements than this are more than anybody sees.
const MOST_DRAWN: u64 = 6_000;

fn texts_made_to_hang_the_page_are_answered(page: &mut Page) {
    for (text, shows) in texts("short") {
        page.open("#/analyse");
        page.press("New");
        paste(page, &text);
        page.expect_shown(&shows, true);
        assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
        page.reload();
    }
}

fn files_made_to_hang_the_page_are_answered(page: &mut Page) {
    for (text, shows) in texts("short") {
        page.open("#/analyse");
        page.press("New");
        page.press("Open\u{2026}");
        page.expect_shown("#open-file", true);
        let body = format!(
            "const text = {text}; const field = document.querySelector('#open-file'); {CHOOSE}"
        );
        page.script(&body, vec![]);
        page.expect_shown(&shows, true);
        assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
        page.reload();
    }
}

/// Where an author pastes boards: the address, the field, what says that nothing can be read, and what
/// shows that something was.
const FIELDS: [[&str; 4]; 2] = [
    [
        "#/builder",
        "#builder-paste",
        "#builder-paste-error",
        ".part-preview",
    ],
    [
        "#/worksheet",
        "#worksheet-add",
        "#worksheet-add-error",
        ".worksheet .items > li",
    ],
];

fn texts_made_to_hang_the_pages_of_authors_are_answered(page: &mut Page) {
    for [route, field, error, read] in FIELDS {
        for (text, _) in texts("short") {
            if !is_for_fields(&text) {
                continue;
            }
            page.forget_work();
            page.load(route);
            page.expect_shown(field, true);
            let body = format!(
                "const field = document.querySelector(arguments[0]);
                 field.value = {text};
                 field.form.requestSubmit();"
            );
            page.script(&body, vec![json!(field)]);
            page.eventually(&format!("{route} has an answer to {text}"), || {
                // What could be read leaves the field.
                let is_left = format!("return document.querySelector('{field}').value !== '';");
                let is_left = page.try_script(&is_left)? == true;
                (page.shows(error) == is_left && page.shows(if is_left { error } else { read }))
                    .then_some(())
                    .ok_or_else(|| format!("it is left there: {is_left}"))
            });
            assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
            // It goes on, and comes again with what was made of it.
            let correct = "const field = document.querySelector(arguments[0]);
                 field.value = '8/8/8/4k3/8/4K3/8/8 w - - 0 1';
                 field.form.requestSubmit();";
            page.script(correct, vec![json!(field)]);
            page.expect_shown(error, false);
            page.expect_shown(read, true);
            page.load_again();
            page.expect_shown(read, true);
        }
    }
}

/// Who else reads a text: the address, what opens the field, the field, what sends it, and what shows that it
/// was read.
struct Reader {
    route: &'static str,
    open: fn(&Page),
    field: &'static str,
    send: &'static str,
    answer: &'static str,
}

const SUBMIT: &str =
    "field.dispatchEvent(new InputEvent('input', { bubbles: true })); field.form.requestSubmit();";
const READERS: [Reader; 4] = [
    Reader {
        route: "#/analyse",
        open: |page| page.press("Read old notation\u{2026}"),
        field: "#book-text",
        send: SUBMIT,
        answer: ".book-summary",
    },
    Reader {
        route: "#/class",
        open: |_| {},
        field: "#class-add",
        send: SUBMIT,
        answer: "#class-add-errors li",
    },
    Reader {
        route: "#/builder",
        open: |page| page.click_on(".part-written > summary"),
        field: "#written-text",
        send: "field.dispatchEvent(new InputEvent('input', { bubbles: true }));",
        answer: "#written-errors li",
    },
    Reader {
        route: "#/games",
        open: |_| {},
        field: "#library-files",
        send: CHOOSE,
        answer: ".library-outcome",
    },
];

fn texts_made_to_hang_the_other_readers_are_answered(page: &mut Page) {
    for reader in &READERS {
        let is_field = reader.route != "#/games";
        for (text, _) in texts("short") {
            if is_field && !is_for_fields(&text) {
                continue;
            }
            page.forget_work();
            page.load(reader.route);
            (reader.open)(page);
            page.eventually(&format!("{} is there", reader.field), || {
                let body = format!(
                    "return document.querySelector('{}') !== null;",
                    reader.field
                );
                let is_there = page.try_script(&body)? == true;
                is_there.then_some(()).ok_or_else(|| "not yet".to_owned())
            });
            let give = |text: &str| {
                let value = if is_field { "field.value = text;" } else { "" };
                format!(
                    "const text = {text}; const field = document.querySelector('{}'); {value} {}",
                    reader.field, reader.send
                )
            };

            page.script(&give(&text), vec![]);
            page.expect_shown(reader.answer, true);
            assert!(
                drawn(page) < MOST_DRAWN,
                "{}: {text}: {} elements",
                reader.route,
                drawn(page)
            );
        }
    }
}

fn current(page: &Page) -> Value {
    let body = r##"
        const list = document.querySelector("#moves").getBoundingClientRect();
        const move = document.querySelector("#moves [aria-current=true]");
        const { top, bottom } = move?.getBoundingClientRect() ?? {};
        const number = move?.closest("li").querySelector(".number").textContent;
        return [number, move?.getAttribute("aria-label").split(",")[0], top >= list.top - 1 && bottom <= list.bottom + 1];
    "##;
    page.script(body, vec![])
}

#[track_caller]
fn expect_current(page: &Page, number: &str) {
    page.eventually(&format!("the current move is {number}"), || {
        let current = current(page);
        let is_it = current[0] == number && current[2] == true;
        is_it.then_some(()).ok_or_else(|| current.to_string())
    });
}

fn a_game_of_ten_thousand_moves_is_opened_walked_and_comes_back(page: &mut Page) {
    page.open("#/analyse");
    let (text, shows) = &texts("long")[0];
    paste(page, text);
    page.expect_shown(shows, true);
    assert!(drawn(page) < MOST_DRAWN, "{} elements", drawn(page));
    page.command("end");
    expect_current(page, "9990.");
    page.tab_to("#moves .ply");
    page.keys(&[Key::Home.value(), Key::Right.value()]);
    expect_current(page, "1.");
    page.expect_shown("#moves [aria-current=true]:focus", true);
    page.keys(&[Key::End.value()]);
    expect_current(page, "9990.");
    page.expect_shown("#moves [aria-current=true]:focus", true);
    page.reload();
    expect_current(page, "9990.");
    page.press("Book");
    page.expect_shown("#moves .book-text [aria-current=true]", true);
    assert!(drawn(page) < MOST_DRAWN, "{} elements", drawn(page));
    page.press("Table");
    expect_current(page, "9990.");
    // Where the reader looks, moves are drawn.
    for part in ["0", "list.scrollHeight / 2", "list.scrollHeight"] {
        page.script(
            &format!("const list = document.querySelector('#moves'); list.scrollTop = {part};"),
            vec![],
        );
        page.eventually("moves are seen there", || {
            let seen = page.try_script(
                r##"
                const list = document.querySelector("#moves").getBoundingClientRect();
                const { left, top, height } = list;
                const found = document.elementsFromPoint(left + 60, top + height / 2);
                return found.some((one) => one.closest("#moves li:not(.unseen)"));
                "##,
            )?;
            if seen == true {
                Ok(())
            } else {
                Err(seen.to_string())
            }
        });
    }
}

fn many_variations_and_comments_are_drawn_as_far_as_they_are_seen(page: &mut Page) {
    for (text, shows) in texts("long") {
        page.open("#/analyse");
        page.press("New");
        paste(page, &text);
        page.expect_shown(&shows, true);
        assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
        page.command("end");
        page.reload();
        page.expect_shown(&shows, true);
    }
}

fn the_box_takes_at_most_five_hundred_characters(page: &mut Page) {
    for route in ["#/play", "#/analyse"] {
        page.open(route);
        let body = r##"
            const box = document.querySelector("#command");
            box.value = arguments[0];
            box.form.requestSubmit();
        "##;
        page.script(body, vec![json!("N".repeat(10_000))]);
        page.expect_part("#command-error", "at most 500 characters");
        let kept = page.script(
            "return document.querySelector('#command').value.length;",
            vec![],
        );
        assert_eq!(kept, 10_000, "what was typed stays");
        page.script(body, vec![json!("e4")]);
        page.expect_status("Black to move.");
    }
}
