//! The effects: each watches one field of the state and carries it into the browser.

use std::cell::RefCell;
use std::rc::Rc;

use game::DeadCheck;
use gloo::timers::callback::Timeout;
use yew::{Callback, UseReducerDispatcher, UseReducerHandle, hook, use_effect_with, use_mut_ref};

use ui::conversation::{Outlet, use_conversation};
use ui::platform::storage::GameId;
use ui::platform::{address, storage};
use ui::request::PageName;
use ui::route::Route;
use ui::site::use_page_name;
use ui::{PageProps, Request};

use crate::start::{asked_position, position_action};
use crate::state::{Action, AppState};
use crate::{Start, keys};

/// Installs all effects of the page.
#[hook]
pub(super) fn use_effects(state: &UseReducerHandle<AppState>, start: &Rc<Start>, page: &PageProps) {
    use_talk(state, page);
    use_saving(state, start);
    use_dead_check(state);
    use_requests(state, page);
    use_visits(state, page);
    use_listeners(state, start);
}

/// Carries what is said, copied and focused into the browser.
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
    let identity = (state.game_id.clone(), Rc::as_ptr(&state.game) as usize);
    let game = state.game.clone();
    use_effect_with(identity, move |(id, _)| {
        let record = game.to_record();
        let mut saved = saved.borrow_mut();
        let known = saved
            .as_ref()
            .is_some_and(|(known, text)| known == id && *text == record);
        // The first value is what storage held, or the untouched start: nothing to write.
        let first = saved.is_none();
        *saved = Some((id.clone(), record.clone()));
        storage::mark_waiting(!game.is_empty() || *game.start() != rules::Position::default());
        let asked = asked_position(&Route::parse(&address::hash()));
        let is_other = asked.is_some_and(|fen| position_action(&fen, Some(&game)).is_some());
        if !first && is_other {
            // A game from elsewhere stands on the board now: a reload must bring back that one.
            address::forget_position();
        }
        if !first && !known {
            store.save(
                id,
                &record,
                Callback::from(move |kept| dispatch.dispatch(Action::Saved(kept))),
            );
        }
    });
}

/// Looks for a proof that the position is dead where a glance did not decide, in slices so short
/// that no gesture waits for them.
#[hook]
fn use_dead_check(state: &UseReducerHandle<AppState>) {
    let dispatch = state.dispatcher();
    let game = state.game.clone();
    use_effect_with(Rc::as_ptr(&state.game) as usize, move |_| {
        let waiting = Rc::new(RefCell::new(None));
        if let Some(check) = game.check_dead() {
            look_on(check, &waiting, dispatch);
        }
        move || drop(waiting.take())
    });
}

/// One slice of the search, and the next one when the browser has had its turn.
fn look_on(
    mut check: DeadCheck,
    waiting: &Rc<RefCell<Option<Timeout>>>,
    dispatch: UseReducerDispatcher<AppState>,
) {
    /// Positions in a slice: half a millisecond on a desk computer, some on a slow phone.
    const SLICE: u32 = 500;
    let again = waiting.clone();
    let timer = Timeout::new(0, move || match check.step(SLICE) {
        Some(true) => dispatch.dispatch(Action::ProvedDead(Rc::new(check))),
        Some(false) => {}
        None => look_on(check, &again, dispatch),
    });
    waiting.replace(Some(timer));
}

/// Passes on what concerns the program around: the settings and the name of the page.
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
fn use_visits(state: &UseReducerHandle<AppState>, page: &PageProps) {
    let live = state.clone();
    let first = use_mut_ref(|| true);
    let route = page.route.clone();
    use_effect_with((route.is_some(), page.visits.clone()), move |_| {
        // The game waited behind another page: it goes on, and does not begin again though the
        // address may name its first position.
        let waited = (!live.is_shown).then(|| live.game.clone());
        live.dispatch(Action::Arrived(route.is_some()));
        // What the page began with was read already.
        if !first.replace(false)
            && let Some(fen) = route.as_ref().and_then(asked_position)
            && let Some(action) = position_action(&fen, waited.as_deref())
        {
            live.dispatch(action);
        }
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
