//! Files of this site, asked for when they are needed.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::window;

/// The text of a file, named as seen from the page; `None` when it cannot be had.
pub async fn text(path: &str) -> Option<String> {
    let answer = JsFuture::from(window()?.fetch_with_str(path)).await.ok()?;
    let response = answer.dyn_into::<Response>().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?)
        .await
        .ok()?
        .as_string()
}
