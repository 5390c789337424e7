//! Sets the board from pasted text: a FEN or a PGN.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use super::shell::Shell;

/// The dialog and what was wrong with the last text.
#[derive(Debug, Properties, PartialEq)]
pub struct PasteDialogProps {
    /// What was wrong, with its place; the text stays in the field.
    pub error: Option<Rc<str>>,
    /// Receives the text.
    pub on_text: Callback<Rc<str>>,
    /// Leaves the dialog.
    pub on_close: Callback<()>,
}

/// A field for the text and the button that sets the board.
#[component]
pub fn PasteDialog(props: &PasteDialogProps) -> Html {
    let field = use_node_ref();
    let onsubmit = {
        let (field, on_text) = (field.clone(), props.on_text.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                on_text.emit(field.value().into());
            }
        })
    };
    let described = props.error.is_some().then_some("paste-error");
    html! {
        <Shell id="paste-dialog" title={words::paste_title()} on_close={props.on_close.clone()}>
            <form {onsubmit}>
                <div class="field">
                    <label for="paste-text">{ words::paste_label() }</label>
                    <textarea ref={field} id="paste-text" spellcheck="false" autocomplete="off"
                        aria-invalid={described.map(|_| "true")} aria-describedby={described} />
                </div>
                if let Some(error) = &props.error {
                    <p id="paste-error" class="error">{ error.as_ref() }</p>
                }
                <div class="choices side-by-side">
                    <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::button_cancel() }</button>
                    <button type="submit" class="primary">{ words::button_set_board() }</button>
                </div>
            </form>
        </Shell>
    }
}
