//! Games in IndexedDB and settings in localStorage.

use std::cell::RefCell;
use std::rc::Rc;

use game::Game;
use ui::platform::preferences;
use ui::platform::storage::{Store, Stored, new_game_id};
use ui::settings::{Coordinates, Settings, Theme};
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
fn settings_survive_and_the_theme_is_set() {
    let settings = Settings {
        auto_queen: true,
        coordinates: Coordinates::Inside,
        theme: Theme::Dark,
        ..Settings::default()
    };
    preferences::keep(settings);
    assert_eq!(preferences::load(), settings);
    let root = ui::platform::document().and_then(|document| document.document_element());
    let theme = root.and_then(|root| root.get_attribute("data-theme"));
    assert_eq!(theme.as_deref(), Some("dark"));
    preferences::keep(Settings::default());
}
