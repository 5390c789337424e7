//! The checks of the built JavaScript package.

use super::{test_files, with_browser};
use crate::failure::Outcome;
use crate::progress::run;
use crate::{package, workspace};

/// How many games and sequences of edits are compared with chess.js. These numbers keep the step
/// short: `cargo xtask chessjs` goes on from here.
const GAMES: u64 = 3_000;
const SEQUENCES: u64 = 600;

/// Runs the package's own suite, installs it as its users do, and compares it with chess.js.
pub(super) fn tests() -> Outcome<()> {
    let folder = workspace::root().join("tests/package");
    let mut suite = package::node(&folder);
    suite
        // Node leaves one core to itself otherwise.
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .args(test_files(&folder)?);
    with_browser(&mut suite)?;
    let tested = run("Tests of the JavaScript package", &mut suite);
    tested.and(package::compare_with_chess_js(GAMES, SEQUENCES))
}
