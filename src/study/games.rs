//! The list of the games of a file: searchable, sortable, and drawn only where it is seen.

pub mod message;
mod parts;
pub mod state;
#[cfg(test)]
mod tests;
mod worker;

use std::rc::Rc;

use moves::scrolling::use_scrolling;
use web_sys::Blob;
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
    let is_drawn = state.phase == Phase::Listed && props.shown;
    let dispatch = state.dispatcher();
    let on_seen = Callback::from(move |sight| dispatch.dispatch(Action::Seen(sight)));
    let place = (state.active, state.list);
    use_scrolling(
        &scroller,
        parts::ROWS,
        is_drawn,
        state.window,
        place,
        on_seen,
    );

    let cancel = use_callback(state.run, move |(), run| {
        if let Some(worker) = worker.borrow().as_ref() {
            worker.cancel(*run);
        }
    });
    if !props.shown || state.phase == Phase::Nothing {
        return ui::nothing();
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
