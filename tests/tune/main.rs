//! Tunes the evaluation by what became of positions in games of the engine against itself.
//!
//! ```text
//! cargo run --release -- generate --games 2000 --nodes 1200 --seed 1 > games.txt
//! cargo run --release -- fit games.txt --write
//! ```
//!
//! No games or weights of others are used. `fit` prints the error before and after; with `--write`
//! it writes `src/engine/evaluate/weights.rs`. Keep that only if a match shows a gain.

mod fit;
mod generate;
mod write;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: u64| {
        let at = words.iter().position(|word| word == name);
        let value = at.and_then(|at| words.get(at + 1));
        value.map_or(Ok(usual), |word| {
            word.parse().map_err(|_| format!("not a number: {word}"))
        })
    };
    match words.first().map(String::as_str) {
        Some("generate") => generate::run(
            number("--games", 1_000)?,
            number("--nodes", 1_200)?,
            number("--seed", 1)?,
        ),
        Some("fit") => {
            let file = words.get(1).ok_or("expected a file of positions")?;
            let weights = fit::run(file, number("--rounds", 300)?)?;
            if words.iter().any(|word| word == "--write") {
                write::write(&weights)?;
            }
            Ok(())
        }
        _ => Err("expected: generate, or fit FILE".to_owned()),
    }
}
