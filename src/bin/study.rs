//! The pages besides the board of the game: opens them and nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    study::start();
}

/// Native tests build every bin; there is nothing to run outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
