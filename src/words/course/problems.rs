//! What is wrong with a lesson, for its author.

use course::{Fault, Problem};

use crate::exercise::task_error_text;
use crate::table::messages;

messages! {
    fault_at(file, line, column, problem) = "{file}, line {line}, column {column}: {problem}";
    lesson_missing(what) = "Something is missing: {what}.";
    lesson_unexpected(found, expected) = "“{found}” can't be read here. Write {expected}.";
    lesson_value(name, found, expected) = "{name}: “{found}” can't be read. Write {expected}.";
    lesson_move(text, reason) = "“{text}” isn't a legal move here: {reason}.";
    lesson_untrue(said, actual) = "“{said}” isn't so. The rules say: {actual}.";
    lesson_unsolvable() = "No moves lead to this goal.";
    lesson_unproved() = "The search can't tell whether the goal can be reached. Make the exercise shorter.";
    lesson_unsupported(what) = "Lessons have headings, paragraphs, lists and chess blocks. This is something else: {what}.";
}

/// What is wrong at a place of a lesson.
///
/// # Examples
///
/// ```
/// assert_eq!(
///     words::course_problem_text(&course::Problem::Unsolvable),
///     "No moves lead to this goal."
/// );
/// ```
#[must_use]
pub fn course_problem_text(problem: &Problem) -> String {
    match problem {
        Problem::Missing(what) => lesson_missing(what),
        Problem::Unexpected { found, expected } => lesson_unexpected(found, expected),
        Problem::Value {
            name,
            found,
            expected,
        } => lesson_value(name, found, expected),
        Problem::Task(error) => task_error_text(error),
        Problem::Move { text, reason } => lesson_move(text, reason),
        Problem::Untrue { said, actual } => lesson_untrue(said, actual),
        Problem::Unsolvable => lesson_unsolvable(),
        Problem::Unproved => lesson_unproved(),
        Problem::Unsupported(what) => lesson_unsupported(what),
    }
}

/// The same with the file and the place.
#[must_use]
pub fn course_fault_text(fault: &Fault) -> String {
    fault_at(
        &fault.file,
        &fault.place.line.to_string(),
        &fault.place.column.to_string(),
        &course_problem_text(&fault.problem),
    )
}
