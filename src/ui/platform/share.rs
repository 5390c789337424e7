//! Handing a text to another program by the means of the system.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Reflect};

use super::window;

/// Opens the system's sheet for sharing a text; `false` where there is none.
#[must_use]
pub fn text(text: &str) -> bool {
    let Some(navigator) = window().map(|window| window.navigator()) else {
        return false;
    };
    // Not every browser has it, so it is looked up, not called by name.
    let share = Reflect::get(&navigator, &JsValue::from_str("share"));
    let Some(share) = share
        .ok()
        .and_then(|share| share.dyn_into::<Function>().ok())
    else {
        return false;
    };
    let data = Object::new();
    let is_set = Reflect::set(&data, &JsValue::from_str("text"), &JsValue::from_str(text));
    is_set.is_ok() && share.call1(&navigator, &data).is_ok()
}
