//! How the page begins: from what is stored and what the address asks for.

use std::rc::Rc;

use game::Game;
use notation::fen::{self, Correction};
use rules::{ParsePositionError, Position};
use ui::PageProps;
use ui::lazy::{self, NotFetched};
use ui::platform::storage::{self, GameId, Store, Stored};
use ui::platform::{address, preferences};
use ui::route::{Page, Route};
use ui::settings::Settings;

use crate::desk::DESK;
use crate::link::{LINK_PLAY, LinkAction, asked_link};
use crate::occasional::OCCASIONAL;
use crate::state::{Action, AppState};

/// What the page begins with.
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
    /// The first state, for a page that is opened now or waits behind another. A user who comes
    /// from another page is received as if coming back.
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
    let mut set_aside = None;
    let (game, id, note) = match store.current().await {
        Stored::Record { id, text } => {
            let desk = lazy::load(&DESK).await?;
            match (desk.read_record)(&text) {
                Some(game) => (game, id, None),
                None => {
                    set_aside = Some(text.into());
                    let note = Action::Remark(words::stored_game_unreadable().into());
                    (Game::default(), storage::new_game_id(), Some(note))
                }
            }
        }
        Stored::Nothing => (Game::default(), storage::new_game_id(), None),
        Stored::Unreadable => (Game::default(), storage::new_game_id(), Some(unreadable())),
    };
    let mut state = AppState::new(game, id, settings);
    let mut first = note;
    let asked = asked_position(&Route::parse(&address::hash()));
    let asked = match asked {
        Some(fen) => {
            let table = lazy::load(&OCCASIONAL).await?;
            (table.position_action)(&fen, Some(&state.game), storage::new_game_id())
        }
        None => None,
    };
    match asked {
        // The position of the address is shown first, so that no other flashes up.
        Some(Action::Load {
            game,
            id,
            corrected,
        }) => {
            state = AppState::new(Rc::unwrap_or_clone(game), id, settings);
            first = corrected.map(Action::Remark);
        }
        Some(other) => first = Some(other),
        None => {}
    }
    if let Some(text) = asked_link() {
        let link = lazy::load(&LINK_PLAY).await?;
        let present = Some((state.game_id.clone(), state.game.clone()));
        let opened = (link.open)(text, store.clone(), present).await;
        if let Some((id, game)) = &opened.game {
            // Shown at once, and stored when the link is taken in.
            let mut bare = Game::clone(game);
            bare.set_tags(Vec::new());
            let mine = game::link::color_here(game);
            state = AppState::new(bare, id.clone(), settings);
            state.bottom = mine.unwrap_or(state.bottom);
            state.shown = opened.shown;
        }
        first = Some(Action::Link(LinkAction::Opened(Rc::new(opened))));
    }
    state.set_aside = set_aside;
    Ok(Start {
        state,
        store,
        first,
    })
}

fn unreadable() -> Action {
    Action::BadAddress(words::stored_game_unreadable().into())
}

/// The position that an address asks this page for.
pub(crate) fn asked_position(route: &Route) -> Option<String> {
    route.fen().filter(|_| route.page == Page::Play)
}

/// What to do about the position of an address; `None` when the current game already began from it,
/// so that a reload brings back its last move.
pub(crate) fn position_action(fen: &str, present: Option<&Game>, id: GameId) -> Option<Action> {
    match read_position(fen) {
        Ok((position, _)) if present.is_some_and(|game| *game.start() == position) => None,
        Ok((position, corrections)) => Some(Action::Load {
            game: Rc::new(Game::from_position(position)),
            id,
            corrected: words::corrections_text(&corrections).map(Rc::from),
        }),
        Err(error) => Some(Action::BadAddress(words::bad_position_text(&error).into())),
    }
}

/// A legal position as people have it, and what was corrected in it.
///
/// # Errors
/// What keeps the text from being one.
pub(crate) fn read_position(text: &str) -> Result<(Position, Vec<Correction>), ParsePositionError> {
    let found = fen::repair(text)?;
    Ok((Position::from_setup(&found.setup)?, found.corrections))
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
