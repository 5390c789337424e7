//! Cutting a program into parts that are fetched when they are first needed.

use std::fmt::Write;
use std::path::PathBuf;
use std::{fs, io};

use wasm_split_cli_support as splitter;
use wasmparser::{Parser, Payload};

use crate::at;
use crate::hub::Hub;
use crate::options::Options;

/// Split points import from this module until the program is cut; until then it cannot be loaded.
const SPLIT_POINTS: &str = "__wasm_split_placeholder__";

/// Prefixes of the names of files that hold a part, or what several parts share.
const PART_FILES: [&str; 2] = ["split_", "chunk_"];

/// What a program was cut into.
pub(crate) struct Parts {
    /// The main module, still to be bound.
    pub(crate) main: PathBuf,
    /// The parts by name, each with the stems of the files that it needs, its own last.
    files: Vec<(String, Vec<String>)>,
}

/// Cuts the program at its split points and writes the parts next to where it will be bound; `None`
/// if it has none.
pub(crate) fn split(options: &Options, program: &[u8]) -> Result<Option<Parts>, String> {
    remove_old_parts(options).map_err(|error| at(&options.folder, &error))?;
    if !has_split_points(program).map_err(|error| format!("cannot read the program: {error}"))? {
        return Ok(None);
    }
    let main = options.folder.join(format!("{}.main.wasm", options.name));
    let main_script = format!("./{}.js", options.name);
    let mut how = splitter::Options::new(program);
    how.output_dir = &options.folder;
    how.main_out_path = &main;
    how.main_module = &main_script;
    let made = splitter::transform(how).map_err(|error| format!("cannot split: {error:#}"))?;
    let mut files: Vec<_> = made.prefetch_map.into_iter().collect();
    // The map has a different order each time, but the same program must give the same files.
    files.sort();
    Ok(Some(Parts { main, files }))
}

impl Parts {
    /// Writes the list of parts, one per line, and what they can be merged with; removes what was only
    /// needed for binding.
    pub(crate) fn finish(&self, options: &Options) -> Result<(), String> {
        let mut list = String::new();
        for (name, files) in &self.files {
            writeln!(list, "{name}: {}", files.join(" ")).expect("a String takes everything");
        }
        let path = list_path(options);
        fs::write(&path, list).map_err(|error| at(&path, &error))?;
        let mut hub = Hub::default();
        for stem in self.files.iter().flat_map(|(_, stems)| stems) {
            let path = options.folder.join(format!("{stem}.wasm"));
            hub.add(&fs::read(&path).map_err(|error| at(&path, &error))?)?;
        }
        let path = options.folder.join(format!("{}.hub.wat", options.name));
        fs::write(&path, hub.text()).map_err(|error| at(&path, &error))?;
        fs::remove_file(&self.main).map_err(|error| at(&self.main, &error))
    }
}

fn list_path(options: &Options) -> PathBuf {
    options.folder.join(format!("{}.parts.txt", options.name))
}

/// A part that no longer exists must not stay next to those that do.
fn remove_old_parts(options: &Options) -> io::Result<()> {
    fs::create_dir_all(&options.folder)?;
    if fs::exists(list_path(options))? {
        for entry in fs::read_dir(&options.folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if PART_FILES.iter().any(|start| name.starts_with(start)) {
                fs::remove_file(entry.path())?;
            }
        }
        fs::remove_file(list_path(options))?;
    }
    Ok(())
}

fn has_split_points(program: &[u8]) -> wasmparser::Result<bool> {
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(imports) = payload? {
            for import in imports.into_imports() {
                if import?.module == SPLIT_POINTS {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}
