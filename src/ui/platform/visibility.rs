//! Whether the page can be seen, as a component follows it.

use gloo::events::EventListener;
use yew::{hook, use_effect_with, use_state_eq};

use super::{document, is_hidden};

/// Whether the page is hidden; the component is drawn again when that changes.
#[hook]
pub fn use_is_hidden() -> bool {
    let hidden = use_state_eq(is_hidden);
    use_effect_with((), {
        let hidden = hidden.setter();
        move |()| {
            let listener = document().map(|document| {
                EventListener::new(&document, "visibilitychange", move |_| {
                    hidden.set(is_hidden());
                })
            });
            move || drop(listener)
        }
    });
    *hidden
}
