//! Games against the program, whose moves the tests make.

use super::computer::ComputerAction;
use super::tests::{act, attempt, reloaded, seated};
use super::*;
use crate::state::Chosen;
use game::{DrawReason, Outcome};
use notation::letters::Language;
use notation::style::Style;

pub(crate) fn against(level: &str, colors: &str) -> AppState {
    seated(|it| {
        it.opponent = level.into();
        it.colors = colors.into();
        it.seed = "7".into();
    })
}

pub(crate) fn plays(state: &mut AppState, from: Square, to: Square, score: i32) {
    let chosen = Chosen {
        from,
        to,
        promotion: None,
    };
    let ply = state.game.len();
    let action = ComputerAction::Plays { ply, chosen, score };
    act(state, SittingAction::Computer(action));
}

fn said(state: &AppState) -> &str {
    state.conversation.last_said(ui::speech::Urgency::Polite)
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

#[test]
fn the_program_makes_its_moves_and_nobody_else_makes_them() {
    let mut state = against("3", "one");
    assert_eq!(state.mine(), Some(Color::White));
    attempt(&mut state, Square::E2, Square::E4);
    typed(&mut state, "e5");
    assert_eq!(state.game.len(), 1, "it is the program's move");
    plays(&mut state, Square::C7, Square::C5, 0);
    assert_eq!(state.game.len(), 2);
    plays(&mut state, Square::D7, Square::D6, 0);
    assert_eq!(state.game.len(), 2, "now it is not");
}

#[test]
fn who_plays_black_sits_behind_black_also_after_a_reload() {
    let state = against("11", "other");
    assert_eq!(state.bottom, Color::Black);
    let (_, sitting) = reloaded(&state);
    assert_eq!(sitting.mine, Some(Color::Black));
    let computer = sitting.held().unwrap().sitting.agreement().computer;
    assert_eq!(computer.map(|it| (it.level(), it.seed)), Some((11, 7)));
}

#[test]
fn a_move_made_too_early_waits_and_is_played_if_it_is_legal_then() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    let waits = |state: &AppState| state.board_view().legal.len();
    assert!(waits(&state) > 20, "moves and recaptures are offered");
    attempt(&mut state, Square::E4, Square::D5);
    let waits = state.premove.map(|it| (it.from, it.to));
    assert_eq!(waits, Some((Square::E4, Square::D5)));
    plays(&mut state, Square::D7, Square::D5, 0);
    assert_eq!(state.game.len(), 3);
    attempt(&mut state, Square::B1, Square::C3);
    plays(&mut state, Square::D8, Square::D5, 0);
    assert_eq!(state.game.len(), 5);
    // The knight cannot go where it is not.
    attempt(&mut state, Square::C3, Square::D5);
    plays(&mut state, Square::D5, Square::A5, 0);
    assert_eq!(
        state.game.len(),
        7,
        "the square is empty, and the move legal"
    );
    attempt(&mut state, Square::D5, Square::C7);
    plays(&mut state, Square::A5, Square::D5, 0);
    assert_eq!(state.game.len(), 8, "the knight was taken");
    assert_eq!(state.premove, None);
}

#[test]
fn a_capture_is_offered_where_an_own_piece_may_be_taken_first() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::G1, Square::F3);
    let legal = state.board_view().legal;
    let offers = |from, to| legal.iter().any(|mv| mv.from() == from && mv.to() == to);
    assert!(offers(Square::G2, Square::F3), "gxf3");
    assert!(offers(Square::G2, Square::H3), "gxh3");
    assert!(offers(Square::D1, Square::D2), "Qxd2");
    assert!(!offers(Square::D1, Square::D4), "no piece jumps");
}

#[test]
fn taking_back_takes_the_answer_back_too() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    plays(&mut state, Square::C7, Square::C5, 0);
    state.apply(Action::TakeBack);
    assert!(state.game.is_empty());
    attempt(&mut state, Square::D2, Square::D4);
    state.apply(Action::TakeBack);
    assert!(state.game.is_empty(), "its answer had not come");
}

#[test]
fn a_typed_undo_takes_the_answer_back_too() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    plays(&mut state, Square::C7, Square::C5, 0);
    typed(&mut state, "undo");
    assert!(state.game.is_empty());
}

#[test]
fn only_the_last_move_is_taken_back_that_has_no_answer() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    plays(&mut state, Square::F7, Square::F6, 0);
    attempt(&mut state, Square::D2, Square::D4);
    plays(&mut state, Square::G7, Square::G5, 0);
    attempt(&mut state, Square::D1, Square::H5);
    assert!(state.game.outcome().is_some());
    state.apply(Action::TakeBack);
    assert_eq!((state.game.len(), state.game.outcome()), (4, None));
}

#[test]
fn what_waited_is_dropped_when_the_game_goes_back_or_is_over() {
    let begun = || {
        let mut state = against("3", "one");
        attempt(&mut state, Square::E2, Square::E4);
        attempt(&mut state, Square::G1, Square::F3);
        assert!(state.premove.is_some());
        state
    };
    let mut state = begun();
    state.apply(Action::TakeBack);
    assert_eq!((state.game.len(), state.premove), (0, None));
    let mut state = begun();
    state.apply(Action::Resign);
    assert_eq!(state.premove, None);
    // The date is no move.
    let mut state = begun();
    state.apply(Action::Dated("2026.02.03".into()));
    assert!(state.premove.is_some());
}

#[test]
fn a_typed_move_waits_unless_the_program_could_play_it() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    typed(&mut state, "e5");
    assert_eq!(state.premove, None);
    typed(&mut state, "Nf3");
    assert!(state.premove.is_some());
    assert_eq!(said(&state), words::premove_waits(Square::G1, Square::F3));
    plays(&mut state, Square::E7, Square::E5, 0);
    assert_eq!(state.game.len(), 3);
}

#[test]
fn a_move_waits_that_is_typed_in_the_chosen_letters() {
    let german = Style::Localized(Language::German);
    // On e2 stands a pawn of one's own, which may be captured first.
    for (text, to) in [("Sf3", Square::F3), ("Se2", Square::E2)] {
        let mut state = against("3", "one");
        state.settings.notation = german;
        attempt(&mut state, Square::D2, Square::D4);
        typed(&mut state, text);
        let waits = state.premove.map(|it| (it.from, it.to));
        assert_eq!(waits, Some((Square::G1, to)), "{text}");
    }
}

#[test]
fn the_move_of_the_program_is_still_said_when_the_next_one_is_played_at_once() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Picked(Square::G1));
    assert!(said(&state).starts_with("Knight g1 selected, 3 moves"));
    attempt(&mut state, Square::G1, Square::F3);
    plays(&mut state, Square::E7, Square::E5, 0);
    let both = said(&state);
    let (theirs, mine) = (both.find("pawn to e5"), both.find("knight to f3"));
    assert!(theirs.is_some() && theirs < mine, "{both}");
}

#[test]
fn a_piece_of_the_program_is_not_moved_in_advance() {
    let mut state = against("3", "one");
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::E7, Square::E5);
    assert_eq!((state.premove, state.game.len()), (None, 1));
}

#[test]
fn the_program_takes_a_draw_only_when_it_stands_worse() {
    for (score, accepts) in [(200, false), (-300, true)] {
        let mut state = against("3", "one");
        attempt(&mut state, Square::E2, Square::E4);
        plays(&mut state, Square::C7, Square::C5, score);
        state.apply(Action::OfferDraw);
        let drawn = Some(Outcome::Draw(DrawReason::Agreement));
        assert_eq!(state.game.outcome(), drawn.filter(|_| accepts));
        assert_eq!(state.game.draw_offer(), None);
    }
}

#[test]
fn an_engine_that_is_lost_is_started_again_once_and_then_asked_about() {
    let mut state = against("3", "other");
    let fail = || SittingAction::Computer(ComputerAction::Failed);
    let engine = |state: &AppState| state.sitting.held().unwrap().engine;
    act(&mut state, fail());
    assert_eq!(
        (engine(&state).attempt, engine(&state).has_failed),
        (1, false)
    );
    act(&mut state, fail());
    assert!(engine(&state).has_failed);
    act(
        &mut state,
        SittingAction::Computer(ComputerAction::TryAgain),
    );
    assert_eq!(
        (engine(&state).attempt, engine(&state).has_failed),
        (2, false)
    );
    plays(&mut state, Square::E2, Square::E4, 0);
    assert_eq!(state.game.len(), 1);
}

#[test]
fn the_next_game_of_a_match_changes_colors_and_the_number_of_the_game() {
    let mut state = against("3", "one");
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("next".into())));
    assert_eq!(state.mine(), Some(Color::Black));
    assert_eq!(state.bottom, Color::Black);
    let computer = state.sitting.held().unwrap().sitting.agreement().computer;
    assert_eq!(computer.map(|it| it.seed), Some(8));
}

#[test]
fn either_side_gives_odds_and_gives_them_in_the_next_game_too() {
    for (colors, gives, empty) in [
        ("one", "other", Square::B8),
        ("one", "one", Square::B1),
        ("other", "other", Square::B1),
    ] {
        let mut state = seated(|it| {
            it.opponent = "3".into();
            it.colors = colors.into();
            it.start = "n".into();
            it.gives = gives.into();
        });
        let start = |state: &AppState| state.game.start().piece_at(empty);
        assert_eq!(start(&state), None, "{colors} {gives}");
        let mine = state.mine();
        state.apply(Action::Resign);
        act(&mut state, SittingAction::Next(GameId("next".into())));
        assert_eq!((start(&state), state.mine()), (None, mine));
    }
}

#[test]
fn a_game_at_odds_does_not_count_for_the_level() {
    for (start, counts) in [("usual", true), ("960", true), ("r", false)] {
        let mut state = seated(|it| {
            it.opponent = "3".into();
            it.start = start.into();
        });
        assert_eq!(state.sitting.computer_game(&state.game), None);
        state.apply(Action::Resign);
        let played = state.sitting.computer_game(&state.game).unwrap();
        assert_eq!((played.counts, played.colors.0), (counts, Color::White));
    }
}
