//! Files made on the page and handed to the reader.

use js_sys::{Array, Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};
use yew::Callback;

use super::document;

/// How long the browser may take to begin with a file before its address is given up, in
/// milliseconds: browsers that ask where to put it have read it by then.
const ADDRESS_LIFE: u32 = 60_000;

/// Saves a text as a file; `kind` is its media type. Returns whether the browser took it.
#[must_use]
pub fn save_text(name: &str, kind: &str, text: &str) -> bool {
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence_and_options(&parts, &properties)
        .ok()
        .and_then(|blob| save(name, &blob))
        .is_some()
}

/// Saves a picture as a PNG file, `address` being a `data:` address of it; `done` receives whether
/// the browser could draw it and took the file.
pub fn save_png(name: String, address: String, size: (u32, u32), done: Callback<bool>) {
    spawn_local(async move {
        let blob = draw(&address, size).await;
        done.emit(blob.and_then(|blob| save(&name, &blob)).is_some());
    });
}

/// Clicks an invisible link, which is the way to save a file made by the page.
fn save(name: &str, blob: &Blob) -> Option<()> {
    let document = document()?;
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link = document.create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.set_hidden(true);
    let body = document.body()?;
    body.append_child(&link).ok()?;
    link.click();
    link.remove();
    gloo::timers::callback::Timeout::new(ADDRESS_LIFE, move || {
        // Nothing is lost but memory if it cannot be given up.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Some(())
}

/// Draws a picture on a canvas of just its size.
async fn draw(address: &str, (width, height): (u32, u32)) -> Option<Blob> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;

    let canvas = document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    context
        .draw_image_with_html_image_element_and_dw_and_dh(
            &image,
            0.0,
            0.0,
            f64::from(width),
            f64::from(height),
        )
        .ok()?;
    let blob = Promise::new(&mut |resolve: Function, reject: Function| {
        if canvas.to_blob(&resolve).is_err() {
            // The awaiting side gets the failure; it needs no reason.
            let _ = reject.call0(&JsValue::NULL);
        }
    });
    // A canvas that is too large gives null.
    JsFuture::from(blob).await.ok()?.dyn_into().ok()
}
