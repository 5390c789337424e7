//! A whole book: its games are listed, and one of them is corrected.

use super::MISPRINTED;
use crate::harness::{Fault, Page, scratch, tests};

tests![
    a_whole_book_is_listed_and_its_third_game_corrected_and_kept,
    a_list_is_stopped_and_goes_on,
];

/// A book of this many games, each with some words behind it; the third is misprinted in one place.
fn book(games: usize) -> String {
    let prose = "The players were well known in the clubs of their time, and the game was long \
        talked about wherever men met over the board.\n"
        .repeat(20);
    let corrected = MISPRINTED.replace("B-K7", "B-K2");
    let game = |number: usize| {
        let printed = if number == 3 { MISPRINTED } else { &corrected };
        format!("GAME {number}.\n\n{printed}\n\n{prose}\n")
    };
    (1..=games).map(game).collect()
}

/// Opens a book as a file.
#[track_caller]
fn open_book(page: &Page, text: &str) {
    let file = scratch("book").join("book.txt");
    std::fs::write(&file, text).expect("the folder can be written");
    page.open("#/analyse");
    page.press("Read old notation\u{2026}");
    page.choose_file(&file);
}

const THIRD: &str = ".book-games li:nth-child(3) button";

fn a_whole_book_is_listed_and_its_third_game_corrected_and_kept(page: &mut Page) {
    let text = book(270);
    assert!(text.len() > 700_000, "{}", text.len());
    open_book(page, &text);
    page.expect_part(".book-list .count", "270 games found");
    page.expect_text(THIRD, "3. GAME 3.8 movesquestion");
    assert_eq!(page.computed_label(THIRD), "3. GAME 3.: 8 moves, question");
    let moment = page.listen();
    page.click_on(THIRD);
    page.expect_said(moment, &["GAME 3", "needs your decision"]);
    page.expect_part(".printed-text", "GAME 3.");
    page.expect_part("#book-question", "B-K7");
    page.click_on(".book-candidates button");
    page.expect_part(".book-summary", "All 9 moves");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.expect_text(THIRD, "3. GAME 3.9 movesread");
    page.expect_still();
    page.load_again();
    page.expect_part(".book-decided", "B-K7: Be7");
    page.expect_part(".printed-text", "GAME 3.");
    page.expect_part(".book-list .count", "270 games found");
    page.expect_text(THIRD, "3. GAME 3.9 movesread");
    page.press("Take back");
    page.expect_text(THIRD, "3. GAME 3.8 movesquestion");
    page.choose("Show", "With questions (1)");
    page.eventually("only the game with a question is listed", || {
        let count = page.script(
            "return document.querySelectorAll('.book-games li').length;",
            vec![],
        );
        if count == 1 {
            Ok(())
        } else {
            Err(count.to_string())
        }
    });
}

fn a_list_is_stopped_and_goes_on(page: &mut Page) {
    page.site().spoil(&["/book-worker"], Fault::Late);
    open_book(page, &book(60));
    page.expect_part(".book-progress", "0%");
    page.press("Stop");
    page.expect_shown(".book-progress progress", false);
    page.site().repair();
    page.press("Read the rest");
    page.expect_part(".book-list .count", "60 games found");
    page.expect_part(".printed-text", "GAME 1.");
    page.press("Next game");
    page.expect_part(".printed-text", "GAME 2.");
    page.press("Previous game");
    page.expect_part(".printed-text", "GAME 1.");
}
