//! Texts kept in localStorage under a name: small, and written in the task that changes them.

use super::{scoped, window};

fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok()?
}

/// What was kept under a name.
#[must_use]
pub fn load(name: &str) -> Option<String> {
    storage()?.get_item(&scoped(name)).ok()?
}

/// Keeps a text; whether the browser took it.
pub fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&scoped(name), text).is_ok())
}
