//! The page as a file of its own: saving it, and the text that it was saved with.
//!
//! The work is done by `src/web/save.js`, for both programs; the texts come from `src/web/boot.js`.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::Callback;

/// The text that a saved page was saved with under a name; `None` on any other page.
#[must_use]
pub fn text(name: &str) -> Option<String> {
    let saved = Reflect::get(&js_sys::global(), &"jadoubeSaved".into()).ok()?;
    // On every other page nothing was saved, and nothing has no fields.
    Reflect::get(&saved, &name.into()).ok()?.as_string()
}

/// Saves the page as `file`, which opens at an address and finds `text` under a name; `done`
/// receives whether the browser took it.
pub fn save(file: &str, address: &str, name: &str, text: &str, done: Callback<bool>) {
    let wish: Array = [file, address, name, text]
        .into_iter()
        .map(JsValue::from_str)
        .collect();
    let promise = ask(&wish);
    wasm_bindgen_futures::spawn_local(async move {
        let kept = match promise {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        done.emit(kept.is_some_and(|kept| kept.is_truthy()));
    });
}

fn ask(wish: &Array) -> Option<Promise> {
    let global = js_sys::global();
    let save = Reflect::get(&global, &"jadoubeSave".into()).ok()?;
    let save: Function = save.dyn_into().ok()?;
    save.apply(&global, wish).ok()?.dyn_into().ok()
}
