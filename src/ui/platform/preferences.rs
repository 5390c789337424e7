//! Settings and other choices in localStorage: `boot.js` needs some of them before the first paint,
//! and losing the last one loses no work.

use super::{document, scoped, window};
use crate::settings::{Settings, Theme};

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
    keep_choice(KEY, &settings.to_text());
    apply_theme(settings.theme);
}

fn apply_theme(theme: Theme) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // An attribute that cannot be set leaves the system's colors, which are readable.
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.key()),
    };
}
