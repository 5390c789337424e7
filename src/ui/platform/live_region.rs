//! The two regions that screen readers speak from.
//!
//! They stand in the static page, because readers miss regions that are created with their
//! content (nvaccess/nvda#7906). A text is set a moment after the region was emptied, so that the
//! same words are spoken again, and a newer text within that moment replaces it.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;

use super::document;
use crate::speech::Urgency;

/// Milliseconds between emptying and filling a region.
const PAUSE: u32 = 60;

thread_local! {
    static WAITING: RefCell<[Option<Timeout>; 2]> = const { RefCell::new([None, None]) };
}

/// Speaks a sentence.
pub fn speak(text: &str, urgency: Urgency) {
    let (id, slot) = match urgency {
        Urgency::Polite => ("live-status", 0),
        Urgency::Assertive => ("live-alert", 1),
    };
    let Some(region) = document().and_then(|document| document.get_element_by_id(id)) else {
        return;
    };
    region.set_text_content(None);
    let text = text.to_owned();
    let timer = Timeout::new(PAUSE, move || region.set_text_content(Some(&text)));
    // Dropping the earlier timer cancels it: the newest sentence wins.
    WAITING.with_borrow_mut(|waiting| waiting[slot] = Some(timer));
}
