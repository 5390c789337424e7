//! What cannot be read or kept is neither lost nor overwritten.

use serde_json::{Value, json};

use super::{
    ANDERSSEN, ANNA, GAMES, MUELLER, expect_plies, expect_rows, import, open_game, open_with_games,
    stored,
};
use crate::harness::{Page, tests};

tests![
    a_database_of_version_1_is_taken_along,
    a_later_version_makes_everything_read_only,
    broken_records_stay_as_they_are,
    what_is_refused_by_the_storage_changes_nothing,
    a_game_that_is_not_kept_leaves_as_a_file,
    the_browser_is_asked_once_to_keep_what_is_stored,
];

/// Makes a database of a version with these records, and the first of them the current one.
#[track_caller]
fn put_database(page: &Page, version: u32, stores: &[&str], records: &[(String, String)]) {
    let body = r##"
        const [version, stores, records, done] = arguments;
        const name = `jadoube:${document.documentElement.dataset.place}:store`;
        const open = indexedDB.open(name, version);
        open.onupgradeneeded = () => {
            for (const store of stores) {
                if (!open.result.objectStoreNames.contains(store)) {
                    open.result.createObjectStore(store);
                }
            }
        };
        open.onerror = () => done(`${open.error}`);
        open.onsuccess = () => {
            const database = open.result;
            const transaction = database.transaction(["games", "pointers"], "readwrite");
            for (const [key, record] of records) {
                transaction.objectStore("games").put(record, key);
            }
            if (records.length > 0) {
                transaction.objectStore("pointers").put(records[0][0], "current");
            }
            transaction.oncomplete = () => { database.close(); done(null); };
        };
    "##;
    let arguments = vec![json!(version), json!(stores), json!(records)];
    assert_eq!(page.script_async(body, arguments), Value::Null);
}

/// The records of version 1 of the database.
fn records() -> Vec<(String, String)> {
    let games = include_str!("../../data/storage/version-1.txt")
        .split("== ")
        .skip(1);
    games
        .map(|game| {
            let (name, record) = game.split_once('\n').expect("a name and a record");
            (name.to_owned(), record.to_owned())
        })
        .collect()
}

/// A page of the site that opens no database of games.
#[track_caller]
fn leave_for_another_page(page: &Page) {
    page.forget_work();
    page.load("#/about");
    page.expect_shown(".about", true);
}

/// Breaks the writing of every later document while `window.broken` is set.
const BREAKABLE: &str = r##"
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
        if (window.broken) {
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        }
        return put.call(this, value, key);
    };
"##;

fn a_database_of_version_1_is_taken_along(page: &mut Page) {
    leave_for_another_page(page);
    let records = records();
    put_database(page, 1, &["games", "pointers"], &records);
    page.load("#/games");
    page.expect_text(".library .count", "6 games");
    page.expect_part(".library-list", "Anna \u{2013} Bert");
    page.expect_part(".library-list", "C60 Ruy Lopez");
    let now = stored(page);
    assert_eq!(now["version"], 2);
    let kept: serde_json::Map<_, _> = records
        .iter()
        .map(|(name, record)| (name.clone(), json!(record)))
        .collect();
    assert_eq!(now["games"], Value::Object(kept), "no record has changed");
    assert_eq!(now["rows"].as_object().map(serde_json::Map::len), Some(6));
    // The current game is still the current one.
    page.open("#/play");
    page.expect_status("Checkmate. Black wins.");
}

fn a_later_version_makes_everything_read_only(page: &mut Page) {
    leave_for_another_page(page);
    let records = records();
    put_database(page, 3, &["games", "pointers", "hereafter"], &records[1..]);
    let before = stored(page);
    page.open("#/play");
    page.expect_part(".not-saved", "newer version");
    expect_plies(page, 2);
    page.command("Nf3");
    page.expect_status("Black to move.");
    page.expect_part(".not-saved", "newer version");
    page.keep_saved_files();
    page.press("Save as PGN");
    let file = page.saved_file("game.pgn")["text"].to_string();
    assert!(file.contains("2. Nf3"), "{file}");
    page.load("#/games");
    page.expect_part(".not-saved", "newer version");
    page.expect_text(".library .count", "5 games");
    page.expect_enabled("Import PGN files", false);
    page.click_on("#library-row-0");
    page.expect_enabled("Rename", false);
    page.expect_enabled("Delete", false);
    assert!(!page.has_button("Continue playing"));
    page.keep_saved_files();
    page.press("Export as PGN");
    page.eventually("the game is saved", || {
        let count =
            page.try_script("return window.savedFiles.filter(({ name }) => name).length;")?;
        (count == 1).then_some(()).ok_or_else(|| count.to_string())
    });
    page.load("#/about");
    page.expect_shown(".about", true);
    assert_eq!(stored(page), before, "nothing was written");
}

fn broken_records_stay_as_they_are(page: &mut Page) {
    leave_for_another_page(page);
    let records = records();
    let mut broken: Vec<(String, String)> = (0..1_000_usize)
        .map(|index| {
            let (_, record) = &records[index % records.len()];
            let at = 18 + index * 7 % (record.len() - 18);
            let (at, _) = record
                .char_indices()
                .find(|(place, _)| *place >= at)
                .expect("the text is longer");
            let text = match index % 3 {
                0 => record[..at].to_owned(),
                1 => [&record[..at], "#", &record[at..]].concat(),
                _ => [&record[at..], &record[..at]].concat(),
            };
            (format!("9{index:04}-1"), text)
        })
        .collect();
    broken.extend(records);
    put_database(page, 1, &["games", "pointers"], &broken);
    let before = stored(page)["games"].take();
    page.load("#/games");
    page.expect_text(".library .count", "6 games");
    page.expect_part(
        ".library-unreadable",
        "1,000 records in storage can't be read",
    );
    page.keep_saved_files();
    page.click_on(".library-unreadable button");
    page.eventually("the file is saved", || {
        let count =
            page.try_script("return window.savedFiles.filter(({ name }) => name).length;")?;
        (count == 1).then_some(()).ok_or_else(|| count.to_string())
    });
    let file = page.saved_file("unreadable-games.txt");
    let text = file["text"].as_str().expect("a text");
    for (name, record) in &broken[..1_000] {
        assert!(text.contains(&format!("# {name}\n{record}\n")), "{name}");
    }
    // The current game is broken too: the board begins another one.
    page.open("#/play");
    page.expect_shown(".set-aside", true);
    page.command("e4");
    page.expect_status("Black to move.");
    page.load("#/games");
    page.expect_text(".library .count", "7 games");
    let after = stored(page)["games"].take();
    let (before, after) = (
        before.as_object().expect("games"),
        after.as_object().expect("games"),
    );
    assert_eq!(after.len(), before.len() + 1);
    assert!(
        before
            .iter()
            .all(|(name, record)| after.get(name) == Some(record))
    );
}

fn what_is_refused_by_the_storage_changes_nothing(page: &mut Page) {
    page.cripple(BREAKABLE);
    open_with_games(page);
    let before = stored(page);
    page.script("window.broken = true;", vec![]);
    import(page, "more.pgn", GAMES);
    page.expect_part(".library-outcome", "didn't accept this");
    open_game(page, ANNA);
    page.press("Rename");
    page.fill("White", "Somebody");
    page.press("Save");
    page.expect_part(".library-outcome", "didn't accept this");
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    assert_eq!(stored(page), before);
}

fn a_game_that_is_not_kept_leaves_as_a_file(page: &mut Page) {
    page.cripple("Object.defineProperty(window, 'indexedDB', { value: undefined });");
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.expect_shown(".not-saved", true);
    page.keep_saved_files();
    page.press("Save as PGN");
    let file = page.saved_file("game.pgn")["text"].to_string();
    assert!(file.contains("1. e4"), "{file}");
    page.load("#/games");
    page.expect_part(".not-saved", "doesn't let the page keep games");
    page.expect_enabled("Import PGN files", false);
}

fn the_browser_is_asked_once_to_keep_what_is_stored(page: &mut Page) {
    page.cripple(
        "window.asked = 0;
         (window.StorageManager ?? class {}).prototype.persist = async () => { window.asked += 1; return true; };",
    );
    let asked = |page: &Page| page.script("return window.asked;", vec![]);
    page.open("#/play");
    for text in ["f3", "e5", "g4"] {
        page.command(text);
    }
    page.expect_status("Black to move.");
    assert_eq!(asked(page), 0);
    page.command("Qh4#");
    page.expect_status("Checkmate. Black wins.");
    page.eventually("the browser is asked", || {
        let asked = page.try_script("return window.asked;")?;
        (asked == 1).then_some(()).ok_or_else(|| asked.to_string())
    });
    page.reload();
    page.press("New game");
    page.command("e4");
    page.expect_status("Black to move.");
    assert_eq!(asked(page), 0);
}
