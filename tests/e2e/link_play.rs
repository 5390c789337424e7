//! Games that two people play by sending each other links, each in a browser of their own.

pub(crate) mod arrivals;

use rules::Square;
use serde_json::json;

use crate::harness::{Page, Pointer, Score, tests};

tests![
    two_people_play_to_mate_by_links_alone,
    the_link_is_copied_announced_and_shown_as_a_code_as_text_and_as_pgn,
    only_the_side_to_move_is_played_here,
    a_reload_in_mid_game_continues_the_same_game,
    a_draw_is_offered_and_accepted_by_link,
    a_resignation_comes_by_link,
    a_game_of_more_than_eighty_moves_comes_by_link,
    the_game_on_the_board_goes_on_by_link,
    a_move_that_was_sent_is_not_taken_back,
    the_panel_moves_neither_the_board_nor_the_window_of_a_phone,
    the_link_goes_to_the_sheet_for_sharing_where_there_is_one,
    a_name_goes_along_and_is_shown_to_the_other_player,
];

/// Begins a game by link as White and shows that it has begun.
#[track_caller]
pub(crate) fn begin(page: &Page) {
    page.open("#/play");
    page.press("Play by link");
    page.expect_shown("#link-dialog", true);
    page.press("Start");
    page.expect_shown("#link-dialog", false);
    page.expect_part("#link-news", "Make your first move");
}

/// The link that the page asks to be sent.
#[track_caller]
pub(crate) fn link(page: &Page) -> String {
    page.expect_shown("#link-panel", true);
    page.press("QR, text, PGN");
    let link = page.eventually("there is a link", || {
        let link = page.try_script("return document.querySelector('#link-address')?.value;")?;
        let link = link.as_str().unwrap_or_default().to_owned();
        link.contains("#g=v1.")
            .then_some(link)
            .ok_or_else(|| "none".to_owned())
    });
    page.press("Close");
    page.expect_shown("#link-ways", false);
    link
}

/// Opens a link that somebody has sent.
#[track_caller]
pub(crate) fn follow(page: &Page, link: &str) {
    let (_, game) = link.split_once('#').expect("a link has a fragment");
    page.open(&format!("#{game}"));
}

/// Plays a move and gives back its link.
#[track_caller]
pub(crate) fn play(page: &Page, score: &mut Score, text: &str) -> String {
    score.play(text);
    page.command(text);
    page.expect_scene(&score.scene());
    link(page)
}

fn two_people_play_to_mate_by_links_alone(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    for (ply, text) in moves.into_iter().enumerate() {
        let (here, there) = if ply % 2 == 0 {
            (&*white, &black)
        } else {
            (&black, &*white)
        };
        let link = play(here, &mut score, text);
        follow(there, &link);
        there.expect_scene(&score.scene());
        there.expect_status(score.status());
        there.expect_bottom(if ply % 2 == 0 { "black" } else { "white" });
    }
    black.expect_status("Checkmate. White wins.");
    white.expect_status("Checkmate. White wins.");
    assert!(!black.shows("#link-panel"), "who was mated sends nothing");
    // Whoever wants another game has the other color in it.
    black.press("Rematch by link");
    black.expect_part("#link-news", "You play White.");
    black.expect_focus_on("[role=gridcell]");
    let mut next = Score::start();
    let first = play(&black, &mut next, "d4");
    follow(white, &first);
    white.expect_scene(&next.scene());
    white.expect_bottom("black");
    white.expect_part("#link-news", "Back to my other game");
    black.assert_no_problems();
    black.close();
}

fn the_link_is_copied_announced_and_shown_as_a_code_as_text_and_as_pgn(page: &mut Page) {
    page.allow_clipboard();
    begin(page);
    let since = page.listen();
    page.command("e4");
    page.expect_said(since, &["pawn to e4", "Send this link to Black."]);
    page.expect_text("#link-panel p", "Send this link to Black.");
    let since = page.listen();
    page.press("Copy link");
    page.expect_said(since, &["Copied."]);
    page.expect_part("#link-panel p", "Link copied.");
    let copied = page.clipboard();
    assert_eq!(copied, link(page));
    page.press("QR, text, PGN");
    page.expect_shown("#link-ways svg[role=img]", true);
    page.expect_focus_on("#link-ways .link-code");
    assert_eq!(
        page.computed_label("#link-ways svg[role=img]"),
        "QR code of the link"
    );
    page.press("Copy text");
    page.expect_text("#link-copied", "Copied.");
    page.eventually("the text is copied", || {
        let text = page.clipboard();
        (text == "1. e4\nBlack to move.").then_some(()).ok_or(text)
    });
    page.press("Copy PGN");
    page.eventually("the PGN is copied", || {
        let pgn = page.clipboard();
        let is_pgn = pgn.contains("1. e4") && !pgn.contains("LinkSeat");
        is_pgn.then_some(()).ok_or(pgn)
    });
}

fn only_the_side_to_move_is_played_here(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    white.drag(Square::E7, Square::E5);
    white.expect_scene(&score.scene());
    white.tap(Square::E7);
    white.expect_part(".notice", "It is Black's move.");
    white.command("e5");
    white.expect_part(".notice", "It is Black's move.");
    white.expect_scene(&score.scene());
    follow(&black, &first);
    black.expect_part("#link-news", "You play Black.");
    black.drag_with(Pointer::Mouse, Square::E7, Square::E5);
    score.play("e5");
    black.expect_scene(&score.scene());
    black.close();
}

fn a_reload_in_mid_game_continues_the_same_game(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    white.reload();
    white.expect_scene(&score.scene());
    white.expect_shown("#link-panel", true);
    white.command("e5");
    white.expect_part(".notice", "It is Black's move.");
    follow(&black, &first);
    black.reload();
    black.expect_bottom("black");
    let second = play(&black, &mut score, "e5");
    // The stored game alone, without its link in the address.
    black.open("#/play");
    black.expect_scene(&score.scene());
    black.expect_shown("#link-panel", true);
    assert_eq!(link(&black), second);
    follow(white, &second);
    white.expect_scene(&score.scene());
    play(white, &mut score, "Nf3");
    black.close();
}

fn a_draw_is_offered_and_accepted_by_link(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    follow(&black, &first);
    let second = play(&black, &mut score, "e5");
    follow(white, &second);
    white.press("Offer draw");
    white.expect_part("#link-news", "goes along with your next move");
    assert!(!white.has_button("Accept draw"), "the offer is White's own");
    let third = play(white, &mut score, "Nf3");
    white.expect_part("#link-panel", "Your draw offer goes along.");
    follow(&black, &third);
    black.expect_part("#draw-offer", "White offers a draw.");
    black.press("Accept draw");
    black.expect_status("Draw by agreement.");
    let end = link(&black);
    follow(white, &end);
    white.expect_status("Draw by agreement.");
    white.expect_scene(&score.scene());
    assert!(!white.shows("#link-panel"), "nothing is left to be sent");
    black.close();
}

fn a_resignation_comes_by_link(white: &mut Page) {
    let black = white.of_another_person();
    let mut score = Score::start();
    begin(white);
    let first = play(white, &mut score, "e4");
    follow(&black, &first);
    black.press("Resign");
    black.expect_shown("#resign-dialog", true);
    black.press("Resign");
    black.expect_status("Black resigned. White wins.");
    let end = link(&black);
    follow(white, &end);
    white.expect_status("Black resigned. White wins.");
    white.expect_scene(&score.scene());
    black.close();
}

fn a_game_of_more_than_eighty_moves_comes_by_link(white: &mut Page) {
    let black = white.of_another_person();
    let (pgn, score) = long_game();
    white.open("#/play");
    white.press("Continue from a position or game");
    white.expect_shown("#paste-dialog", true);
    white.fill("FEN, PGN or moves in old notation", &pgn);
    white.press("Load");
    white.expect_scene(&score.scene());
    white.press("Play by link");
    white.press("Start");
    let sent = link(white);
    assert!(sent.len() > 150, "{sent}");
    follow(&black, &sent);
    black.expect_scene(&score.scene());
    let plies = black.script(
        "return document.querySelectorAll('#moves .ply').length;",
        vec![],
    );
    assert!(plies.as_u64().is_some_and(|plies| plies >= 160), "{plies}");
    black.close();
}

/// A game of 160 plies as PGN, and where it leads: pawns advance step by step, and after each step
/// knights go out and home twice.
fn long_game() -> (String, Score) {
    /// Where a knight can go as long as no pawn stands there, with the way out and home.
    const TOURS: [(Square, [&str; 4]); 3] = [
        (Square::C3, ["Nc3", "Nc6", "Nb1", "Nb8"]),
        (Square::H3, ["Nh3", "Nh6", "Ng1", "Ng8"]),
        (Square::D2, ["Nd2", "Nd7", "Nb1", "Nb8"]),
    ];
    const PAWNS: [[&str; 2]; 16] = [
        ["a3", "a6"],
        ["b3", "b6"],
        ["c3", "c6"],
        ["d3", "d6"],
        ["e3", "e6"],
        ["f3", "f6"],
        ["g3", "g6"],
        ["h3", "h6"],
        ["a4", "a5"],
        ["b4", "b5"],
        ["d4", "d5"],
        ["e4", "e5"],
        ["f4", "f5"],
        ["g4", "g5"],
        ["h4", "h5"],
        ["c4", "c5"],
    ];
    let mut score = Score::start();
    let mut moves = Vec::new();
    for pawns in PAWNS {
        for text in pawns {
            score.play(text);
            moves.push(text);
        }
        let is_free = |square| score.position().piece_at(square).is_none();
        let tour = TOURS.into_iter().find(|(square, _)| is_free(*square));
        let (_, tour) = tour.expect("a knight can always go out");
        for text in tour.into_iter().chain(tour) {
            score.play(text);
            moves.push(text);
        }
    }
    let numbered = moves.chunks(2).zip(1..);
    let pgn: String = numbered
        .map(|(pair, number)| format!("{number}. {} ", pair.join(" ")))
        .collect();
    (pgn, score)
}

fn the_game_on_the_board_goes_on_by_link(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["d4", "d5", "c4"]);
    page.press("Play by link");
    page.fill("Your name (optional, goes along in the link)", "Vera");
    page.press("Start");
    page.expect_scene(&score.scene());
    let sent = link(page);
    let black = page.of_another_person();
    follow(&black, &sent);
    black.expect_scene(&score.scene());
    play(&black, &mut score, "e6");
    black.expect_text("#link-panel p", "Send this link to Vera.");
    black.close();
}

fn a_move_that_was_sent_is_not_taken_back(page: &mut Page) {
    begin(page);
    let mut score = Score::start();
    let start = score.scene();
    score.play("e4");
    page.command("e4");
    page.expect_scene(&score.scene());
    page.press("Take back");
    page.expect_scene(&start);
    page.command("e4");
    page.expect_scene(&score.scene());
    page.allow_clipboard();
    page.press("Copy link");
    page.press("Take back");
    page.expect_part(".notice", "A move that was sent stays played.");
    page.expect_scene(&score.scene());
}

fn the_panel_moves_neither_the_board_nor_the_window_of_a_phone(page: &mut Page) {
    for (width, height) in [(360, 640), (1440, 900)] {
        page.resize(width, height);
        page.forget_work();
        begin(page);
        let place = r##"
            const { left, top, width, height } = document.querySelector('[role="grid"]').getBoundingClientRect();
            const root = document.documentElement;
            const box = document.querySelector("#command").getBoundingClientRect().top;
            return [left, top, width, height, scrollY, box, root.scrollWidth > root.clientWidth];
        "##;
        page.script("scrollTo(0, 0);", vec![]);
        let before = page.script(place, vec![]);
        page.drag(Square::E2, Square::E4);
        page.expect_shown("#link-panel", true);
        assert_eq!(page.script(place, vec![]), before, "{width}x{height}");
    }
}

fn the_link_goes_to_the_sheet_for_sharing_where_there_is_one(page: &mut Page) {
    page.cripple(
        "navigator.share = (data) => { window.handedOver = data.text; return Promise.resolve(); };",
    );
    page.resize_as_mobile(360, 640);
    begin(page);
    page.command("e4");
    page.expect_shown("#link-panel", true);
    let rows = r##"
        const tops = [...document.querySelectorAll("#link-panel button")].map((one) => one.getBoundingClientRect().top);
        return [tops.length, new Set(tops).size];
    "##;
    assert_eq!(
        page.script(rows, vec![]),
        json!([3, 1]),
        "the buttons fit in one row"
    );
    page.press("Share\u{2026}");
    let sent = link(page);
    page.eventually("the link is handed over", || {
        let handed = page.try_script("return window.handedOver ?? null;")?;
        (handed == sent)
            .then_some(())
            .ok_or_else(|| handed.to_string())
    });
}

fn a_name_goes_along_and_is_shown_to_the_other_player(white: &mut Page) {
    white.open("#/play");
    white.press("Play by link");
    white.fill("Your name (optional, goes along in the link)", "Vera <b>");
    white.press("Start");
    let mut score = Score::start();
    let first = play(white, &mut score, "e4");
    let black = white.of_another_person();
    follow(&black, &first);
    black.expect_part("#link-news", "You play Black against Vera <b>.");
    black.expect_text(".player.white .player-name", "Vera <b>");
    play(&black, &mut score, "e5");
    black.expect_text("#link-panel p", "Send this link to Vera <b>.");
    black.press("QR, text, PGN");
    black.fill("Your name (optional, goes along in the link)", "Boris");
    black.press("Close");
    let second = link(&black);
    follow(white, &second);
    white.expect_part("#link-news", "You play White against Boris.");
    black.assert_no_problems();
    black.close();
}
