//! The language of the page: `src/web/boot.js` finds and fetches it, and this module switches to
//! it.

use js_sys::{Array, Function, Intl, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use words::table::{Language, PluralCategory, Translation, read_translation, use_language};

use super::document;

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
        use_language(with_browser_rules(translation));
    }
}

/// Switches to the language of a table; stays with English if the table cannot be read.
pub fn speak(table: &str) {
    if let Ok(translation) = read_translation(table) {
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

/// A language with the plural rules and the digits that the browser knows for it.
fn with_browser_rules(translation: Translation) -> Language {
    let locales = Array::of1(&JsValue::from_str(translation.tag()));
    let rules = Intl::PluralRules::new(&locales, &Object::new());
    let digits: Function = Intl::NumberFormat::new(&locales, &Object::new()).format();
    Language {
        translation,
        plural: Box::new(move |count| {
            let name = String::from(rules.select(count as f64));
            PluralCategory::from_name(&name).unwrap_or(PluralCategory::Other)
        }),
        number: Box::new(move |number| {
            let written = digits.call1(&JsValue::UNDEFINED, &JsValue::from_f64(number as f64));
            let written = written.ok().and_then(|written| written.as_string());
            written.unwrap_or_else(|| number.to_string())
        }),
    }
}
