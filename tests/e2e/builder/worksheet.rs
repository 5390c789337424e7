//! Worksheets: what is put on them, read, printed and asked.

use serde_json::json;

use super::{LADDER, expect_snippet, open, set_up};
use crate::harness::{Page, tests};

tests![
    a_worksheet_is_printed_with_its_key_and_codes,
    answers_that_take_long_keep_nobody_waiting,
    positions_and_games_come_to_the_worksheet,
    positions_as_people_have_them_are_read_and_what_was_corrected_is_told,
    a_heading_that_asks_for_mate_has_its_answers_in_the_key,
];

fn a_worksheet_is_printed_with_its_key_and_codes(page: &mut Page) {
    open(
        page,
        "#/builder?mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-",
    );
    let moment = page.listen();
    page.press("Add to the worksheet");
    page.expect_said(moment, &["one board"]);
    page.press("Add to the worksheet");
    page.click_on(".builder header a");
    page.expect_text("h2", "Worksheet");
    page.fill("Heading", "Ladders");
    page.fill("Task 2", "Mate with two rooks.");
    page.expect_part(".tasks", "Mate with two rooks.");
    page.expect_part(".sheet.key li:last-child", "Rb8#");
    page.print_media(true);
    let body = r##"
        const seen = (element) => element.checkVisibility({ visibilityProperty: true });
        const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
        return {
            controls: all("button, input, select, textarea, nav, .masthead, main > header").length,
            sheets: all(".sheet").map(({ textContent }) => textContent),
            diagrams: all(".task img").length,
            codes: all(".code").map((code) => code.getAttribute("aria-label")),
        };
    "##;
    let printed = page.script(body, vec![]);
    page.print_media(false);
    assert_eq!(printed["controls"], 0);
    assert_eq!(printed["diagrams"], 2);
    assert_eq!(
        printed["codes"],
        json!(["QR code for task 1", "QR code for task 2"])
    );
    let sheets = printed["sheets"].as_array().map_or(0, Vec::len);
    assert_eq!(sheets, 2, "{printed}");
    let [tasks, key] = [0, 1].map(|place| printed["sheets"][place].as_str().unwrap_or_default());
    assert!(
        tasks.contains("Ladders") && tasks.contains("White to move: mate in 2 moves."),
        "{tasks}"
    );
    assert!(
        key.contains("Answers") && key.matches("Rb8#").count() == 2,
        "{key}"
    );

    page.check("Answer key on a separate page", false);
    page.check("QR codes to the interactive boards", false);
    page.eventually("key and codes are gone", || {
        let left = page.try_script("return document.querySelectorAll('.key, .code').length;")?;
        if left == 0 {
            Ok(())
        } else {
            Err(left.to_string())
        }
    });
}

fn answers_that_take_long_keep_nobody_waiting(page: &mut Page) {
    page.load("#/worksheet");
    page.expect_text("h2", "Worksheet");
    // So full a board is looked into for seconds.
    let full = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let task = |moves: u8, fen: &str| {
        format!(
            "<jadoube-board mode=\"solve\" goal=\"mate\" in=\"{moves}\" fen=\"{fen}\"></jadoube-board>\n"
        )
    };
    page.fill(
        "Paste board code, FENs (one per line) or PGN",
        &[task(2, LADDER), task(4, full)].concat(),
    );
    page.press("Add");
    page.expect_part(".sheet.key li:first-child", "Rb8#");
    page.fill("Heading", "Rooks");
    page.expect_part(".sheet h3", "Rooks");
    page.expect_text(".sheet.key li:last-child", "\u{2026}");
    page.expect_part(".remarks", "Finding the answers\u{2026}");
}

fn positions_and_games_come_to_the_worksheet(page: &mut Page) {
    page.load("#/worksheet");
    page.expect_text("h2", "Worksheet");
    let label = "Paste board code, FENs (one per line) or PGN";
    page.fill(label, &format!("{LADDER}\n8/8/8/8/8/8/8/7X w - -\n"));
    page.press("Add");
    page.expect_part("#worksheet-add-error", "Line 2, column 16");
    page.fill(label, &format!("{LADDER}\n8/8/8/8/8/8/8/N7 w - -\n"));
    let moment = page.listen();
    page.press("Add");
    page.expect_said(moment, &["2 boards added"]);
    page.fill(label, "1. e4 e5 $220 2. Nf3 Nc6 *\n");
    page.press("Add");
    page.expect_part(".sheet.key", "1. Nf3 Nc6");
    page.press("Move task 3 up");
    page.press("Remove task 1");
    page.expect_part(".tasks li:first-child", "Find the right moves for White.");
    page.choose("Boards per page", "2");
    page.expect_part(".sheet.per-2", "Find the right moves");
    page.load("#/worksheet");
    page.expect_part(".tasks li:first-child", "Find the right moves for White.");
}

fn positions_as_people_have_them_are_read_and_what_was_corrected_is_told(page: &mut Page) {
    open(
        page,
        "#/builder?mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_KQkq_-_1_0",
    );
    page.expect_text(
        "#builder-corrected",
        "Corrected: castling rights “KQkq” read as “-” and move number “0” read as “1”.",
    );
    let written = "fen=\"6k1/8/8/8/8/8/R7/1R4K1 w - - 1 1\"";
    expect_snippet(page, written);
    // What cannot be read takes nobody's place.
    page.load("#/builder?fen=8/8/8_w");
    page.expect_part("#builder-paste-error", "has 3 of 8 ranks");
    expect_snippet(page, written);
    set_up(page, "8/8/8/3N4/8/8/8/8 b KQ - bm Nc7;");
    page.expect_text(
        "#editor-fen-corrected",
        "Corrected: castling rights “KQ” read as “-” and “bm Nc7;” left out.",
    );
    expect_snippet(page, "fen=\"8/8/8/3N4/8/8/8/8 b - - 0 1\"");
}

fn a_heading_that_asks_for_mate_has_its_answers_in_the_key(page: &mut Page) {
    page.load("#/worksheet");
    page.expect_text("h2", "Worksheet");
    let label = "Paste board code, FENs (one per line) or PGN";
    page.fill(
        label,
        "6k1/5ppp/8/8/8/8/8/K3R3 w - - 1 0\nk7/8/1K6/8/8/8/8/6RR w - - 0 1\n",
    );
    page.press("Add");
    page.expect_part(
        ".remarks",
        "Task 1. Corrected: move number “0” read as “1”.",
    );
    page.expect_part(".sheet.key", "\u{2013}");
    page.fill("Heading", "Mate in one");
    page.expect_part(".sheet.key", "1. Re8#");
    page.expect_part(".sheet.key", "1. Rg8# or 1. Rh8#");
    page.expect_part(".tasks", "White to move: mate in one move.");
}
