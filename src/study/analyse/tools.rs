//! What can be done with the record, in groups; what is rarely needed is folded away.

use std::rc::Rc;

use moves::recorder::RecordAction;
use ui::panels::toolbar::{button, group, icon, rare};
use yew::prelude::*;

use super::Action;
use super::action::Dialog;
use super::state::Analysis;
use crate::transcribe::Beginning;

/// The actions of the page.
pub(super) fn tools(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let press = |id, path, name: String, enabled: bool, action: Action| {
        let onclick = send.reform(move |_: MouseEvent| action.clone());
        button(Some(id), path, name, enabled, onclick)
    };
    let editor = &analysis.recorder.editor;
    let transcribe = || Action::Open(Dialog::Transcribe(Beginning::Text(Rc::from(""))));
    html! {
        <>
            { group(words::game_group(), html! {
                <>
                    { press("open", icon::OPEN, words::button_open(), true, Action::Open(Dialog::Open(None))) }
                    { press("read-book", icon::BOOK, words::button_read_book(), true, transcribe()) }
                    { press("set-up", icon::BOARD, words::button_set_up(), true, Action::Open(Dialog::SetUp(None))) }
                    { press("new-record", icon::PLUS, words::button_new_analysis(), true, Action::New) }
                </>
            }) }
            { group(words::edit_group(), html! {
                <>
                    { press("undo", icon::UNDO, words::button_undo(), editor.can_undo(), RecordAction::Undo.into()) }
                    { press("redo", icon::REDO, words::button_redo_change(), editor.can_redo(), RecordAction::Redo.into()) }
                </>
            }) }
            { group(words::share_group(), html! {
                <>
                    { press("export", icon::EXPORT, words::button_export(), true, Action::Open(Dialog::Export)) }
                    { press("copy-pgn", icon::COPY, words::button_copy_pgn(), true, RecordAction::CopyPgn.into()) }
                </>
            }) }
            { group(words::tools_group(), html! {
                <>
                    { press("flip", icon::FLIP, words::button_flip(), true, RecordAction::Flip.into()) }
                    { press("settings", icon::SETTINGS, words::button_settings(), true, Action::Open(Dialog::Settings)) }
                </>
            }) }
        </>
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
    rare(html! {
        <>
            { press("copy-fen", words::button_copy_fen(), RecordAction::CopyFen.into()) }
            if analysis.earlier.is_some() {
                { press("bring-back", words::button_bring_back(), Action::BringBack) }
            }
            { press("help", words::button_help(), Action::Open(Dialog::Help)) }
        </>
    })
}

/// What is written about the moves, folded away until it is needed: `notes` with the switch that
/// walks through the game.
pub(super) fn annotate(analysis: &Analysis, notes: Html, send: &Callback<Action>) -> Html {
    let is_on = analysis.autoplay;
    let name = if is_on {
        words::button_autoplay_stop()
    } else {
        words::button_autoplay()
    };
    html! {
        <details class="annotate" id="annotate">
            <summary>{ words::annotate_title() }</summary>
            <div class="annotations scroll">
                { notes }
                <button type="button" id="autoplay" onclick={send.reform(move |_: MouseEvent| Action::Autoplay(!is_on))}>
                    { name }
                </button>
            </div>
        </details>
    }
}
