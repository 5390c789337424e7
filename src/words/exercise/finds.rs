//! What is said to what was found on the board.

use exercise::{Ask, Find, Item, Mark, Report};

use super::ended::{task_over, task_solved};
use crate::names::{list, piece_or_square, square_name};
use crate::table::messages;

messages! {
    find_right(; count) = ["Right. One is missing.", "Right. {count} are missing."];
    find_again() = "You already found this one.";
    find_wrong_move(piece, square) = "The {piece} can't go to {square}.";
    find_wrong_capture(piece, square) = "The {piece} can't capture on {square}.";
    find_wrong_check(piece, square) = "The {piece} doesn't give check on {square}.";
    find_wrong_moves(mv) = "{mv} isn't possible.";
    find_wrong_captures(mv) = "{mv} isn't a capture.";
    find_wrong_checks(mv) = "{mv} doesn't give check.";
    find_wrong_attacker(piece, square) = "The {piece} doesn't attack {square}.";
    find_wrong_defender(piece, square) = "The {piece} doesn't guard {square}.";
    find_wrong_side(square) = "There is no piece of that side on {square}.";
    find_wrong_pinned(piece) = "The {piece} isn't pinned.";
    find_wrong_pinned_empty(square) = "There is no piece on {square} that could be pinned.";
    find_wrong_command(piece, square) = "The {piece} doesn't attack {square}.";
    find_wrong_square(square) = "This is {square}.";
    find_wrong_name(square) = "{square} isn't marked.";
    find_solution(answers) = "The answer: {answers}.";
    find_solution_none() = "There is nothing to find.";
    find_report(found, missing, wrong) = "Right: {found}. Missing: {missing}. Wrong: {wrong}.";
}

/// What one part of an answer to a task of the mode `find` is worth.
#[must_use]
pub fn find_mark_text(find: &Find, item: Item, mark: Mark) -> String {
    match mark {
        Mark::Right { missing } => find_right(missing),
        Mark::Solved => task_solved(),
        Mark::Again => find_again(),
        Mark::Wrong => find_wrong(find, item),
        Mark::Over => task_over(),
    }
}

/// What a whole answer to a task of the mode `find` is worth.
#[must_use]
pub fn find_report_text(report: &Report) -> String {
    if report.is_complete() {
        return task_solved();
    }
    let count = |items: &exercise::Answers| items.len().to_string();
    find_report(
        &count(&report.found),
        &count(&report.missing),
        &count(&report.wrong),
    )
}

/// Everything that was to be found.
#[must_use]
pub fn find_solution_text(find: &Find) -> String {
    let answers: Vec<String> = find.answers().iter().map(ToString::to_string).collect();
    match answers.is_empty() {
        true => find_solution_none(),
        false => find_solution(&list(&answers)),
    }
}

/// Why a part of an answer is wrong.
#[must_use]
pub fn find_wrong(find: &Find, item: Item) -> String {
    let square = square_name(item.square());
    let board = &find.setup().board;
    let of = |at| piece_or_square(board, at);
    match find.ask() {
        Ask::Moves(Some(piece)) => find_wrong_move(&of(piece), &square),
        Ask::Captures(Some(piece)) => find_wrong_capture(&of(piece), &square),
        Ask::Checks(Some(piece)) => find_wrong_check(&of(piece), &square),
        Ask::Moves(None) => find_wrong_moves(&item.to_string()),
        Ask::Captures(None) => find_wrong_captures(&item.to_string()),
        Ask::Checks(None) => find_wrong_checks(&item.to_string()),
        Ask::Attackers { side, .. } | Ask::Defenders { side, .. }
            if !find.setup().board.by_color(side).contains(item.square()) =>
        {
            find_wrong_side(&square)
        }
        Ask::Attackers { of: at, .. } => find_wrong_attacker(&of(item.square()), &square_name(at)),
        Ask::Defenders { of: at, .. } => find_wrong_defender(&of(item.square()), &square_name(at)),
        Ask::Pinned { .. } => match board.piece_at(item.square()) {
            Some(_) => find_wrong_pinned(&of(item.square())),
            None => find_wrong_pinned_empty(&square),
        },
        Ask::Squares(piece) => find_wrong_command(&of(piece), &square),
        Ask::Square(_) => find_wrong_square(&square),
        Ask::Name(_) => find_wrong_name(&square),
    }
}
