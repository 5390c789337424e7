//! Keys that act wherever the focus is, fields and dialogs excepted.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{document, focus};

/// Listens on the document. `/` goes to the box; any other key is handed to `act`, unless
/// something has taken it already, and is no key of the browser's when it did something.
pub fn listen(
    blocked: impl Fn() -> bool + 'static,
    act: impl Fn(&KeyboardEvent) -> bool + 'static,
) -> Option<EventListener> {
    let document = document()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(
        &document,
        "keydown",
        options,
        move |event| {
            let Some(press) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            if press.default_prevented() || blocked() || focus::owns_keys(event.target()) {
                return;
            }
            let is_box = press.key() == "/";
            if is_box {
                focus::focus("#command");
            }
            if is_box || act(press) {
                event.prevent_default();
            }
        },
    ))
}

/// Listens on the document, before anything else hears the key: Enter says yes and Escape says no.
/// Enter stays what it is on a button, a link or a field, and both in a dialog.
pub fn listen_for_answer(answer: impl Fn(bool) + 'static) -> Option<EventListener> {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let listen = move |event: &web_sys::Event| {
        let Some(press) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let is_within = |selector: &str| {
            let target = press.target().and_then(|it| it.dyn_into::<Element>().ok());
            target.is_some_and(|it| it.closest(selector).is_ok_and(|found| found.is_some()))
        };
        let yes = match &*press.key() {
            "Enter"
                if !press.repeat() && !is_within("button, a, input, select, textarea, summary") =>
            {
                true
            }
            "Escape" => false,
            _ => return,
        };
        if !is_within("dialog, [popover]") {
            event.prevent_default();
            event.stop_propagation();
            answer(yes);
        }
    };
    Some(EventListener::new_with_options(
        document()?.as_ref(),
        "keydown",
        options,
        listen,
    ))
}
