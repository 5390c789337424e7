//! Pauses in long work, in which the browser does what else there is to do.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// Ends in a later task of the page; at once where there is no browser.
pub async fn next_task() {
    let Some(window) = super::window() else {
        return;
    };
    let later = Promise::new(&mut |resolve, _| {
        if window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 0)
            .is_err()
        {
            // Without a timer there is no other task to wait for.
            let _ = resolve.call0(&resolve);
        }
    });
    // The promise is never rejected.
    let _ = JsFuture::from(later).await;
}
