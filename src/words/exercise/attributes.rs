//! What is wrong with the attributes of a task.

use exercise::{Attribute, Expected, TaskError};
use rules::{Color, ParsePositionError};

use crate::fen::fen_error_text;
use crate::names::{choice, color_name};
use crate::setup::setup_fault;
use crate::table::messages;

messages! {
    attribute_found(attribute, found, expected) = "{attribute}=\u{201c}{found}\u{201d}: {expected}";
    attribute_board(expected) = "fen: {expected}";
    attribute_missing(attribute, expected) = "{attribute} is missing: {expected}";
    attribute_wants_one_of(words) = "use {words}.";
    attribute_wants_number(most) = "use a number from 1 to {most}.";
    attribute_wants_number_one() = "use 1 or leave it out.";
    attribute_wants_piece() = "use the letter of a piece, such as n for a knight, or its square.";
    attribute_wants_square() = "use a square, such as e4.";
    attribute_wants_squares() = "use one or more squares, such as e4 g5.";
    attribute_wants_promotion() = "use q, r, b or n.";
    attribute_wants_spot() = "use a move number with w or b, such as 12w; after a slash the number of a variation, and after another a move in it: 12w/1/13b.";
    attribute_wants_nothing() = "this attribute has no meaning in this task; leave it out.";
    attribute_wants_position(faults) = "this task needs a legal position. {faults}";
    attribute_wants_check(color) = "{color} isn't in check, so there is nothing to get out of.";
    attribute_wants_move() = "no move is possible in this position.";
    attribute_wants_piece_there() = "there is no such piece on the board.";
    attribute_wants_pawn(color) = "{color} has no such pawn.";
    attribute_wants_prey(color) = "{color} has nothing to capture.";
    attribute_wants_king(color) = "{color} has no king, but the task needs one.";
    attribute_wants_any_king() = "there is no king, but the task needs one.";
    attribute_wants_board() = "write a position as FEN, or its beginning.";
    attribute_wants_built() = "use position, or mate in a number of moves, such as mate in 2.";
    attribute_wants_pairs() = "write attributes as in HTML: mode=\"solve\".";
}

/// What is wrong with the attributes of a task: which one, what it says, and what to write.
///
/// # Examples
///
/// ```
/// let error = exercise::Task::parse(&[("mode", "solve"), ("goal", "mate"), ("in", "9")]);
/// let error = error.expect_err("that is too deep to search");
/// assert_eq!(words::task_error_text(&error), "in=“9”: use a number from 1 to 4.");
/// ```
#[must_use]
pub fn task_error_text(error: &TaskError) -> String {
    let expected = expected_text(&error.expected);
    let name = error.attribute.as_str();
    match (&error.found, error.attribute) {
        // What is wrong with the board is said best without its text.
        (Some(_), Attribute::Fen) => attribute_board(&expected),
        (Some(found), _) => attribute_found(name, found, &expected),
        (None, _) => attribute_missing(name, &expected),
    }
}

/// An attribute says what is no number from 1 to `most`.
///
/// # Examples
///
/// ```
/// assert_eq!(words::not_a_number("max-tries", "many", 100), "max-tries=“many”: use a number from 1 to 100.");
/// ```
#[must_use]
pub fn not_a_number(attribute: &str, found: &str, most: u8) -> String {
    attribute_found(attribute, found, &attribute_wants_number(&most.to_string()))
}

/// An attribute has no meaning in its task.
#[must_use]
pub fn means_nothing(attribute: &str, found: &str) -> String {
    attribute_found(attribute, found, &attribute_wants_nothing())
}

fn expected_text(expected: &Expected) -> String {
    let color = |color: Color| color_name(color);
    match expected {
        Expected::OneOf(words) => {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            attribute_wants_one_of(&choice(&words))
        }
        Expected::Number { most: 1 } => attribute_wants_number_one(),
        Expected::Number { most } => attribute_wants_number(&most.to_string()),
        Expected::Piece => attribute_wants_piece(),
        Expected::Square => attribute_wants_square(),
        Expected::Squares => attribute_wants_squares(),
        Expected::Promotion => attribute_wants_promotion(),
        Expected::Spot => attribute_wants_spot(),
        Expected::Nothing => attribute_wants_nothing(),
        Expected::Fen(error) => fen_error_text(&ParsePositionError::Fen(*error)),
        Expected::Position(faults) => {
            let faults: Vec<String> = faults.faults().iter().map(setup_fault).collect();
            attribute_wants_position(&faults.join(" "))
        }
        Expected::Check(side) => attribute_wants_check(&color(*side)),
        Expected::Move => attribute_wants_move(),
        Expected::PieceThere => attribute_wants_piece_there(),
        Expected::Pawn(side) => attribute_wants_pawn(&color(*side)),
        Expected::Prey(side) => attribute_wants_prey(&color(*side)),
        Expected::King(Some(side)) => attribute_wants_king(&color(*side)),
        Expected::King(None) => attribute_wants_any_king(),
        Expected::Board => attribute_wants_board(),
        Expected::Built => attribute_wants_built(),
        Expected::Pairs => attribute_wants_pairs(),
    }
}
