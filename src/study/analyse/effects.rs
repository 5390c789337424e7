//! What the state of this page does in the browser: each effect watches a field of it.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use ui::conversation::{Outlet, use_conversation};
use ui::handover::{self, Handed};
use ui::lazy::PartsState;
use ui::learning::Layers;
use ui::platform::{fetch, pause, wheel};
use web_sys::{Blob, File};
use yew::{
    Callback, UseReducerHandle, UseStateHandle, hook, use_callback, use_effect_with, use_mut_ref,
    use_state, use_state_eq,
};

use super::action::{Action, Dialog};
use super::heard::use_heard;
use super::open_dialog::{read_file, read_large_file};
use super::opening::OpeningNames;
use super::props::AnalyseProps;
use super::saving::use_saving;
use super::shelf::Source;
use super::state::Analysis;
use super::{drops, keys};
use crate::desk;
use crate::games::GamesFile;
use crate::transcribe::Beginning;
use moves::move_list::Pressed;
use moves::recorder::RecordAction;
use moves::walk::Go;
use ui::{Navigation, Request};

/// What the page holds beside its state, because it is the browser's.
pub(super) struct PageHandles {
    /// Whether a file hovers over the page.
    pub hovers: bool,
    /// The file or text whose many games are listed.
    pub listed: Option<GamesFile>,
    /// Opens a file.
    pub open_file: Callback<File>,
    /// Receives what was pressed in the list of moves.
    pub press: Callback<Pressed>,
    /// Receives what happens to the record.
    pub change: Callback<RecordAction>,
}

/// Installs all effects.
#[hook]
pub(super) fn use_effects(state: &UseReducerHandle<Analysis>, props: &AnalyseProps) -> PageHandles {
    use_talk(state, &props.send);
    use_outside(state, props);
    use_heard(state, props.shown);
    use_saving(state, &props.start);
    use_reading(state);
    use_autoplay(state, props.shown);
    use_parts(state, props.shown);
    use_openings(state, props.shown);
    let (listed, open_file) = use_files(state);
    let hovers = use_listeners(state, props.shown, &open_file);
    let press = use_callback(state.dispatcher(), |pressed: Pressed, dispatch| {
        dispatch.dispatch(Action::from(pressed));
    });
    let change = use_callback(state.dispatcher(), |action: RecordAction, dispatch| {
        dispatch.dispatch(Action::Record(action));
    });
    PageHandles {
        hovers: *hovers,
        listed,
        open_file,
        press,
        change,
    }
}

/// Opens files: small ones are read at once, of large ones and of many games a list is made.
#[hook]
fn use_files(state: &UseReducerHandle<Analysis>) -> (Option<GamesFile>, Callback<File>) {
    /// What is larger is read in pieces, by the list.
    const LARGE: f64 = 1_000_000.0;
    let listed = use_state(|| None::<GamesFile>);
    let number = use_mut_ref(|| 0_u32);
    let list = {
        let listed = listed.setter();
        move |blob: Blob| {
            let mut number = number.borrow_mut();
            *number += 1;
            listed.set(Some(GamesFile {
                number: *number,
                blob,
            }));
        }
    };
    let open_file = {
        let list = list.clone();
        use_callback(state.dispatcher(), move |file: File, dispatch| {
            let sender = dispatch.clone();
            let send = Callback::from(move |action| sender.dispatch(action));
            if file.size() > LARGE {
                let (list, dispatch) = (list.clone(), dispatch.clone());
                let on_games = Callback::from(move |file: File| {
                    dispatch.dispatch(Action::List(file.name().into()));
                    list(file.into());
                });
                read_large_file(file, send, on_games);
            } else {
                read_file(file, send);
            }
        })
    };
    let setter = listed.setter();
    use_effect_with(state.shelf.source.clone(), move |source| match source {
        Source::None => setter.set(None),
        Source::File => {}
        Source::Text(text) => {
            let parts = js_sys::Array::of1(&text.as_ref().into());
            if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
                list(blob);
            }
        }
    });
    ((*listed).clone(), open_file)
}

/// Passes on what concerns the page around: the settings and the position of the address.
#[hook]
fn use_outside(state: &UseReducerHandle<Analysis>, props: &AnalyseProps) {
    let (send, outer) = (props.send.clone(), props.settings);
    use_effect_with(state.recorder.settings, move |settings| {
        if *settings != outer {
            send.emit(Request::Settings(*settings));
        }
    });
    let dispatch = state.dispatcher();
    use_effect_with(props.settings, move |settings| {
        dispatch.dispatch(RecordAction::Settings(*settings).into());
    });
    let dispatch = state.dispatcher();
    let first = use_mut_ref(|| true);
    let taker = state.dispatcher();
    use_effect_with(props.shown, move |&shown| {
        match shown.then(handover::take).flatten() {
            Some(Handed::Game(game)) => {
                taker.dispatch(Action::Read(None, game));
                // It is looked at from where it stands.
                taker.dispatch(RecordAction::Go(Go::Last).into());
            }
            Some(Handed::Printed(text)) => {
                let reader = Dialog::Transcribe(Beginning::Text(text));
                taker.dispatch(Action::Open(reader));
            }
            None => {}
        }
    });
    use_effect_with(props.fen.clone(), move |fen| {
        // What the page began with was read already.
        if !first.replace(false)
            && let Some(fen) = fen
        {
            dispatch.dispatch(Action::Fen(fen.as_str().into()));
        }
    });
}

/// Carries what is said, copied and focused into the browser.
#[hook]
fn use_talk(state: &UseReducerHandle<Analysis>, send: &Callback<Request>) {
    let dispatch = state.dispatcher();
    let outlet = Outlet {
        send: send.clone(),
        on_copied: Callback::from(move |done| dispatch.dispatch(RecordAction::Copied(done).into())),
        is_audible: true,
    };
    use_conversation(&state.recorder.conversation, outlet);
}

/// Reads what the page waits for.
#[hook]
fn use_reading(state: &UseReducerHandle<Analysis>) {
    let dispatch = state.dispatcher();
    use_effect_with(state.reading.clone(), move |reading| {
        // What asks for a reading also brings the reader.
        if let (Some(reading), Some(desk)) = (reading.clone(), desk::desk()) {
            wasm_bindgen_futures::spawn_local(async move {
                let result = (desk.read)(Rc::clone(&reading)).await;
                dispatch.dispatch(Action::HaveRead(reading, Box::new(result)));
            });
        }
    });
}

/// Goes on by itself while that is asked for.
#[hook]
fn use_autoplay(state: &UseReducerHandle<Analysis>, shown: bool) {
    /// Milliseconds for each move: long enough to read it.
    const PACE: u32 = 1_500;
    let dispatch = state.dispatcher();
    use_effect_with((state.autoplay, shown), move |&(on, shown)| {
        let timer =
            (on && shown).then(|| Interval::new(PACE, move || dispatch.dispatch(Action::Tick)));
        move || drop(timer)
    });
}

/// Fetches the parts of the program that an action waits for, or what is on the board needs.
#[hook]
fn use_parts(state: &UseReducerHandle<Analysis>, shown: bool) {
    let dispatch = state.dispatcher();
    let has_layers = state.recorder.settings.layers != Layers::default();
    let is_needed = shown && (has_layers || state.is_worth_keeping());
    let parts = state.queue.parts();
    use_effect_with((parts, is_needed), move |&(parts, is_needed)| {
        let is_missing = is_needed && parts == PartsState::Enough && !desk::is_complete();
        if parts == PartsState::Wanted || is_missing {
            wasm_bindgen_futures::spawn_local(async move {
                dispatch.dispatch(Action::Parts(desk::complete().await));
            });
        }
    });
}

/// Fetches the names of the openings when the first moves are on the board.
#[hook]
fn use_openings(state: &UseReducerHandle<Analysis>, shown: bool) {
    let dispatch = state.dispatcher();
    let waiting = matches!(state.opening_names, OpeningNames::Waiting) && state.is_worth_keeping();
    use_effect_with(shown && waiting, move |&wanted| {
        if wanted {
            wasm_bindgen_futures::spawn_local(async move {
                let file = match fetch::path_of("opening-names") {
                    Some(path) => fetch::bytes(&path).await,
                    None => None,
                };
                let names = OpeningNames::read(file.as_deref());
                // Reading the table and looking a name up each take long enough for a task of their own.
                pause::next_task().await;
                dispatch.dispatch(Action::Openings(names));
            });
        }
    });
}

/// Listens to keys, drops and pastes anywhere on the page while it is shown.
#[hook]
fn use_listeners(
    state: &UseReducerHandle<Analysis>,
    shown: bool,
    open_file: &Callback<File>,
) -> UseStateHandle<bool> {
    let hovers = use_state_eq(|| false);
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    let live = state.clone();
    let (setter, open_file) = (hovers.setter(), open_file.clone());
    use_effect_with(shown, move |&shown| {
        let listeners = shown.then(|| {
            let keys = {
                let send = send.clone();
                keys::listen(
                    move |action| send.emit(action),
                    move || live.dialog.is_some() || live.printing.is_some(),
                )
            };
            let printing = {
                let send = send.clone();
                keys::listen_for_printing(move |action| send.emit(action), keys::shows_book_page)
            };
            let wheel = {
                let send = send.clone();
                wheel::listen(move |navigation| {
                    let go = match navigation {
                        Navigation::Previous => Go::Previous,
                        _ => Go::Next,
                    };
                    send.emit(RecordAction::Go(go).into());
                })
            };
            (
                keys,
                printing,
                wheel,
                drops::listen(&send, &open_file, &setter),
            )
        });
        move || drop(listeners)
    });
    hovers
}
