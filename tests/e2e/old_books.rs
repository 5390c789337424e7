//! Scores as old books print them: recognised, read word by word, decided, taken over.

use rules::Square;

use crate::harness::{Key, Page, tests};

tests![
    the_ruy_lopez_is_read_as_printed,
    the_fractional_lines_are_read,
    a_misprint_is_decided_by_the_reader,
    a_printed_diagram_is_set_up,
    the_reader_asks_for_a_text,
];

const RUY_LOPEZ: &str = include_str!("../data/scores/ruy_lopez.txt");
const FRACTION: &str = include_str!("../data/scores/fractional.txt");
const MISPRINTED: &str = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 \
    5. PxQP KPxP 6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles";
const DIAGRAM: &str = "     8 |    |    |    |    |    |    |    |    |
     7 |    |    |    |    |    | ^Kt| #P |    |
     6 |    |    |    | #Q |    |    |    |    |
     5 |    |    |    |    |    |    |    |    |
     4 |    |    | #B |    | ^R |    |    | ^P |
     3 |    |    |    |    |    |    | #K |    |
     2 |    |    |    |    |    |    |    |    |
     1 |    |    | ^K |    |    |    |    |    |
         a    b    c    d    e    f    g    h";

#[track_caller]
fn read(page: &Page, text: &str) {
    page.open("#/analyse");
    page.press("Open\u{2026}");
    page.fill("Or paste text", text);
    page.press("Open");
}

fn the_ruy_lopez_is_read_as_printed(page: &mut Page) {
    page.allow_clipboard();
    let moment = page.listen();
    read(page, RUY_LOPEZ);
    page.expect_said(moment, &["printed in a book"]);
    page.expect_part(".book-summary", "All 18 moves");
    page.expect_part(".printed-text", "Q Kt to Q 2");
    // Each printed word leads to its position.
    page.press("Q takes Q B: move 18, White, Qxf3");
    page.expect_part(".book-move-line", "queen");
    page.expect_name(Square::F3, "white queen, f3, last move");
    let moment = page.listen();
    page.keys(&[Key::Left.value()]);
    page.expect_said(moment, &["bishop"]);
    page.expect_name(Square::F3, "black bishop, f3, last move");
    page.press("Copy PGN");
    page.eventually("the game is copied with its players and its end", || {
        let game = page
            .clipboard()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let whole = game.contains("[White \"X.\"]") && game.contains("18. Qxf3 1-0");
        if whole { Ok(()) } else { Err(game) }
    });
    page.press("Open as game");
    page.expect_part("#moves", "18");
    page.expect_part(".record-head", "X. \u{2013} Z.");
}

fn the_fractional_lines_are_read(page: &mut Page) {
    read(page, FRACTION);
    page.expect_part(".book-summary", "All 3 moves");
    page.press("P to Q R 3: move 3, Black, a6");
    page.expect_name(Square::A6, "black pawn, a6, last move");
}

fn a_misprint_is_decided_by_the_reader(page: &mut Page) {
    page.allow_clipboard();
    read(page, MISPRINTED);
    page.expect_part(".book-summary", "needs your decision");
    page.expect_part("#book-question", "misprint");
    page.click_on("#book-question li button");
    page.expect_part(".book-summary", "All 9 moves");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.expect_name(Square::E7, "black bishop, e7, last move");
    page.press("Copy PGN");
    page.eventually("what was printed is kept as a comment", || {
        let game = page
            .clipboard()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let kept = game.contains("8. Bd3 Be7 {printed \u{201c}B-K7\u{201d}}");
        if kept { Ok(()) } else { Err(game) }
    });
    page.press("Take back");
    page.expect_part(".book-summary", "needs your decision");
}

fn a_printed_diagram_is_set_up(page: &mut Page) {
    let moment = page.listen();
    read(page, DIAGRAM);
    page.expect_said(moment, &["diagram"]);
    page.expect_part(".verdict", "Legal position");
    page.press("Analyse this position");
    page.expect_name(Square::F7, "white knight, f7");
    page.expect_status("White to move.");
}

fn the_reader_asks_for_a_text(page: &mut Page) {
    page.open("#/analyse");
    page.press("Read old notation\u{2026}");
    page.fill("Moves as printed", "1. P to K 4 P to K 4 2. Kt to B 3");
    page.press("Read");
    page.expect_part("#book-question", "more than one");
    page.press("Edit text");
    page.fill("Moves as printed", "1. P to K 4 P to K 4 2. Kt to K B 3");
    page.press("Read");
    page.expect_part(".book-summary", "All 2 moves read");
    page.press("Close");
    page.expect_status("White to move.");
}
