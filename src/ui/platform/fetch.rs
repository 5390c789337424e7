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

/// The bytes of a file, named as seen from the page; `None` when it cannot be had.
pub async fn bytes(path: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(window()?.fetch_with_str(path)).await.ok()?;
    let response = answer.dyn_into::<Response>().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// The path of a file whose name the build has changed, as a `meta` element of the page tells it.
#[must_use]
pub fn path_of(meta: &str) -> Option<String> {
    let selector = ["meta[name='", meta, "']"].concat();
    let document = super::document()?;
    let found = document.query_selector(&selector).ok()??;
    found.get_attribute("content")
}
