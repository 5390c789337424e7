//! Moving the focus, and finding out where it is.

use gloo::events::{EventListener, EventListenerOptions};
use rules::Square;
use wasm_bindgen::JsCast;
use web_sys::{
    FocusOptions, HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

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

/// What stays free above an element that is scrolled to, in CSS pixels.
const MARGIN: f64 = 12.0;

/// Where an element is to come into sight in what scrolls around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScrollAlign {
    /// At its top.
    Top,
    /// Wherever it is nearest.
    Nearest,
}

/// Scrolls what is around an element until the element is in sight; where nothing around it scrolls, the
/// page does, as little as is needed.
pub fn show_within(selector: &str, around: &str, align: ScrollAlign) {
    let find =
        |selector: &str| document().and_then(|document| document.query_selector(selector).ok()?);
    let (Some(element), Some(around)) = (find(selector), find(around)) else {
        return;
    };
    if around.scroll_height() <= around.client_height() {
        bring_into_view(selector);
        return;
    }
    let (inner, outer) = (
        element.get_bounding_client_rect(),
        around.get_bounding_client_rect(),
    );
    let above = inner.top() - outer.top();
    let below = inner.bottom() - outer.bottom();
    let by = match align {
        ScrollAlign::Top => above - MARGIN,
        ScrollAlign::Nearest if above < 0.0 => above - f64::from(around.client_height()) / 3.0,
        ScrollAlign::Nearest if below > 0.0 => below + f64::from(around.client_height()) / 3.0,
        ScrollAlign::Nearest => 0.0,
    };
    around.set_scroll_top(around.scroll_top() + by as i32);
}

/// Focuses the element that matches a selector, and scrolls nothing.
pub fn focus_in_place(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // If the element cannot take the focus, it stays where it is.
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the focus is inside an element that matches a selector.
#[must_use]
pub fn is_within(selector: &str) -> bool {
    document()
        .and_then(|document| document.active_element())
        .is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Whether what had the focus is gone.
#[must_use]
pub fn is_lost() -> bool {
    let Some(document) = document() else {
        return false;
    };
    let (active, body) = (document.active_element(), document.body());
    active.is_none_or(|active| body.is_some_and(|body| active == *body))
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
