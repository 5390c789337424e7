//! The field for the text of a score, a file in its place, and examples.

use std::rc::Rc;

use ui::platform::files;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{Callback, Event, Html, InputEvent, NodeRef, SubmitEvent, TargetCast, html};

use super::examples;

/// What is done with the text itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    /// It is typed or pasted.
    New,
    /// That of the shown game is changed.
    Edit,
    /// It is read.
    No,
}

/// What the form is given.
pub(super) struct Form<'a> {
    /// The text that is being edited; empty for a new one.
    pub(super) text: &'a str,
    pub(super) field: &'a NodeRef,
    /// Receives the text that is to be read.
    pub(super) on_text: &'a Callback<Rc<str>>,
    /// Receives the text with each change of it.
    pub(super) on_typed: &'a Callback<String>,
    pub(super) on_close: &'a Callback<()>,
    /// Whether a text that is being read is edited; then there is nothing else to choose.
    pub(super) is_edit: bool,
}

impl Form<'_> {
    pub(super) fn draw(&self) -> Html {
        let onsubmit = {
            let (field, on_text) = (self.field.clone(), self.on_text.clone());
            Callback::from(move |event: SubmitEvent| {
                event.prevent_default();
                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                    on_text.emit(field.value().into());
                }
            })
        };
        let oninput = self.on_typed.reform(|event: InputEvent| {
            let typed = event.target_dyn_into::<HtmlTextAreaElement>();
            typed.map_or_else(String::new, |field| field.value())
        });
        html! {
            <form class="old-score-form" {onsubmit}>
                <label for="book-text">{ words::book_text_label() }</label>
                <p id="book-hint" class="note">{ words::book_text_hint() }</p>
                <textarea ref={self.field} id="book-text" spellcheck="false" autocomplete="off" rows="14" {oninput}
                    aria-describedby="book-hint" defaultvalue={self.text.to_owned()} />
                <div class="choices">
                    <button type="submit" class="primary">{ words::book_read() }</button>
                    <button type="button" onclick={self.on_close.reform(|_| ())}>{ words::book_close() }</button>
                </div>
                if !self.is_edit {
                    { self.file() }
                    { self.examples() }
                }
            </form>
        }
    }

    fn file(&self) -> Html {
        let on_text = self.on_text.clone();
        let onchange = Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let Some(file) = input.and_then(|input| input.files()?.get(0)) else {
                return;
            };
            let on_text = on_text.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(bytes) = files::bytes(&file).await {
                    on_text.emit(record::pgn::text(&bytes).into());
                }
            });
        });
        html! {
            <div class="field">
                <label for="book-file">{ words::book_file_label() }</label>
                <input type="file" id="book-file" accept=".txt,text/plain" {onchange} />
            </div>
        }
    }

    fn examples(&self) -> Html {
        let example = |name: String, text: &'static str| {
            html! {
                <button type="button" onclick={self.on_text.reform(move |_| Rc::from(text))}>{ name }</button>
            }
        };
        html! {
            <div class="book-examples" role="group" aria-labelledby="book-examples">
                <h3 id="book-examples">{ words::book_examples_label() }</h3>
                <div class="choices">
                    { example(words::book_example_english(), examples::ENGLISH) }
                    { example(words::book_example_german(), examples::GERMAN) }
                </div>
            </div>
        }
    }
}
