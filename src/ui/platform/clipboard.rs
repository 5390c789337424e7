//! Text for the clipboard.

use wasm_bindgen_futures::JsFuture;
use yew::Callback;

use super::window;

/// Puts text on the clipboard; `done` receives whether the browser allowed it.
pub fn copy(text: &str, done: Callback<bool>) {
    let Some(clipboard) = window().map(|window| window.navigator().clipboard()) else {
        done.emit(false);
        return;
    };
    // Pages that are not served securely have no clipboard at all.
    if wasm_bindgen::JsValue::from(clipboard.clone()).is_undefined() {
        done.emit(false);
        return;
    }
    let promise = clipboard.write_text(text);
    wasm_bindgen_futures::spawn_local(async move {
        done.emit(JsFuture::from(promise).await.is_ok());
    });
}
