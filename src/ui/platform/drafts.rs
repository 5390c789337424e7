//! Texts kept in localStorage under a name: small, and written in the task that changes them.

use super::{saved, scoped, window};

fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok()?
}

/// What was kept under a name, or what the page brought along until something is kept.
#[must_use]
pub fn load(name: &str) -> Option<String> {
    let kept = storage().and_then(|storage| storage.get_item(&scoped(name)).ok()?);
    kept.or_else(|| saved::text(name))
}

/// Keeps a text; whether the browser took it.
pub fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&scoped(name), text).is_ok())
}
