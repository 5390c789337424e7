//! The language of the page: `src/web/boot.js` finds and fetches it, and this module switches to
//! it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
pub use words::table::browser::speak;
use words::table::browser::with_browser_rules;
use words::table::{Translation, read_translation, use_language};

use super::document;

thread_local! {
    static TABLE: RefCell<Option<Rc<str>>> = const { RefCell::new(None) };
}

/// The table of the language that the page speaks, for a worker that speaks with it; `None` for
/// English.
#[must_use]
pub fn table() -> Option<Rc<str>> {
    TABLE.with_borrow(Clone::clone)
}

/// The table of the requested language, which `boot.js` fetches; English is part of the program and
/// needs none. If a table cannot be fetched, the page stays in English.
pub async fn fetched() -> Option<String> {
    let asked = Reflect::get(&js_sys::global(), &"jadoubeLanguage".into()).ok()?;
    let promise = asked.dyn_into::<Promise>().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}

/// Switches to the language of the table that [`fetched`] has returned, and marks the page with it;
/// to be called once, before anything is drawn.
pub fn load(table: &str) {
    if let Ok(translation) = read_translation(table) {
        mark_page(&translation);
        TABLE.set(Some(table.into()));
        use_language(with_browser_rules(translation));
    }
}

/// Tells screen readers and the style sheets.
fn mark_page(translation: &Translation) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // A page that cannot be marked is still readable.
        let _ = root.set_attribute("lang", translation.tag());
        let _ = root.set_attribute("dir", translation.direction().key());
    }
}
