//! The words of sets of puzzles.

use exercise::{RowFault, RowProblem};
use rules::ParsePositionError;

use crate::fen::bad_position_text;
use crate::setup::setup_fault;
use crate::table::{messages, number_text};

messages! {
    puzzle_of(number, all) = "Puzzle {number} of {all}";
    puzzle_of_more(number) = "Puzzle {number}";
    puzzles_solved(solved; count) = ["{solved} of one puzzle solved.", "{solved} of {count} puzzles solved."];
    /// The puzzles are being read, and none of them is there yet.
    pub reading_puzzles() = "Reading the puzzles…";
    /// A file without a single puzzle that could be shown.
    pub no_puzzles() = "There is no puzzle in this file.";
    more_faults(count) = "More errors: {count}.";
    row_missing(field) = "The field {field} is missing.";
    /// A game of a set with a goal tells no position.
    pub puzzle_without_position() = "The tag FEN is missing.";
    row_move(text) = "“{text}” isn't a legal move here.";
    row_too_few() = "There is no move to find: the first move is the opponent's.";
    puzzle_skipped(problem) = "{problem} This puzzle is left out.";
}

/// Which puzzle of how many is on the board; `all` is nothing while that is not known.
///
/// # Examples
///
/// ```
/// assert_eq!(words::puzzle_progress(3, Some(20)), "Puzzle 3 of 20");
/// assert_eq!(words::puzzle_progress(3, None), "Puzzle 3");
/// ```
#[must_use]
pub fn puzzle_progress(number: usize, all: Option<usize>) -> String {
    let number = number_text(number);
    match all {
        Some(all) => puzzle_of(&number, &number_text(all)),
        None => puzzle_of_more(&number),
    }
}

/// How many puzzles of a set were solved.
///
/// # Examples
///
/// ```
/// assert_eq!(words::puzzles_done(7, 10), "7 of 10 puzzles solved.");
/// ```
#[must_use]
pub fn puzzles_done(solved: usize, all: usize) -> String {
    puzzles_solved(&number_text(solved), all)
}

/// This many faults are not told one by one.
#[must_use]
pub fn more_faults_text(count: usize) -> String {
    more_faults(&number_text(count))
}

/// Why a line of a table is no puzzle.
#[must_use]
pub fn row_fault_text(fault: &RowFault) -> String {
    match &fault.problem {
        RowProblem::Missing(field) => row_missing(field),
        RowProblem::Fen(error) => bad_position_text(&ParsePositionError::Fen(*error)),
        RowProblem::Position(faults) => {
            let faults: Vec<String> = faults.faults().iter().map(setup_fault).collect();
            faults.join(" ")
        }
        RowProblem::Move(text) => row_move(text),
        RowProblem::TooFewMoves => row_too_few(),
    }
}

/// A fault of a file that takes one puzzle out of its set.
#[must_use]
pub fn left_out(problem: &str) -> String {
    puzzle_skipped(problem)
}
