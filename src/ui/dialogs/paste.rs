//! Sets the board from pasted text: a FEN or a PGN.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::{Callback, Html, SubmitEvent, html};

use super::shell::Shell;
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
        let field = document().and_then(|document| document.get_element_by_id("paste-text"));
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
            on_text.emit(field.value().into());
        }
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
