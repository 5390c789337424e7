//! Going from page to page, driven without a browser.

use game::Game;

use super::super::{Action, Dialog, GameId};
use super::*;
use crate::settings::Settings;

const TEXT: &str = "section The men\n\
    term rook Rook\nshared castle\nis It moves in lines.\n\
    term knight Knight\nalso horse; Kt\nis It jumps.\n\
    section Moves\n\
    term castling Castling\nshared castle\nis King and rook move at once.\n\
    term en-passant En passant\nis A capture.\n";

fn glossary() -> Rc<Glossary> {
    Rc::new(Glossary::parse(TEXT).unwrap())
}

fn page() -> AppState {
    AppState::new(Game::default(), GameId("one".into()), Settings::default())
}

fn list() -> Route {
    Route::Glossary(GlossaryRoute::List)
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

#[test]
fn the_glossary_is_fetched_when_it_is_first_opened_and_kept() {
    let mut state = page();
    assert_eq!(state.glossary, Library::Closed);
    state.apply(Action::Arrived(list()));
    assert_eq!(state.glossary, Library::Fetching);
    state.apply(Action::GlossaryArrived(Some(glossary())));
    assert_eq!(&*state.status_speech.text, "Glossary");
    state.apply(Action::Arrived(Route::Play));
    state.apply(Action::Arrived(Route::term("rook")));
    assert!(matches!(state.glossary, Library::Open(_)));
    assert_eq!(&*state.status_speech.text, "Rook");
}

#[test]
fn a_glossary_that_cannot_be_fetched_is_asked_for_again() {
    let mut state = page();
    state.apply(Action::Arrived(list()));
    state.apply(Action::GlossaryArrived(None));
    assert_eq!(state.glossary, Library::Failed);
    assert_eq!(*state.status_speech.text, words::glossary_failed());
    state.apply(Action::FetchGlossary);
    assert_eq!(state.glossary, Library::Fetching);
    state.apply(Action::GlossaryArrived(None));
    state.apply(Action::Arrived(Route::Play));
    state.apply(Action::Arrived(list()));
    assert_eq!(state.glossary, Library::Fetching);
}

#[test]
fn the_game_stays_while_the_glossary_is_read() {
    let mut state = page();
    typed(&mut state, "e4");
    let game = state.game.clone();
    state.apply(Action::Open(Dialog::Settings));
    state.apply(Action::Arrived(list()));
    assert_eq!(state.dialog, None);
    assert_eq!(state.focus.1, FocusWish::Heading);
    assert!(state.heading_focus() > 0);
    state.apply(Action::Arrived(Route::Play));
    assert!(Rc::ptr_eq(&state.game, &game));
    assert_eq!(state.focus.1, FocusWish::Board(None));
    assert_eq!(&*state.status_speech.text, "Black to move.");
}

#[test]
fn the_same_page_again_changes_nothing() {
    let mut state = page();
    let (focus, speech) = (state.focus, state.status_speech.clone());
    state.apply(Action::Arrived(Route::Play));
    assert_eq!((state.focus, state.status_speech), (focus, speech));
}

#[test]
fn a_typed_command_leads_the_address_to_the_glossary() {
    let mut state = page();
    typed(&mut state, "glossary");
    assert_eq!(state.address, (1, list()));
    typed(&mut state, "term en passant");
    assert_eq!(state.address, (2, Route::term("en passant")));
    assert_eq!(state.route, Route::Play, "only the address tells");
    assert_eq!(state.command_box.accepted, 2);
}

#[test]
fn a_term_is_found_by_its_address_or_by_a_name_that_no_other_has() {
    let glossary = glossary();
    let slug = |name: &str| {
        let place = GlossaryRoute::Term(name.into());
        place.entry(&glossary).map(|entry| entry.slug.clone())
    };
    assert_eq!(slug("knight").as_deref(), Some("knight"));
    assert_eq!(slug("Horse").as_deref(), Some("knight"));
    assert_eq!(slug("en passant").as_deref(), Some("en-passant"));
    assert_eq!(slug("castle"), None, "two terms are called so");
    assert_eq!(slug("spoon"), None);
    assert_eq!(
        &*GlossaryRoute::Term("two-words".into()).query(),
        "two words"
    );
}

#[test]
fn the_tab_is_named_after_the_page() {
    let mut state = page();
    assert_eq!(state.page_title(), "J\u{2019}adoube");
    state.apply(Action::Arrived(Route::term("knight")));
    assert_eq!(state.page_title(), "Glossary \u{b7} J\u{2019}adoube");
    state.apply(Action::GlossaryArrived(Some(glossary())));
    assert_eq!(
        state.page_title(),
        "Knight \u{b7} Glossary \u{b7} J\u{2019}adoube"
    );
}

#[test]
fn a_game_that_is_loaded_leaves_the_page_and_the_glossary() {
    let mut state = page();
    state.open_at(list());
    state.apply(Action::GlossaryArrived(Some(glossary())));
    state.apply(Action::Load(Rc::default(), GameId("two".into())));
    assert_eq!(state.route, list());
    assert!(matches!(state.glossary, Library::Open(_)));
}
