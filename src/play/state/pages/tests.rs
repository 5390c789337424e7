//! Leaving and coming back, without a browser.

use std::rc::Rc;

use game::Game;
use rules::Square;

use super::super::{Action, Dialog};
use super::*;
use ui::links;
use ui::platform::storage::GameId;
use ui::settings::Settings;
use ui::speech::Urgency;

fn page() -> AppState {
    AppState::new(Game::default(), GameId("one".into()), Settings::default())
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

fn go(state: &mut AppState, is_shown: bool) {
    state.apply(Action::Arrived(is_shown));
}

#[test]
fn the_game_stays_while_another_page_is_read() {
    let mut state = page();
    typed(&mut state, "e4");
    let game = state.game.clone();
    state.apply(Action::Open(Dialog::Settings));
    go(&mut state, false);
    assert_eq!(state.dialog, None);
    go(&mut state, true);
    assert!(Rc::ptr_eq(&state.game, &game));
    assert_eq!(
        state.conversation.focus.value(),
        Some(&FocusTarget::Board(None))
    );
    assert_eq!(
        state.conversation.last_said(Urgency::Polite),
        "Black to move."
    );
}

#[test]
fn a_refusal_that_leads_nowhere_is_gone_on_coming_back() {
    let mut state = page();
    state.apply(Action::BadAddress("This is no position.".into()));
    go(&mut state, false);
    go(&mut state, true);
    assert_eq!(state.conversation.notice, None);
    // Whoever follows a term to the glossary comes back to what they were reading.
    state.apply(Action::Attempt {
        from: Square::E2,
        to: Square::E5,
        promotion: None,
    });
    let notice = state.conversation.notice.clone();
    assert!(notice.is_some());
    go(&mut state, false);
    go(&mut state, true);
    assert_eq!(state.conversation.notice, notice);
}

#[test]
fn the_same_page_again_changes_nothing() {
    let mut state = page();
    let before = state.conversation.clone();
    go(&mut state, true);
    assert_eq!(state.conversation.focus, before.focus);
    assert_eq!(state.conversation.status, before.status);
}

#[test]
fn a_typed_command_leads_the_address_to_the_glossary() {
    let mut state = page();
    typed(&mut state, "glossary");
    let address = |state: &AppState| state.conversation.address.value().cloned();
    assert_eq!(address(&state).as_deref(), Some(links::GLOSSARY));
    typed(&mut state, "term en passant");
    assert_eq!(address(&state), Some(links::term("en passant").into()));
    assert!(state.is_shown, "only the address tells");
    assert_eq!(state.conversation.command_box.accepted.serial(), 2);
}

#[test]
fn a_game_that_is_loaded_leaves_the_page() {
    let mut state = page();
    go(&mut state, false);
    state.apply(Action::Load {
        game: Rc::default(),
        id: GameId("two".into()),
        corrected: None,
        then: None,
    });
    assert!(!state.is_shown);
}

#[test]
fn a_position_that_is_loaded_for_the_computer_opens_its_dialog() {
    let mut state = page();
    state.apply(Action::Load {
        game: Rc::default(),
        id: GameId("three".into()),
        corrected: None,
        then: Some(Dialog::Computer),
    });
    assert_eq!(state.dialog, Some(Dialog::Computer));
}
