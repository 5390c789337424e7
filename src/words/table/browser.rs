//! A language with what a browser knows of it.

use js_sys::wasm_bindgen::JsValue;
use js_sys::{Array, Function, Intl, Object};

use super::{Language, PluralCategory, Translation};

/// A language with the plural rules and the digits that the browser knows for it.
#[must_use]
pub fn with_browser_rules(translation: Translation) -> Language {
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

/// Speaks the language of a table from now on; stays with English if the table cannot be read.
pub fn speak(table: &str) {
    if let Ok(translation) = super::read_translation(table) {
        super::use_language(with_browser_rules(translation));
    }
}
