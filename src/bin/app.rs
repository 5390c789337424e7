//! The page: opens the application and nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    ui::start();
}

/// Native tests build every bin; there is nothing to run outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
