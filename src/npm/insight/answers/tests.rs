use rules::Color;

use super::{Ending, ended_by, terms};
use crate::Story;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game from a position, its moves given as squares.
fn story(fen: &str, moves: &str) -> Story {
    let packed = moves.split_whitespace().map(|mv| {
        let square = |text: &str| text.parse::<rules::Square>().unwrap().index() as u32;
        square(&mv[..2]) | square(&mv[2..]) << 6
    });
    Story::tell(fen, false, &packed.collect::<Vec<_>>()).expect("the moves are legal")
}

#[test]
fn the_laws_say_how_the_players_end_a_game() {
    let bare = story("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "");
    let answer = |story: &Story, ending| ended_by(story, ending).unwrap();
    let drawn = |reason: &str| format!("{{\"winner\":null,\"reason\":\"{reason}\"}}");
    let white = Ending::Resigned(Color::White);
    assert_eq!(answer(&bare, white), drawn("resignation-without-mate"));
    let white = Ending::OutOfTime(Color::White);
    assert_eq!(answer(&bare, white), drawn("time-without-mate"));
    let black = Ending::Resigned(Color::Black);
    let won = "{\"winner\":\"w\",\"reason\":\"resignation\"}";
    assert_eq!(answer(&bare, black), won);
    let both_moved = story(START, "e2e4 e7e5");
    assert_eq!(answer(&both_moved, Ending::Agreed), drawn("agreement"));
}

/// Article 5.2.3.
#[test]
fn no_draw_is_agreed_before_both_sides_have_moved() {
    for moves in ["", "e2e4"] {
        let fault = ended_by(&story(START, moves), Ending::Agreed).unwrap_err();
        assert_eq!(fault.code, "too-early");
    }
}

#[test]
fn a_game_that_was_over_keeps_its_end() {
    let mate = story(START, "f2f3 e7e5 g2g4 d8h4");
    let answer = ended_by(&mate, Ending::Resigned(Color::Black)).unwrap();
    assert_eq!(answer, "{\"winner\":\"b\",\"reason\":\"checkmate\"}");
}

#[test]
fn the_move_that_completes_perpetual_check_is_called_so() {
    let around = "e4e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8";
    let story = story("6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1", around);
    let check = story
        .here()
        .find_move(rules::Square::H5, rules::Square::E8, None);
    assert!(terms(&story, check.ok()).contains("\"perpetual-check\""));
}

#[test]
fn a_move_without_an_alternative_is_called_forced() {
    let story = story("7k/6pp/8/4N3/8/8/8/6K1 w - - 0 1", "e5f7");
    let reply = story
        .here()
        .find_move(rules::Square::H8, rules::Square::G8, None);
    assert!(terms(&story, reply.ok()).contains("\"forced-move\""));
}

#[test]
fn a_move_is_called_what_it_completes_with_the_moves_before_it() {
    let lured = story("3q2k1/5ppp/8/8/6Q1/8/8/4R2K w - - 0 1", "g4g5 d8g5");
    let mate = lured
        .here()
        .find_move(rules::Square::E1, rules::Square::E8, None);
    assert!(terms(&lured, mate.ok()).contains("\"deflection\""));
    let alone = Story::tell(&lured.here().to_string(), false, &[]).unwrap();
    assert!(!terms(&alone, mate.ok()).contains("\"deflection\""));
}

#[test]
fn whether_a_side_can_ever_mate_is_answered_within_a_limit() {
    let ever = |fen: &str, who, nodes| crate::story::ever_mates(fen, false, who, nodes);
    let bare = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    assert_eq!(ever(bare, 0, 10_000), Some(1));
    assert_eq!(ever(bare, 1, 0), Some(0));
    assert_eq!(ever(START, 2, 1), Some(2));
    assert_eq!(ever("8/8/8/8/8/8/8/8 w - - 0 1", 2, 1), None);
}
