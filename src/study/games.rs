//! The list of the games of a file: searchable, sortable, and drawn only where it is seen.

pub mod message;
mod parts;
pub mod state;
#[cfg(test)]
mod tests;
mod worker;

use std::rc::Rc;

use gloo::events::EventListener;
use web_sys::{Blob, HtmlElement};
use yew::{
    Callback, Html, Properties, UseReducerHandle, component, hook, html, use_callback,
    use_effect_with, use_mut_ref, use_node_ref, use_reducer,
};

use state::{Action, GamesState, ListedGame, Phase};
use worker::GamesWorker;

/// A file to be listed.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesFile {
    /// Another number for each file that is opened, from 1.
    pub number: u32,
    /// The file.
    pub blob: Blob,
}

/// What the list is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct GamesListProps {
    /// The file whose games are listed; nothing is drawn without one.
    pub file: Option<GamesFile>,
    /// Whether the list is shown; otherwise it draws nothing and keeps what it knows.
    #[prop_or(true)]
    pub shown: bool,
    /// Receives each game that is opened.
    pub on_open: Callback<Rc<ListedGame>>,
    /// Speaks politely.
    pub say: Callback<Rc<str>>,
}

/// Lists the games of a file, which a worker reads. It is started with the first file.
#[component]
pub fn GamesList(props: &GamesListProps) -> Html {
    let state = use_reducer(GamesState::default);
    let scroller = use_node_ref();
    let worker = use_mut_ref(|| None::<GamesWorker>);
    let on_reply = use_callback(state.dispatcher(), |reply, dispatch| {
        dispatch.dispatch(Action::Reply(reply));
    });

    use_effect_with(props.file.clone(), {
        let (worker, dispatch) = (worker.clone(), state.dispatcher());
        move |file| {
            let Some(GamesFile { number, blob }) = file else {
                *worker.borrow_mut() = None;
                return;
            };
            let length = blob.size();
            dispatch.dispatch(Action::Opened {
                run: *number,
                length,
            });
            let mut worker = worker.borrow_mut();
            if worker.is_none() {
                *worker = GamesWorker::start(&on_reply);
            }
            match worker.as_ref() {
                Some(worker) => worker.read(*number, blob),
                None => dispatch.dispatch(Action::Unavailable),
            }
        }
    });
    use_effect_with(state.query_ask, {
        let (worker, state) = (worker.clone(), state.clone());
        move |&ask| {
            if let Some(worker) = worker.borrow().as_ref().filter(|_| ask > 0) {
                worker.query(ask, &state.query);
            }
        }
    });
    let wanted = match state.phase {
        Phase::Listed if props.shown => state.window.drawn(),
        _ => 0..0,
    };
    use_effect_with((state.revision, wanted), {
        let worker = worker.clone();
        move |(revision, wanted)| {
            if let Some(worker) = worker.borrow().as_ref().filter(|_| !wanted.is_empty()) {
                worker.rows(*revision, wanted.clone());
            }
        }
    });
    use_effect_with(state.opening, {
        let (worker, state) = (worker.clone(), state.clone());
        move |opening| {
            let row = opening.and_then(|(ask, place)| Some((ask, state.row(place)?.game)));
            if let (Some((ask, game)), Some(worker)) = (row, worker.borrow().as_ref()) {
                worker.game(ask, game);
            }
        }
    });
    use_effect_with(state.opened.clone(), {
        let on_open = props.on_open.clone();
        move |opened| {
            if let Some((_, game)) = opened {
                on_open.emit(game.clone());
            }
        }
    });
    use_speech(&state, &props.say);
    use_scrolling(&state, &scroller, props.shown);

    let cancel = use_callback(state.run, move |(), run| {
        if let Some(worker) = worker.borrow().as_ref() {
            worker.cancel(*run);
        }
    });
    if !props.shown || state.phase == Phase::Nothing {
        return Html::default();
    }
    let dispatch = state.dispatcher();
    let send = Callback::from(move |action| dispatch.dispatch(action));
    html! {
        <section class="games" aria-label={words::games_label()}>
            { parts::head(&state, &send, &cancel) }
            if state.phase == Phase::Listed && state.figures.games > 0 {
                { parts::grid(&state, &scroller, &send) }
                { parts::foot(&state) }
            }
        </section>
    }
}

/// Says how many games fit, and what became of the file; not every step of reading it.
#[hook]
fn use_speech(state: &UseReducerHandle<GamesState>, say: &Callback<Rc<str>>) {
    let summary = match state.phase {
        Phase::Nothing => String::new(),
        Phase::Reading { .. } => words::games_progress_label(),
        _ => state.summary(),
    };
    let say = say.clone();
    use_effect_with(summary, move |summary| {
        if !summary.is_empty() {
            say.emit(summary.as_str().into());
        }
    });
}

/// Follows the scrolling of the list, and scrolls to the active row.
#[hook]
fn use_scrolling(state: &UseReducerHandle<GamesState>, scroller: &yew::NodeRef, shown: bool) {
    let is_listed = state.phase == Phase::Listed && shown;
    let dispatch = state.dispatcher();
    use_effect_with(
        (is_listed, scroller.clone()),
        move |(is_listed, scroller)| {
            let element = scroller.cast::<HtmlElement>().filter(|_| *is_listed);
            let listeners = element.map(|element| {
                let look = {
                    let element = element.clone();
                    move || dispatch.dispatch(seen(&element))
                };
                look();
                let again = look.clone();
                let resized = ui::platform::window()
                    .map(|window| EventListener::new(&window, "resize", move |_| again()));
                let scrolled = EventListener::new(&element, "scroll", move |_| look());
                (scrolled, resized)
            });
            move || drop(listeners)
        },
    );
    use_effect_with((state.active, state.list), {
        let (window, scroller) = (state.window, scroller.clone());
        move |&(active, ..)| {
            let element = scroller.cast::<HtmlElement>();
            if let (Some(element), Some(top)) = (element, window.scroll_to(active)) {
                element.set_scroll_top(top as i32);
            }
        }
    });
}

/// What of the list is seen; the headings are as tall as a row and stay in sight.
fn seen(element: &HtmlElement) -> Action {
    let heading = element.query_selector("[role='row']").ok().flatten();
    let row = heading.map_or(0.0, |row| row.get_bounding_client_rect().height());
    let row = if row > 1.0 { row } else { 40.0 };
    Action::Seen {
        top: f64::from(element.scroll_top()),
        height: (f64::from(element.client_height()) - row).max(row),
        row,
    }
}
