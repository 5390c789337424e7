//! How the page starts: from what is stored and what the address asks for.

use game::Game;
use ui::PageProps;
use ui::lazy::{self, NotFetched};
use ui::platform::storage::{self, GameId, SaveState, Store, Stored};
use ui::platform::{address, preferences};
use ui::route::{Page, Route};
use ui::settings::Settings;

use crate::around::AROUND;
use crate::desk::DESK;
use crate::link::is_link;
use crate::occasional::OCCASIONAL;
use crate::state::{Action, AppState};

/// What the page starts with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The first state.
    pub state: AppState,
    /// Where games are kept.
    pub store: Store,
    /// What to do first, such as saying why an address could not be followed.
    pub first: Option<Action>,
}

impl Start {
    /// The first state, for a page that is opened now or waits behind another. A user who comes from
    /// another page is treated as coming back.
    pub(crate) fn state_for(&self, page: &PageProps) -> AppState {
        AppState {
            is_shown: page.route.is_some() && page.arrivals.value().is_none(),
            settings: page.settings,
            ..self.state.clone()
        }
    }
}

/// Reads what is stored and what the address asks for.
///
/// # Errors
/// [`NotFetched`] when a game or a position is asked for, and the part of the program that reads it
/// does not come.
pub(crate) async fn begin(store: Store) -> Result<Start, NotFetched> {
    let settings = preferences::load();
    let store = match store.is_open() {
        true => store,
        // Perhaps a later version has changed it, and it can still be read.
        false => match lazy::load(&AROUND).await {
            Ok(around) => (around.reopen)().await,
            Err(NotFetched) => store,
        },
    };
    let (mut state, mut first) = match store.current().await {
        Stored::Nothing => {
            let state = AppState::new(Game::default(), storage::new_game_id(), settings);
            (state, None)
        }
        stored => {
            let desk = lazy::load(&DESK).await?;
            (desk.begin)(stored, settings).await?
        }
    };
    if asks(&Route::parse(&address::hash())) {
        let table = lazy::load(&OCCASIONAL).await?;
        let asked;
        let set_aside = state.set_aside.take();
        (state, asked) = (table.begin)(state, store.clone()).await?;
        state.set_aside = set_aside;
        first = asked.or(first);
    }
    if store.is_newer() {
        state.save = SaveState::Newer;
    }
    Ok(Start {
        state,
        store,
        first,
    })
}

/// Whether an address may ask this page for a position or for the game of a link.
pub(crate) fn asks(route: &Route) -> bool {
    // A search in text would be the only one in the main program, and weigh a kilobyte there.
    let has_fen = route.query.as_bytes().windows(4).any(|it| it == b"fen=");
    route.page == Page::Play && (has_fen || is_link(&address::hash()))
}

/// A page that can be painted before any script runs: the start position.
#[must_use]
pub fn painted() -> Start {
    let id = GameId("painted".into());
    Start {
        state: AppState::new(Game::default(), id, Settings::default()),
        store: Store::unavailable(),
        first: None,
    }
}
