//! What can be done with all games, the progress of a long task, its outcome, and what can be undone.

use ui::panels::toolbar::{icon, picture};
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlElement, HtmlInputElement};
use yew::{Callback, Event, Html, MouseEvent, html};

use crate::state::{Action, Dialog, Library, Phase, Task};
use crate::wish::Wish;

/// The names of the files that the browser offers.
const FILES: &str = ".pgn,.txt,text/plain,application/x-chess-pgn,application/vnd.chess-pgn";

/// The actions, the task under way, and the outcome of the last one.
pub(crate) fn tools(state: &Library, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    html! {
        <>
            if state.phase == Phase::Listed {
                { actions(state, wish, send) }
            }
            { progress(state, wish) }
            { outcome(state, wish) }
        </>
    }
}

fn actions(state: &Library, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    let onchange = {
        let wish = wish.clone();
        Callback::from(move |event: Event| {
            let field = event
                .target()
                .and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
            let Some(field) = field else { return };
            let files = chosen(&field);
            // The same file may be chosen again.
            field.set_value("");
            if !files.is_empty() {
                wish.emit(Wish::Import(files));
            }
        })
    };
    let choose = |_: MouseEvent| {
        let field = ui::platform::document().and_then(|it| it.get_element_by_id("library-files"));
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
            field.click();
        }
    };
    let can_export = state.task.is_none() && !state.shown.is_empty();
    let is_part = state.shown.len() < state.entries.len();
    let export_name = match is_part {
        true => words::library_export_shown(state.shown.len()),
        false => words::library_export_all(),
    };
    let names = state.shown_names();
    let export = wish.reform({
        let names = names.clone();
        move |_| Wish::Export(names.clone())
    });
    let delete = send.reform(move |_| Action::Open(Some(Dialog::Delete(names.clone()))));
    html! {
        <div class="library-actions" role="group" aria-label={words::library_actions_label()}>
            <input id="library-files" type="file" hidden=true multiple=true accept={FILES} aria-label={words::library_import()} {onchange} />
            <button type="button" id="library-import" disabled={!state.can_change()} onclick={choose}>
                { picture(icon::OPEN) }{ words::library_import() }
            </button>
            if !state.entries.is_empty() {
                <button type="button" id="library-export" disabled={!can_export} onclick={export}>
                    { picture(icon::EXPORT) }{ export_name }
                </button>
            }
            if is_part && !state.shown.is_empty() {
                <button type="button" id="library-delete" disabled={!state.can_change()} onclick={delete}>
                    { words::library_delete_shown(state.shown.len()) }
                </button>
            }
        </div>
    }
}

fn chosen(field: &HtmlInputElement) -> Vec<File> {
    let Some(files) = field.files() else {
        return Vec::new();
    };
    (0..files.length())
        .filter_map(|place| files.get(place))
        .collect()
}

fn progress(state: &Library, wish: &Callback<Wish>) -> Html {
    let Some((task, done, all)) = state.task else {
        return Html::default();
    };
    let name = match task {
        Task::Reading => words::library_reading(),
        Task::Importing => words::library_importing(),
        Task::Exporting => words::library_exporting(),
    };
    html! {
        <div class="library-progress">
            <progress aria-label={name.clone()} max={all.max(1).to_string()} value={done.to_string()} />
            <p class="count">{ name }{ " " }{ words::library_progress(done, all) }</p>
            if task != Task::Reading {
                <button type="button" onclick={wish.reform(|_| Wish::Stop)}>{ words::library_stop() }</button>
            }
        </div>
    }
}

fn outcome(state: &Library, wish: &Callback<Wish>) -> Html {
    if state.said.is_empty() && state.skipped.is_empty() {
        return Html::default();
    }
    html! {
        <div class="library-outcome">
            <p><span>{ state.said.as_ref() }</span>
                if state.undo.is_some() {
                    { " " }
                    <button type="button" id="library-undo" disabled={!state.can_change()} onclick={wish.reform(|_| Wish::Undo)}>
                        { words::library_undo() }
                    </button>
                }
            </p>
            if !state.skipped.is_empty() {
                <details open={true}>
                    <summary>{ words::library_skipped_title() }</summary>
                    <ul class="scroll" tabindex="0" aria-label={words::library_skipped_title()}>
                        { for state.skipped.iter().map(|text| html! { <li>{ text }</li> }) }
                    </ul>
                </details>
            }
        </div>
    }
}

/// The records that cannot be read: they stay where they are and can be saved as a file.
pub(crate) fn unreadable(state: &Library, wish: &Callback<Wish>) -> Html {
    let count = state.unreadable.len();
    if count == 0 {
        return Html::default();
    }
    html! {
        <section class="library-unreadable" aria-labelledby="library-unreadable-title">
            <h3 id="library-unreadable-title">{ words::library_unreadable_title() }</h3>
            <p>{ words::library_unreadable_text(count) }</p>
            <button type="button" onclick={wish.reform(|_| Wish::SaveUnreadable)}>{ words::library_save_unreadable() }</button>
        </section>
    }
}
