//! Files that the reader chose or dropped, read whole.

use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// The bytes of a file; `None` when they cannot be had, as when it was deleted meanwhile.
pub async fn bytes(file: &Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
