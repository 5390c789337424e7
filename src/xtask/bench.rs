//! `cargo xtask bench`: every figure of the project.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::{progress, site, tools, workspace};

/// Prints the sizes of the release site and the speed of the rules.
///
/// # Errors
/// The site or the benchmarks do not build, or a benchmark counts wrong.
pub fn bench() -> Outcome<()> {
    site::build()?;
    let native = native_perft()?;
    let wasm = wasm_perft()?;
    print_perft(&native, &wasm)
}

/// One measured position.
#[derive(Debug, PartialEq)]
struct Perft {
    name: String,
    depth: u32,
    leaves: u64,
    seconds: f64,
}

impl Perft {
    /// Reads a line that a measuring program printed.
    fn read(line: &str) -> Outcome<Perft> {
        let broken = || Failure::new(format!("cannot read the measurement `{line}`"));
        let mut words = line.split_whitespace();
        let mut next = || words.next().ok_or_else(broken);
        Ok(Perft {
            name: next()?.to_owned(),
            depth: next()?.parse().map_err(|_| broken())?,
            leaves: next()?.parse().map_err(|_| broken())?,
            seconds: next()?.parse().map_err(|_| broken())?,
        })
    }

    /// Millions of leaves in a second.
    fn speed(&self) -> f64 {
        self.leaves as f64 / self.seconds / 1e6
    }
}

fn native_perft() -> Outcome<Vec<Perft>> {
    let mut command = in_bench(&["run", "--release", "--locked", "--bin", "native"]);
    read_all(&progress::capture(
        "Measuring perft natively",
        &mut command,
    )?)
}

fn wasm_perft() -> Outcome<Vec<Perft>> {
    let target = bench_target();
    let mut build = in_bench(&["build", "--release", "--locked", "--lib"]);
    build
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target);
    progress::run("Building perft for WebAssembly", &mut build)?;

    let glue = target.join("node");
    let mut bindgen = Command::new("wasm-bindgen");
    tools::on_path(&mut bindgen)
        .args(["--target", "nodejs", "--out-dir"])
        .arg(&glue);
    bindgen.arg(target.join("wasm32-unknown-unknown/release/bench.wasm"));
    progress::output_of(&mut bindgen)?;

    let mut node = Command::new("node");
    node.current_dir(folder())
        .arg("wasm.cjs")
        .arg(glue.join("bench.js"));
    read_all(&progress::capture(
        "Measuring perft in WebAssembly (Node)",
        &mut node,
    )?)
}

fn read_all(printed: &str) -> Outcome<Vec<Perft>> {
    printed.lines().map(Perft::read).collect()
}

fn print_perft(native: &[Perft], wasm: &[Perft]) -> Outcome<()> {
    println!("\nPerft, last ply counted in bulk; millions of leaves in a second, median of 5");
    println!(
        "{:<14} {:>5} {:>12} {:>9} {:>9} {:>6}",
        "position", "depth", "leaves", "native", "wasm", "ratio"
    );
    let mut logarithms = 0.0;
    for (native, wasm) in native.iter().zip(wasm) {
        if native.name != wasm.name {
            return Err(Failure::new(
                "the two programs measured different positions",
            ));
        }
        let ratio = wasm.speed() / native.speed();
        logarithms += ratio.ln();
        println!(
            "{:<14} {:>5} {:>12} {:>9.1} {:>9.1} {ratio:>6.2}",
            native.name,
            native.depth,
            native.leaves,
            native.speed(),
            wasm.speed()
        );
    }
    let mean = (logarithms / native.len() as f64).exp();
    println!(
        "{:<14} {:>5} {:>12} {:>9} {:>9} {mean:>6.2}",
        "geometric mean", "", "", "", ""
    );
    Ok(())
}

fn folder() -> PathBuf {
    workspace::root().join("tests/bench")
}

/// Known here, not left to Cargo, because the built file is handed to another program.
fn bench_target() -> PathBuf {
    folder().join("target")
}

fn in_bench(arguments: &[&str]) -> Command {
    let mut command = workspace::cargo();
    command.current_dir(folder()).args(arguments);
    command
}

#[cfg(test)]
mod tests {
    use super::Perft;

    #[test]
    fn a_measurement_is_read_as_it_is_printed() {
        let perft = Perft::read("start 5 4865609 0.05").unwrap();
        assert_eq!(
            (perft.name.as_str(), perft.depth, perft.leaves),
            ("start", 5, 4_865_609)
        );
        assert!((perft.speed() - 97.312_18).abs() < 1e-9);
        assert!(Perft::read("start 5").is_err());
    }
}
