//! What boards in foreign pages weigh, as elements and in frames.

use std::path::Path;

use super::{measure, print_row, print_row_limit, within};
use crate::failure::Outcome;
use crate::loader;

/// The most that it may weigh with one set of pieces, in bytes after brotli 11: less than any board
/// that a page could take instead needs for its first diagram.
pub(super) const LIMIT: u64 = 12_000;

/// The most that a page may fetch until the first legal move of a task: the loader, the script of the
/// program and its wasm.
const FIRST_MOVE_LIMIT: u64 = 165_000;

/// The most that the program may weigh with all its parts in one script, as frames have it.
const WHOLE_LIMIT: u64 = 320_000;

/// The most that a frame with a diagram may weigh.
const FRAME_LIMIT: u64 = 14_000;

/// The most that the script may weigh that helps a page with frames.
const HELPER_LIMIT: u64 = 400;

/// The same for the npm package: what `jadoube/board` brings, and what it fetches when it is needed.
/// There the program holds its wasm as text, which weighs a little more.
const PACKAGED: [(&str, &str, u64); 2] = [
    ("jadoube/board", "pkg/board.js", LIMIT),
    ("its program when needed", "pkg/board-program.js", 320_000),
];

/// Prints the sizes of the loader and its program in `folder`, of the frame, and of both in the npm
/// package.
///
/// # Errors
/// A limit is exceeded, or a size cannot be measured.
pub fn check_loader(folder: &Path) -> Outcome<()> {
    println!("\nBoards for foreign pages, in bytes");
    check(folder, "the loader", &[loader::FILE], LIMIT)?;
    let [script, wasm] = loader::PROGRAM;
    let until_first_move = [loader::FILE, script, wasm];
    let first_move = check(
        folder,
        "the first move of a task",
        &until_first_move,
        FIRST_MOVE_LIMIT,
    );
    print_parts(folder)?;
    first_move?;
    check(folder, "the frame", &[loader::FRAME], FRAME_LIMIT)?;
    let program = "the program of the frame";
    check(folder, program, &[loader::FRAME_PROGRAM], WHOLE_LIMIT)?;
    check(folder, "the helper", &[loader::FRAME_HELPER], HELPER_LIMIT)?;
    for (name, file, limit) in PACKAGED {
        check(folder, name, &[file], limit)?;
    }
    Ok(())
}

/// Prints the sizes of what is fetched after the program, when it is needed.
fn print_parts(folder: &Path) -> Outcome<()> {
    let files = loader::parts(folder)?;
    for (file, sizes) in files.iter().zip(measure(folder, &files)?) {
        print_row(file, sizes);
    }
    Ok(())
}

fn check(folder: &Path, name: &str, files: &[&str], limit: u64) -> Outcome<()> {
    let files: Vec<String> = files.iter().map(ToString::to_string).collect();
    let mut total = 0;
    for (file, sizes) in files.iter().zip(measure(folder, &files)?) {
        print_row(file, sizes);
        total += sizes.brotli;
    }
    print_row_limit(&format!("limit for {name}"), limit);
    within(name, total, limit)
}
