//! Settings and other choices in localStorage: `boot.js` needs some of them before the first paint,
//! and losing the last one loses no work.

use gloo::events::EventListener;

use super::{document, scoped, window};
use crate::settings::Settings;

const KEY: &str = "settings";

/// The stored settings, or the defaults.
#[must_use]
pub fn load() -> Settings {
    choice(KEY).map_or_else(Settings::default, |text| Settings::parse(&text))
}

/// A choice of one page that was stored under a name.
#[must_use]
pub fn choice(name: &str) -> Option<String> {
    let storage = window().and_then(|window| window.local_storage().ok().flatten());
    storage.and_then(|storage| storage.get_item(&scoped(name)).ok().flatten())
}

/// Stores a choice of one page under a name.
pub fn keep_choice(name: &str, choice: &str) {
    if let Some(storage) = window().and_then(|window| window.local_storage().ok().flatten()) {
        // Where the browser forbids it, the choice holds until the page is closed.
        let _ = storage.set_item(&scoped(name), choice);
    }
}

/// Stores the settings and applies those that concern the whole page.
pub fn keep(settings: Settings) {
    let earlier = choice(KEY).unwrap_or_default();
    keep_choice(KEY, &settings.to_text(&earlier));
    mark(settings);
}

/// Listens for what another tab has stored; it may be settings.
pub fn listen(heard: impl Fn() + 'static) -> Option<EventListener> {
    let window = window()?;
    Some(EventListener::new(&window, "storage", move |_| heard()))
}

/// The settings that style sheets know by an attribute of the page; `boot.js` sets the same before
/// the first paint.
const STYLED: [&str; 6] = ["theme", "scheme", "board", "pieces", "animation", "marks"];

/// Marks the page for the style sheets.
fn mark(settings: Settings) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    for (key, value) in settings.pairs() {
        if STYLED.contains(&key) {
            // An attribute that cannot be set leaves the look as it is, which is readable.
            let _ = root.set_attribute(&["data-", key].concat(), &value);
        }
    }
}
