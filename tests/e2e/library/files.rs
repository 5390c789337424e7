//! Games come from files and leave as files.

use serde_json::json;

use super::{GAMES, import, open_with_games, stored};
use crate::harness::{Page, tests};

tests![
    games_leave_as_they_came,
    games_with_errors_are_skipped_and_named,
    an_import_is_undone,
];

fn games_leave_as_they_came(page: &mut Page) {
    open_with_games(page);
    page.keep_saved_files();
    page.press("Export all as PGN");
    page.eventually("the file is saved", || {
        let count =
            page.try_script("return window.savedFiles.filter(({ name }) => name).length;")?;
        (count == 1).then_some(()).ok_or_else(|| count.to_string())
    });
    let file = page.saved_file("games.pgn");
    let text = file["text"].as_str().expect("a text");
    assert_eq!(file["type"], "application/x-chess-pgn");
    for part in [
        "3. Bc4 (3. Nf3 g5) Qh4+ 1-0",
        "{The gambit is accepted.}",
        "[Law \"seed-000\"]",
        "1/2-1/2",
        "1. Nf3 d5 *",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    page.fill(
        "Search players, events, places, dates, results, openings and laws",
        "anna",
    );
    page.press("Export the 1 game shown");
    page.eventually("the other file is saved", || {
        let count =
            page.try_script("return window.savedFiles.filter(({ name }) => name).length;")?;
        (count == 2).then_some(()).ok_or_else(|| count.to_string())
    });
    let file = page.saved_file("games.pgn");
    let text = file["text"].as_str().expect("a text");
    assert!(
        text.contains("Anna") && !text.contains("Anderssen"),
        "{text}"
    );
}

fn games_with_errors_are_skipped_and_named(page: &mut Page) {
    page.load("#/games");
    let text = [
        GAMES,
        "\n[White \"Wrong\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[White \"Last\"]\n\n1. c4 *\n",
    ]
    .concat();
    let line = 1 + text[..text.find("Ke3").expect("it is there")]
        .matches('\n')
        .count();
    import(page, "games.pgn", &text);
    page.expect_text(".library .count", "4 games");
    page.expect_part(
        ".library-outcome",
        "4 games imported. 1 game with an error was skipped.",
    );
    page.expect_part(
        ".library-outcome li",
        &format!("games.pgn. Game 4, line {line}, column 13:"),
    );
    import(page, "empty.pgn", " \n");
    page.expect_part(".library-outcome", "empty.pgn contains no games.");
    page.expect_text(".library .count", "4 games");
}

fn an_import_is_undone(page: &mut Page) {
    open_with_games(page);
    page.press("Undo");
    page.expect_shown(".library .empty", true);
    let left = stored(page);
    for store in ["games", "rows", "sources"] {
        assert_eq!(left[store], json!({}), "{store}");
    }
}
