//! wasm-opt, whose work is kept: it takes longer than everything else in a build that changes little;
//! and after it our own tool, which orders functions so that they compress better.

use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_bytes, write};
use crate::{digest, progress, tools};

/// Makes `output` of the program `input`, unless it was made of the same bytes with the same
/// `options` before. What it was made of is written beside it, once it is whole.
///
/// # Errors
/// wasm-opt fails, or a file cannot be read or written.
pub(crate) fn optimize(
    title: &str,
    options: &[String],
    input: &Path,
    output: &Path,
) -> Outcome<()> {
    let origin = format!(
        "binaryen {} {} {} {}\n",
        tools::BINARYEN,
        options.join(" "),
        tools::bind_source()?,
        digest::integrity(&read_bytes(input)?)
    );
    let note = output.with_extension("origin.txt");
    let is_noted = std::fs::read_to_string(&note).is_ok_and(|noted| noted == origin);
    if is_noted && output.is_file() {
        return Ok(());
    }
    if let Some(folder) = output.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    }
    // What is left of a run that was ended must not be taken for whole.
    let _ = std::fs::remove_file(&note);
    let mut command = Command::new("wasm-opt");
    tools::on_path(&mut command)
        .args(options)
        .arg(input)
        .arg("-o")
        .arg(output);
    progress::run(title, &mut command)?;
    order(output)?;
    write(&note, origin)
}

/// Lets similar functions of an optimized program stand together, which takes 2 to 3 % off what is
/// left of it after compression.
///
/// # Errors
/// The tool fails.
pub(crate) fn order(program: &Path) -> Outcome<()> {
    let mut command = Command::new("wasm-order");
    tools::on_path(&mut command).arg(program);
    progress::output_of(&mut command).map(|_| ())
}
