//! In a game by link, a move that is made before the reply comes: it waits, unseen by the other player.

use rules::Square;
use serde_json::json;

use crate::harness::{Key, Page, Score, tests};
use crate::link_play::{begin, follow, link, play};

tests![
    a_move_made_before_the_reply_waits_over_a_reload_and_is_played_when_it_comes,
    a_move_made_before_the_reply_is_dropped_when_it_is_not_possible,
    a_move_is_made_before_the_reply_with_the_keys_and_dropped_again,
    a_move_is_made_before_the_reply_where_the_code_of_the_link_was_scanned,
];

/// White's page after the first move, whose link was copied, and the link.
fn sent(white: &Page, score: &mut Score) -> String {
    white.allow_clipboard();
    begin(white);
    let first = play(white, score, "e4");
    white.press("Copy link");
    white.expect_part("#link-panel p", "Link copied.");
    first
}

fn a_move_made_before_the_reply_waits_over_a_reload_and_is_played_when_it_comes(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    let first = sent(white, &mut score);
    let since = white.listen();
    white.drag(Square::G1, Square::F3);
    white.expect_said(since, &["g1 to f3 will be played after the reply"]);
    white.expect_part("#premove", "g1 to f3 will be played after the reply");
    white.expect_scene(&score.scene());
    // Neither the address nor what is sent shows it.
    let hash = white.script("return location.hash;", vec![]);
    assert!(first.ends_with(hash.as_str().unwrap_or("none")), "{hash}");
    white.press("QR, text, PGN");
    let shown = white.script(
        r##"return ["address", "text", "pgn"].map((one) => document.querySelector(`#link-${one}`).value);"##,
        vec![],
    );
    assert_eq!(shown[0], json!(first));
    assert_eq!(shown[1], "1. e4\nBlack to move.");
    let pgn = shown[2].as_str().unwrap_or_default();
    assert!(pgn.contains("1. e4 *") && !pgn.contains("Premove"), "{pgn}");
    white.press("Close");
    white.reload();
    white.expect_part("#premove", "g1 to f3 will be played after the reply");
    follow(&black, &first);
    black.expect_scene(&score.scene());
    assert!(!black.shows("#premove"));
    let second = play(&black, &mut score, "e5");
    // The page is open, so that what it says is heard from here on.
    let since = white.listen();
    let (_, game) = second.split_once('#').expect("a link has a fragment");
    white.script("location.hash = arguments[0];", vec![json!(game)]);
    score.play("Nf3");
    white.expect_scene(&score.scene());
    white.expect_said(
        since,
        &["pawn to e5", "knight to f3", "Send this link to Black."],
    );
    assert!(!white.shows("#premove"));
    let third = link(white);
    follow(&black, &third);
    black.expect_scene(&score.scene());
    // The stored game has it too, and it waits no more.
    white.reload();
    white.expect_scene(&score.scene());
    assert!(!white.shows("#premove"));
    black.close();
}

fn a_move_made_before_the_reply_is_dropped_when_it_is_not_possible(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    let first = sent(white, &mut score);
    white.command("exd5");
    white.expect_part("#premove", "e4 to d5 will be played after the reply");
    follow(&black, &first);
    let second = play(&black, &mut score, "e5");
    follow(white, &second);
    white.expect_scene(&score.scene());
    white.expect_part(".notice", "Your next move was no longer possible.");
    assert!(!white.shows("#premove"));
    play(white, &mut score, "Nf3");
    black.close();
}

fn a_move_is_made_before_the_reply_with_the_keys_and_dropped_again(white: &mut Page) {
    let mut score = Score::start();
    sent(white, &mut score);
    white.tab_to("[role=\"gridcell\"]");
    white.cursor_to(Square::G1);
    let since = white.listen();
    white.keys(&[Key::Space.value()]);
    white.expect_said(since, &["Knight g1 selected, 3 moves"]);
    white.cursor_to(Square::F3);
    let since = white.listen();
    white.keys(&[Key::Enter.value()]);
    white.expect_said(since, &["g1 to f3 will be played after the reply"]);
    white.expect_part("#premove", "g1 to f3 will be played after the reply");
    let since = white.listen();
    white.press("Drop it");
    white.expect_said(since, &["The move no longer waits."]);
    white.expect_shown("#premove", false);
    white.expect_part("#link-panel p", "Link copied.");
    white.reload();
    white.expect_scene(&score.scene());
    assert!(!white.shows("#premove"));
}

fn a_move_is_made_before_the_reply_where_the_code_of_the_link_was_scanned(white: &mut Page) {
    begin(white);
    let mut score = Score::start();
    score.play("e4");
    white.command("e4");
    white.expect_scene(&score.scene());
    white.press("QR, text, PGN");
    white.expect_shown("#link-ways svg[role=img]", true);
    white.keys(&[Key::Escape.value()]);
    white.expect_shown("#link-ways", false);
    white.drag(Square::G1, Square::F3);
    white.expect_part("#premove", "g1 to f3 will be played after the reply");
    white.expect_scene(&score.scene());
}
