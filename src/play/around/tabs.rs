//! The game on the board in several tabs, and what else storage asks of the page: one tab writes a
//! game, the others show it; a game that the library hands over is put on the board; what is not in
//! storage can be saved as a file.

mod follow;

use std::rc::Rc;

use clock::Reading;
use game::Game;
use ui::panels::notices;
use ui::platform::download;
use ui::platform::storage::{GameId, SaveState, Store};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with};

use crate::sitting::{SittingAction, SittingState, sitting_table};
use crate::state::{Action, AppState, News};

/// A game as it was found in storage.
#[derive(Clone, Debug, Default)]
struct Found {
    game: Rc<Game>,
    /// The agreement and its state, if it is a game for two.
    sitting: SittingState,
}

fn news(change: impl Fn(&mut AppState) + 'static) -> Action {
    Action::Tab(News(Rc::new(move |state: &mut AppState| {
        change(state);
        // What comes from elsewhere is not a change made here.
        state.watched = state.watched.map(|count| count.wrapping_add(1));
    })))
}

/// Whether another tab writes the game of this name from now on.
fn written_elsewhere(id: GameId, is_elsewhere: bool, now: Reading) -> Action {
    news(move |state| {
        // Meanwhile another game may have been put on the board.
        if id != state.game_id || state.watched.is_some() == is_elsewhere {
            return;
        }
        state.watched = is_elsewhere.then_some(0);
        state.conversation.say(match is_elsewhere {
            true => words::game_elsewhere(),
            false => words::game_is_here(),
        });
        if !is_elsewhere && state.sitting.is_on() {
            state.apply(SittingAction::TakenOver(now).into());
        }
    })
}

/// The game with this name is written here, as it was when the page was left: what its players were
/// asked then, they are asked now.
fn written_here(id: GameId) -> Action {
    news(move |state| {
        if id == state.game_id {
            ask_players(state, state.conversation.status.serial());
        }
    })
}

/// Says what the players are asked, if they have agreed on a game.
fn ask_players(state: &mut AppState, since: u32) {
    if let Some(table) = sitting_table() {
        (table.ask)(state, since);
    }
}

/// The game with this name as found in storage; where it matters, along with what was on the board
/// when it was read, since a move made here since then is newer.
fn found_stored(id: GameId, found: Found, since: Option<Rc<Game>>) -> Action {
    let Found { game, sitting } = found;
    news(move |state| {
        // A tab that only watches makes no moves: what changed since then came from elsewhere, too.
        let is_newer = state.watched.is_some()
            || since
                .as_ref()
                .is_none_or(|since| Rc::ptr_eq(since, &state.game));
        if id != state.game_id || !is_newer {
            return;
        }
        let is_same = *game == *state.game;
        if !is_same || since.is_none() || state.watched.is_some() {
            state.sitting = sitting.clone();
        }
        if is_same {
            return;
        }
        let (was_live, len) = (state.is_live(), game.len());
        state.animate = was_live && len == state.game.len() + 1;
        state.game = game.clone();
        state.take_up_premove();
        state.shown = if was_live { len } else { state.shown.min(len) };
        if let Some(last) = len.checked_sub(1) {
            let (position, mv) = (game.position_at(last), game.moves()[last]);
            state.conversation.say(words::last_move_text(position, mv));
        }
        state.announce_end();
    })
}

/// Another game is put on the board; the flag says whether another tab writes it.
fn handed_over(id: GameId, found: Found, is_elsewhere: bool) -> Action {
    let Found { game, sitting } = found;
    news(move |state| {
        let since = state.conversation.status.serial();
        state.load(Game::clone(&game), id.clone(), words::game_loaded());
        state.sitting = sitting.clone();
        state.watched = is_elsewhere.then_some(0);
        ask_players(state, since);
    })
}

/// A game that another tab writes is not changed here, but another game may take its place.
pub(super) fn guard(before: &AppState, after: &mut AppState, is_asked: bool) {
    let is_news = before.watched != after.watched || before.game_id != after.game_id;
    let is_changed = before.premove != after.premove
        || is_asked && before.sitting.version() != after.sitting.version()
        || !Rc::ptr_eq(&before.game, &after.game) && *before.game != *after.game;
    if is_news || !is_changed {
        return;
    }
    *after = before.clone();
    if is_asked {
        after.dialog = None;
        after.conversation.refuse(words::game_elsewhere_refused());
    }
}

/// What sharing a game needs.
#[derive(Debug, Properties)]
struct SharingProps {
    state: AppState,
    store: Store,
    send: Callback<Action>,
}

impl PartialEq for SharingProps {
    fn eq(&self, other: &Self) -> bool {
        let (one, other) = (&self.state, &other.state);
        Rc::ptr_eq(&one.game, &other.game)
            && one.game_id == other.game_id
            && one.sitting.version() == other.sitting.version()
            && one.watched.is_some() == other.watched.is_some()
    }
}

/// Follows the game on the board after each change; nothing visible.
#[component]
fn Sharing(props: &SharingProps) -> Html {
    let (state, store, send) = (props.state.clone(), props.store.clone(), props.send.clone());
    let game = (
        state.game_id.clone(),
        Rc::as_ptr(&state.game) as usize,
        state.sitting.version(),
    );
    use_effect_with(game, move |_| follow::follow(&state, &store, send));
    ui::nothing()
}

/// Shares the game with other tabs, and says if another tab plays it or nothing is kept.
pub(super) fn draw(state: &AppState, store: &Store, send: &Callback<Action>) -> Html {
    html! {
        <>
            <Sharing state={state.clone()} store={store.clone()} send={send.clone()} />
            if state.watched.is_some() {
                <div class="not-saved elsewhere">
                    <span>{ words::game_elsewhere() }</span>
                    <button type="button" onclick={|_: MouseEvent| follow::take()}>{ words::game_play_here() }</button>
                </div>
            }
            { not_kept(state) }
        </>
    }
}

/// The name of the file for a game that is not in storage.
const FILE: &str = "game.pgn";

fn not_kept(state: &AppState) -> Html {
    let why = match state.save {
        SaveState::Failed => words::not_saved(),
        other => match notices::why_not_kept(other) {
            Some(why) => why,
            None => return Html::default(),
        },
    };
    let game = state.game.clone();
    let on_save = Callback::from(move |_: MouseEvent| {
        // A browser that does not take the file says so itself.
        let _ = download::save_text(FILE, "application/x-chess-pgn", &game.to_pgn());
    });
    html! {
        <div class="not-saved">
            <span>{ why }</span>
            <button type="button" onclick={on_save}>{ words::game_save_pgn() }</button>
        </div>
    }
}

#[cfg(test)]
mod tests;
