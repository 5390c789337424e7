//! Games against the program.

use rules::Square;

use crate::harness::{Fault, Page, tests};

tests![
    a_game_against_the_computer_is_played_and_survives_a_reload,
    the_first_opponent_is_the_weakest_and_its_face_is_not_cut_off,
    a_move_made_too_early_waits_for_the_computer,
    who_plays_black_is_answered_first,
    the_same_number_plays_the_same_game,
    the_number_that_is_shown_repeats_the_game,
    no_game_begins_where_the_position_is_over,
    an_engine_that_does_not_come_says_so_and_can_be_tried_again,
    a_computer_without_its_worker_plays_on_the_page,
    a_game_is_reviewed_when_it_is_over,
    the_strongest_level_keeps_its_minute,
];

/// Begins a game against the program: each choice by the label of its field.
#[track_caller]
pub(crate) fn play_computer(page: &Page, choices: &[(&str, &str)], fields: &[(&str, &str)]) {
    page.press("Play the computer\u{2026}");
    page.expect_shown("#sit-dialog", true);
    page.click_on("#sit-dialog .sit-rules > summary");
    for (label, entry) in choices {
        page.choose(label, entry);
    }
    for (label, text) in fields {
        page.fill(label, text);
    }
    page.press("Start the game");
    page.expect_shown("#sit-dialog", false);
}

const SEED: &str = "Game number, to repeat a game";

fn a_game_against_the_computer_is_played_and_survives_a_reload(page: &mut Page) {
    page.open("#/play");
    play_computer(page, &[], &[("First player", "Anna"), (SEED, "7")]);
    page.expect_part(".player.white", "Anna");
    page.expect_part(".player.black", "Computer, level 1");
    page.drag(Square::E2, Square::E4);
    expect_plies(page, 2);
    page.drag(Square::G1, Square::F3);
    expect_plies(page, 4);
    page.reload();
    expect_plies(page, 4);
    // A game without a clock has none to start again.
    page.expect_shown("#paused", false);
    page.expect_part(".player.black", "Computer, level 1");
    page.command("a3");
    expect_plies(page, 6);
    page.press("Take back");
    expect_plies(page, 4);
    page.command("a4");
    expect_plies(page, 6);
}

fn the_first_opponent_is_the_weakest_and_its_face_is_not_cut_off(page: &mut Page) {
    for (width, height) in [(360, 640), (1440, 900)] {
        page.resize(width, height);
        page.open("#/play");
        page.press("Play the computer\u{2026}");
        page.expect_part("#sit-opponent-hint", "sees captures next door");
        page.choose("Opponent", "Level 8, about 1800");
        page.expect_text(
            "#sit-opponent-hint",
            "sees most combinations, misses long plans",
        );
        let body = "const one = document.querySelector('#sit-opponent'); \
                    const hint = document.getElementById(one.getAttribute('aria-describedby')); \
                    return hint.scrollWidth <= hint.clientWidth && one.value";
        assert_eq!(page.script(body, vec![]).as_str(), Some("8"));
        page.press("Cancel");
    }
}

fn a_move_made_too_early_waits_for_the_computer(page: &mut Page) {
    page.open("#/play");
    play_computer(page, &[("Opponent", "Level 11: full strength")], &[]);
    page.drag(Square::E2, Square::E4);
    page.drag(Square::B1, Square::C3);
    page.expect_part("#premove", "b1 to c3 will be played after");
    expect_plies(page, 4);
    page.expect_status("White to move.");
}

fn who_plays_black_is_answered_first(page: &mut Page) {
    page.open("#/play");
    play_computer(page, &[("You play", "Black")], &[]);
    expect_plies(page, 1);
    page.expect_status("Black to move.");
    page.command("e5");
    expect_plies(page, 3);
}

fn the_same_number_plays_the_same_game(page: &mut Page) {
    let mut games = Vec::new();
    for _ in 0..2 {
        page.open("#/play");
        play_computer(page, &[], &[(SEED, "42")]);
        for (plies, command) in [(2, "e4"), (4, "a3"), (6, "b3")] {
            page.command(command);
            expect_plies(page, plies);
        }
        games.push(page.text("#moves"));
        page.forget_work();
    }
    assert_eq!(games[0], games[1]);
}

fn the_number_that_is_shown_repeats_the_game(page: &mut Page) {
    let play = |page: &mut Page| {
        for (plies, command) in [(2, "e4"), (4, "a3"), (6, "b3")] {
            page.command(command);
            expect_plies(page, plies);
        }
        page.text("#moves")
    };
    page.open("#/play");
    play_computer(page, &[], &[]);
    let shown = page.text("#game-number");
    let number = shown.strip_prefix("Game number ").expect("it is shown");
    let first = play(page);
    page.command("resign");
    page.command("yes");
    page.expect_text("#match-score #game-number", &shown);
    page.press("Play this game again");
    expect_plies(page, 0);
    assert_eq!(play(page), first);
    page.forget_work();
    page.open("#/play");
    play_computer(page, &[], &[(SEED, number)]);
    assert_eq!(play(page), first);
}

fn no_game_begins_where_the_position_is_over(page: &mut Page) {
    page.open_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    page.press("Play the computer\u{2026}");
    page.choose("Start position", "The one on the board");
    page.press("Start the game");
    page.expect_text("#sit-start-error", "The game is over here.");
    page.choose("Start position", "Usual");
    page.expect_shown("#sit-start-error", false);
    page.press("Start the game");
    page.expect_shown("#sit-dialog", false);
    page.expect_shown("#match-score", false);
}

fn an_engine_that_does_not_come_says_so_and_can_be_tried_again(page: &mut Page) {
    page.tolerate("engine");
    page.site().spoil(&["/engine"], Fault::Missing);
    page.open("#/play");
    play_computer(page, &[], &[]);
    page.drag(Square::E2, Square::E4);
    page.expect_part("#computer-lost", "The computer does not answer.");
    page.site().repair();
    page.press("Try again");
    expect_plies(page, 2);
}

fn a_computer_without_its_worker_plays_on_the_page(page: &mut Page) {
    page.tolerate("engine-worker");
    page.site().spoil(&["/engine-worker"], Fault::Missing);
    page.open("#/play");
    play_computer(page, &[], &[(SEED, "42")]);
    for (plies, command) in [(2, "e4"), (4, "a3"), (6, "b3")] {
        page.command(command);
        expect_plies(page, plies);
    }
    let alone = page.text("#moves");
    page.site().repair();
    page.forget_work();
    page.open("#/play");
    play_computer(page, &[], &[(SEED, "42")]);
    for (plies, command) in [(2, "e4"), (4, "a3"), (6, "b3")] {
        page.command(command);
        expect_plies(page, plies);
    }
    assert_eq!(alone, page.text("#moves"), "it plays the same there");
}

fn a_game_is_reviewed_when_it_is_over(page: &mut Page) {
    page.open("#/play");
    play_computer(page, &[], &[]);
    page.command("e4");
    expect_plies(page, 2);
    page.command("resign");
    page.command("yes");
    page.click_on("#review-game");
    page.expect_shown(".review-graph input", true);
    page.expect_shown(".review-progress", false);
}

fn the_strongest_level_keeps_its_minute(page: &mut Page) {
    page.open("#/play");
    let choices = [("Opponent", "Level 11: full strength"), ("Time", "1 min")];
    play_computer(page, &choices, &[]);
    for (plies, command) in [(2, "e4"), (4, "a3"), (6, "b3"), (8, "c3"), (10, "d3")] {
        page.command(command);
        expect_plies(page, plies);
    }
    let left = page.text("#clock-black > :last-child");
    let seconds = left.strip_prefix("0:").and_then(|text| text.parse().ok());
    // A share of a minute is two seconds, and the first answer waits for the program of the engine.
    assert!(seconds.is_some_and(|seconds: f64| seconds > 40.0), "{left}");
}

/// Waits until the list has so many moves.
#[track_caller]
pub(crate) fn expect_plies(page: &Page, plies: usize) {
    page.eventually("the number of moves", || {
        let found = page.script(
            "return document.querySelectorAll('#moves .ply').length",
            vec![],
        );
        match found.as_u64() == Some(plies as u64) {
            true => Ok(()),
            false => Err(found.to_string()),
        }
    });
}
