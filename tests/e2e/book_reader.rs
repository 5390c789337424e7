//! Old books in the hands of a reader: every word can be decided, and what was decided is kept.

pub(crate) mod decisions;
pub(crate) mod lists;

use rules::Square;

use crate::harness::{Page, tests};

tests![
    a_newspaper_game_is_corrected_on_the_board,
    a_book_game_with_notes_is_exported_and_read_back,
    another_page_in_between_loses_no_word_and_no_decision,
    a_game_from_the_board_lets_the_score_wait,
    the_examples_are_read,
    the_import_box_takes_old_notation_and_leads_to_its_reader,
];

const NEWSPAPER: &str = include_str!("../data/scores/otago_witness.txt");
const WITH_NOTES: &str = include_str!("../data/scores/forgacz_tartakower.txt");
const MISPRINTED: &str = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 \
    5. PxQP KPxP 6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles";

/// What Throp and Wright played, as the squares of each move.
const THROP_WRIGHT: &str = "e2e4 b7b6 d2d4 c8b7 f1d3 e7e6 g1e2 g8f6 f2f3 d7d6 c1e3 f8e7 b1d2 c7c5 c2c3 \
    f6d7 e1g1 e8g8 b2b3 h7h6 f3f4 d7f6 e2g3 b8c6 f4f5 c5d4 c3d4 f6h7";

/// The same of Forgacz and Tartakower, as far as their game is printed there.
const FORGACZ_TARTAKOWER: &str = "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5 f6e4 c3e4 e7g5 e4g5 d8g5 \
    g2g3 c7c5 c2c3 b8c6 f2f4 g5e7 d1d2 c8d7 g1f3 e8g8";

#[track_caller]
fn read(page: &Page, text: &str) {
    page.open("#/analyse");
    page.press("Read old notation\u{2026}");
    page.fill("Moves as printed", text);
    page.press("Read");
    page.expect_shown(".printed-text", true);
}

/// The copied game, with single blanks.
#[track_caller]
fn copied(page: &Page) -> String {
    let moment = page.listen();
    page.press("Copy PGN");
    page.expect_said(moment, &["copied"]);
    page.clipboard()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// How many half-moves come before the word that is asked about, as its question says.
fn asked_ply(page: &Page) -> Option<usize> {
    let question = page.text("#book-question > p:first-child");
    let digits = question.find(|letter: char| !letter.is_ascii_digit())?;
    let number: usize = question[..digits].parse().ok()?;
    let is_black = question[digits..].starts_with("...");
    Some(2 * (number - 1) + usize::from(is_black))
}

/// Answers every question by playing the right move on the board; says at which moves was asked.
#[track_caller]
fn answer_on_board(page: &Page, played: &str) -> Vec<usize> {
    let played: Vec<&str> = played.split_whitespace().collect();
    let mut asked = Vec::new();
    while page.text(".book-summary").contains("decision") {
        let ply = page.eventually("a word is asked about", || {
            asked_ply(page).ok_or_else(|| page.text("#book-question"))
        });
        assert!(!asked.contains(&ply), "move {ply} is asked about again");
        asked.push(ply);
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let (from, to) = played[ply].split_at(2);
        page.drag(square(from), square(to));
        page.eventually("the question is answered", || {
            let is_other = asked_ply(page) != Some(ply);
            let is_read = !page.text(".book-summary").contains("decision");
            if is_other || is_read {
                Ok(())
            } else {
                Err(format!("{ply}"))
            }
        });
    }
    asked
}

fn a_newspaper_game_is_corrected_on_the_board(page: &mut Page) {
    page.allow_clipboard();
    read(page, NEWSPAPER);
    let asked = answer_on_board(page, THROP_WRIGHT);
    assert!(
        !asked.is_empty(),
        "an error of text recognition is asked about"
    );
    page.expect_shown(".book-decided", true);
    let game = copied(page);
    assert!(game.contains("13. f5"), "{game}");
    assert!(game.contains("{printed \u{201c}"), "{game}");
    page.press("Open as game");
    page.expect_part("#moves", "printed");
}

fn a_book_game_with_notes_is_exported_and_read_back(page: &mut Page) {
    page.allow_clipboard();
    read(page, WITH_NOTES);
    // 4. B-Kt5 may be on either side of the board.
    answer_on_board(page, FORGACZ_TARTAKOWER);
    page.expect_part(".book-summary", "All 12 moves");
    let game = copied(page);
    let notes = [
        "5. e5 Ne4 {KKt-Q2 is better, because it would support",
        "6. Nxe4 Bxg5 {After PxKt the pawn would be very weak, and could hardly be held for long.}",
        "8. g3 {To be able to play P-KB4 before developing the Kt (see p. 49).}",
        "12. Nf3 O-O",
        "[White \"Forgacz",
        "[Black \"Tartakower",
    ];
    for note in notes {
        assert!(game.contains(note), "{note} is not in {game}");
    }
    page.press("Close");
    page.press("Open\u{2026}");
    page.fill("Or paste text", &game);
    let moment = page.listen();
    page.press("Open");
    page.expect_said(moment, &["PGN, one game"]);
    page.expect_part("#moves", "After PxKt the pawn would be very weak");
    page.expect_part(".record-head", "Forgacz");
}

/// To the glossary by its link, and back.
#[track_caller]
fn look_up_a_term(page: &Page) {
    page.click_on(".pages a[href=\"#/glossary\"]");
    page.expect_text("h2", "Glossary");
    page.click_on(".pages a[href=\"#/analyse\"]");
}

fn another_page_in_between_loses_no_word_and_no_decision(page: &mut Page) {
    page.open("#/analyse");
    page.press("Read old notation\u{2026}");
    page.fill("Moves as printed", MISPRINTED);
    look_up_a_term(page);
    let typed = "return document.querySelector('#book-text')?.value ?? null;";
    page.eventually("the typed text is there", || {
        let found = page.try_script(typed)?;
        if found == MISPRINTED {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
    page.press("Read");
    page.click_on(".book-candidates button");
    page.expect_part(".book-decided", "B-K7: Be7");
    look_up_a_term(page);
    page.expect_part(".book-summary", "All 9 moves");
    page.expect_part(".book-decided", "B-K7: Be7");
    // What a later visit begins with is no older state either.
    page.load_again();
    page.expect_part(".book-decided", "B-K7: Be7");
    page.press("Take back");
    page.expect_shown(".book-decided", false);
    look_up_a_term(page);
    page.expect_part("#book-question", "B-K7");
    page.expect_still();
    page.load_again();
    page.expect_part("#book-question", "B-K7");
    page.expect_shown(".book-decided", false);
}

fn a_game_from_the_board_lets_the_score_wait(page: &mut Page) {
    read(page, MISPRINTED);
    page.click_on(".book-candidates button");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.click_on(".pages a[href=\"#/play\"]");
    page.expect_ready();
    page.command("e4");
    page.expect_status("Black to move.");
    page.click_on(".margin a[href=\"#/analyse\"]");
    page.expect_part("#moves", "e4");
    page.expect_shown(".printed-text", false);
    page.press("Read old notation\u{2026}");
    page.expect_part(".book-decided", "B-K7: Be7");
    // It waits for the next visit as well.
    page.click_on(".pages a[href=\"#/play\"]");
    page.expect_ready();
    page.click_on(".margin a[href=\"#/analyse\"]");
    page.expect_part("#moves", "e4");
    page.expect_still();
    page.reload();
    page.press("Read old notation\u{2026}");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.press("Close");
    page.press("Read old notation\u{2026}");
    page.expect_shown("#book-text", true);
}

fn the_examples_are_read(page: &mut Page) {
    for (example, moves, end) in [
        (
            "Anderssen\u{2013}Kieseritzky 1851, English notation",
            "All 23 moves",
            "Be7#",
        ),
        (
            "Morphy\u{2013}Duke of Brunswick 1858, German notation",
            "All 17 moves",
            "Rd8#",
        ),
    ] {
        page.open("#/analyse");
        page.press("Read old notation\u{2026}");
        page.press(example);
        page.expect_part(".book-summary", moves);
        let last = page.computed_label(".printed-text .book-move:last-of-type");
        assert!(last.contains(end), "{last}");
        page.press("Close");
    }
}

fn the_import_box_takes_old_notation_and_leads_to_its_reader(page: &mut Page) {
    page.open("#/play");
    page.press("Import FEN or PGN");
    page.fill(
        "FEN, PGN or moves in old notation",
        "1. P to K 4 P to K 4 2. Kt to K B 3 Kt to Q B 3",
    );
    let moment = page.listen();
    page.press("Load");
    page.expect_said(moment, &["old notation"]);
    page.expect_name(Square::C6, "black knight, c6, last move");
    page.press("Import FEN or PGN");
    page.fill("FEN, PGN or moves in old notation", MISPRINTED);
    page.press("Load");
    page.expect_part("#paste-error", "decision");
    page.click_on("#paste-read-book");
    page.expect_part("#book-question", "B-K7");
}
