//! The "Move or command" box: everything that a pointer can do, typed.

use std::rc::Rc;

use notation::style::Style;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{
    AttrValue, Callback, Html, Properties, SubmitEvent, component, html, use_mut_ref, use_node_ref,
};

use crate::pulse::{Pulse, use_pulse};

/// The box and the result of the last text.
#[derive(Debug, Properties, PartialEq)]
pub struct CommandBoxProps {
    /// Whether the page already listens; until then the box is disabled, so nothing is lost.
    pub ready: bool,
    /// Sent when a text was understood: the box is emptied.
    pub accepted: Pulse<()>,
    /// Whether the last text was not understood: it stays in the box, and the notice says why.
    pub not_understood: bool,
    /// How moves are written, in which the empty box shows what can be typed.
    pub notation: Style,
    /// Receives the text at Enter.
    pub on_enter: Callback<Rc<str>>,
}

/// The last text that was sent.
struct Entered {
    text: Rc<str>,
    /// The serial of the last acceptance that was drawn when the text was sent.
    after: u32,
}

/// The text box with its label, button and error.
#[component]
pub fn CommandBox(props: &CommandBoxProps) -> Html {
    let input = use_node_ref();
    let entered = use_mut_ref(|| None::<Entered>);
    let serial = props.accepted.serial();
    use_pulse(&props.accepted, {
        let (input, entered) = (input.clone(), entered.clone());
        move |()| {
            let input = input.cast::<HtmlInputElement>();
            // A text may wait for a part of the program, and this effect for its turn; what is
            // typed meanwhile is another text.
            let is_other = |input: &HtmlInputElement| {
                let entered = entered.borrow();
                entered
                    .as_ref()
                    .is_some_and(|last| last.after == serial || *last.text != *input.value())
            };
            if let Some(input) = input.filter(|input| !is_other(input)) {
                input.set_value("");
            }
        }
    });
    let onsubmit = {
        let (input, on_enter) = (input.clone(), props.on_enter.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = input.cast::<HtmlInputElement>().map(|input| input.value());
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                let text: Rc<str> = text.into();
                entered.replace(Some(Entered {
                    text: Rc::clone(&text),
                    after: serial,
                }));
                on_enter.emit(text);
            }
        })
    };
    // Escape empties the box first and only then gives the focus back to the board.
    let onkeydown = Callback::from(|event: yew::KeyboardEvent| {
        let Some(input) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        if event.key() == "Escape" {
            if input.value().is_empty() {
                crate::platform::focus::board(None);
            } else {
                input.set_value("");
            }
        }
    });
    let described: Option<AttrValue> = props.not_understood.then_some("command-error".into());
    html! {
        <form class="command-box" {onsubmit}>
            <label for="command">{ words::command_label() }</label>
            <input ref={input} id="command" type="text" disabled={!props.ready} autocomplete="off"
                autocapitalize="off" spellcheck="false" enterkeyhint="go"
                placeholder={words::command_hint(props.notation)} {onkeydown}
                aria-invalid={props.not_understood.then_some("true")} aria-describedby={described} />
            <button type="submit" disabled={!props.ready}>{ words::button_enter() }</button>
        </form>
    }
}
