//! Several tabs share the games, and each game is played in one.

use rules::Square;

use super::expect_plies;
use crate::computer::play_computer;
use crate::harness::{Page, tests};
use crate::sitting::{TODAY, sit_down};

tests![
    one_tab_plays_and_the_other_watches,
    the_other_tabs_are_told_of_a_move_once_it_is_stored,
    a_game_for_two_is_only_looked_at_and_its_clock_goes_on_where_it_is_taken_over,
    a_game_against_the_computer_begins_in_a_tab_that_watches,
    replies_of_the_computer_are_seen_in_the_other_tab,
    the_list_follows_what_another_tab_plays,
];

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
    page.expect_focus_on("[role=gridcell]");
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

/// Notes in `window.order` when a game is written, when it is there, and when the other tabs are told.
const NOTED: &str = r##"
    window.order = [];
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
        if (this.name === "games") {
            this.transaction.addEventListener("complete", () => order.push("stored"));
        }
        return put.apply(this, given);
    };
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
        order.push("told");
        return postMessage.call(this, message);
    };
"##;

fn the_other_tabs_are_told_of_a_move_once_it_is_stored(page: &mut Page) {
    page.cripple(NOTED);
    page.open("#/play");
    for text in ["e4", "e5", "Nf3"] {
        page.command(text);
    }
    page.expect_status("Black to move.");
    let of = |order: &[String], what: &str| order.iter().filter(|it| *it == what).count();
    page.eventually("the other tabs are told of three moves", || {
        let order = page.script("return window.order;", vec![]);
        let order: Vec<String> = serde_json::from_value(order).unwrap_or_default();
        for end in 0..=order.len() {
            // Who reads the game then finds in it what it is told of.
            let (stored, observed) = (of(&order[..end], "stored"), of(&order[..end], "told"));
            assert!(observed <= stored, "{order:?}");
        }
        (of(&order, "told") >= 3)
            .then_some(())
            .ok_or_else(|| format!("{order:?}"))
    });
}

fn a_game_for_two_is_only_looked_at_and_its_clock_goes_on_where_it_is_taken_over(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[("Time", "5 min + 3 s"), TODAY], &[]);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    page.turn_to_tab(1);
    page.open("#/play");
    page.expect_shown(".elsewhere", true);
    expect_plies(page, 1);
    page.expect_shown("#slept", false);
    page.expect_shown(".sit-tools", false);
    // The clock runs in the other tab, and is seen to.
    page.expect_shown("#clock-black.runs", true);
    page.expect_part("#clock-black [aria-hidden]", "4:5");
    page.turn_to_tab(0);
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
    page.turn_to_tab(1);
    expect_plies(page, 2);
    page.press("Play here instead");
    page.expect_shown(".elsewhere", false);
    page.expect_shown(".chess-clock.runs", true);
    page.expect_shown("#slept", false);
    page.drag(Square::G1, Square::F3);
    page.expect_status("Black to move.");
    page.close_tab();
    expect_plies(page, 3);
}

fn a_game_against_the_computer_begins_in_a_tab_that_watches(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.command("e5");
    page.expect_status("White to move.");
    page.turn_to_tab(1);
    page.open("#/play");
    page.expect_shown(".elsewhere", true);
    play_computer(page, &[], &[]);
    page.expect_shown(".elsewhere", false);
    page.command("d4");
    expect_plies(page, 2);
    page.close_tab();
    expect_plies(page, 2);
}

fn replies_of_the_computer_are_seen_in_the_other_tab(page: &mut Page) {
    page.open("#/play");
    play_computer(page, &[("Opponent", "Level 1, about 400")], &[]);
    page.turn_to_tab(1);
    page.open("#/play");
    page.expect_shown(".elsewhere", true);
    // Behind these pawns no reply gives check without giving a piece away.
    for (plies, text) in [(2, "c3"), (4, "d3"), (6, "a3")] {
        page.turn_to_tab(0);
        page.command(text);
        expect_plies(page, plies);
        page.turn_to_tab(1);
        expect_plies(page, plies);
    }
    // Nothing waits for a reply to a move of the other tab.
    page.command("h3");
    page.expect_part(".notice", "being played in another tab");
    page.close_tab();
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
