//! Writes the table of weights as the engine reads it.

use std::fmt::Write as _;
use std::fs;

use engine::evaluate::index::SECTIONS;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../src/engine/evaluate/weights.rs"
);
const MARK: &str = "pub(crate) static WEIGHTS: [Pair; COUNT] = [\n";

/// Puts `weights` in place of those in the file.
pub fn write(weights: &[(f32, f32)]) -> Result<(), String> {
    let old = fs::read_to_string(FILE).map_err(|error| error.to_string())?;
    let (head, _) = old.split_once(MARK).ok_or("the table was not found")?;
    let mut text = format!("{head}{MARK}");
    for &(name, first, count) in SECTIONS {
        let _ = writeln!(text, "    // {name}");
        let pairs: Vec<String> = weights[first..first + count]
            .iter()
            .map(|(middle, end)| format!("p({}, {})", middle.round() as i32, end.round() as i32))
            .collect();
        for row in pairs.chunks(8) {
            let _ = writeln!(text, "    {},", row.join(", "));
        }
    }
    text.push_str("];\n");
    fs::write(FILE, text).map_err(|error| error.to_string())
}
