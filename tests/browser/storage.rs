//! Games and other work in IndexedDB, and settings in localStorage.

use std::cell::RefCell;
use std::rc::Rc;

use game::Game;
use ui::platform::drafts::Drafts;
use ui::platform::preferences;
use ui::platform::storage::{Store, Stored, new_game_id};
use ui::settings::{Coordinates, Scheme, Settings};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::Callback;

use crate::until;

#[wasm_bindgen_test]
async fn a_saved_game_is_the_current_one_and_reads_back() {
    let mut game = Game::default();
    let opening = game.position().legal_moves()[0];
    game.play(opening).expect("a legal move");
    let store = Store::open().await;
    let id = new_game_id();
    let heard = Rc::new(RefCell::new(None));
    let done = {
        let heard = heard.clone();
        Callback::from(move |kept| *heard.borrow_mut() = Some(kept))
    };
    store.save(&id, &game.to_record(), done);
    until("the save is reported", || heard.borrow().is_some()).await;
    assert_eq!(*heard.borrow(), Some(true));
    let Stored::Record { id: found, text } = Store::open().await.current().await else {
        panic!("nothing was stored");
    };
    assert_eq!(found, id);
    assert_eq!(Game::from_record(&text).as_ref(), Ok(&game));
}

#[wasm_bindgen_test]
async fn the_last_of_two_saves_wins() {
    let store = Store::open().await;
    let id = new_game_id();
    let reports = Rc::new(RefCell::new(0));
    for text in ["first", "second"] {
        let reports = reports.clone();
        store.save(
            &id,
            text,
            Callback::from(move |_| *reports.borrow_mut() += 1),
        );
    }
    until("both saves are reported", || *reports.borrow() == 2).await;
    let expected = Stored::Record {
        id,
        text: "second".to_owned(),
    };
    assert_eq!(store.current().await, expected);
}

#[wasm_bindgen_test]
fn a_store_that_keeps_nothing_says_so_at_once() {
    let heard = Rc::new(RefCell::new(None));
    let done = {
        let heard = heard.clone();
        Callback::from(move |kept| *heard.borrow_mut() = Some(kept))
    };
    Store::unavailable().save(&new_game_id(), "text", done);
    assert_eq!(*heard.borrow(), Some(false));
}

#[wasm_bindgen_test]
fn settings_survive_and_the_page_is_marked() {
    let settings = Settings {
        auto_queen: true,
        coordinates: Coordinates::Inside,
        scheme: Scheme::Dark,
        ..Settings::default()
    };
    preferences::keep(settings);
    assert_eq!(preferences::load(), settings);
    let root = ui::platform::document().and_then(|document| document.document_element());
    let scheme = root.and_then(|root| root.get_attribute("data-scheme"));
    assert_eq!(scheme.as_deref(), Some("dark"));
    preferences::keep(Settings::default());
}

/// Keeps texts and waits until that is reported.
async fn keep(drafts: &Drafts, texts: &[(&str, &str)]) -> bool {
    let heard = Rc::new(RefCell::new(None));
    let done = {
        let heard = heard.clone();
        Callback::from(move |kept| *heard.borrow_mut() = Some(kept))
    };
    drafts.keep(texts, done);
    until("the change is reported", || heard.borrow().is_some()).await;
    heard.take().unwrap_or_default()
}

#[wasm_bindgen_test]
async fn kept_work_reads_back_and_nothing_is_no_text() {
    let names = ["a-work", "b-work", "c-work"];
    let (drafts, texts) = Drafts::open(names, "attempts").await;
    assert_eq!(texts, [None, None, None]);
    assert!(keep(&drafts, &[("a-work", "text"), ("b-work", "")]).await);
    let (_, texts) = Drafts::open(names, "attempts").await;
    assert_eq!(texts, [Some("text".into()), None, None]);
}

#[wasm_bindgen_test]
async fn work_of_an_earlier_version_is_taken_over_once() {
    let storage = ui::platform::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .expect("tests run where storage is allowed");
    let place = ui::platform::scoped("old-work");
    storage.set_item(&place, "old").expect("there is room");
    let (drafts, texts) = Drafts::open(["old-work"], "attempts").await;
    assert_eq!(texts, [Some("old".into())]);
    until("it is gone", || storage.get_item(&place) == Ok(None)).await;
    assert!(keep(&drafts, &[("old-work", "new")]).await);
    storage.set_item(&place, "older").expect("there is room");
    let (_, texts) = Drafts::open(["old-work"], "attempts").await;
    assert_eq!(texts, [Some("new".into())]);
    until("it is gone", || storage.get_item(&place) == Ok(None)).await;
}

#[wasm_bindgen_test]
async fn work_that_never_came_to_be_shown_is_given_up_after_two_attempts() {
    for (is_shown, may_succeed) in [
        (false, true),
        (true, true),
        (false, true),
        (false, true),
        (false, false),
    ] {
        let (drafts, _) = Drafts::open(["wild-work"], "wild-attempts").await;
        assert_eq!(drafts.try_to_show(), may_succeed);
        if is_shown {
            drafts.shown();
        }
    }
}
