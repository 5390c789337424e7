//! Keys that act wherever the focus is, fields and dialogs excepted.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

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
