//! Going from page to page, driven without a browser.

use super::*;
use crate::route::GlossaryRoute;

const TEXT: &str = "section The men\n\
    term rook Rook\nshared castle\nis It moves in lines.\n\
    term knight Knight\nalso horse; Kt\nis It jumps.\n\
    section Moves\n\
    term castling Castling\nshared castle\nis King and rook move at once.\n\
    term en-passant En passant\nis A capture.\n";

fn glossary() -> Rc<Glossary> {
    Rc::new(Glossary::parse(TEXT).unwrap())
}

fn list() -> Option<Route> {
    Some(Route::Glossary(GlossaryRoute::List))
}

fn term(name: &str) -> Option<Route> {
    Some(Route::Glossary(GlossaryRoute::Term(name.into())))
}

fn page() -> StudyState {
    StudyState::new(None, Settings::default())
}

fn go(state: &mut StudyState, route: Option<Route>) {
    state.apply(Action::Arrived(route, Settings::default()));
}

fn analyse() -> Option<Route> {
    Some(Route::Analyse { fen: None })
}

#[test]
fn coming_to_a_page_says_its_name_and_wishes_for_the_focus() {
    let mut state = StudyState::new(None, Settings::default());
    assert_eq!(state.page_title(), None);
    let settings = Settings {
        auto_queen: true,
        ..Settings::default()
    };
    state.apply(Action::Arrived(analyse(), settings));
    assert_eq!(&*state.status_speech.text, "Analyse");
    assert_eq!(state.heading_focus, 1);
    assert_eq!(state.settings, settings, "changed by the other program");
    assert_eq!(
        state.page_title().as_deref(),
        Some("Analyse \u{b7} J\u{2019}adoube")
    );
    state.apply(Action::Arrived(analyse(), settings));
    assert_eq!(state.heading_focus, 1, "the same page again");
}

#[test]
fn leaving_says_nothing() {
    let mut state = StudyState::new(analyse(), Settings::default());
    state.apply(Action::Arrived(None, Settings::default()));
    assert_eq!((state.heading_focus, state.status_speech.number), (0, 0));
}

#[test]
fn the_glossary_is_fetched_when_it_is_first_opened_and_kept() {
    let mut state = page();
    assert_eq!(state.glossary, Library::Closed);
    go(&mut state, list());
    assert_eq!(state.glossary, Library::Fetching);
    state.apply(Action::GlossaryArrived(Some(glossary())));
    assert_eq!(&*state.status_speech.text, "Glossary");
    go(&mut state, None);
    go(&mut state, term("rook"));
    assert!(matches!(state.glossary, Library::Open(_)));
    assert_eq!(&*state.status_speech.text, "Rook");
}

#[test]
fn a_glossary_that_cannot_be_fetched_is_asked_for_again() {
    let mut state = page();
    go(&mut state, list());
    state.apply(Action::GlossaryArrived(None));
    assert_eq!(state.glossary, Library::Failed);
    assert_eq!(*state.status_speech.text, words::glossary_failed());
    state.apply(Action::FetchGlossary);
    assert_eq!(state.glossary, Library::Fetching);
    state.apply(Action::GlossaryArrived(None));
    go(&mut state, analyse());
    go(&mut state, list());
    assert_eq!(state.glossary, Library::Fetching);
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
    go(&mut state, term("knight"));
    assert_eq!(
        state.page_title().as_deref(),
        Some("Glossary \u{b7} J\u{2019}adoube")
    );
    state.apply(Action::GlossaryArrived(Some(glossary())));
    assert_eq!(
        state.page_title().as_deref(),
        Some("Knight \u{b7} Glossary \u{b7} J\u{2019}adoube")
    );
}
