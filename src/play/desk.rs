//! Everything on the page that the first move does not need, as a table that the site fetches as a
//! part of its own.

use std::rc::Rc;

use game::Game;
use ui::lazy::{self, Fetching, Lazy};
use ui::learning::About;
use ui::platform::storage::Stored;
use ui::settings::Settings;
use yew::{Callback, Html, UseReducerDispatcher};

use crate::dead::{Waiting, look_for_dead};
use crate::link::LINK_PLAY;
use crate::occasional::Begun;
use crate::side::side;
use crate::sitting::SittingState;
use crate::state::{Action, AppState};
use crate::stored::{begin, read};

/// A game as it was stored, and its sitting; `None` for a record that this version cannot read.
pub(crate) type Read = Option<(Game, SittingState)>;

/// What the part brings.
#[derive(Debug)]
pub struct Desk {
    /// Carries out an action that [`Action::is_first`] excludes.
    pub apply: fn(&mut AppState, Action),
    /// Draws what is beside the board, of a live page or a painted one.
    pub side: fn(&AppState, &Rc<About>, bool, &Callback<Action>) -> Html,
    /// Starts with what is stored.
    pub(crate) begin: fn(Stored, Settings) -> Fetching<Begun>,
    /// Reads a stored game.
    pub(crate) read_record: fn(Rc<str>) -> Fetching<Read>,
    /// Fetches the part for games by link.
    pub fetch_link: fn() -> Fetching<()>,
    /// Searches for a proof that the position of a game is dead, slice by slice.
    pub look_for_dead: fn(&Game, &Waiting, UseReducerDispatcher<AppState>),
}

static TABLE: Desk = Desk {
    apply: |state, action| state.apply_later(action),
    side: |state, about, is_live, send| side(state, about, is_live, send),
    begin: |stored, settings| Box::pin(begin(stored, settings)),
    read_record: |text| Box::pin(async move { read(&text).await }),
    fetch_link: || Box::pin(async { lazy::load(&LINK_PLAY).await.map(drop) }),
    look_for_dead,
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Desk {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static DESK: Lazy<Desk> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn desk() -> Option<&'static Desk> {
    DESK.with(Lazy::get)
}
