//! Keeps in the program `site` what the tool that cuts it into parts has to read.

fn main() {
    println!("cargo::rustc-link-arg-bin=site=--emit-relocs");
}
