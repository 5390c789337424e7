//! The list of the games of a file: searched, sorted, walked by keyboard, drawn only where seen.

use serde_json::json;

use crate::harness::{Key, Page, tests};

tests![
    a_long_list_is_drawn_only_where_it_is_seen,
    games_are_searched_and_the_count_is_said,
    headings_sort_both_ways,
    the_list_is_walked_by_keyboard,
    faulty_games_are_marked_with_line_and_column,
    reading_a_large_file_can_be_cancelled,
];

/// Drops a file of this many games, which the page makes itself; game 7 has an illegal move.
#[track_caller]
fn drop_games(page: &Page, count: usize, remark: usize) {
    page.open("#/analyse");
    drop_file(page, count, remark);
}

/// The same on a page that is open; the seventh game has an illegal move.
pub(crate) fn drop_file(page: &Page, count: usize, remark: usize) {
    let body = r#"
        const [count, remark] = arguments;
        const comment = `{ ${"x".repeat(remark)} }`;
        const game = (number) => {
            const year = 1900 + (number * 37) % 120;
            const moves = number === 7 ? "1. e4 e5 2. Ke3 Nc6" : "1. e4 e5 2. Nf3 Nc6";
            return `[Event "Round ${number % 10}"]\n[Date "${year}.01.01"]\n` +
                `[White "Müller ${number}"]\n[Black "Player ${(number * 7919) % 1000}"]\n[Result "1-0"]\n\n` +
                `${moves} ${comment} 1-0\n\n`;
        };
        const texts = Array.from({ length: count }, (_, index) => game(index + 1));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(texts, "many.pgn", { type: "application/x-chess-pgn" }));
        const target = document.querySelector("main");
        for (const kind of ["dragover", "drop"]) {
            target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
        }
    "#;
    page.script(body, vec![json!(count), json!(remark)]);
}

/// How many rows are in the document.
#[track_caller]
fn drawn(page: &Page) -> u64 {
    let body = "return document.querySelectorAll('.games-space .games-row').length;";
    page.script(body, vec![]).as_u64().unwrap_or_default()
}

/// The text of a cell of the first row.
#[track_caller]
fn expect_first(page: &Page, cell: &str, expected: &str) {
    page.expect_text(&format!("#games-row-0 {cell}"), expected);
}

fn a_long_list_is_drawn_only_where_it_is_seen(page: &mut Page) {
    drop_games(page, 20_000, 100);
    page.expect_text(".games .count", "20,000 games.");
    page.expect_part("#games-row-0", "Müller 1");
    assert!(drawn(page) < 80, "{} rows are drawn", drawn(page));
    let rows = page.script(
        "return document.querySelector('.games-grid').getAttribute('aria-rowcount');",
        vec![],
    );
    assert_eq!(rows, "20001");
    page.script(
        "const grid = document.querySelector('.games-grid'); grid.scrollTop = grid.scrollHeight;",
        vec![],
    );
    page.expect_part("#games-row-19999", "Müller 20000");
    assert!(drawn(page) < 80, "{} rows are drawn", drawn(page));
}

fn games_are_searched_and_the_count_is_said(page: &mut Page) {
    drop_games(page, 3000, 500);
    page.expect_text(".games .count", "3,000 games.");
    let moment = page.listen();
    page.fill(
        "Search players, events, places, dates, results and openings",
        "muller 2999",
    );
    page.expect_text(".games .count", "1 of 3,000 games.");
    page.expect_said(moment, &["1 of 3,000 games"]);
    expect_first(page, ".games-white", "Müller 2999");
}

fn headings_sort_both_ways(page: &mut Page) {
    drop_games(page, 3000, 500);
    page.expect_part("#games-row-0", "Müller 1");
    page.click_on(".games-headings .games-date button");
    page.expect_part("#games-row-0", "1900.01.01");
    page.expect_shown(".games-headings .games-date[aria-sort=ascending]", true);
    page.click_on(".games-headings .games-date button");
    page.expect_part("#games-row-0", "2019.01.01");
    page.expect_shown(".games-headings .games-date[aria-sort=descending]", true);
}

fn the_list_is_walked_by_keyboard(page: &mut Page) {
    drop_games(page, 3000, 500);
    page.expect_part("#games-row-0", "Müller 1");
    page.tab_to(".games-grid");
    page.keys(&[Key::End.value()]);
    page.expect_part("#games-row-2999.active", "Müller 3000");
    page.keys(&[Key::Up.value(), Key::Up.value(), Key::PageUp.value()]);
    page.keys(&[Key::Home.value(), Key::Down.value(), Key::Down.value()]);
    page.expect_part("#games-row-2.active", "Müller 3");
    page.keys(&[Key::Enter.value()]);
    page.expect_part(".record-head", "Müller 3");
}

fn faulty_games_are_marked_with_line_and_column(page: &mut Page) {
    drop_games(page, 3000, 500);
    page.expect_text(".games-looked", "1 game has an error.");
    page.click_on(".games-headings .games-fault button");
    page.expect_part("#games-row-0 .games-fault", "Line 55, column 13");
    page.expect_part("#games-row-0", "Müller 7");
    page.expect_part("#games-fault", "Line 55, column 13:");
}

fn reading_a_large_file_can_be_cancelled(page: &mut Page) {
    drop_games(page, 60_000, 1000);
    page.eventually("reading is cancelled", || {
        let body = "document.querySelector('.games-progress button')?.click();
            return document.querySelector('.games .count')?.textContent ?? '';";
        match page.script(body, vec![]).as_str() {
            Some("Reading canceled.") => Ok(()),
            other => Err(format!("{other:?}")),
        }
    });
    assert!(!page.shows(".games-grid"), "no list is left of the file");
}
