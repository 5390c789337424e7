//! What boards in foreign pages weigh, as elements and in frames.

use std::path::Path;

use crate::failure::Outcome;
use crate::loader;
use crate::sizes::{measure, print_row, print_row_limit, within};

/// The most that it may weigh with one set of pieces, in bytes after brotli 11: less than any board
/// that a page could take instead needs for its first diagram.
pub(super) const LIMIT: u64 = 12_000;

/// The most that a page may fetch until the first legal move of a task: the loader, the script of the
/// program and its wasm.
const FIRST_MOVE_LIMIT: u64 = 165_000;

/// The most that the reader of foreign positions may weigh, which is fetched for those only.
const READER_LIMIT: u64 = 2_200;

/// The most that the program may weigh in one script, as frames have it, with the parts that many boards
/// need.
const WHOLE_LIMIT: u64 = 320_000;

/// The most that the parts may weigh that few boards need, sets of puzzles and boards to set up: frames
/// and the package have them in a file of their own.
const MORE_LIMIT: u64 = 43_000;

/// The most that the engine may weigh, which is fetched for boards on which the computer plays: its script
/// with its wasm as text.
const ENGINE_LIMIT: u64 = 50_500;

/// The same in frames, lessons and the package, with the part of the program for such boards.
const ENGINE_WITH_PART_LIMIT: u64 = 58_500;

/// The most that a frame with a diagram may weigh.
const FRAME_LIMIT: u64 = 14_000;

/// The most that the script may weigh that helps a page with frames.
const HELPER_LIMIT: u64 = 400;

/// The most that the script may weigh that tells what a task asks until the program is there.
const TASK_LIMIT: u64 = 2_000;

/// The same for the npm package: what `jadoube/board` brings, and what it fetches when it is needed.
/// There the program holds its wasm as text, which weighs a little more.
pub(super) const PACKAGED: [(&str, &str, u64); 9] = [
    ("jadoube/board", "pkg/board.js", LIMIT),
    ("its tasks when needed", "pkg/board-task.js", TASK_LIMIT),
    ("its program when needed", "pkg/board-program.js", 320_000),
    ("what few boards need", "pkg/board-more.js", MORE_LIMIT),
    (
        "its engine when needed",
        "pkg/board-engine.js",
        ENGINE_WITH_PART_LIMIT,
    ),
    ("jadoube/score", "pkg/score.js", 5_000),
    ("its class code when needed", "pkg/class-code.js", 10_000),
    ("jadoube/scorm", "pkg/scorm.js", 4_500),
    ("jadoube/xapi", "pkg/xapi.js", 4_500),
];

/// The most that the program of lessons may weigh, which is fetched for a `<jadoube-lesson>`: its script
/// with its wasm as text. A sixth of it reads lines in the notations of old books.
const TUTOR_LIMIT: u64 = 306_000;

/// The most that the element of lessons may weigh without it.
const LESSON_ELEMENT_LIMIT: u64 = 5_600;

/// What a page may take besides boards, each a script of its own, with the most that it may weigh.
pub(super) const OPTIONAL: [(&str, &[&str], u64); 6] = [
    ("the score", &["jadoube.score.js"], 5_000),
    (
        "the class code when it is asked for",
        &["jadoube.class.js"],
        10_000,
    ),
    ("reports by SCORM 1.2", &["jadoube.scorm.js"], 4_500),
    ("reports by xAPI", &["jadoube.xapi.js"], 4_500),
    (
        "the element of lessons",
        &[loader::LESSON_ELEMENT],
        LESSON_ELEMENT_LIMIT,
    ),
    (
        "the program of lessons when one is there",
        &[loader::TUTOR],
        TUTOR_LIMIT,
    ),
];

/// The most that a lesson may weigh before its boards are put in: it is passed on like the single file.
const LESSON_LIMIT: u64 = 385_000;

/// Prints the sizes of the loader and its program in `folder`, of the frame, and of both in the npm
/// package.
///
/// # Errors
/// A limit is exceeded, or a size cannot be measured.
pub fn check_loader(folder: &Path) -> Outcome<()> {
    println!("\nBoards for foreign pages, in bytes");
    check(folder, "the loader", &[loader::FILE], LIMIT)?;
    let reader = "the reader of foreign positions";
    check(folder, reader, &[loader::READER], READER_LIMIT)?;
    let [script, wasm] = loader::PROGRAM;
    let until_first_move = [loader::FILE, loader::TASK, script, wasm];
    let first_move = check(
        folder,
        "the first move of a task",
        &until_first_move,
        FIRST_MOVE_LIMIT,
    );
    print_parts(folder)?;
    first_move?;
    check(folder, "the tasks", &[loader::TASK], TASK_LIMIT)?;
    check(folder, "the frame", &[loader::FRAME], FRAME_LIMIT)?;
    let program = "the program of the frame";
    check(folder, program, &[loader::FRAME_PROGRAM], WHOLE_LIMIT)?;
    let more = "what few frames need";
    check(folder, more, &[loader::FRAME_MORE], MORE_LIMIT)?;
    check(folder, "the engine", &[loader::ENGINE], ENGINE_LIMIT)?;
    let engine = "the engine of the frame";
    check(
        folder,
        engine,
        &[loader::FRAME_ENGINE],
        ENGINE_WITH_PART_LIMIT,
    )?;
    check(folder, "the helper", &[loader::FRAME_HELPER], HELPER_LIMIT)?;
    for (name, files, limit) in OPTIONAL {
        check(folder, name, files, limit)?;
    }
    let lesson = "a lesson without its boards";
    check(folder, lesson, &[loader::LESSON], LESSON_LIMIT)?;
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
