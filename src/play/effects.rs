//! The effects: each watches one field of the state and applies it in the browser.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, UseReducerHandle, hook, use_effect_with, use_mut_ref};

use ui::conversation::{Outlet, use_conversation};
use ui::lazy::{self, Lazy, PartsState};
use ui::learning::{LEARNING, learning};
use ui::platform::storage;
use ui::platform::storage::GameId;
use ui::request::PageName;
use ui::site::use_page_name;
use ui::{PageProps, Request};
use wasm_bindgen_futures::spawn_local;

use crate::around::{AROUND, around};
use crate::desk::{DESK, desk};
use crate::link::link_play;
use crate::occasional::OCCASIONAL;
use crate::start::asks;
use crate::state::{Action, AppState};
use crate::stored::stored_text;
use crate::{Start, keys};

/// Installs all effects of the page.
#[hook]
pub(super) fn use_effects(state: &UseReducerHandle<AppState>, start: &Rc<Start>, page: &PageProps) {
    use_talk(state, page);
    use_saving(state, start);
    use_dead_check(state);
    use_requests(state, page);
    use_visits(state, start, page);
    use_listeners(state, start);
    use_wheel(state);
    use_parts(state);
}

/// Speaks, copies and focuses in the browser.
#[hook]
fn use_talk(state: &UseReducerHandle<AppState>, page: &PageProps) {
    let dispatch = state.dispatcher();
    let outlet = Outlet {
        send: page.send.clone(),
        on_copied: Callback::from(move |done| dispatch.dispatch(Action::Copied(done))),
        is_audible: state.is_shown,
    };
    use_conversation(&state.conversation, outlet);
}

/// Hands the record to storage whenever the game changed, in the task that shows the change.
#[hook]
fn use_saving(state: &UseReducerHandle<AppState>, start: &Rc<Start>) {
    let dispatch = state.dispatcher();
    let saved = use_mut_ref(|| None::<(GameId, String)>);
    let store = start.store.clone();
    let identity = (
        state.game_id.clone(),
        Rc::as_ptr(&state.game) as usize,
        state.sitting.version(),
    );
    let game = state.game.clone();
    let sitting = state.sitting.clone();
    let (mine, is_shown) = (state.link.mine, state.is_shown);
    let is_watched = state.watched.is_some();
    use_effect_with(identity, move |(id, ..)| {
        let record = stored_text(&game, &sitting);
        let mut saved = saved.borrow_mut();
        let known = saved
            .as_ref()
            .is_some_and(|(known, text)| known == id && *text == record);
        // The first value is what storage held, or the untouched start, so there is nothing to write.
        let first = saved.is_none();
        *saved = Some((id.clone(), record.clone()));
        storage::mark_waiting(!game.is_empty() || *game.start() != rules::Position::default());
        if !first {
            // A game from elsewhere is on the board now, and a reload must bring that one back.
            if let Some(table) = OCCASIONAL.with(Lazy::get) {
                (table.forget)(&game);
            }
            if let Some(link) = link_play().filter(|_| is_shown) {
                (link.follow)(&game, mine);
            }
        }
        if !first && !known && !is_watched {
            store.save(
                id,
                &record,
                Callback::from(move |kept| dispatch.dispatch(Action::Saved(kept))),
            );
        }
    });
}

/// Searches for a proof that the position is dead where the quick check did not decide, in slices so
/// short that no gesture is delayed.
#[hook]
fn use_dead_check(state: &UseReducerHandle<AppState>) {
    let dispatch = state.dispatcher();
    let game = state.game.clone();
    let identity = (Rc::as_ptr(&state.game) as usize, desk().is_some());
    use_effect_with(identity, move |_| {
        let waiting = Rc::new(RefCell::new(None));
        if let Some(desk) = desk() {
            (desk.look_for_dead)(&game, &waiting, dispatch);
        }
        move || drop(waiting.take())
    });
}

/// Passes the settings and the name of the page on to the site.
#[hook]
fn use_requests(state: &UseReducerHandle<AppState>, page: &PageProps) {
    let (send, outer) = (page.send.clone(), page.settings);
    use_effect_with(state.settings, move |settings| {
        if *settings != outer {
            send.emit(Request::Settings(*settings));
        }
    });
    let live = state.clone();
    use_effect_with(page.settings, move |settings| {
        if *settings != live.settings {
            live.dispatch(Action::Settings(*settings));
        }
    });
    let name = page.route.as_ref().map(|_| PageName {
        tab: words::page_title_board().into(),
        spoken: "".into(),
    });
    use_page_name(name, page);
}

/// Follows the address: to this page, to another, to a position on this one.
#[hook]
fn use_visits(state: &UseReducerHandle<AppState>, start: &Rc<Start>, page: &PageProps) {
    let live = state.clone();
    let first = use_mut_ref(|| true);
    let route = page.route.clone();
    let store = start.store.clone();
    use_effect_with((route.is_some(), page.visits.clone()), move |_| {
        // The game waited behind another page: it continues, and does not start over even if the address
        // names its first position.
        let has_waited = !live.is_shown;
        live.dispatch(Action::Arrived(route.is_some()));
        // What the page started with has already been read.
        if first.replace(false) || !route.as_ref().is_some_and(asks) {
            return;
        }
        let present = (live.game_id.clone(), live.game.clone());
        spawn_local(async move {
            let asked = match lazy::load(&OCCASIONAL).await {
                Ok(table) => (table.follow)(present, has_waited, store).await,
                Err(error) => Err(error),
            };
            let missing = |_| Some(Action::BadAddress(words::part_not_fetched().into()));
            if let Some(action) = asked.unwrap_or_else(missing) {
                live.dispatch(action);
            }
        });
    });
}

/// Listens to keys anywhere on the page.
#[hook]
fn use_listeners(state: &UseReducerHandle<AppState>, start: &Rc<Start>) {
    let live = state.clone();
    let dispatch = state.dispatcher();
    let first = start.first.clone();
    use_effect_with((), move |()| {
        if let Some(action) = first {
            dispatch.dispatch(action);
        }
        let keys = keys::listen(
            move |action| dispatch.dispatch(action),
            move || live.dialog.is_some() || !live.is_shown,
        );
        move || drop(keys)
    });
}

/// Lets the wheel over the board step through the game.
#[hook]
fn use_wheel(state: &UseReducerHandle<AppState>) {
    let dispatch = state.dispatcher();
    let around = around().filter(|_| state.is_shown);
    use_effect_with(around.is_some(), move |_| {
        let send = Callback::from(move |action| dispatch.dispatch(action));
        let listener = around.and_then(|around| (around.listen)(send));
        move || drop(listener)
    });
}

/// Fetches the other parts of the program as soon as the page is drawn, and again when an action
/// waits for them.
#[hook]
fn use_parts(state: &UseReducerHandle<AppState>) {
    let dispatch = state.dispatcher();
    let needs_link = state.link.mine.is_some() && link_play().is_none();
    use_effect_with(
        (state.queue.parts(), needs_link),
        move |(parts, needs_link)| {
            let needs_link = *needs_link;
            let is_first =
                desk().is_none() || learning().is_none() || around().is_none() || needs_link;
            if *parts == PartsState::Wanted || (*parts == PartsState::Enough && is_first) {
                // It is fetched with the others, but nothing requested waits for it.
                spawn_local(async {
                    // Whether it arrived is checked below.
                    let _ = lazy::load(&AROUND).await;
                });
                spawn_local(async move {
                    let mut fetched = lazy::load_both(&LEARNING, &DESK).await;
                    if let Some(desk) = desk().filter(|_| needs_link && fetched.is_ok()) {
                        fetched = (desk.fetch_link)().await;
                    }
                    let is_there = fetched.is_ok();
                    dispatch.dispatch(Action::Parts(fetched));
                    if is_there && around().is_none() {
                        let fetched = lazy::load(&AROUND).await;
                        dispatch.dispatch(Action::Parts(fetched.map(drop)));
                    }
                });
            }
        },
    );
}
