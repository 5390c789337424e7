//! Digests of files, as the attribute `integrity` has them.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::{fetch, window};

/// The digest of a file that lies beside the page: `sha384-` and base64. `None` when it cannot be
/// had, as where the page is not served securely.
pub async fn integrity(file: &str) -> Option<String> {
    let bytes = fetch::bytes(file).await?;
    let window = window()?;
    let crypto = window.crypto().ok()?;
    // Pages that are not served securely have no digests at all.
    let subtle = js_sys::Reflect::get(&crypto, &"subtle".into()).ok()?;
    let subtle = subtle.dyn_into::<web_sys::SubtleCrypto>().ok()?;
    let digest = subtle
        .digest_with_str_and_u8_array("SHA-384", &bytes)
        .ok()?;
    let digest = Uint8Array::new(&JsFuture::from(digest).await.ok()?).to_vec();
    let letters: String = digest.into_iter().map(char::from).collect();
    let text = window.btoa(&letters).ok()?;
    Some(["sha384-", &text].concat())
}
