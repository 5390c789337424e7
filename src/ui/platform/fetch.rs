//! Files of this site, asked for when they are needed: out of the document itself where the page is
//! one file, else from the server.

use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::window;

/// The text of a file, named as seen from the page; `None` when it cannot be had.
pub async fn text(path: &str) -> Option<String> {
    String::from_utf8(bytes(path).await?).ok()
}

/// The bytes of a file, named as seen from the page; `None` when it cannot be had.
pub async fn bytes(path: &str) -> Option<Vec<u8>> {
    let buffer = match kept(path) {
        Some(promise) => JsFuture::from(promise).await.ok()?,
        None => fetched(path).await?,
    };
    Some(Uint8Array::new(&buffer).to_vec())
}

/// The bytes of a file that lies in the document, as `src/web/single/table.js` hands them out.
fn kept(path: &str) -> Option<Promise> {
    let kept = Reflect::get(&js_sys::global(), &"jadoubeKept".into()).ok()?;
    let file: Function = Reflect::get(&kept, &"file".into()).ok()?.dyn_into().ok()?;
    file.call1(&kept, &path.into()).ok()?.dyn_into().ok()
}

async fn fetched(path: &str) -> Option<JsValue> {
    let answer = JsFuture::from(window()?.fetch_with_str(path)).await.ok()?;
    let response = answer.dyn_into::<Response>().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.array_buffer().ok()?).await.ok()
}

/// The path of a file whose name the build has changed, from a `meta` element of the page.
#[must_use]
pub fn path_of(meta: &str) -> Option<String> {
    let selector = ["meta[name='", meta, "']"].concat();
    let document = super::document()?;
    let found = document.query_selector(&selector).ok()??;
    found.get_attribute("content")
}
