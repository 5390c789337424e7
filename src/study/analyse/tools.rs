//! The buttons of the page: what is done often, and what is done less often.

use std::rc::Rc;

use moves::recorder::RecordAction;
use yew::prelude::*;

use super::Action;
use super::action::Dialog;
use super::state::Analysis;

/// The actions at hand: they stand in the bar at the thumb on a phone.
pub(super) fn actions(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let press = |id: &'static str, name: String, enabled: bool, action: Action| {
        html! {
            <button type="button" {id} disabled={!enabled}
                onclick={send.reform(move |_: MouseEvent| action.clone())}>{ name }</button>
        }
    };
    let editor = &analysis.recorder.editor;
    html! {
        <div class="actions" role="group" aria-label={words::actions_label()}>
            { press("open", words::button_open(), true, Action::Open(Dialog::Open(None))) }
            { press("undo", words::button_undo(), editor.can_undo(), RecordAction::Undo.into()) }
            { press("redo", words::button_redo_change(), editor.can_redo(), RecordAction::Redo.into()) }
            { press("flip", words::button_flip(), true, RecordAction::Flip.into()) }
        </div>
    }
}

/// The actions that are needed less often.
pub(super) fn more(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let press = |id: &'static str, name: String, action: Action| {
        html! {
            <button type="button" {id}
                onclick={send.reform(move |_: MouseEvent| action.clone())}>{ name }</button>
        }
    };
    let playing = analysis.autoplay;
    let autoplay = if playing {
        words::button_autoplay_stop()
    } else {
        words::button_autoplay()
    };
    html! {
        <div class="more" role="group" aria-label={words::more_label()}>
            { press("set-up", words::button_set_up(), Action::Open(Dialog::SetUp(None))) }
            { press("read-book", words::button_read_book(), Action::Open(Dialog::Transcribe(Rc::from("")))) }
            { press("export", words::button_export(), Action::Open(Dialog::Export)) }
            { press("copy-fen", words::button_copy_fen(), RecordAction::CopyFen.into()) }
            { press("copy-pgn", words::button_copy_pgn(), RecordAction::CopyPgn.into()) }
            { press("autoplay", autoplay, Action::Autoplay(!playing)) }
            { press("new-record", words::button_new_analysis(), Action::New) }
            if analysis.earlier.is_some() {
                { press("bring-back", words::button_bring_back(), Action::BringBack) }
            }
            { press("settings", words::button_settings(), Action::Open(Dialog::Settings)) }
            { press("help", words::button_help(), Action::Open(Dialog::Help)) }
        </div>
    }
}
