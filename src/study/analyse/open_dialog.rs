//! Opens a file or a pasted text; what it is is recognized by itself.

use std::rc::Rc;

use ui::dialogs::Shell;
use ui::platform::{document, files};
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::Action;
use super::action::Dialog;
use crate::desk;
use crate::transcribe::Beginning;

/// The dialog; what was wrong with the last text stands in it.
pub(super) fn open_dialog(
    error: Option<&str>,
    open_file: &Callback<File>,
    send: &Callback<Action>,
) -> Html {
    let onchange = {
        let open_file = open_file.clone();
        Callback::from(move |event: Event| {
            let target = event.target().and_then(|target| target.dyn_into().ok());
            let chosen = target.and_then(|input: HtmlInputElement| input.files()?.get(0));
            if let Some(file) = chosen {
                open_file.emit(file);
            }
        })
    };
    let onsubmit = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let field = document().and_then(|document| document.get_element_by_id("open-text"));
            let field = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
            if let Some(field) = field {
                send.emit(Action::Read(None, field.value().into()));
            }
        })
    };
    let described = error.is_some().then_some("open-error");
    html! {
        <Shell id="open-dialog" title={words::open_title()} on_close={send.reform(|()| Action::Close)}>
            <form {onsubmit}>
                <p class="hint">{ words::open_hint() }</p>
                <div class="field">
                    <label for="open-file">{ words::open_file_label() }</label>
                    <input type="file" id="open-file" accept=".pgn,.fen,.txt,.epd,text/plain,application/x-chess-pgn,application/vnd.chess-pgn" {onchange} />
                </div>
                <div class="field">
                    <label for="open-text">{ words::open_text_label() }</label>
                    <textarea id="open-text" spellcheck="false" autocomplete="off" autofocus={true}
                        aria-invalid={described.map(|_| "true")} aria-describedby={described} />
                </div>
                if let Some(error) = error {
                    <p id="open-error" class="error">{ error.to_owned() }</p>
                }
                <div class="choices side-by-side">
                    <button type="button" onclick={send.reform(|_: MouseEvent| Action::Close)}>{ words::button_cancel() }</button>
                    <button type="submit" class="primary">{ words::button_read() }</button>
                </div>
            </form>
        </Shell>
    }
}

/// Reads a file whole and hands its text on.
pub(super) fn read_file(file: File, send: Callback<Action>) {
    wasm_bindgen_futures::spawn_local(async move {
        let name: Rc<str> = file.name().into();
        send.emit(match files::bytes(&file).await {
            Some(bytes) => Action::Read(Some(name), record::pgn::text(&bytes).into()),
            None => Action::Unreadable,
        });
    });
}

/// Hands a large file to `on_games`, which reads it in pieces; but a text that begins like a printed
/// book is opened in the reader of books.
pub(super) fn read_large_file(file: File, send: Callback<Action>, on_games: Callback<File>) {
    /// This many bytes tell what a file is.
    const BEGINNING: i32 = 32_000;
    if !file.name().ends_with(".txt") {
        on_games.emit(file);
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        let beginning = match file.slice_with_i32_and_i32(0, BEGINNING) {
            Ok(beginning) => files::bytes(&beginning).await,
            Err(_) => None,
        };
        // What is read of the page's own accord needs the part anyway.
        let desk = desk::complete().await.ok().and_then(|()| desk::desk());
        let is_book = match desk.zip(beginning) {
            Some((desk, bytes)) => (desk.is_old_book)(record::pgn::text(&bytes).into()).await,
            None => false,
        };
        if !is_book {
            on_games.emit(file);
            return;
        }
        send.emit(match files::bytes(&file).await {
            Some(bytes) => {
                let text = record::pgn::text(&bytes).into();
                Action::Open(Dialog::Transcribe(Beginning::Text(text)))
            }
            None => Action::Unreadable,
        });
    });
}
