//! Settings in localStorage, because `boot.js` needs them before the first paint.

use super::{document, scoped, window};
use crate::settings::{Settings, Theme};

const KEY: &str = "settings";

/// The stored settings, or the defaults.
#[must_use]
pub fn load() -> Settings {
    window()
        .and_then(|window| window.local_storage().ok().flatten())
        .and_then(|storage| storage.get_item(&scoped(KEY)).ok().flatten())
        .map(|text| Settings::parse(&text))
        .unwrap_or_default()
}

/// Stores the settings and applies those that concern the whole page.
pub fn keep(settings: Settings) {
    if let Some(storage) = window().and_then(|window| window.local_storage().ok().flatten()) {
        // Where the browser forbids it, the settings hold until the page is closed.
        let _ = storage.set_item(&scoped(KEY), &settings.to_text());
    }
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
