//! Every word can be decided, by hand and by keyboard, and every decision undone.

use rules::Square;

use super::{MISPRINTED, asked_ply, copied, read};
use crate::harness::{Key, Page, tests};

tests![
    a_move_is_unlinked_and_that_undone,
    a_word_is_no_move_and_a_word_of_prose_can_be_one,
    an_edited_text_keeps_its_decisions,
    a_lost_pair_of_moves_is_added_move_by_move,
    every_decision_is_made_by_keyboard,
];

fn a_move_is_unlinked_and_that_undone(page: &mut Page) {
    read(page, "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4");
    page.expect_part(".book-summary", "All 3 moves");
    page.press("Kt-QB3: move 2, Black, Nc6");
    page.press("Correct this move");
    page.expect_part("#book-question", "is read as Nc6");
    let moment = page.listen();
    page.press("Not a move");
    page.expect_said(moment, &["decision"]);
    page.expect_part(".book-decided", "Kt-QB3: not a move");
    page.press("Undo");
    page.expect_part(".book-summary", "All 3 moves");
    page.expect_shown(".book-decided", false);
    page.press("Redo");
    page.expect_part(".book-decided", "Kt-QB3: not a move");
    page.press("Take back");
    page.expect_part(".book-summary", "All 3 moves");
    // Another move than the printed one.
    page.press("Kt-QB3: move 2, Black, Nc6");
    page.press("Correct this move");
    page.fill("Type the move, or play it on the board", "Kt-Q R 5");
    page.press("Enter");
    page.expect_shown("#book-refused", true);
    page.fill("Type the move, or play it on the board", "d6");
    page.press("Enter");
    page.expect_part(".book-decided", "Kt-QB3: d6");
    page.expect_name(Square::D6, "black pawn, d6, last move");
}

fn a_word_is_no_move_and_a_word_of_prose_can_be_one(page: &mut Page) {
    read(page, "1. P-K4 P-K4 2. Kt-KB3 (cunning) 3. B-B4 B-B4");
    page.click_on(".printed-text .plain:not(.number *)");
    page.expect_part("#book-question", "cunning");
    page.fill("Type the move, or play it on the board", "Kt-QB3");
    page.press("Enter");
    page.expect_part(".book-decided", "cunning");
    page.expect_part(".book-summary", "All 3 moves");
    page.expect_name(Square::C6, "black knight, c6, last move");
    page.press("Close");
    read(
        page,
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B6 Kt-B3",
    );
    page.expect_part("#book-question", "Kt-B6");
    page.press("Not a move");
    page.expect_part(".book-decided", "Kt-B6: not a move");
    page.expect_part(".book-summary", "All 4 moves");
}

fn an_edited_text_keeps_its_decisions(page: &mut Page) {
    read(page, MISPRINTED);
    page.click_on(".book-candidates button");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.press("Edit text");
    page.fill(
        "Moves as printed",
        &format!("From a book of openings.\n\n{MISPRINTED} 10. R-K1"),
    );
    page.press("Read");
    page.expect_part(".book-summary", "All 10 moves");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.expect_still();
    page.load_again();
    page.expect_part(".book-summary", "All 10 moves");
    page.expect_part(".book-decided", "B-K7: Be7");
}

fn a_lost_pair_of_moves_is_added_move_by_move(page: &mut Page) {
    page.allow_clipboard();
    read(
        page,
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 5. P-Q3 P-Q3 6. B-K3 B-K3 7. Castles",
    );
    assert_eq!(asked_ply(page), Some(6));
    page.drag(Square::C2, Square::C3);
    page.expect_part(".book-decided li", "c3");
    page.fill("Type the move, or play it on the board", "Kt-B3");
    page.press("Enter");
    page.expect_part(".book-decided li:nth-child(2)", "Nf6");
    page.expect_part(".book-summary", "All 7 moves");
    page.expect_still();
    page.load_again();
    page.expect_part(".book-decided li:nth-child(2)", "Nf6");
    page.expect_part(".book-summary", "All 7 moves");
    // The number behind them is not drawn through as a word that was refused.
    page.expect_shown(".printed-text .plain.decided", false);
    // Each is taken back by its own button; the other one waits.
    page.click_on(".book-decided li:first-child button");
    page.expect_shown(".book-decided li:nth-child(2)", false);
    assert_eq!(asked_ply(page), Some(6));
    page.fill("Type the move, or play it on the board", "P-B3");
    page.press("Enter");
    page.expect_part(".book-summary", "All 7 moves");
    assert!(!copied(page).contains("printed"));
}

fn every_decision_is_made_by_keyboard(page: &mut Page) {
    read(page, MISPRINTED);
    page.tab_to(".printed-text");
    let focused = |page: &Page| {
        page.script(
            "return document.activeElement.getAttribute('aria-label') ?? document.activeElement.id;",
            vec![],
        )
        .as_str()
        .unwrap_or_default()
        .to_owned()
    };
    let expect_focus = |page: &Page, name: &str| {
        page.eventually(&format!("the focus is on {name:?}"), || {
            let found = focused(page);
            if found.contains(name) {
                Ok(())
            } else {
                Err(found)
            }
        });
    };
    expect_focus(page, "B-K7: not understood");
    page.keys(&[Key::Up.value()]);
    expect_focus(page, "B-Q3: move 8, White, Bd3");
    page.keys(&[Key::Up.value()]);
    expect_focus(page, "8.");
    page.keys(&[Key::Down.value()]);
    expect_focus(page, "B-Q3: move 8, White, Bd3");
    page.keys(&[Key::Down.value()]);
    expect_focus(page, "B-K7: not understood");
    // The board shows what comes before the question: 8. B-Q3.
    page.keys(&[Key::Left.value()]);
    expect_focus(page, "B-K3: move 7, Black, Be6");
    page.keys(&[Key::Enter.value()]);
    page.expect_part("#book-question", "is read as Be6");
    page.tab_to("#book-move");
    page.keys(&['B', '-', 'Q', '2', Key::Enter.value()]);
    page.expect_part(".book-decided", "B-K3: Bd7");
    page.tab_to("#book-undo");
    page.keys(&[Key::Enter.value()]);
    page.expect_shown(".book-decided", false);
}
