//! Handing a text to another program by the means of the system.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Navigator;
use web_sys::js_sys::{Function, Object, Promise, Reflect};

use super::window;

/// Whether the system has a sheet for sharing.
#[must_use]
pub fn is_there() -> bool {
    sheet().is_some()
}

/// Opens the system's sheet for sharing a text; `false` where there is none.
#[must_use]
pub fn text(text: &str) -> bool {
    let Some((navigator, share)) = sheet() else {
        return false;
    };
    let data = Object::new();
    let is_set = Reflect::set(&data, &JsValue::from_str("text"), &JsValue::from_str(text));
    let Some(Ok(shared)) = is_set.ok().map(|_| share.call1(&navigator, &data)) else {
        return false;
    };
    if let Ok(promise) = shared.dyn_into::<Promise>() {
        spawn_local(async {
            // Whoever closes the sheet has decided so.
            let _ = JsFuture::from(promise).await;
        });
    }
    true
}

/// Not every browser has it, so it is looked up, not called by name.
fn sheet() -> Option<(Navigator, Function)> {
    let navigator = window()?.navigator();
    let share = Reflect::get(&navigator, &JsValue::from_str("share")).ok()?;
    let share = share.dyn_into::<Function>().ok()?;
    Some((navigator, share))
}
