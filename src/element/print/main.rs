//! Prints the table of the element into the files that JavaScript, TypeScript and authors read.
//!
//! `print-element` says which of them differ from the table; `print-element --write` rewrites them.

mod declarations;
mod reference;
mod script;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// The command that rewrites the files; each of them names it.
const COMMAND: &str = "cargo run -p element --bin print-element -- --write";

/// A printed file.
struct Printed {
    /// Where it is, below the root of the repository.
    path: &'static str,
    /// What the table makes of the text that is there: files that are only printed in part keep
    /// the rest.
    print: fn(&str) -> Result<String, String>,
}

const FILES: [Printed; 4] = [
    Printed {
        path: "src/embed/loader/attributes.js",
        print: |_| Ok(script::print()),
    },
    Printed {
        path: "src/npm/package/board.d.ts",
        print: |_| declarations::board(),
    },
    Printed {
        path: "src/npm/package/react.d.ts",
        print: |_| declarations::react(),
    },
    Printed {
        path: "examples/README.md",
        print: reference::print,
    },
];

fn main() -> ExitCode {
    let is_writing = env::args().nth(1).as_deref() == Some("--write");
    let mut failed = false;
    for file in &FILES {
        match check(file, is_writing) {
            Ok(None) => {}
            Ok(Some(done)) => {
                println!("{done}");
                failed |= !is_writing;
            }
            Err(error) => {
                eprintln!("{}: {error}", file.path);
                failed = true;
            }
        }
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Compares a file with the table, or rewrites it; says what was found, or nothing if it is as
/// printed.
fn check(file: &Printed, is_writing: bool) -> Result<Option<String>, String> {
    let path = root().join(file.path);
    let now = match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| error.to_string())?,
    };
    let printed = (file.print)(&now)?;
    if now == printed {
        return Ok(None);
    }
    if is_writing {
        fs::write(&path, printed).map_err(|error| error.to_string())?;
        return Ok(Some(format!("wrote {}", file.path)));
    }
    Ok(Some(format!(
        "{} differs from src/element: run {COMMAND}",
        file.path
    )))
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Puts printed parts into a text: each line that holds nothing but `// @name` gives way to the
/// part of that name.
fn fill(template: &str, parts: &[(&str, String)]) -> Result<String, String> {
    let mut filled = String::new();
    for line in template.lines() {
        match line.trim().strip_prefix("// @") {
            None => filled.push_str(line),
            Some(name) => {
                let part = parts.iter().find(|(known, _)| *known == name);
                let (_, part) = part.ok_or_else(|| format!("there is no part {name}"))?;
                filled.push_str(part.trim_end());
            }
        }
        filled.push('\n');
    }
    Ok(filled)
}

#[cfg(test)]
mod tests;
