//! What holds in every make of browser: the site is played on, reads files, keeps the game.

use std::fs;

use crate::harness::{Page, Score, scratch, tests_in_every_browser};

tests_in_every_browser![
    moves_are_made_by_mouse_and_by_word,
    a_reload_keeps_the_game,
    a_file_of_many_games_is_listed,
];

#[track_caller]
fn play(page: &Page) -> Score {
    let mut score = Score::start();
    let chosen = score.play("e4");
    page.drag(chosen.from(), chosen.to());
    page.expect_scene(&score.scene());
    score.play("e5");
    page.command("e5");
    page.expect_scene(&score.scene());
    page.expect_status(score.status());
    score
}

fn moves_are_made_by_mouse_and_by_word(page: &mut Page) {
    page.open("#/play");
    play(page);
}

fn a_reload_keeps_the_game(page: &mut Page) {
    page.open("#/play");
    let score = play(page);
    page.reload();
    page.expect_scene(&score.scene());
}

/// The worker that reads the file is a script of its own, which browsers start in different ways.
fn a_file_of_many_games_is_listed(page: &mut Page) {
    page.open("#/analyse");
    open_many_games(page);
}

/// Opens a file of twenty games and sees their list.
#[track_caller]
pub(crate) fn open_many_games(page: &Page) {
    let games: String = (1..=20)
        .map(|number| format!("[White \"Anna {number}\"]\n\n1. e4 c5 2. Nf3 *\n\n"))
        .collect();
    let file = scratch("games").join("many.pgn");
    fs::write(&file, games).expect("a file can be written");
    page.press("Open…");
    page.choose_file(&file);
    page.expect_part(".games .count", "20");
    page.expect_part(".games-grid", "Anna 3");
    // The worker has the openings too.
    page.expect_part(".games-grid", "Sicilian");
}
