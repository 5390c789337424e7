//! Keeps in the program `site` what the tool that cuts it into parts has to read.

use std::env;

fn main() {
    // Only the linker of WebAssembly knows this option, and native tests build every bin.
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=site=--emit-relocs");
    }
}
