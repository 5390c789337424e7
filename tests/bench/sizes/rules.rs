//! A wasm file with everything the crate `rules` can do.
// The small allocator exists only there.
#![cfg(target_arch = "wasm32")]

include!("everything.rs");
