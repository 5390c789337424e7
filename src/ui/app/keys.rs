//! Keys that act wherever the focus is, fields and dialogs excepted.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::platform::{document, focus};
use crate::state::{Action, Navigation};

/// Listens on the document.
///
/// `/` goes to the box; left and right step through the game unless the board has the focus, where
/// arrows move the cursor; Ctrl+Z takes back and Ctrl+Y, or with Shift, plays again.
pub(super) fn listen(
    send: impl Fn(Action) + 'static,
    blocked: impl Fn() -> bool + 'static,
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
            if press.key() == "/" {
                event.prevent_default();
                focus::focus("#command");
                return;
            }
            let action = read(press, focus::in_board(event.target()));
            if let Some(action) = action {
                event.prevent_default();
                send(action);
            }
        },
    ))
}

fn read(press: &KeyboardEvent, in_board: bool) -> Option<Action> {
    let control = press.ctrl_key() || press.meta_key();
    let key = press.key();
    if control && !press.alt_key() {
        return match (key.to_ascii_lowercase().as_str(), press.shift_key()) {
            ("z", false) => Some(Action::TakeBack),
            ("z", true) | ("y", false) => Some(Action::Redo),
            _ => None,
        };
    }
    if control || press.alt_key() || in_board {
        return None;
    }
    match key.as_str() {
        "ArrowLeft" => Some(Action::Show(Navigation::Previous)),
        "ArrowRight" => Some(Action::Show(Navigation::Next)),
        _ => None,
    }
}
