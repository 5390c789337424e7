//! What is wrong with a lesson, for its author.

use course::{Actual, Expected, Fault, MoveProblem, Part, Problem};
use notation::san;
use notation::style::ReadError;

use super::expected::{expected_text, missing_text, unsupported_text};
use crate::exercise::{line_error_text, task_error_text};
use crate::names::square_name;
use crate::reading::{pgn_problem_text, read_error_text};
use crate::table::messages;
use crate::typed::descriptive_error_text;

messages! {
    fault_at(file, line, column, problem) = "{file}, line {line}, column {column}: {problem}";
    lesson_unexpected(found, expected) = "“{found}” can't be read here. {expected}";
    lesson_value(name, found, expected) = "{name}: “{found}” can't be read. {expected}";
    lesson_board(name, problem) = "{name}: {problem}";
    lesson_same_id(id) = "Two exercises have the id “{id}”. Write another id for each exercise.";
    lesson_move(text, problem) = "“{text}”: {problem}";
    lesson_move_squares(text) = "“{text}” isn't a move. Write two squares, such as e2e4.";
    lesson_move_no_way(text) = "“{text}” isn't a legal move here: the piece doesn't go there.";
    lesson_move_unfit(text) = "“{text}” fits no legal move here, or several.";
    lesson_move_meant(text, meant) = "“{text}” fits no legal move here. Perhaps {meant} is meant.";
    lesson_move_not_due(text) = "“{text}” stands where no move can.";
    lesson_untrue(said, actual) = "“{said}” isn't so. The rules say: {actual}.";
    lesson_no_piece(square) = "No piece stands on {square}.";
    lesson_both_turns() = "A side is in check here, so only that side can be to move.";
    lesson_right_answer(answer) = "“{answer}” is right, so it can't be a wrong answer.";
    lesson_other_end(said, position) = "“{said}” isn't so. The last position is {position}.";
    lesson_short_way(san) = "The variation with {san} is shorter than the line, so it solves the exercise too early.";
    lesson_pawn(square) = "No pawn can stand on {square}: pawns are never on the first or the last rank.";
    lesson_par(said; count) = ["The best solution takes one move, not {said}.", "The best solution takes {count} moves, not {said}."];
    lesson_par_more(; count) = ["The best solution takes more than one move.", "The best solution takes more than {count} moves."];
    lesson_different(found, english) = "In the English lesson, this stands here: {english}. In this one: {found}.";
    lesson_stranger(file) = "The English course has no file {file}.";
    lesson_unsolvable() = "No moves lead to this goal.";
    lesson_unproved() = "The search can't tell whether the goal can be reached. Make the exercise shorter.";
    lesson_part_heading() = "a heading";
    lesson_part_paragraph() = "a paragraph";
    lesson_part_list(; count) = ["a list of one item", "a list of {count} items"];
    lesson_part_numbered(; count) = ["a numbered list of one item", "a numbered list of {count} items"];
    lesson_part_end() = "the end of the lesson";
    lesson_part_links(links) = "links to {links}";
    lesson_part_no_links() = "no links";
    lesson_part_no_attribute() = "no such attribute";
    lesson_part_no_note() = "no more notes";
    lesson_part_comment() = "a comment";
    lesson_part_moves_end() = "the end of the moves";
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
        Problem::Missing(what) => missing_text(*what),
        Problem::Unexpected { found, expected } => {
            lesson_unexpected(found, &expected_text(expected))
        }
        Problem::Value {
            name,
            found,
            expected,
        } => match expected {
            // What is wrong with a board is said best without its text.
            Expected::Fen(_) | Expected::Position(_) => {
                lesson_board(name, &expected_text(expected))
            }
            _ => lesson_value(name, found, &expected_text(expected)),
        },
        Problem::SameId(id) => lesson_same_id(id),
        Problem::Task(error) => task_error_text(error),
        Problem::Line(error) => line_error_text(error),
        Problem::Move { text, reason } => move_text(text, reason),
        Problem::Pgn { text, fault } => lesson_move(text, &pgn_problem_text(fault)),
        Problem::Untrue { said, actual } => untrue_text(said, actual),
        Problem::Pawn(square) => lesson_pawn(&square_name(*square)),
        Problem::Par { said, fewest } => match fewest {
            Some(fewest) => lesson_par(&said.to_string(), *fewest),
            None => lesson_par_more(usize::from(*said)),
        },
        Problem::Different { found, english } => {
            lesson_different(&part_text(found), &part_text(english))
        }
        Problem::Stranger(file) => lesson_stranger(file),
        Problem::Unsolvable => lesson_unsolvable(),
        Problem::Unproved => lesson_unproved(),
        Problem::Unsupported(what) => unsupported_text(*what),
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

/// Why a text is no move on its board.
fn move_text(text: &str, reason: &MoveProblem) -> String {
    match reason {
        MoveProblem::Read { position, error } => {
            let reason = match &**error {
                ReadError::Move(error) => read_error_text(position, text, error),
                ReadError::Descriptive(error) => {
                    descriptive_error_text(position, text, error, |mv| san::write(position, mv))
                }
            };
            lesson_move(text, &reason)
        }
        MoveProblem::NotSquares => lesson_move_squares(text),
        MoveProblem::NoWay => lesson_move_no_way(text),
        MoveProblem::Unfit { meant: None } => lesson_move_unfit(text),
        MoveProblem::Unfit { meant: Some(meant) } => lesson_move_meant(text, meant),
        MoveProblem::NotDue => lesson_move_not_due(text),
    }
}

/// What is so where an author says something else.
fn untrue_text(said: &str, actual: &Actual) -> String {
    match actual {
        Actual::Answer(answer) => lesson_untrue(said, answer),
        Actual::NoPiece => lesson_no_piece(said),
        Actual::Check => lesson_both_turns(),
        Actual::RightAnswer => lesson_right_answer(said),
        Actual::End(fen) => lesson_other_end(said, fen),
        Actual::ShortWay => lesson_short_way(said),
    }
}

/// A part of a lesson that was translated, or of the English one.
fn part_text(part: &Part) -> String {
    match part {
        Part::Heading => lesson_part_heading(),
        Part::Paragraph => lesson_part_paragraph(),
        Part::List(count) => lesson_part_list(*count),
        Part::NumberedList(count) => lesson_part_numbered(*count),
        Part::Chess(kind) => ["chess ", kind.name()].concat(),
        Part::End => lesson_part_end(),
        Part::Links(links) => lesson_part_links(links),
        Part::NoLinks => lesson_part_no_links(),
        Part::Written(text) => text.clone(),
        Part::NoAttribute => lesson_part_no_attribute(),
        Part::NoNote => lesson_part_no_note(),
        Part::Comment => lesson_part_comment(),
        Part::MovesEnd => lesson_part_moves_end(),
    }
}
