//! Packs the tables of a folder: `pack-openings <folder> <file>`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openings::{Openings, pack};

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [folder, file] = arguments.as_slice() else {
        eprintln!("usage: pack-openings <folder of .tsv tables> <file to write>");
        return ExitCode::FAILURE;
    };
    match run(folder, file) {
        Ok(count) => {
            println!("{count} openings in {}", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("pack-openings: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Packs the tables, reads the result once to be sure of it, and writes it.
fn run(folder: &Path, file: &Path) -> Result<usize, Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "tsv") {
            paths.push(path);
        }
    }
    paths.sort();

    let mut tables = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
        tables.push((path.display().to_string(), text));
    }
    let tables: Vec<(&str, &str)> = tables
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let packed = pack::pack(&tables)?;
    let count = Openings::from_bytes(&packed)?.len();
    std::fs::write(file, packed).map_err(|error| at(file, &error))?;
    Ok(count)
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
