//! Keys that act wherever the focus is, except in fields and dialogs.

use gloo::events::EventListener;
use web_sys::KeyboardEvent;

use crate::state::Action;
use ui::Navigation;
use ui::platform::{focus, keys};

/// Listens on the document.
///
/// `/` goes to the box; left and right step through the game unless the board has the focus, where
/// arrows move the cursor; `j` says "J'adoube", on the board too; Ctrl+Z takes back, and Ctrl+Y or
/// Ctrl+Shift+Z plays again.
pub(crate) fn listen(
    send: impl Fn(Action) + 'static,
    blocked: impl Fn() -> bool + 'static,
) -> Option<EventListener> {
    keys::listen(blocked, move |press| {
        let action = read(press, focus::in_board(press.target()));
        action.map(&send).is_some()
    })
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
    if control || press.alt_key() {
        return None;
    }
    if key.eq_ignore_ascii_case("j") {
        return Some(Action::Adjust);
    }
    if in_board {
        return None;
    }
    match key.as_str() {
        "ArrowLeft" => Some(Action::Show(Navigation::Previous)),
        "ArrowRight" => Some(Action::Show(Navigation::Next)),
        _ => None,
    }
}
