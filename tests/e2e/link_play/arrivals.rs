//! Links that arrive where they do not fit: damaged, old, of another game, or while a game is under way.

use serde_json::json;

use super::{begin, follow, link, play};
use crate::harness::{Page, Score, tests};

tests![
    a_damaged_link_says_what_is_wrong_and_changes_nothing,
    an_older_link_shows_its_position_and_offers_the_latest_one,
    a_fork_says_where_it_parts_and_both_games_are_kept,
    a_game_under_way_is_kept_when_a_link_is_opened_and_can_be_returned_to,
    a_link_that_is_opened_while_the_page_is_open_is_followed,
];

fn a_damaged_link_says_what_is_wrong_and_changes_nothing(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4", "d5"]);
    for (link, problem) in [
        ("#g=v1.BxorPE0AAQ2rJ3i", "1 character is missing"),
        ("#g=v1.BxorPE0AAQ2rJ3ieAA", "end before character"),
        ("#g=v1.BxorPE0BAQ2rJ3ie", "is wrong"),
        ("#g=v7.AAAA", "version 7"),
        ("#g=hello", "no game in it"),
        ("#g=", "no game in it"),
    ] {
        page.open(link);
        page.expect_part("#link-news", problem);
        page.expect_part("#link-news", "Your games are unchanged.");
        page.expect_scene(&score.scene());
    }
    page.press("Dismiss");
    page.expect_shown("#link-news", false);
    page.type_moves(&mut score, &["c4"]);
    page.reload();
    page.expect_scene(&score.scene());
}

fn an_older_link_shows_its_position_and_offers_the_latest_one(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    let old = score.scene();
    follow(&black, &first);
    let second = play(&black, &mut score, "e5");
    follow(white, &second);
    play(white, &mut score, "Nf3");
    follow(white, &first);
    white.expect_part("#link-news", "2 moves were played since");
    white.expect_scene(&old);
    white.press("Show the latest position");
    white.expect_scene(&score.scene());
    white.reload();
    white.expect_scene(&score.scene());
    black.close();
}

fn a_fork_says_where_it_parts_and_both_games_are_kept(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    let mut other = score.clone();
    follow(&black, &first);
    let here = play(&black, &mut score, "e5");
    follow(white, &here);
    let third = play(white, &mut score, "Nf3");
    // On another device Black has answered the first link in another way.
    let elsewhere = white.of_another_person();
    follow(&elsewhere, &first);
    let fork = play(&elsewhere, &mut other, "c5");
    follow(white, &fork);
    white.expect_part("#link-news", "move 1: \u{2026}c5 instead of \u{2026}e5");
    white.expect_scene(&score.scene());
    white.press("Keep both games");
    white.expect_scene(&other.scene());
    let forked = play(white, &mut other, "Nc3");
    white.reload();
    white.expect_scene(&other.scene());
    follow(white, &third);
    white.expect_scene(&score.scene());
    follow(white, &forked);
    white.expect_scene(&other.scene());
    black.close();
    elsewhere.close();
}

fn a_game_under_way_is_kept_when_a_link_is_opened_and_can_be_returned_to(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4", "d5", "c4"]);
    page.open("#g=v1.BxorPE0AAQ2rJ3ie");
    let mut linked = Score::start();
    linked.play("e4");
    page.expect_scene(&linked.scene());
    page.expect_bottom("black");
    page.press("Back to my other game");
    page.expect_scene(&score.scene());
    page.type_moves(&mut score, &["e6"]);
    page.reload();
    page.expect_scene(&score.scene());
    // And the game by link waits for its link.
    page.open("#g=v1.BxorPE0AAQ2rJ3ie");
    page.expect_scene(&linked.scene());
}

fn a_link_that_is_opened_while_the_page_is_open_is_followed(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4"]);
    page.script(
        "location.hash = arguments[0];",
        vec![json!("#g=v1.BxorPE0AAQ2rJ3ie")],
    );
    let mut linked = Score::start();
    linked.play("e4");
    page.expect_scene(&linked.scene());
    page.type_moves(&mut linked, &["c5"]);
    let hash = page.eventually("the address has the newest link", || {
        let hash = page.try_script("return location.hash;")?;
        let hash = hash.as_str().unwrap_or_default().to_owned();
        let is_new = hash.starts_with("#g=v1.") && hash != "#g=v1.BxorPE0AAQ2rJ3ie";
        if is_new { Ok(hash) } else { Err(hash) }
    });
    assert!(link(page).ends_with(&hash));
}
