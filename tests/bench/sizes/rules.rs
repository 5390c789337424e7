//! A wasm file with everything the crate `rules` can do.

include!("everything.rs");
