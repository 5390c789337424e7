//! Tests that need a browser, run by `wasm-bindgen-test` in headless Chromium.
#![cfg(target_arch = "wasm32")]
