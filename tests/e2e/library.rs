//! The page of all games: what was played and imported is listed, found, named, deleted and brought
//! back, exported, gone on with and studied; several tabs share one game; what cannot be read or kept
//! is neither lost nor overwritten.

use serde_json::{Value, json};

use crate::harness::{Key, Page, tests};

tests![
    without_games_the_page_says_what_to_do,
    games_that_are_played_are_listed_at_once,
    games_are_searched_filtered_and_sorted,
    the_list_of_games_is_walked_by_keyboard,
    a_game_gets_other_names,
    deleted_games_come_back,
    shown_games_are_deleted_together_after_a_question,
    games_leave_as_they_came,
    games_with_errors_are_skipped_and_named,
    an_import_is_undone,
    an_unfinished_game_is_gone_on_with,
    a_stored_game_is_studied,
    one_tab_plays_and_the_other_watches,
    the_list_follows_what_another_tab_plays,
    a_database_of_version_1_is_taken_along,
    a_later_version_makes_everything_read_only,
    broken_records_stay_as_they_are,
    what_is_refused_by_the_storage_changes_nothing,
    a_game_that_is_not_kept_leaves_as_a_file,
    the_browser_is_asked_once_to_keep_what_is_stored,
    ten_thousand_games_stay_quick,
];

/// Two finished games with comments, and one that goes on.
pub(crate) const GAMES: &str = "[Event \"London\"]\n[Site \"London\"]\n[Date \"1851.06.21\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 {The gambit is accepted.} 3. Bc4 (3. Nf3 g5) Qh4+ 1-0\n\n\
    [Event \"Vienna\"]\n[Date \"1873.07.??\"]\n[White \"M\u{fc}ller\"]\n[Black \"Zukertort\"]\n[Law \"seed-000\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 2. c4 dxc4 1/2-1/2\n\n\
    [Event \"Club\"]\n[Date \"2024.11.22\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"*\"]\n\n1. Nf3 d5 *\n";

/// Chooses a file with this text for import.
#[track_caller]
pub(crate) fn import(page: &Page, name: &str, text: &str) {
    page.expect_enabled("Import PGN files", true);
    let body = r##"
        const [name, text] = arguments;
        const chosen = new DataTransfer();
        chosen.items.add(new File([text], name));
        const field = document.querySelector("#library-files");
        field.files = chosen.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
    "##;
    page.script(body, vec![json!(name), json!(text)]);
}

/// Opens the page with the three games.
#[track_caller]
fn open_with_games(page: &Page) {
    page.load("#/games");
    import(page, "games.pgn", GAMES);
    page.expect_text(".library .count", "3 games");
}

/// The names of the players in the rows, in their order.
#[track_caller]
fn expect_rows(page: &Page, expected: &[&str]) {
    page.eventually(&format!("the rows are {expected:?}"), || {
        let body = r##"
            const rows = [...document.querySelectorAll(".library-row")];
            const place = (row) => Number(row.ariaPosInSet);
            return rows.sort((one, other) => place(one) - place(other))
                .map((row) => row.querySelector(".players").textContent);
        "##;
        let rows = page.try_script(body)?;
        (rows == json!(expected))
            .then_some(())
            .ok_or_else(|| rows.to_string())
    });
}

const ANDERSSEN: &str = "Anderssen \u{2013} Kieseritzky";
const MUELLER: &str = "M\u{fc}ller \u{2013} Zukertort";
const ANNA: &str = "Anna \u{2013} Bert";

/// Opens the dialog of the game of these players.
#[track_caller]
pub(crate) fn open_game(page: &Page, players: &str) {
    let row = page.eventually(&format!("{players} is in the list"), || {
        let body = r##"
            return [...document.querySelectorAll(".library-row")].map((row) => [row.id, row.querySelector(".players").textContent]);
        "##;
        let rows = page.try_script(body)?;
        let found = rows.as_array().into_iter().flatten().find(|row| row[1] == players);
        found
            .and_then(|row| row[0].as_str().map(str::to_owned))
            .ok_or_else(|| rows.to_string())
    });
    page.click_on(&format!("#{row}"));
    page.expect_shown("#library-game", true);
}

/// Everything in the database: its version, and the texts of each store by their keys.
#[track_caller]
fn stored(page: &Page) -> Value {
    let body = r##"
        const done = arguments[0];
        const open = indexedDB.open(`jadoube:${document.documentElement.dataset.place}:store`);
        open.onsuccess = async () => {
            const database = open.result;
            const answer = { version: database.version };
            for (const name of database.objectStoreNames) {
                const store = database.transaction(name).objectStore(name);
                const settled = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
                const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
                answer[name] = Object.fromEntries(keys.map((key, index) => [key, texts[index]]));
            }
            database.close();
            done(answer);
        };
    "##;
    page.script_async(body, vec![])
}

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
    let games = include_str!("../data/storage/version-1.txt")
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

fn without_games_the_page_says_what_to_do(page: &mut Page) {
    page.load("#/games");
    page.expect_part(".library .empty", "Play one, or import PGN files");
    assert!(!page.shows(".library-list") && !page.has_button("Export all as PGN"));
    page.click_on(".library .empty a");
    page.expect_ready();
    page.expect_status("White to move.");
}

fn games_that_are_played_are_listed_at_once(page: &mut Page) {
    page.open("#/play");
    for text in ["f3", "e5", "g4", "Qh4#"] {
        page.command(text);
    }
    page.expect_status("Checkmate. Black wins.");
    page.press("New game");
    page.command("d4");
    page.expect_status("Black to move.");
    page.click_on(".pages a[href=\"#/games\"]");
    page.expect_text(".library .count", "2 games");
    page.expect_text("#library-row-0 .result", "Unfinished");
    page.expect_part("#library-row-0 .facts", "1 move");
    page.expect_text("#library-row-1 .result", "0-1");
    page.expect_part("#library-row-1 .facts", "2 moves");
    // The board shows the mate: a black queen on h4, eight squares from the left and four down.
    let queen = page.script(
        "const [queen] = document.querySelectorAll('#library-row-1 use[href=\"#piece-bq\"]');
         return [queen.x.baseVal.value, queen.y.baseVal.value, document.querySelectorAll('#library-row-1 use').length];",
        vec![],
    );
    assert_eq!(queen, json!([7, 4, 32]));
    // One move more, and the list knows it when it is shown again.
    page.click_on(".pages a[href=\"#/play\"]");
    page.command("d5");
    page.expect_status("White to move.");
    page.command("c4");
    page.expect_status("Black to move.");
    page.click_on(".pages a[href=\"#/games\"]");
    page.expect_part("#library-row-0 .facts", "2 moves");
}

fn games_are_searched_filtered_and_sorted(page: &mut Page) {
    open_with_games(page);
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    let search = "Search players, events, places, dates, results, openings and laws";
    let moment = page.listen();
    page.fill(search, "muller");
    expect_rows(page, &[MUELLER]);
    page.expect_said(moment, &["1 of 3 games"]);
    page.fill(search, "nobody");
    page.expect_text(".library .count", "No games match.");
    page.fill(search, " ");
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    page.click_on(".library-filters summary");
    for (label, text, found) in [
        ("Player", "zuker", vec![MUELLER]),
        ("Opening", "king's gambit", vec![ANDERSSEN]),
        ("From (year or date)", "1873", vec![MUELLER, ANNA]),
        ("To (year or date)", "1873-07", vec![ANDERSSEN, MUELLER]),
    ] {
        page.fill(label, text);
        expect_rows(page, &found);
        page.press("Clear filters");
        expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    }
    for (label, entry, found) in [
        ("Result", "1/2-1/2", vec![MUELLER]),
        ("Result", "Unfinished", vec![ANNA]),
        ("Laws", "A Beginners Book of Chess, 1917", vec![MUELLER]),
        ("Laws", "Today\u{2019}s laws", vec![ANDERSSEN, ANNA]),
    ] {
        page.choose(label, entry);
        expect_rows(page, &found);
        page.press("Clear filters");
    }
    page.choose("Sort by", "Date");
    expect_rows(page, &[ANNA, MUELLER, ANDERSSEN]);
    page.press("Reverse order");
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    page.choose("Sort by", "Black");
    expect_rows(page, &[ANNA, ANDERSSEN, MUELLER]);
}

fn the_list_of_games_is_walked_by_keyboard(page: &mut Page) {
    open_with_games(page);
    page.tab_to(".library-list");
    page.keys(&[Key::End.value()]);
    page.expect_part("#library-row-2.active", "Anna");
    page.keys(&[Key::Up.value()]);
    page.expect_part("#library-row-1.active", "M\u{fc}ller");
    page.keys(&[Key::Enter.value()]);
    page.expect_part("#library-game h2", "Zukertort");
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#library-game", false);
    let focus = page.script("return document.activeElement.className;", vec![]);
    assert_eq!(focus, "library-list");
}

fn a_game_gets_other_names(page: &mut Page) {
    open_with_games(page);
    open_game(page, ANDERSSEN);
    page.press("Rename");
    page.fill("White", "Adolf Anderssen");
    page.fill("Event", "The Immortal Game");
    page.press("Save");
    expect_rows(
        page,
        &["Adolf Anderssen \u{2013} Kieseritzky", MUELLER, ANNA],
    );
    page.expect_part("#library-row-0 .where", "The Immortal Game");
    page.load_again();
    page.expect_part("#library-row-0", "Adolf Anderssen");
    // What the file said besides is still there.
    page.keep_saved_files();
    open_game(page, "Adolf Anderssen \u{2013} Kieseritzky");
    page.press("Export as PGN");
    let file = page.saved_file("games.pgn")["text"].to_string();
    for part in ["The gambit is accepted.", "Nf3 g5", "Immortal", "1-0"] {
        assert!(file.contains(part), "{part} in {file}");
    }
}

fn deleted_games_come_back(page: &mut Page) {
    open_with_games(page);
    let before = stored(page);
    open_game(page, MUELLER);
    page.press("Delete");
    expect_rows(page, &[ANDERSSEN, ANNA]);
    page.expect_part(".library-outcome", "1 game deleted.");
    page.press("Undo");
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    page.expect_part(".library-outcome", "Restored.");
    page.eventually("storage is as it was", || {
        let now = stored(page);
        (now == before).then_some(()).ok_or_else(|| now.to_string())
    });
    open_game(page, MUELLER);
    page.press("Delete");
    expect_rows(page, &[ANDERSSEN, ANNA]);
    page.load_again();
    expect_rows(page, &[ANDERSSEN, ANNA]);
}

fn shown_games_are_deleted_together_after_a_question(page: &mut Page) {
    open_with_games(page);
    page.fill(
        "Search players, events, places, dates, results, openings and laws",
        "an",
    );
    expect_rows(page, &[ANDERSSEN, ANNA]);
    page.press("Delete the 2 games shown");
    page.expect_shown("#library-delete-dialog", true);
    page.press("Keep them");
    expect_rows(page, &[ANDERSSEN, ANNA]);
    page.press("Delete the 2 games shown");
    page.press("Delete");
    page.expect_text(".library .count", "No games match.");
    page.press("Undo");
    expect_rows(page, &[ANDERSSEN, ANNA]);
}

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

fn an_unfinished_game_is_gone_on_with(page: &mut Page) {
    // The board is open with another game, or not.
    for is_open in [true, false] {
        page.forget_work();
        if is_open {
            page.open("#/play");
            page.command("e4");
            page.expect_status("Black to move.");
            page.click_on(".pages a[href=\"#/games\"]");
            page.expect_text(".library .count", "1 game");
            import(page, "games.pgn", GAMES);
            page.expect_text(".library .count", "4 games");
        } else {
            open_with_games(page);
        }
        open_game(page, ANNA);
        page.press("Continue playing");
        page.expect_ready();
        page.expect_text("#moves .ply:last-child", "d5");
        page.command("g3");
        page.expect_status("Black to move.");
        page.reload();
        page.expect_part("#moves", "g3");
        page.click_on(".pages a[href=\"#/games\"]");
        open_game(page, ANNA);
        page.expect_part("#library-game .facts", "2 moves");
        page.keys(&[Key::Escape.value()]);
        // A game that is over is not gone on with.
        open_game(page, ANDERSSEN);
        assert!(!page.has_button("Continue playing"));
    }
}

fn a_stored_game_is_studied(page: &mut Page) {
    open_with_games(page);
    open_game(page, ANDERSSEN);
    page.click_on("#library-game .choices .primary");
    page.expect_part(".record-head", "Anderssen");
    page.expect_part("#moves", "The gambit is accepted.");
}

/// How many moves are listed.
#[track_caller]
fn expect_plies(page: &Page, count: usize) {
    page.eventually(&format!("{count} moves are listed"), || {
        let plies = page.try_script("return document.querySelectorAll('#moves .ply').length;")?;
        (plies == count)
            .then_some(())
            .ok_or_else(|| plies.to_string())
    });
}

fn one_tab_plays_and_the_other_watches(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.turn_to_tab(1);
    page.open("#/play");
    page.expect_part(".elsewhere", "open for play in another tab");
    expect_plies(page, 1);
    // Nothing is changed here.
    page.command("e5");
    page.expect_part(".notice", "being played in another tab");
    expect_plies(page, 1);
    // What the first tab plays is seen.
    page.turn_to_tab(0);
    assert!(!page.shows(".elsewhere"));
    page.command("e5");
    page.expect_status("White to move.");
    page.turn_to_tab(1);
    expect_plies(page, 2);
    page.press("Play here instead");
    page.expect_shown(".elsewhere", false);
    page.command("Nf3");
    page.expect_status("Black to move.");
    page.turn_to_tab(0);
    page.expect_shown(".elsewhere", true);
    expect_plies(page, 3);
    page.command("Nc6");
    page.expect_part(".notice", "being played in another tab");
    // Another game may be played at the same time.
    page.press("New game");
    page.press("Start new game");
    page.expect_shown(".elsewhere", false);
    page.command("d4");
    page.expect_status("Black to move.");
    page.turn_to_tab(1);
    page.command("Nc6");
    page.expect_status("White to move.");
    expect_plies(page, 4);
    page.close_tab();
    expect_plies(page, 1);
    page.load("#/games");
    page.expect_text(".library .count", "2 games");
}

fn the_list_follows_what_another_tab_plays(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.turn_to_tab(1);
    page.load("#/games");
    page.expect_part("#library-row-0 .facts", "1 move");
    page.turn_to_tab(0);
    for text in ["e5", "Nf3"] {
        page.command(text);
    }
    page.expect_status("Black to move.");
    page.turn_to_tab(1);
    page.expect_part("#library-row-0 .facts", "2 moves");
    // A new name comes to the board, and the next move keeps it.
    page.click_on("#library-row-0");
    page.press("Rename");
    page.fill("White", "Anna");
    page.press("Save");
    page.expect_part("#library-row-0", "Anna");
    page.turn_to_tab(0);
    page.command("Nc6");
    page.expect_status("White to move.");
    page.turn_to_tab(1);
    page.expect_part("#library-row-0", "Anna");
    // The game goes on when the tab that played it is closed.
    page.load("#/play");
    page.expect_shown(".elsewhere", true);
    page.turn_to_tab(0);
    page.close_tab();
    page.expect_shown(".elsewhere", false);
    page.command("Bb5");
    page.expect_status("Black to move.");
}

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

/// How many rows are in the document.
#[track_caller]
fn drawn(page: &Page) -> u64 {
    let body = "return document.querySelectorAll('.library-row').length;";
    page.script(body, vec![]).as_u64().unwrap_or_default()
}

fn ten_thousand_games_stay_quick(page: &mut Page) {
    page.load("#/games");
    page.expect_enabled("Import PGN files", true);
    // The file is made in the page: it is larger than what a driver likes to carry.
    let body = r##"
        const lines = [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7",
            "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Bd3 d5 6. Nf3 c5 7. O-O Nc6 8. a3 Bxc3 9. bxc3 dxc4 10. Bxc4 Qc7",
            "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 Be7 8. Qf3 Qc7 9. O-O-O Nbd7 10. g4 b5",
        ];
        const game = (number) =>
            `[Event "Round ${number % 10}"]\n[Date "${1900 + (number * 37) % 120}.01.01"]\n` +
            `[White "Müller ${number}"]\n[Black "Player ${(number * 7919) % 1000}"]\n[Result "1-0"]\n\n` +
            `${lines[number % 3]} 1-0\n\n`;
        const texts = Array.from({ length: 10_000 }, (_, index) => game(index + 1));
        const chosen = new DataTransfer();
        chosen.items.add(new File(texts, "many.pgn"));
        const field = document.querySelector("#library-files");
        field.files = chosen.files;
        window.longest = 0;
        new PerformanceObserver((list) => {
            window.longest = Math.max(window.longest, ...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: "longtask" });
        window.began = performance.now();
        field.dispatchEvent(new Event("change", { bubbles: true }));
    "##;
    page.script(body, vec![]);
    // Importing takes longer than other things do; what is seen meanwhile is how far it is.
    for percent in [1, 25, 50, 75] {
        page.eventually(&format!("{percent} percent are imported"), || {
            let body = "const bar = document.querySelector('.library-progress progress');
                 return bar ? 100 * bar.value / bar.max : document.querySelector('.library-row') && 100;";
            let done = page.try_script(body)?;
            (done.as_f64() >= Some(f64::from(percent)))
                .then_some(())
                .ok_or_else(|| done.to_string())
        });
    }
    page.expect_text(".library .count", "10,000 games");
    let imported = page.script(
        "return [performance.now() - window.began, window.longest];",
        vec![],
    );
    assert!(drawn(page) < 60, "{} rows are drawn", drawn(page));
    // Each key is answered with few rows; how long it took is only reported.
    let body = r##"
        const done = arguments[0];
        const field = document.querySelector("#library-search");
        const times = [];
        const type = (text) => new Promise((resolve) => {
            field.value = text;
            const began = performance.now();
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            requestAnimationFrame(() => setTimeout(() => { times.push(Math.round(performance.now() - began)); resolve(); }));
        });
        window.longest = 0;
        (async () => {
            for (const text of ["m", "mu", "mul", "mull", "muller", "muller 9", "muller 99", "muller 9999"]) {
                await type(text);
            }
            done(times);
        })();
    "##;
    let times = page.script_async(body, vec![]);
    page.expect_text(".library .count", "1 of 10,000 games");
    expect_rows(page, &["M\u{fc}ller 9999 \u{2013} Player 81"]);
    let search = "Search players, events, places, dates, results, openings and laws";
    page.fill(search, " ");
    page.expect_text(".library .count", "10,000 games");
    page.script(
        "const list = document.querySelector('.library-list'); list.scrollTop = list.scrollHeight;",
        vec![],
    );
    page.expect_part("#library-row-9999", "M\u{fc}ller 10000");
    assert!(drawn(page) < 60, "{} rows are drawn", drawn(page));
    page.keep_saved_files();
    page.script(
        "window.began = performance.now(); window.longest = 0;",
        vec![],
    );
    page.press("Export all as PGN");
    page.eventually("all games are saved", || {
        let saved =
            page.try_script("return window.savedFiles.filter(({ name }) => name).length;")?;
        (saved == 1).then_some(()).ok_or_else(|| saved.to_string())
    });
    let exported = page.script(
        "return [performance.now() - window.began, window.longest];",
        vec![],
    );
    let count = page.script_async(
        "const done = arguments[0];
         window.savedFiles.findLast(({ name }) => name).blob.text().then((text) => done(text.split('[White \"').length - 1));",
        vec![],
    );
    assert_eq!(count, 10_000);
    // A reload works nothing out again.
    page.load_again();
    page.expect_text(".library .count", "10,000 games");
    println!("imported {imported}, keys {times}, exported {exported} (ms; longest task second)");
}
