//! What is around the board besides the moves: the actions, in groups; what a game without moves
//! offers; what waits for an answer; and the other tabs. A table that the site fetches as a part of
//! its own.

mod controls;
mod dated;
mod drawn;
mod heard;
mod ink;
mod place;
mod tabs;
mod welcome;
mod worth;

use std::pin::Pin;

use game::{Game, link};
use gloo::events::EventListener;
use ink::Ink;
use rules::Color;
use ui::lazy::Lazy;
use ui::platform::storage::Store;
use ui::platform::wheel;
use words::Prose;
use yew::{Callback, Html, html};

use crate::open_dialog::open_dialog;
use crate::sitting::claims;
use crate::state::{Action, AppState};

/// What the part brings.
#[derive(Debug)]
pub struct Around {
    /// Draws the controls, of a live page or a painted one.
    pub margin: fn(&AppState, bool, &Callback<Action>) -> Html,
    /// Draws what goes into the reserved place below the status: a draw that can be accepted or claimed,
    /// or what to do after the game.
    pub place: fn(&AppState, &Callback<Action>) -> Html,
    /// The glossary's term for the move that led to the position after this many plies.
    pub terms: fn(&Game, usize) -> Option<Prose>,
    /// Draws the open dialog, if any.
    pub dialog: fn(&AppState, &Callback<Action>) -> Html,
    /// Draws the pane over the board for drawing arrows, for the position with this key.
    pub ink: fn(&AppState, u64) -> Html,
    /// Lets the wheel over the board step through the game.
    pub listen: fn(Callback<Action>) -> Option<EventListener>,
    /// Draws the name of a player, as far as a game without an agreement tells it.
    pub name: fn(&Game, Color) -> Html,
    /// Draws what is shown in place of the moves before the first one.
    pub welcome: fn(bool, &Callback<Action>) -> Html,
    /// Shares the game with other tabs, and draws the notices about that and about storage.
    pub tabs: fn(&AppState, &Store, &Callback<Action>) -> Html,
    /// Undoes what was done to a game that another tab writes; the flag says whether the player did it.
    pub guard: fn(&AppState, &mut AppState, bool),
    /// Opens storage that a later version has changed.
    pub reopen: fn() -> Pin<Box<dyn Future<Output = Store>>>,
}

static TABLE: Around = Around {
    margin: |state, is_live, send| controls::margin(state, is_live, send),
    place: |state, send| place::place(state, send),
    terms: |game, ply| words::move_terms(game, ply),
    dialog: |state, send| open_dialog(state, &claims(state), send),
    ink: |state, position| {
        html! { <Ink bottom={state.bottom} coordinates={state.settings.coordinates} {position} /> }
    },
    listen: |send| wheel::listen(move |navigation| send.emit(Action::Show(navigation))),
    name: |game, color| match link::name(game, color) {
        Some(name) => html! { <span class="player-name">{ name.to_string() }</span> },
        None => ui::nothing(),
    },
    welcome: |is_live, send| welcome::welcome(is_live, send),
    tabs: |state, store, send| tabs::draw(state, store, send),
    guard: |before, after, is_asked| tabs::guard(before, after, is_asked),
    reopen: || Box::pin(Store::open_newer()),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Around {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static AROUND: Lazy<Around> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn around() -> Option<&'static Around> {
    AROUND.with(Lazy::get)
}
