//! The conversation with `updates.js`, which watches the service worker.

use gloo::events::EventListener;
use yew::Callback;

use super::{document, window};

/// Listens for a new version, also one that was ready before.
#[must_use]
pub fn listen(ready: impl Fn() + 'static) -> Option<EventListener> {
    let window = window()?;
    // The news may be older than this listener; the script leaves a mark for that case.
    let root = document().and_then(|document| document.document_element());
    if root.is_some_and(|root| root.has_attribute("data-update")) {
        ready();
    }
    Some(EventListener::new(
        &window,
        "jadoube-update-ready",
        move |_| ready(),
    ))
}

/// Passes the player's answer to the script, or to `later`.
#[must_use]
pub fn answer(later: Callback<()>) -> Callback<bool> {
    Callback::from(move |agreed| {
        if agreed {
            accept();
        } else {
            later.emit(());
        }
    })
}

fn accept() {
    let event = web_sys::CustomEvent::new("jadoube-update-accept");
    if let (Some(window), Ok(event)) = (window(), event) {
        // Nothing listens where there is no service worker, and then there was no banner either.
        let _ = window.dispatch_event(&event);
    }
}
