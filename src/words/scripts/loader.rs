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
    loader_no_computer() = "Playing the computer comes with a later version.";
    loader_solve_first() = "Solve this exercise first.";
    loader_no_program(why) = "This board can't be played: {why}.";
    program_blocked() = "this page's security policy doesn't allow its program";
    loader_offline() = "its program can't be loaded offline";
    loader_unfetched() = "its program couldn't be loaded";
    loader_no_board(id) = "There is no board “{id}” on this page.";
    loader_no_move(at) = "The board has no move “{at}”.";
    loader_position_bad(field, problem) = "This position can't be read: the {field} {problem}.";
    loader_not_rights() = "is unreadable, expected '-' or letters of KQkq, A to H or a to h, each once";
    loader_shape_bad(word, attribute, expected) = "“{word}” in {attribute} can't be read: {expected}.";
    loader_wants_color() = "expected green, red, blue or yellow before the colon";
    loader_wants_squares() = "expected two squares, such as e2e4";
    loader_wants_square() = "expected a square, such as e4";
}

/// What the loader says in the words of other parts.
pub(super) const SHARED: [&str; 35] = [
    "button_try_again",
    "white",
    "black",
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "list_two",
    "list_more",
    "pieces_group",
    "all_pieces_at",
    "diagram_no_pieces",
    "diagram_marks",
    "status_white_to_move",
    "status_black_to_move",
    "pasted_at",
    "fen_placement",
    "fen_turn",
    "fen_castling",
    "fen_en_passant",
    "fen_halfmove_clock",
    "fen_fullmove_number",
    "fen_missing",
    "fen_not_a_color",
    "fen_not_en_passant",
    "fen_not_a_clock",
    "fen_not_a_number",
    "fen_text_after",
    "fen_not_a_piece",
    "fen_rank_too_short",
    "fen_rank_too_long",
    "fen_too_few_ranks",
    "fen_too_many_ranks",
];
