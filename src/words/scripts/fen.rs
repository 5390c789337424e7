//! What the reader of foreign positions says, which the loader fetches when it needs it.

// The functions are the reader's, in its printed module.
#![allow(dead_code, reason = "the reader is a script")]

use crate::table::messages;

messages! {
    fen_position_bad(field, problem) = "This position can't be read: the {field} {problem}.";
}

/// What it says in the words of other parts.
pub(super) const SHARED: [&str; 19] = [
    "loader_too_long",
    "fen_placement",
    "fen_turn",
    "fen_castling",
    "fen_en_passant",
    "fen_halfmove_clock",
    "fen_fullmove_number",
    "fen_missing",
    "fen_not_a_color",
    "fen_not_a_piece",
    "fen_rank_too_short",
    "fen_rank_too_long",
    "fen_too_few_ranks",
    "fen_too_many_ranks",
    "fen_corrected",
    "fen_spaces",
    "fen_read_as",
    "fen_missing_read_as",
    "fen_left_out",
];
