//! Sets the board from pasted text: a FEN, a PGN or a game in old notation.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::{Callback, Html, MouseEvent, SubmitEvent, html};

use super::shell::Shell;
use crate::handover::{self, Handed};
use crate::links;
use crate::platform::document;

/// A field for the text and the button that sets the board; what was wrong with the last text
/// stands between them, and the text stays in the field.
pub fn paste_dialog(
    error: Option<&str>,
    on_text: &Callback<Rc<str>>,
    on_close: &Callback<()>,
) -> Html {
    let on_text = on_text.clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(text) = pasted() {
            on_text.emit(text);
        }
    });
    let to_reader = on_close.reform(|_: MouseEvent| {
        handover::put(Handed::Printed(pasted().unwrap_or_default()));
    });
    let described = error.is_some().then_some("paste-error");
    html! {
        <Shell id="paste-dialog" title={words::paste_title()} on_close={on_close.clone()}>
            <form {onsubmit}>
                <div class="field">
                    <label for="paste-text">{ words::paste_label() }</label>
                    <textarea id="paste-text" spellcheck="false" autocomplete="off"
                        aria-invalid={described.map(|_| "true")} aria-describedby={described} />
                </div>
                <p class="hint">{ words::paste_hint() }{ " " }
                    <a id="paste-read-book" href={links::ANALYSE} onclick={to_reader}>{ words::paste_read_book() }</a></p>
                if let Some(error) = error {
                    <p id="paste-error" class="error">{ error.to_owned() }</p>
                }
                <div class="choices side-by-side">
                    <button type="button" onclick={on_close.reform(|_| ())}>{ words::button_cancel() }</button>
                    <button type="submit" class="primary">{ words::button_set_board() }</button>
                </div>
            </form>
        </Shell>
    }
}

/// What is in the field.
fn pasted() -> Option<Rc<str>> {
    let field = document()?.get_element_by_id("paste-text")?;
    let field = field.dyn_into::<HtmlTextAreaElement>().ok()?;
    Some(field.value().into())
}
