//! Old laws at the board: castling without the rook that was given, two moves in succession, "J'adoube"
//! by word.

use rules::{CastlingSide, Color, Move, Square};
use ui::platform::storage::GameId;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::tests::{attempt, reloaded, seated};
use super::*;

const CASES: &str = include_str!("../../../tests/data/cases.json");

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

/// What was said last, politely or as an alert.
fn said(state: &AppState) -> String {
    [Urgency::Polite, Urgency::Assertive]
        .map(|urgency| state.conversation.last_said(urgency))
        .join(" ")
}

/// A game in which White gives the queen's rook and can castle without it.
fn at_odds(law: &str) -> AppState {
    let mut state = seated(|it| {
        it.law = law.into();
        it.start = "r".into();
        it.take_backs = "free".into();
    });
    for text in ["d4", "d5", "Nc3", "Nf6", "Bf4", "e6", "Qd3", "Be7"] {
        typed(&mut state, text);
    }
    assert_eq!(state.game.len(), 8);
    state
}

fn alone() -> Move {
    Move::without_rook(Color::White, CastlingSide::QueenSide)
}

#[test]
fn the_giver_of_a_rook_castles_without_it_and_nobody_is_penalized() {
    let by_hand = |state: &mut AppState| attempt(state, Square::E1, Square::C1);
    let by_castling = |state: &mut AppState| typed(state, "0-0-0");
    let by_king = |state: &mut AppState| typed(state, "Kc1");
    let by_squares = |state: &mut AppState| typed(state, "e1c1");
    let ways: [&dyn Fn(&mut AppState); 4] = [&by_hand, &by_castling, &by_king, &by_squares];
    for castle in ways {
        let mut state = at_odds("seed-000");
        assert!(state.board_view().legal.contains(&alone()));
        castle(&mut state);
        assert_eq!(state.game.moves().last(), Some(&alone()));
        assert_eq!(state.game.san(8), "O-O-O");
        typed(&mut state, "O-O");
        assert_eq!(state.game.len(), 10, "the game goes on");
        // Everything that looks at the moves of a game takes this one too.
        for ply in 8..=state.game.len() {
            state.shown = ply;
            assert!(state.terms().is_none_or(|terms| !terms.plain().is_empty()));
            state.conversation.ask_why(&state.game, ply);
        }
        state.shown = state.game.len();
        let written = (ui::scores::table().write)(&state.game, notation::style::Style::Lan);
        assert_eq!(written[8], "O-O-O");
        let (game, sitting) = reloaded(&state);
        assert_eq!(game, *state.game);
        let mut again = AppState::new(game, GameId("new".into()), Settings::default());
        again.sitting = sitting;
        typed(&mut again, "e4");
        assert_eq!(again.game.len(), 11);
    }
}

#[test]
fn castling_without_a_rook_is_taken_back_and_replayed() {
    let mut state = at_odds("seed-000");
    attempt(&mut state, Square::E1, Square::C1);
    state.apply(Action::TakeBack);
    assert_eq!(state.game.len(), 8);
    state.apply(Action::Redo);
    assert_eq!(state.game.moves().last(), Some(&alone()));
    state.apply(Action::TakeBack);
    typed(&mut state, "O-O-O");
    assert_eq!(state.game.len(), 9);
    // A king that has moved keeps no right, whatever is taken back after it.
    let mut state = at_odds("seed-000");
    for text in ["Kd1", "a6", "Ke1", "a5", "h3"] {
        typed(&mut state, text);
    }
    state.apply(Action::TakeBack);
    assert!(!state.board_view().legal.contains(&alone()));
}

#[test]
fn a_move_that_is_confirmed_may_castle_without_a_rook() {
    let mut state = at_odds("seed-000");
    state.settings.confirm = true;
    attempt(&mut state, Square::E1, Square::C1);
    assert_eq!(state.game.len(), 8);
    state.apply(Action::Answer(true));
    assert_eq!(state.game.moves().last(), Some(&alone()));
}

#[test]
fn a_touched_king_castles_without_a_rook_and_one_that_moves_as_a_penalty_does_not() {
    let mut state = at_odds("seed-000");
    state.apply(Action::Picked(Square::E1));
    attempt(&mut state, Square::E1, Square::C1);
    assert_eq!(state.game.len(), 9);
    let mut state = at_odds("seed-000");
    // The rook on h1 cannot move, so the king has to.
    state.apply(Action::Picked(Square::H1));
    attempt(&mut state, Square::E1, Square::C1);
    assert_eq!(state.game.len(), 8);
}

#[test]
fn where_the_law_does_not_know_it_nobody_castles_without_a_rook() {
    for law in ["casual", "fide", "seed-002"] {
        let mut state = at_odds(law);
        assert!(!state.board_view().legal.contains(&alone()), "{law}");
        attempt(&mut state, Square::E1, Square::C1);
        assert_eq!(state.game.len(), 8, "{law}");
    }
}

#[test]
fn a_second_move_in_succession_is_taken_back_and_binds_its_piece() {
    let cases: serde_json::Value = serde_json::from_str(CASES).unwrap();
    let cases = cases.as_array().unwrap();
    let case = cases.iter().find(|it| it["id"] == "S0-succession").unwrap();
    let expect = &case["expect"];
    let square = |text: &str| text.parse::<Square>().unwrap();
    let play = |state: &mut AppState, moves: &serde_json::Value| {
        for text in moves.as_array().unwrap() {
            let text = text.as_str().unwrap();
            attempt(state, square(&text[..2]), square(&text[2..]));
        }
    };
    let wrong = expect["wrong"].as_str().unwrap();
    for (law, is_bound) in [("seed-000", true), ("fide", false), ("seed-002", false)] {
        let mut state = seated(|it| it.law = law.into());
        play(&mut state, &expect["before"]);
        attempt(&mut state, square(&wrong[..2]), square(&wrong[2..]));
        assert_eq!(state.game.len(), 1, "{law}: the second move is taken back");
        assert_eq!(said(&state).contains("law V"), is_bound, "{law}");
        play(&mut state, &expect["reply"]);
        assert_eq!(state.game.len(), 2, "{law}");
        let mut left: Vec<String> = state
            .board_view()
            .legal
            .iter()
            .map(ToString::to_string)
            .collect();
        left.sort();
        let must = expect["must"].as_array().unwrap();
        let must: Vec<&str> = must.iter().map(|it| it.as_str().unwrap()).collect();
        assert_eq!(left == must, is_bound, "{law}: {left:?}");
    }
}

#[test]
fn jadoube_is_said_by_word_and_by_key_as_by_its_button() {
    for word in ["jadoube", "j'adoube", "j\u{2019}adoube", "adjust", "j"] {
        let mut state = seated(|it| it.law = "fide".into());
        typed(&mut state, word);
        state.apply(Action::Picked(Square::G1));
        attempt(&mut state, Square::E2, Square::E4);
        assert!(
            state.game.is_empty(),
            "{word}: nobody moves while adjusting"
        );
        state.apply(Action::Adjust);
        attempt(&mut state, Square::E2, Square::E4);
        assert_eq!(state.game.len(), 1, "{word}");
    }
    let no_need = words::adjust_not_needed();
    let mut casual = seated(|_| {});
    let mut alone = AppState::new(Game::default(), GameId("one".into()), Settings::default());
    for state in [&mut casual, &mut alone] {
        typed(state, "j");
        assert_eq!(state.conversation.last_said(Urgency::Polite), no_need);
        attempt(state, Square::E2, Square::E4);
        assert_eq!(state.game.len(), 1);
    }
}

#[test]
fn the_clocks_are_said_where_there_are_any() {
    let mut state = seated(|it| it.time = "300+3".into());
    typed(&mut state, "c");
    let said = state.conversation.last_said(Urgency::Polite);
    assert!(said.contains("White") && said.contains("Black"), "{said}");
    let mut state = seated(|_| {});
    typed(&mut state, "c");
    let said = state.conversation.last_said(Urgency::Polite);
    assert_eq!(said, words::no_clock());
}

#[test]
fn a_game_gets_its_date_with_its_first_move_and_keeps_the_one_it_brought() {
    let mut state = seated(|_| {});
    state.apply(Action::Dated("2026.11.24".into()));
    assert!(!state.game.to_pgn().contains("2026"), "it has not begun");
    attempt(&mut state, Square::E2, Square::E4);
    for day in ["2026.11.24", "2026.11.25"] {
        state.apply(Action::Dated(day.into()));
        assert!(
            state.game.to_pgn().contains("[Date \"2026.11.24\"]"),
            "{day}"
        );
    }
}
