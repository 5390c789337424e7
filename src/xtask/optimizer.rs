//! wasm-opt, whose work is kept: it takes longer than everything else in a build that changes little;
//! and after it our own tool, which orders functions so that they compress better.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome, read_bytes, write};
use crate::{digest, progress, side_by_side, tools};

/// Below this many bytes, wasm-opt is done before Node has compiled it well; see [`tools::binaryen`]. A
/// program of 412 kB still takes 15.0 s of processor time instead of 15.7.
const SMALL: u64 = 450_000;

/// A program that is to be optimized.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Task {
    /// The options of wasm-opt.
    pub(crate) options: Vec<String>,
    /// The program.
    pub(crate) input: PathBuf,
    /// Where it goes.
    pub(crate) output: PathBuf,
}

/// Does these tasks, as many at a time as the machine has cores: wasm-opt itself keeps one busy. What
/// was made of the same bytes with the same options before is not made again; what it was made of is
/// written beside it, once it is whole.
///
/// # Errors
/// wasm-opt fails, or a file cannot be read or written.
pub(crate) fn optimize(title: &str, tasks: &[Task]) -> Outcome<()> {
    let source = tools::bind_source()?;
    let mut due = Vec::new();
    for task in tasks {
        let origin = origin(task, &source)?;
        let noted = std::fs::read_to_string(note(task));
        if noted.is_ok_and(|noted| noted == origin) && task.output.is_file() {
            continue;
        }
        due.push((size_of(task), task, origin));
    }
    if due.is_empty() {
        return Ok(());
    }
    progress::announce(&format!("{title} ({} files)", due.len()));
    // The longest first, so that none of them is left alone at the end.
    due.sort_by_key(|(size, ..)| Reverse(*size));
    side_by_side::each(&due, |(_, task, origin)| perform(task, origin))
}

fn size_of(task: &Task) -> u64 {
    task.input.metadata().map_or(0, |file| file.len())
}

/// What decides what wasm-opt makes.
fn origin(task: &Task, source: &str) -> Outcome<String> {
    Ok(format!(
        "binaryen {} {} {source} {}\n",
        tools::BINARYEN,
        task.options.join(" "),
        digest::integrity(&read_bytes(&task.input)?)
    ))
}

/// Where that stands.
fn note(task: &Task) -> PathBuf {
    task.output.with_extension("origin.txt")
}

fn perform(task: &Task, origin: &str) -> Outcome<()> {
    if let Some(folder) = task.output.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    }
    // What is left of a run that was ended must not be taken for whole.
    let _ = std::fs::remove_file(note(task));
    let mut command = tools::binaryen("wasm-opt", size_of(task) < SMALL);
    command
        .args(&task.options)
        .arg(&task.input)
        .arg("-o")
        .arg(&task.output);
    progress::output_of(&mut command)?;
    order(&task.output)?;
    write(&note(task), origin)
}

/// Lets similar functions of an optimized program stand together, which takes 2 to 3 % off what is
/// left of it after compression.
///
/// # Errors
/// The tool fails.
fn order(program: &Path) -> Outcome<()> {
    let mut command = Command::new("wasm-order");
    tools::on_path(&mut command).arg(program);
    progress::output_of(&mut command).map(|_| ())
}
