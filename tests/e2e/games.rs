//! Whole games, each by one way of moving, checked square by square after every move.

use rules::{Move, Square};

use crate::harness::{Key, Page, Score, case, tests};

tests![
    the_ruy_lopez_of_seed_001_is_dragged_until_black_resigns,
    philidors_smothered_mate_is_played_by_keyboard_alone,
    fools_mate_is_typed,
    the_opera_game_is_played_by_bare_clicks,
    a_game_is_played_by_mouse_clicks_on_men_and_squares,
];

/// Plays a score by `make`, and checks every square and the status line after each move.
#[track_caller]
fn play(page: &Page, score: &mut Score, moves: &[&str], make: impl Fn(&Page, Move)) {
    for text in moves {
        let chosen = score.play(text);
        make(page, chosen);
        page.expect_status(score.status());
        page.expect_scene(&score.scene());
    }
}

fn the_ruy_lopez_of_seed_001_is_dragged_until_black_resigns(page: &mut Page) {
    let case = case("S1-game");
    let moves: Vec<&str> = case["expect"]["san"]
        .as_array()
        .expect("the case has a score")
        .iter()
        .filter_map(|text| text.as_str())
        .collect();
    assert_eq!(moves.len(), 35);
    page.open("#/play");
    page.expect_status("White to move.");
    let mut score = Score::start();
    page.expect_scene(&score.scene());
    play(page, &mut score, &moves, |page, chosen| {
        page.drag(chosen.from(), chosen.to());
    });

    assert_eq!(score.position().to_string(), case["expect"]["final_fen"]);
    page.expect_name(Square::F3, "white queen, f3, last move");
    page.expect_name(Square::E4, "empty, e4, last move");
    page.expect_name(Square::D5, "white bishop, d5");
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_status("Black resigned. White wins.");
    page.expect_shown("#resign-dialog", false);
    page.drag(Square::D7, Square::D6);
    page.expect_status("Black resigned. White wins.");
    page.expect_scene(&score.scene());
}

fn philidors_smothered_mate_is_played_by_keyboard_alone(page: &mut Page) {
    let fen = case("S0-D16-fen")["fen"]
        .as_str()
        .expect("a position")
        .to_owned();
    let line = case("S0-D16-1");
    let moves: Vec<&str> = line["expect"]["steps"]
        .as_array()
        .expect("the case has a line")
        .iter()
        .filter_map(|step| step["move"].as_str())
        .collect();
    assert_eq!(moves.last(), Some(&"Nf7#"));
    page.open_position(&fen);
    page.tab_to("[role=\"gridcell\"]");
    let mut score = Score::from_fen(&fen);
    page.expect_scene(&score.scene());
    let moment = page.listen();
    play(page, &mut score, &moves, |page, chosen| {
        page.cursor_to(chosen.from());
        page.keys(&[Key::Enter.value()]);
        page.cursor_to(chosen.to());
        page.keys(&[Key::Enter.value()]);
        page.expect_focus(chosen.to());
    });
    page.expect_status("Checkmate. White wins.");
    page.expect_name(Square::F7, "white knight, f7, last move");
    page.expect_name(Square::H8, "black king, h8, in check");
    page.expect_said(moment, &["knight", "f7", "checkmate"]);
    page.expect_said(moment, &["white wins"]);
}

fn fools_mate_is_typed(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    let moment = page.listen();
    for (text, status) in [
        ("f3", "Black to move."),
        ("e5", "White to move."),
        ("g4", "Black to move."),
        ("Qh4#", "Checkmate. Black wins."),
    ] {
        score.play(text);
        page.command(text);
        page.expect_status(status);
        page.expect_scene(&score.scene());
    }
    page.expect_name(Square::H4, "black queen, h4, last move");
    page.expect_name(Square::E1, "white king, e1, in check");
    page.expect_said(moment, &["queen", "h4", "checkmate"]);
}

fn the_opera_game_is_played_by_bare_clicks(page: &mut Page) {
    const MOVES: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 \
        Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";
    let moves: Vec<&str> = MOVES.split_whitespace().collect();
    page.open("#/play");
    let mut score = Score::start();
    play(page, &mut score, &moves, |page, chosen| {
        page.click(chosen.from());
        page.click(chosen.to());
    });
    page.expect_status("Checkmate. White wins.");
    page.expect_name(Square::D8, "white rook, d8, last move");
    page.expect_name(Square::E8, "black king, e8, in check");
}

fn a_game_is_played_by_mouse_clicks_on_men_and_squares(page: &mut Page) {
    use crate::harness::Pointer;
    page.open("#/play");
    let mut score = Score::start();
    let moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    play(page, &mut score, &moves, |page, chosen| {
        page.tap_with(Pointer::Mouse, chosen.from());
        page.tap_with(Pointer::Mouse, chosen.to());
    });
    page.expect_status("Checkmate. White wins.");
    page.expect_name(Square::F7, "white queen, f7, last move");
    page.expect_name(Square::E8, "black king, e8, in check");
}
