//! The page: the one reducer, the effects that watch it, and what is drawn.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use moves::scrolling::use_scrolling;
use ui::platform::focus;
use ui::platform::shelf::Access;
use ui::platform::storage::{GameId, Store};
use ui::platform::tabs::{Channel, Message};
use ui::request::PageName;
use ui::site::use_page_name;
use ui::{PageProps, Request, links, use_pulse};
use wasm_bindgen_futures::spawn_local;
use yew::{
    Callback, Html, NodeRef, Properties, UseReducerHandle, component, hook, html, use_callback,
    use_effect_with, use_mut_ref, use_node_ref, use_reducer,
};

use crate::state::{Action, Library, Phase};
use crate::wish::Wish;
use crate::work::Desk;
use crate::{filters, list, tools, waiting};

/// The heading of the page.
const HEADING: &str = "main.library h2";

/// Props of [`Games`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct GamesProps {
    /// Where games are kept.
    pub store: Store,
    /// What the site gives its pages.
    pub page: PageProps,
}

/// What changed while the page was not shown.
#[derive(Debug, Default)]
struct Stale {
    all: bool,
    names: Vec<GameId>,
}

/// The page with all games. While another page is shown it draws nothing but keeps its state.
#[component]
pub fn Games(props: &GamesProps) -> Html {
    let page = &props.page;
    let is_shown = page.route.is_some();
    let state = use_reducer(Library::default);
    let scroller = use_node_ref();
    let name = page.route.as_ref().map(|_| PageName {
        tab: words::page_title(&words::library_title()).into(),
        spoken: words::library_title().into(),
    });
    use_page_name(name, page);
    use_pulse(&page.arrivals, move |()| {
        if is_shown {
            focus::focus(HEADING);
        }
    });
    let say = page.send.clone();
    use_pulse(&state.speech, move |text| {
        say.emit(Request::Say(text.clone()));
    });
    let wish = use_desk(&state, props);
    let is_drawn = is_shown && state.phase == Phase::Listed && !state.entries.is_empty();
    let dispatch = state.dispatcher();
    let on_seen = Callback::from(move |sight| dispatch.dispatch(Action::Seen(sight)));
    let place = (state.active, state.list);
    use_scrolling(
        &scroller,
        list::ROWS,
        is_drawn,
        state.window,
        place,
        on_seen,
    );
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    if !is_shown {
        return ui::nothing();
    }
    html! {
        <>
            <main class="library">
                <header>
                    <h2 tabindex="-1">{ words::library_title() }</h2>
                    <p>{ words::library_intro() }</p>
                </header>
                { storage_notice(&state) }
                { tools::tools(&state, &wish, &send) }
                { body(&state, &scroller, &wish, &send) }
                { tools::unreadable(&state, &wish) }
            </main>
            { waiting::dialog(&state, &wish, &send) }
        </>
    }
}

/// A notice, shown as long as games cannot be kept or can only be read.
fn storage_notice(state: &Library) -> Html {
    let text = match state.access {
        Access::Full => return Html::default(),
        Access::ReadOnly => words::games_newer(),
        Access::None => words::library_no_storage(),
    };
    html! { <p class="not-saved">{ text }</p> }
}

fn body(
    state: &Library,
    scroller: &NodeRef,
    wish: &Callback<Wish>,
    send: &Callback<Action>,
) -> Html {
    match state.phase {
        Phase::Reading => html! {
            if state.task.is_none() {
                <p class="waiting" aria-busy="true">{ words::library_reading() }</p>
            }
        },
        Phase::Failed => html! {
            <div class="part-failed">
                <span>{ words::library_storage_failed() }</span>
                <button type="button" class="primary" onclick={wish.reform(|_| Wish::List)}>{ words::library_try_again() }</button>
            </div>
        },
        Phase::Listed if state.entries.is_empty() => html! {
            <p class="empty">
                { words::library_empty() }{ " " }
                <a class="button primary" href={links::PLAY}>{ words::library_play() }</a>
            </p>
        },
        Phase::Listed => html! {
            <>
                { filters::filters(state, send) }
                { list::list(state, scroller, send) }
            </>
        },
    }
}

/// Carries out wishes, and follows what other tabs and pages do to the games.
#[hook]
fn use_desk(state: &UseReducerHandle<Library>, props: &GamesProps) -> Callback<Wish> {
    let stop = use_mut_ref(|| Rc::new(Cell::new(false)));
    let stale = use_mut_ref(Stale::default);
    let channel = use_mut_ref(|| Rc::new(None::<Channel>));
    let shown = use_mut_ref(|| false);
    let is_shown = props.page.route.is_some();
    *shown.borrow_mut() = is_shown;
    let desk = {
        let (store, send, channel) = (props.store.clone(), state.dispatcher(), channel.clone());
        move || Desk {
            store: store.clone(),
            send: send.clone(),
            channel: channel.borrow().clone(),
        }
    };
    use_effect_with((), {
        let (desk, stale) = (desk.clone(), stale.clone());
        move |()| {
            let heard = Callback::from(move |message: Message| {
                let Message::Changed(name) = message else {
                    return;
                };
                match name {
                    None => stale.borrow_mut().all = true,
                    Some(name) => stale.borrow_mut().names.push(name),
                }
                if *shown.borrow() {
                    refresh(&desk(), &stale);
                }
            });
            channel.replace(Rc::new(Channel::open(heard)));
        }
    });
    use_effect_with(is_shown, {
        let (desk, is_new) = (desk.clone(), state.phase == Phase::Reading);
        move |&is_shown| {
            if is_shown {
                stale.borrow_mut().all |= is_new;
                refresh(&desk(), &stale);
            }
        }
    });
    let visit = props.page.send.clone();
    let live = state.clone();
    Callback::from(move |wish: Wish| {
        let desk = desk();
        let go = |address: &'static str| visit.reform(move |()| Request::Visit(address.into()));
        let restart = || {
            let flag = Rc::new(Cell::new(false));
            stop.replace(flag.clone());
            move || flag.get()
        };
        match wish {
            Wish::Import(files) => spawn_local(desk.import(files, Rc::new(restart()))),
            Wish::Export(names) => spawn_local(desk.export(names, Rc::new(restart()))),
            Wish::SaveUnreadable => spawn_local(desk.save_unreadable(live.unreadable.clone())),
            Wish::Stop => stop.borrow().set(true),
            Wish::Rename(name, names) => {
                live.dispatch(Action::Open(None));
                spawn_local(desk.rename(name, names));
            }
            Wish::Delete(names) => {
                live.dispatch(Action::Open(None));
                spawn_local(desk.delete(names));
            }
            Wish::Undo => {
                if let Some(undo) = live.undo.clone() {
                    spawn_local(desk.undo(undo));
                }
            }
            Wish::Analyse(name) => {
                live.dispatch(Action::Open(None));
                spawn_local(desk.analyse(name, go(links::ANALYSE)));
            }
            Wish::GoOn(name) => {
                live.dispatch(Action::Open(None));
                desk.go_on(&name, &go(links::PLAY));
            }
            Wish::List => spawn_local(desk.list()),
        }
    })
}

/// Reads again what has changed.
fn refresh(desk: &Desk, stale: &RefCell<Stale>) {
    let Stale { all, names } = stale.take();
    if all {
        spawn_local(desk.clone().list());
        return;
    }
    for (place, name) in names.iter().enumerate() {
        // A game that changed twice is read once.
        if !names[..place].contains(name) {
            spawn_local(desk.clone().look_again(name.clone()));
        }
    }
}
