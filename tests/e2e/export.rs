//! A game leaves the page: as text, as a file, as a picture, on paper.

use serde_json::{Value, json};

use crate::harness::{Page, copy_folder, scratch, tests};

tests![
    the_game_is_copied_in_any_notation,
    files_are_saved_under_the_names_of_the_players,
    an_exported_game_is_read_again,
    the_board_is_saved_as_a_picture_with_its_arrows,
    the_book_page_is_all_that_is_printed,
    a_whole_page_that_cannot_be_fetched_is_reported,
];

const GAME: &str = "[Event \"Test\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Date \"1901.05.??\"]\n\n\
    1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 {[%cal Gf3e5] The pawn is guarded.} 3. Bb5 $220 a6 *\n";

/// Opens the page with a game.
#[track_caller]
fn open(page: &Page) {
    page.open("#/analyse");
    page.allow_clipboard();
    page.keep_saved_files();
    read(page, GAME);
}

#[track_caller]
fn read(page: &Page, text: &str) {
    let body = r##"
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([arguments[0]], "game.pgn", { type: "application/x-chess-pgn" }));
        for (const kind of ["dragover", "drop"]) {
            document.querySelector("main").dispatchEvent(
                new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
        }
    "##;
    page.script(body, vec![json!(text)]);
    page.expect_part("#moves", "a6");
}

#[track_caller]
fn open_export(page: &Page) {
    page.press("Export…");
    page.expect_shown("#export-dialog", true);
}

/// Presses a button that saves, and returns the text of the file it made.
#[track_caller]
fn saved(page: &Page, button: &str, name: &str) -> Value {
    let moment = page.listen();
    page.press(button);
    page.expect_said(moment, &[&format!("saved as {name}")]);
    page.saved_file(name)
}

fn the_game_is_copied_in_any_notation(page: &mut Page) {
    open(page);
    open_export(page);
    page.choose("Notation", "Descriptive (Kt-KB3)");
    page.choose("Layout", "Two columns");
    page.check("With variations and comments", false);
    let moment = page.listen();
    page.press("Copy the game as text");
    page.expect_said(moment, &["copied"]);
    let text = page.clipboard();
    assert!(text.starts_with("Anna – Bert\nTest, 1901.05\n"), "{text}");
    assert!(text.contains("  2.  Kt-KB3        Kt-QB3\n"), "{text}");

    page.choose("Notation", "Full sentences");
    page.expect_part(
        ".export-preview",
        "2. Black: The knight goes from b8 to c6.",
    );
}

fn files_are_saved_under_the_names_of_the_players(page: &mut Page) {
    open(page);
    open_export(page);
    page.choose("Notation", "English letters (Nf3)");
    let file = saved(page, "Save the game as text", "anna-bert-1901.txt");
    let text = file["text"].as_str().unwrap_or_default();
    assert!(
        text.contains("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6"),
        "{text}"
    );
    assert_eq!(file["type"], "text/plain;charset=utf-8");
}

fn an_exported_game_is_read_again(page: &mut Page) {
    open(page);
    open_export(page);
    let file = saved(page, "Save the PGN", "anna-bert-1901.pgn");
    let pgn = file["text"].as_str().unwrap_or_default().to_owned();
    assert!(
        pgn.contains("[%cal Gf3e5]") && pgn.contains("$220"),
        "{pgn}"
    );
    page.press("Done");
    page.press("New");
    read(page, &pgn);
    open_export(page);
    let moment = page.listen();
    page.press("Copy the PGN");
    page.expect_said(moment, &["copied"]);
    assert_eq!(page.clipboard(), pgn);
}

fn the_board_is_saved_as_a_picture_with_its_arrows(page: &mut Page) {
    open(page);
    page.command("2... Nc6");
    for _ in 0..4 {
        page.press("Next");
    }
    open_export(page);
    let file = saved(page, "Save SVG", "anna-bert-1901.svg");
    let svg = file["text"].as_str().unwrap_or_default();
    assert!(svg.starts_with("<svg xmlns="), "{svg}");
    assert!(svg.contains("Position after 2... Nc6"), "{svg}");
    assert!(svg.contains("#12592f"), "the green arrow is drawn");
    page.check("Arrows & circles", false);
    let file = saved(page, "Save SVG", "anna-bert-1901.svg");
    assert!(
        !file["text"]
            .as_str()
            .unwrap_or_default()
            .contains("#12592f")
    );

    page.choose("Size", "Small (276 pixels wide)");
    let file = saved(page, "Save PNG", "anna-bert-1901.png");
    assert_eq!(file["type"], "image/png");
    // The width is in the first chunk, in four bytes from the sixteenth on.
    let byte = |place: usize| file["start"][place].as_u64().unwrap_or_default();
    assert_eq!(byte(18) * 256 + byte(19), 276);
}

fn the_book_page_is_all_that_is_printed(page: &mut Page) {
    open(page);
    open_export(page);
    page.press("Book page…");
    page.expect_part(".paper", "Anna – Bert");
    page.expect_part(".paper figcaption", "Position after 3. Bb5");
    page.print_media(true);
    let body = r##"
        const seen = (element) => element.checkVisibility({ visibilityProperty: true });
        return [...document.querySelectorAll("button, nav, .masthead, .pages")].filter(seen).length;
    "##;
    assert_eq!(page.script(body, vec![]), 0);
    assert!(page.shows(".paper"));
    page.print_media(false);
    page.press("Back");
    page.expect_part("#moves", "a6");
}

fn a_whole_page_that_cannot_be_fetched_is_reported(page: &mut Page) {
    let folder = scratch("without-the-single-file");
    copy_folder(page.site().folder(), &folder, &["jadoube.html"]);
    page.site().exchange(folder);
    page.tolerate("404");
    page.open("#/play");
    page.press("Download offline copy");
    page.expect_part(".status-zone", "The file couldn't be loaded.");
    open(page);
    open_export(page);
    page.press("Download offline copy");
    page.expect_part("#export-dialog", "The file couldn't be loaded.");
}
