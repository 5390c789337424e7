//! Actions that wait until the parts of the program that carry them out are loaded.

use rules::Square;
use ui::Navigation;
use ui::lazy::{Lazy, NotFetched, PartsState};
use ui::learning::{self, LEARNING, Layer};
use ui::settings::Settings;
use ui::speech::Urgency;

use super::*;
use crate::desk::{self, DESK};

/// A page whose parts are not loaded.
fn bare_page() -> AppState {
    DESK.with(Lazy::take);
    LEARNING.with(Lazy::take);
    AppState::new(Game::default(), GameId("one".into()), Settings::default())
}

fn parts_come(state: &mut AppState) {
    DESK.with(|desk| desk.set(desk::table()));
    LEARNING.with(|learning| learning.set(learning::table()));
    state.apply(Action::Parts(Ok(())));
}

fn attempt(state: &mut AppState, from: Square, to: Square) {
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
}

fn typed(text: &str) -> Action {
    Action::Typed(text.into(), GameId("spare".into()))
}

#[test]
fn legal_moves_need_no_part() {
    let mut state = bare_page();
    state.apply(Action::Picked(Square::E2));
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::E7, Square::E5);
    assert_eq!(state.game.len(), 2);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Enough, 0)
    );
}

#[test]
fn early_actions_are_carried_out_in_order_when_the_parts_arrive() {
    let mut state = bare_page();
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(typed("e5"));
    state.apply(typed("Nf3"));
    // A legal move has to wait too: otherwise it would overtake what was typed before it.
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 1);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Wanted, 3)
    );
    parts_come(&mut state);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Enough, 0)
    );
    let fen = state.game.position().to_string();
    assert!(
        fen.starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/"),
        "{fen}"
    );
}

#[test]
fn an_illegal_move_waits_for_its_explanation_and_is_refused_then() {
    let mut state = bare_page();
    attempt(&mut state, Square::C1, Square::F4);
    assert_eq!(state.queue.parts(), PartsState::Wanted);
    assert_eq!(state.conversation.notice, None);
    parts_come(&mut state);
    assert_eq!(state.game.len(), 0);
    let notice = state.conversation.notice.clone().unwrap().plain();
    assert!(notice.contains("blocked by the pawn on d2"), "{notice}");
}

#[test]
fn automatic_actions_are_not_delayed_by_waiting_ones() {
    let mut state = bare_page();
    state.apply(Action::Flip);
    state.apply(Action::Saved(false));
    state.apply(Action::Arrived(false));
    assert_eq!(state.save, SaveState::Failed);
    assert!(!state.is_shown);
    assert_eq!(state.queue.len(), 1);
    parts_come(&mut state);
    assert_eq!(state.bottom, Color::Black);
}

#[test]
fn parts_that_cannot_be_fetched_are_reported_and_no_waiting_action_is_lost() {
    let mut state = bare_page();
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::AskWhy);
    state.apply(Action::Show(Navigation::First));
    state.apply(Action::Parts(Err(NotFetched)));
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Failed, 2)
    );
    assert_eq!(
        state.conversation.last_said(Urgency::Polite),
        words::part_not_fetched()
    );

    state.apply(Action::FetchParts);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Wanted, 2)
    );
    parts_come(&mut state);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Enough, 0)
    );
    assert_eq!((state.game.len(), state.shown), (1, 0));
}

#[test]
fn another_action_after_a_failure_fetches_the_parts_again() {
    let mut state = bare_page();
    state.apply(Action::Toggle(Layer::Danger));
    state.apply(Action::Parts(Err(NotFetched)));
    state.apply(Action::Flip);
    assert_eq!(
        (state.queue.parts(), state.queue.len()),
        (PartsState::Wanted, 2)
    );
}

#[test]
fn parts_that_are_not_needed_yet_fail_silently() {
    let mut state = bare_page();
    state.apply(Action::Parts(Err(NotFetched)));
    assert_eq!(state.queue.parts(), PartsState::Enough);
    assert_eq!(state.conversation.last_said(Urgency::Polite), "");
}

#[test]
fn one_of_the_two_parts_is_not_enough() {
    let mut state = bare_page();
    LEARNING.with(|learning| learning.set(learning::table()));
    state.apply(Action::Flip);
    assert_eq!(state.queue.parts(), PartsState::Wanted);
    assert_eq!(state.bottom, Color::White);
    parts_come(&mut state);
    assert_eq!(state.bottom, Color::Black);
}
