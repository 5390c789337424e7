//! The site: one program, of which the first page is here and all else is a part that is fetched
//! when it is first needed.

/// Smaller than the one of the standard library.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
mod parts;

#[cfg(target_arch = "wasm32")]
fn main() {
    wasm_bindgen_futures::spawn_local(async {
        parts::provide();
        parts::speak().await;
        ui::site::start(&parts::PARTS).await;
    });
}

/// Native tests build every bin; there is nothing to run outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
