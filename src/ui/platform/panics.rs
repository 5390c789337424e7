//! What a reader sees once the program has panicked.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// `start.js` logs the message and says that the page is broken.
    #[wasm_bindgen(js_name = jadoubePanic)]
    fn tell(message: &str);
}

/// Has every panic told: of an error in a program from a disk Safari tells the page nothing, so its words
/// must come from here.
pub(crate) fn watch() {
    yew::set_custom_panic_hook(Box::new(|panic| tell(&panic.to_string())));
}
