//! The board's queries of its own nodes in the browser.

use rules::Square;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusOptions, HtmlElement};
use yew::NodeRef;

/// The nearest element at or above the target of an event that matches a selector.
fn closest(event: &Event, selector: &str) -> Option<Element> {
    event
        .target()?
        .dyn_into::<Element>()
        .ok()?
        .closest(selector)
        .ok()?
}

/// The square whose cell an event happened on.
pub(super) fn square_of(event: &Event) -> Option<Square> {
    closest(event, "[role=gridcell]")?
        .get_attribute("data-square")?
        .parse()
        .ok()
}

/// The place in the promotion chooser of the role that an event happened on.
pub(super) fn choice_of(event: &Event) -> Option<usize> {
    closest(event, "[data-choice]")?
        .get_attribute("data-choice")?
        .parse()
        .ok()
}

/// The first element inside a node that matches a selector.
pub(super) fn find(node: &NodeRef, selector: &str) -> Option<Element> {
    node.cast::<Element>()?.query_selector(selector).ok()?
}

/// Whether nothing on the page has the focus, as after the node that had it was removed.
pub(super) fn nothing_has_focus(node: &NodeRef) -> bool {
    let document = node
        .cast::<Element>()
        .and_then(|element| element.owner_document());
    document.is_some_and(|document| matches!(document.query_selector(":focus"), Ok(None)))
}

/// Moves the focus to the first match of a selector, unless it is there already.
pub(super) fn focus(node: &NodeRef, selector: &str) {
    let Some(element) = find(node, selector).and_then(|found| found.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    if element.matches(":focus").unwrap_or(false) {
        return;
    }
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    if element.focus_with_options(&options).is_err() {
        // If the node cannot take the focus now, it stays where it is.
    }
}

/// The selector of a square's cell.
pub(super) fn cell(square: Square) -> String {
    format!("[role=gridcell][data-square={square}]")
}

/// The selector of a role in the promotion chooser.
pub(super) fn choice(index: usize) -> String {
    format!("[data-choice='{index}']")
}
