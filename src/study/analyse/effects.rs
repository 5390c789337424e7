//! What the state of this page does in the browser: each effect watches a field of it.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use record::Place;
use ui::platform::{clipboard, drafts, focus};
use yew::{
    Callback, UseReducerHandle, UseStateHandle, hook, use_callback, use_effect_with, use_mut_ref,
    use_state_eq,
};

use super::AnalyseProps;
use super::action::Action;
use super::state::{Analysis, FocusWish};
use super::{draft, drops, keys};
use crate::state::Action as Outside;

/// The name under which the record is kept.
pub(super) const RECORD: &str = "study";
/// The name under which the choices of how moves are shown are kept.
pub(super) const VIEW: &str = "study-view";

/// Installs all effects; tells whether a file hovers over the page.
#[hook]
pub(super) fn use_effects(
    state: &UseReducerHandle<Analysis>,
    props: &AnalyseProps,
) -> UseStateHandle<bool> {
    use_outside(state, props);
    use_saving(state);
    use_focus(state);
    use_clipboard(state);
    use_autoplay(state, props.shown);
    use_listeners(state, props.shown)
}

/// Passes on what concerns the page around: speech, the address, the player's choices.
#[hook]
fn use_outside(state: &UseReducerHandle<Analysis>, props: &AnalyseProps) {
    let send = props.send.clone();
    use_effect_with(state.status_speech.clone(), move |speech| {
        if speech.number > 0 {
            send.emit(Outside::Say(speech.text.clone()));
        }
    });
    let send = props.send.clone();
    use_effect_with(state.alert_speech.clone(), move |speech| {
        if speech.number > 0 {
            send.emit(Outside::Alert(speech.text.clone()));
        }
    });
    let send = props.send.clone();
    use_effect_with(state.address.clone(), move |(number, hash)| {
        if *number > 0 {
            send.emit(Outside::Visit(hash.clone()));
        }
    });
    let (send, outer) = (props.send.clone(), props.settings);
    use_effect_with(state.settings, move |settings| {
        if *settings != outer {
            send.emit(Outside::Settings(*settings));
        }
    });
    let dispatch = state.dispatcher();
    use_effect_with(props.settings, move |settings| {
        dispatch.dispatch(Action::Settings(*settings));
    });
    let dispatch = state.dispatcher();
    let first = use_mut_ref(|| true);
    use_effect_with(props.fen.clone(), move |fen| {
        // What the page began with was read already.
        if !first.replace(false)
            && let Some(fen) = fen
        {
            dispatch.dispatch(Action::Fen(fen.as_str().into()));
        }
    });
}

/// Keeps the record in the task that shows its change.
#[hook]
fn use_saving(state: &UseReducerHandle<Analysis>) {
    let dispatch = state.dispatcher();
    let text = draft::to_text(state);
    let first = use_mut_ref(|| true);
    use_effect_with(text, move |text| {
        if !first.replace(false) {
            dispatch.dispatch(Action::Saved(drafts::keep(RECORD, text)));
        }
    });
    use_effect_with(state.view, |view| {
        // Where the browser forbids it the choice holds until the page is closed.
        let _ = drafts::keep(VIEW, &view.to_text());
    });
}

#[hook]
fn use_focus(state: &UseReducerHandle<Analysis>) {
    use_effect_with(state.focus, |(number, wish)| {
        let target = match wish {
            FocusWish::Box => "#command",
            FocusWish::Why => "#why-title",
            FocusWish::AskWhy => "#ask-why",
            FocusWish::Move => "#moves .ply[tabindex='0']",
            FocusWish::Comment(Place::After) => "#comment-after",
            FocusWish::Comment(Place::Before) => "#comment-before",
            FocusWish::Board(_) => return,
        };
        if *number > 0 {
            if *wish == FocusWish::Comment(Place::Before) {
                focus::unfold("details.before");
            }
            focus::focus(target);
        }
    });
}

#[hook]
fn use_clipboard(state: &UseReducerHandle<Analysis>) {
    let dispatch = state.dispatcher();
    use_effect_with(state.clipboard.clone(), move |(number, text)| {
        if *number > 0 {
            let done = Callback::from(move |done| dispatch.dispatch(Action::Copied(done)));
            clipboard::copy(text, done);
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

/// Listens to keys, drops and pastes anywhere on the page while it is shown.
#[hook]
fn use_listeners(state: &UseReducerHandle<Analysis>, shown: bool) -> UseStateHandle<bool> {
    let hovers = use_state_eq(|| false);
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    let live = state.clone();
    let setter = hovers.setter();
    use_effect_with(shown, move |&shown| {
        let listeners = shown.then(|| {
            let keys = {
                let send = send.clone();
                keys::listen(
                    move |action| send.emit(action),
                    move || live.dialog.is_some(),
                )
            };
            (keys, drops::listen(&send, &setter))
        });
        move || drop(listeners)
    });
    hovers
}

/// With what the page begins: the position of the address, or the record that was kept.
pub(super) fn begin(fen: Option<&str>, settings: ui::settings::Settings) -> Analysis {
    let view = drafts::load(VIEW).map(|text| super::view::View::parse(&text));
    let record = record::Record::default();
    let mut state = Analysis::new(
        record,
        record::Record::ROOT,
        settings,
        view.unwrap_or_default(),
    );
    if let Some(kept) = drafts::load(RECORD).and_then(|text| draft::parse(&text)) {
        state.resume(kept);
    }
    if let Some(fen) = fen {
        state.apply(Action::Fen(Rc::from(fen)));
    }
    state
}
