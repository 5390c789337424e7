//! Touched pieces, and the moves that are made with them or with others.

use board::Movable;
use rules::{Color, Square};
use ui::settings::Settings;
use ui::speech::Urgency;

use super::tests::{act, attempt, reloaded, seated};
use super::*;

/// A timed game by today's laws, in which the knight on g1 is touched.
fn touched() -> AppState {
    let mut state = seated(|it| {
        it.law = "fide".into();
        it.time = "600".into();
    });
    state.apply(Action::Picked(Square::G1));
    state
}

fn said(state: &AppState) -> &str {
    state.conversation.last_said(Urgency::Polite)
}

/// What is shown beside the question to the players.
fn shown(state: &AppState) -> String {
    let notice = state.conversation.notice.as_ref();
    notice.map_or_else(String::new, |notice| notice.plain())
}

fn time_of_black(state: &AppState) -> Option<clock::Span> {
    let held = state.sitting.held().unwrap();
    held.sitting.clock().left(Color::Black)
}

#[test]
fn the_touched_piece_alone_can_be_picked_until_it_has_moved() {
    let mut state = touched();
    assert_eq!(state.movable(), Movable::Only(Square::G1));
    state.apply(Action::PutBack);
    assert_eq!(state.movable(), Movable::Only(Square::G1));
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(state.movable(), Movable::Turn);
    // A touched piece that cannot move binds nobody.
    state.apply(Action::Picked(Square::A8));
    assert_eq!(state.movable(), Movable::Turn);
}

#[test]
fn a_tap_elsewhere_repeats_what_must_move_and_is_not_punished() {
    for other in [Square::E2, Square::G5, Square::E7] {
        let mut state = touched();
        let time = time_of_black(&state);
        state.conversation.say("");
        state.apply(Action::NotMovable(other));
        assert!(
            said(&state).contains("knight on g1 must"),
            "{other}: {}",
            said(&state)
        );
        assert_eq!(time_of_black(&state), time, "{other}");
        assert_eq!(state.movable(), Movable::Only(Square::G1), "{other}");
        attempt(&mut state, Square::G1, Square::F3);
        assert_eq!(state.game.len(), 1, "{other}");
    }
}

#[test]
fn a_piece_to_be_taken_leaves_the_choice_of_the_piece_that_takes_it() {
    let mut state = seated(|it| it.law = "fide".into());
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::D7, Square::D5);
    state.apply(Action::NotMovable(Square::D5));
    assert!(said(&state).contains("d5"), "{}", said(&state));
    assert_eq!(state.movable(), Movable::Turn);
}

#[test]
fn a_punished_move_is_refused_with_its_reason() {
    let mut state = touched();
    attempt(&mut state, Square::G1, Square::G5);
    let text = shown(&state);
    assert!(
        text.contains("knight") && text.contains("gets 1 minute"),
        "{text}"
    );
    assert_eq!(said(&state), text);
    let mut plain = seated(|_| {});
    attempt(&mut plain, Square::G1, Square::G5);
    assert!(text.starts_with(&shown(&plain)), "{text}");
    assert!(state.conversation.code.is_some());
}

#[test]
fn what_the_law_says_of_a_second_illegal_move_stands_there_once() {
    let mut state = touched();
    attempt(&mut state, Square::G1, Square::G5);
    attempt(&mut state, Square::G1, Square::G6);
    let law = words::second_illegal_move(Color::White, false);
    assert!(said(&state).ends_with(&law), "{}", said(&state));
    assert!(!shown(&state).is_empty() && !shown(&state).contains(&law));
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!((said(&state), &*shown(&state)), (&*law, ""));
}

#[test]
fn a_game_lost_by_illegal_moves_says_so_even_after_a_reload() {
    let lost = "White made a second illegal move. Black wins.";
    let mut state = touched();
    attempt(&mut state, Square::G1, Square::G5);
    attempt(&mut state, Square::G1, Square::G6);
    assert_ne!(state.status_text(), lost, "nothing is accepted yet");
    act(&mut state, SittingAction::AcceptLoss);
    assert_eq!(state.status_text(), lost);
    assert_eq!(state.conversation.last_said(Urgency::Assertive), lost);
    let (game, sitting) = reloaded(&state);
    let mut again = AppState::new(game, GameId("new".into()), Settings::default());
    again.sitting = sitting;
    assert_eq!(again.status_text(), lost);
    let pgn = (TABLE.pgn)(&again.sitting, &again.game);
    assert!(pgn.contains("[Termination \"rules infraction\"]"), "{pgn}");
    // What the players do before they accept it has its own words.
    let mut state = touched();
    attempt(&mut state, Square::G1, Square::F3);
    attempt(&mut state, Square::G8, Square::G5);
    attempt(&mut state, Square::G8, Square::G6);
    Rc::make_mut(&mut state.game).resign(Color::White).unwrap();
    let (game, _) = reloaded(&state);
    assert_eq!(
        words::status_text(&game),
        "White resigned. Black wins.",
        "the resignation came first"
    );
}
