//! Orders the functions of a WebAssembly program so that it compresses better: similar functions are
//! placed together. The program does the same as before.
//!
//! It takes the path of the program and overwrites it.

mod renumber;
mod similar;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let result = match env::args_os().nth(1) {
        Some(path) => order(Path::new(&path)),
        None => Err("expected the path of a program".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("wasm-order: {message}");
            ExitCode::FAILURE
        }
    }
}

fn order(path: &Path) -> Result<(), String> {
    let at = |message: &dyn std::fmt::Display| format!("{}: {message}", path.display());
    let program = fs::read(path).map_err(|error| at(&error))?;
    let bodies = renumber::bodies(&program).map_err(|error| at(&error))?;
    let order = similar::order(&bodies);
    let ordered = renumber::reorder(&program, order).map_err(|error| at(&error))?;
    fs::write(path, ordered).map_err(|error| at(&error))
}
