//! What cannot be read or shown is set aside, offered as a file, and never written over.

use rules::Square;
use serde_json::json;

use super::keep;
use crate::harness::{Page, tests};

tests![
    a_record_that_never_comes_to_be_shown_is_set_aside,
    a_board_that_cannot_be_read_is_set_aside,
    a_game_that_cannot_be_read_is_offered_as_a_file_and_kept,
];

fn a_record_that_never_comes_to_be_shown_is_set_aside(page: &mut Page) {
    page.open("#/analyse");
    page.command("e4");
    page.expect_part("#moves", "e4");
    // Twice the page was gone before it was drawn.
    keep(page, "study-attempts", "2");
    page.load("#/analyse");
    page.expect_ready();
    page.expect_part("#moves", "No moves yet.");
    page.expect_shown(".set-aside", true);
    page.keep_saved_files();
    page.press("Save as file");
    let file = page.saved_file("record.pgn")["text"].to_string();
    assert!(
        file.contains("1. e4 *") && !file.contains("jadoube-study"),
        "{file}"
    );
    page.command("d4");
    page.expect_part("#moves", "d4");
    page.reload();
    page.expect_part("#moves", "d4");
    page.expect_shown(".set-aside", true);
    // What cannot be brought back is asked about first.
    page.press("Remove");
    page.expect_part(".set-aside", "for good?");
    page.press("Cancel");
    page.expect_part(".set-aside", "Save it as a file");
    page.press("Remove");
    page.expect_part(".set-aside", "for good?");
    page.press("Remove");
    page.expect_shown(".set-aside", false);
    page.reload();
    page.expect_part("#moves", "d4");
    page.expect_shown(".set-aside", false);
}

fn a_board_that_cannot_be_read_is_set_aside(page: &mut Page) {
    page.open("#/play");
    page.load("#/builder");
    page.expect_shown("#builder-caption", true);
    keep(page, "builder", "<jadoube-board fen=\"9/8");
    page.load("#/builder");
    page.expect_shown("#builder-caption", true);
    page.expect_shown(".set-aside", true);
    page.fill("Caption", "Another");
    page.load("#/builder");
    page.expect_shown(".set-aside", true);
    let caption = page.script(
        "return document.querySelector('#builder-caption').value",
        vec![],
    );
    assert_eq!(caption, "Another");
    page.press("Remove");
    page.expect_part(".set-aside", "for good?");
    page.press("Remove");
    page.expect_shown(".set-aside", false);
    page.load("#/builder");
    page.expect_shown("#builder-caption", true);
    page.expect_shown(".set-aside", false);
}

/// Puts a text in the place of the current game, or reads it where `text` is `null`.
const STORED_GAME: &str = r##"
    const [text, done] = arguments;
    const opening = indexedDB.open(`jadoube:${document.documentElement.dataset.place}:store`);
    opening.onsuccess = () => {
        const transaction = opening.result.transaction(["games", "pointers"], "readwrite");
        const [games, pointers] = ["games", "pointers"].map((name) => transaction.objectStore(name));
        let found = true;
        if (text === null) {
            games.get("unreadable").onsuccess = ({ target }) => (found = target.result);
        } else {
            games.put(text, "unreadable");
            pointers.put("unreadable", "current");
        }
        transaction.oncomplete = () => {
            opening.result.close();
            done(found);
        };
    };
"##;

fn a_game_that_cannot_be_read_is_offered_as_a_file_and_kept(page: &mut Page) {
    const OF_LATER: &str = "jadoube-game 9 00000000\nwritten by a later version\n";
    page.open("#/play");
    page.script_async(STORED_GAME, vec![json!(OF_LATER)]);
    page.load("#/play");
    page.expect_part(".set-aside", "can't read the game stored here");
    page.expect_status("White to move.");
    page.keep_saved_files();
    page.press("Save as file");
    assert_eq!(page.saved_file("stored-game.txt")["text"], OF_LATER);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    page.press("Dismiss");
    page.expect_shown(".set-aside", false);
    page.reload();
    page.expect_status("Black to move.");
    let kept = page.script_async(STORED_GAME, vec![json!(null)]);
    assert_eq!(kept, OF_LATER, "it is never written over");
}
