//! Texts that are made to keep a page busy: it answers all of them, and draws what is seen.

use serde_json::{Value, json};

use crate::harness::{Key, Page, tests};

tests![
    texts_made_to_hang_the_page_are_answered,
    a_game_of_ten_thousand_moves_is_opened_walked_and_comes_back,
    many_variations_and_comments_are_drawn_as_far_as_they_are_seen,
    the_box_takes_at_most_five_hundred_characters,
];

/// Texts as expressions of JavaScript, and what the page shows when it has read them.
const TEXTS: [(&str, &str); 12] = [
    ("'a'.repeat(60_000)", "#open-error"),
    (
        "'data:text/plain;base64,' + 'Tm90aGluZw+/'.repeat(5_000)",
        "#open-error",
    ),
    (
        "Array.from({ length: 12_000 }, (_, n) => n + 1).join(' ')",
        "#open-error",
    ),
    (
        "Array.from({ length: 12_000 }, (_, n) => `${n + 1}.`).join(' ')",
        "#open-error",
    ),
    ("'1. e4' + '\\n'.repeat(2_000_000) + 'e5 *'", "#moves .ply"),
    (
        "'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 '.repeat(2_000)",
        "#live-status:not(:empty)",
    ),
    ("'1. e4 ' + '('.repeat(100_000)", ".faults li"),
    ("'1. e4 ' + '['.repeat(100_000)", ".faults li"),
    ("'1. e4 ' + '}'.repeat(1_000_000)", ".faults li"),
    ("'1. e4 ' + '{'.repeat(1_000_000)", ".faults li"),
    (
        "Array.from({ length: 20_000 }, (_, n) => `[Tag${n} \"x\"]`).join('\\n') + '\\n\\n1. e4 *'",
        "#moves .ply",
    ),
    (
        "'[A \"b\"]\\n'.repeat(20_000) + '\\n1. e4 *'",
        "#moves .ply",
    ),
];

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

fn drawn(page: &Page) -> u64 {
    let count = page.script("return document.querySelectorAll('main *').length;", vec![]);
    count.as_u64().unwrap_or(u64::MAX)
}

/// More elements than this are more than anybody sees.
const MOST_DRAWN: u64 = 6_000;

fn texts_made_to_hang_the_page_are_answered(page: &mut Page) {
    for (text, shows) in TEXTS {
        page.open("#/analyse");
        page.press("New");
        paste(page, text);
        page.expect_shown(shows, true);
        assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
        page.reload();
    }
}

/// A game in which both sides move their knights there and back; numbers of moves end at 9999.
const LONG: &str = "Array.from({ length: 9_990 }, (_, n) => `${n + 1}. ${n % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`).join(' ') + ' *'";

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
    paste(page, LONG);
    page.expect_shown("#moves .ply", true);
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
    for text in [
        "'1. e4 ' + '(1. d4) '.repeat(5_000) + 'e5 *'",
        "'1. e4 ' + '{x} '.repeat(20_000) + '*'",
        "Array.from({ length: 9_000 }, (_, n) => `${n + 1}. ${n % 2 ? 'Ng1' : 'Nf3'} {x} ${n % 2 ? 'Ng8' : 'Nf6'}`).join(' ') + ' *'",
    ] {
        page.open("#/analyse");
        page.press("New");
        paste(page, text);
        page.expect_shown("#moves .ply", true);
        assert!(drawn(page) < MOST_DRAWN, "{text}: {} elements", drawn(page));
        page.command("end");
        page.reload();
        page.expect_shown("#moves .ply", true);
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
