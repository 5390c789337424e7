//! The pages and the board, drawn by Yew.
//!
//! [`start`] opens the page in a browser; the program `prerender` prints the same components as the
//! static first paint. The components only show the state and send actions.

pub mod app;
pub mod board;
pub mod commands;
pub mod dialogs;
pub mod links;
pub mod masthead;
pub mod panels;
pub mod platform;
pub mod prose;
pub mod settings;
pub mod state;
pub mod survey;

pub use prose::prose;

use std::rc::Rc;

use app::{App, AppProps, Stage, Start};
use game::Game;
use platform::address::{self, Address};
use platform::preferences;
use platform::storage::{self, Store, Stored};
use state::{Action, AppState, Route};

/// Opens the page: reads what is stored and what the address asks for, then replaces the painted
/// page by the living one.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        platform::language::load().await;
        let store = Store::open().await;
        let start = begin(store).await;
        let root = platform::document().and_then(|document| document.get_element_by_id("app"));
        if let Some(root) = root {
            let props = AppProps {
                stage: Stage::Alive,
                start: Rc::new(start),
            };
            yew::Renderer::<App>::with_root_and_props(root, props).render();
        }
    });
}

async fn begin(store: Store) -> Start {
    let settings = preferences::load();
    let (game, id, note) = match store.current().await {
        Stored::Record { id, text } => match Game::from_record(&text) {
            Ok(game) => (game, id, None),
            Err(_) => (Game::default(), storage::new_game_id(), Some(unreadable())),
        },
        Stored::Nothing => (Game::default(), storage::new_game_id(), None),
        Stored::Unreadable => (Game::default(), storage::new_game_id(), Some(unreadable())),
    };
    let mut state = AppState::new(game, id, settings);
    let mut first = note;
    let asked = address::current();
    match route_action(&asked, Some(&state.game)) {
        // The position of the address is the first that is shown: no other flashes by.
        Some(Action::Load(game, id)) => {
            state = AppState::new(Rc::unwrap_or_clone(game), id, settings);
        }
        Some(other) => first = Some(other),
        None => {}
    }
    // Who comes from another page is received as one who comes back.
    state.route = if platform::has_moved() {
        Route::Elsewhere
    } else {
        asked.route
    };
    Start {
        state,
        store,
        first,
    }
}

fn unreadable() -> Action {
    Action::BadAddress(words::stored_game_unreadable().into())
}

/// What the address asks for; nothing when the present game already began from that position, so
/// that a reload brings back its last move.
pub(crate) fn route_action(asked: &Address, present: Option<&Game>) -> Option<Action> {
    let fen = asked.fen.as_deref()?;
    match fen.parse::<rules::Position>() {
        Ok(position) if present.is_some_and(|game| *game.start() == position) => None,
        Ok(position) => Some(Action::Load(
            Rc::new(Game::from_position(position)),
            storage::new_game_id(),
        )),
        Err(error) => Some(Action::BadAddress(words::bad_position_text(&error).into())),
    }
}
