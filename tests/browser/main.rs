//! Tests that need a browser, run by `wasm-bindgen-test` in headless Chromium.
#![cfg(target_arch = "wasm32")]

mod page;
mod regions;
mod storage;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Lets the browser work until something holds; fails when it never does.
async fn until(what: &str, holds: impl Fn() -> bool) {
    const TURNS: u32 = 2_000;
    for _ in 0..TURNS {
        if holds() {
            return;
        }
        gloo_timers::future::TimeoutFuture::new(1).await;
    }
    panic!("waited in vain until {what}");
}
