//! The page on which a game or a position is studied.

pub mod action;
mod carry_out;
pub mod draft;
mod drops;
mod effects;
mod engine;
pub mod entered;
mod entering;
mod files;
mod heard;
mod keeping;
pub mod kept;
pub mod keys;
mod open_dialog;
pub mod opening;
mod page;
mod props;
pub mod reading;
mod reducer;
mod saving;
pub mod shelf;
mod shelf_panel;
pub mod start;
pub mod state;
mod tags;
#[cfg(test)]
mod tests;
mod tools;
#[cfg(test)]
mod waiting_tests;

use ui::learning::learning;
use ui::platform::focus;
use ui::use_pulse;
use web_sys::HtmlElement;
use yew::{
    Html, NodeRef, component, hook, html, use_callback, use_effect_with, use_memo, use_mut_ref,
    use_node_ref, use_reducer,
};

pub use action::Action;
pub use props::AnalyseProps;
pub use start::Start;
pub use state::Analysis;

use crate::deferred::DeferredGames;

/// A game or a position under study.
#[component]
pub fn AnalysePage(props: &AnalyseProps) -> Html {
    let state = use_reducer({
        let (start, fen, settings) = (props.start.clone(), props.fen.clone(), props.settings);
        move || start.state(fen.as_deref(), settings)
    });
    let handles = effects::use_effects(&state, props);
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    let heading = use_node_ref();
    use_pulse(&props.heading_focus, {
        let (heading, shown) = (heading.clone(), props.shown);
        move |()| {
            let element = heading.cast::<HtmlElement>();
            if let Some(element) = element.filter(|_| shown) {
                // A heading that cannot take the focus leaves it at the beginning of the page.
                let _ = element.focus();
            }
        }
    });
    use_focus_of_views(&state, &heading);
    // Worked out once for each position, not at each key press or hover.
    let about = use_memo(
        (state.recorder.subject(), props.shown, learning().is_some()),
        |(_, shown, _)| shown.then(|| page::About::of(&state)),
    );
    let is_covered = matches!(
        state.dialog,
        Some(action::Dialog::SetUp(_) | action::Dialog::Transcribe(_))
    ) || state.printing.is_some();
    // The list stays mounted, so that coming back finds it as it was left.
    html! {
        <>
            if let Some(about) = &*about {
                { page::page(&state, about, &heading, &handles, &send) }
            }
            if handles.listed.is_some() {
                <DeferredGames key="games" file={handles.listed} shown={props.shown && !is_covered}
                    on_open={send.reform(Action::OpenListed)} say={send.reform(Action::Report)} />
            }
        </>
    }
}

/// The button that opens what takes the place of the page.
fn opener(state: &Analysis) -> Option<&'static str> {
    match state.dialog {
        Some(action::Dialog::SetUp(_)) => Some("#set-up"),
        Some(action::Dialog::Transcribe(_)) => Some("#read-book"),
        _ => None,
    }
}

/// What takes the place of the page takes the focus, too, and gives it back to what has opened it.
#[hook]
fn use_focus_of_views(state: &Analysis, heading: &NodeRef) {
    let before = use_mut_ref(|| opener(state));
    let heading = heading.clone();
    use_effect_with(opener(state), move |&now| {
        let before = before.replace(now);
        if before == now || !focus::is_lost() {
            return;
        }
        if let (None, Some(opener)) = (now, before) {
            focus::unfold_around(opener);
            focus::focus(opener);
        }
        let heading = heading.cast::<HtmlElement>();
        if let Some(heading) = heading.filter(|_| focus::is_lost()) {
            // A heading that cannot take the focus leaves it at the beginning of the page.
            let _ = heading.focus();
        }
    });
}
