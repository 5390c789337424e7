//! What the loader of boards says: diagrams in words, and what authors have written wrong.

// The functions are the loader's, in its printed module.
#![allow(dead_code, reason = "the loader is a script")]

use crate::table::messages;

messages! {
    loader_white_below() = "Diagram, white at the bottom.";
    loader_black_below() = "Diagram, black at the bottom.";
    loader_last_move(from, to) = "Last move: {from} to {to}.";
    loader_in_check(square) = "In check: {square}.";
    loader_arrow(from, to) = "{from} to {to}";
    loader_arrows(arrows; count) = ["Arrow: {arrows}.", "Arrows: {arrows}."];
    loader_unknown_choice(value, attribute, choices) = "“{value}” isn't valid for {attribute}; choices: {choices}.";
    loader_solve_first() = "Solve this exercise first.";
    loader_no_program(why) = "This board can't be played: {why}.";
    program_blocked() = "this page's security policy doesn't allow its program";
    loader_offline() = "you are offline";
    loader_unfetched() = "its program hasn't loaded";
    loader_no_reader(why) = "This position can't be read: {why}.";
    loader_shape_bad(word, attribute, expected) = "“{word}” in {attribute} can't be read: expected {expected}.";
    loader_wants_color() = "green, red, blue or yellow before the colon";
    loader_wants_squares() = "two squares, such as e2e4";
    loader_wants_square() = "a square, such as e4";
    loader_too_long(name, limit) = "“{name}” is too long; the limit is {limit}.";
}

/// What the loader says in the words of other parts.
pub(super) const SHARED: [&str; 20] = [
    "no_game_in_record",
    "more_faults",
    "button_try_again",
    "part_loading",
    "white",
    "black",
    "kings_at",
    "queens_at",
    "rooks_at",
    "bishops_at",
    "knights_at",
    "pawns_at",
    "list_two",
    "list_more",
    "all_pieces_at",
    "diagram_no_pieces",
    "diagram_marks",
    "status_white_to_move",
    "status_black_to_move",
    "pasted_at",
];
