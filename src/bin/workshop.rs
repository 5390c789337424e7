//! The pages on which authors make boards and worksheets: opens them and nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    study::start_workshop();
}

/// Native tests build every bin; there is nothing to run outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
