//! The page of all games: what was played and imported is listed, found, named, deleted and brought
//! back, gone on with and studied.

pub(crate) mod files;
pub(crate) mod many;
pub(crate) mod storage;
pub(crate) mod tabs;

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
    an_unfinished_game_is_gone_on_with,
    a_stored_game_is_studied,
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
    page.expect_text("#library-row-1 .result", "0\u{2013}1");
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
    // What is no date hides nothing, and says so.
    page.fill("From (year or date)", "20.7.1873");
    page.expect_text(
        "#library-from-error",
        "Write a year, or a date such as 1873.07.20.",
    );
    expect_rows(page, &[ANDERSSEN, MUELLER, ANNA]);
    page.press("Clear filters");
    page.expect_shown("#library-from-error", false);
    for (label, entry, found) in [
        ("Result", "\u{bd}\u{2013}\u{bd}", vec![MUELLER]),
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
