//! Moving the focus, and finding out where it is.

use gloo::events::{EventListener, EventListenerOptions};
use rules::Square;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::document;

/// Focuses a square of the board, or the one that the Tab key would reach.
pub fn board(square: Option<Square>) {
    let selector = square.map_or_else(
        || "[role=gridcell][tabindex='0']".to_owned(),
        |square| ["[role=gridcell][data-square='", &square.to_string(), "']"].concat(),
    );
    focus(&selector);
}

/// Focuses the element that matches a selector.
pub fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // If the element cannot take the focus, it stays where it is.
        let _ = element.focus();
    }
}

/// Scrolls as little as is needed to see an element whole.
pub fn bring_into_view(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Makes the slash key, typed anywhere but in a field, focus the element that matches a selector.
#[must_use]
pub fn on_slash(selector: &'static str) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let listen = move |event: &web_sys::Event| {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        let free = !event.default_prevented() && !owns_keys(event.target());
        if free && key.as_deref() == Some("/") {
            event.prevent_default();
            focus(selector);
        }
    };
    let document = document()?;
    Some(EventListener::new_with_options(
        &document, "keydown", options, listen,
    ))
}

/// Whether keys typed at this element belong to it: fields, lists to choose from, dialogs.
#[must_use]
pub fn owns_keys(target: Option<web_sys::EventTarget>) -> bool {
    target.and_then(|target| target.dyn_into::<web_sys::Element>().ok()).is_some_and(|element| {
        element
            .closest("input:not([type=checkbox]), textarea, select, dialog, [contenteditable], [role=dialog]")
            .is_ok_and(|found| found.is_some())
    })
}

/// Whether an element is inside the board.
#[must_use]
pub fn in_board(target: Option<web_sys::EventTarget>) -> bool {
    target
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| element.closest(".board").is_ok_and(|found| found.is_some()))
}

/// Opens the disclosure around an element, so that the focus can go to it.
pub fn unfold_around(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    let folded = found.and_then(|element| element.closest("details:not([open])").ok().flatten());
    if let Some(details) = folded {
        // Without it the focus stays where it is.
        let _ = details.set_attribute("open", "");
    }
}
