//! Perft for the benchmarks: the same entry natively and from JavaScript.

use rules::Position;
use wasm_bindgen::prelude::wasm_bindgen;

/// The positions to measure, one a line as the file itself says.
#[wasm_bindgen]
#[must_use]
pub fn positions() -> String {
    include_str!("positions.txt").to_owned()
}

/// Counts the lines of `depth` plies from the position that `fen` describes.
///
/// # Panics
/// The FEN is not one of a legal position.
#[wasm_bindgen]
#[must_use]
pub fn perft(fen: &str, depth: u32) -> f64 {
    let position: Position = fen
        .parse()
        .expect("the positions in positions.txt are legal");
    position.perft(depth) as f64
}
