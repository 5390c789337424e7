//! Going away and coming back, driven without a browser.

use std::rc::Rc;

use game::Game;

use super::super::{Action, Dialog, GameId};
use super::*;
use crate::links;

fn page() -> AppState {
    AppState::new(Game::default(), GameId("one".into()), Settings::default())
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

fn go(state: &mut AppState, route: Route) {
    state.apply(Action::Arrived(route, Settings::default()));
}

#[test]
fn the_game_stays_while_another_page_is_read() {
    let mut state = page();
    typed(&mut state, "e4");
    let game = state.game.clone();
    state.apply(Action::Open(Dialog::Settings));
    go(&mut state, Route::Elsewhere);
    assert_eq!(state.dialog, None);
    let settings = Settings {
        auto_queen: true,
        ..Settings::default()
    };
    state.apply(Action::Arrived(Route::Play, settings));
    assert!(Rc::ptr_eq(&state.game, &game));
    assert_eq!(state.focus.1, FocusWish::Board(None));
    assert_eq!(&*state.status_speech.text, "Black to move.");
    assert_eq!(state.settings, settings, "changed on the other page");
}

#[test]
fn the_same_page_again_changes_nothing() {
    let mut state = page();
    let (focus, speech) = (state.focus, state.status_speech.clone());
    go(&mut state, Route::Play);
    assert_eq!((state.focus, state.status_speech), (focus, speech));
}

#[test]
fn a_typed_command_leads_the_address_to_the_glossary() {
    let mut state = page();
    typed(&mut state, "glossary");
    assert_eq!(state.address, (1, links::GLOSSARY.into()));
    typed(&mut state, "term en passant");
    assert_eq!(state.address, (2, links::term("en passant").into()));
    assert_eq!(state.route, Route::Play, "only the address tells");
    assert_eq!(state.command_box.accepted, 2);
}

#[test]
fn a_game_that_is_loaded_leaves_the_page() {
    let mut state = page();
    go(&mut state, Route::Elsewhere);
    state.apply(Action::Load(Rc::default(), GameId("two".into())));
    assert_eq!(state.route, Route::Elsewhere);
}
