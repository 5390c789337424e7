//! What tasks ask, said by a script until the program is there to say it, in the words of the program;
//! and what links to moves say.

#![allow(dead_code, reason = "what says it is a script")]

use crate::table::messages;

messages! {
    task_no_board(id) = "There is no board “{id}” on this page.";
    task_no_move(at) = "The board has no move “{at}”.";
}

/// What it says in the words of the program.
pub(super) const SHARED: [&str; 44] = [
    "prompt_mate_now",
    "prompt_mate",
    "prompt_capture_all",
    "prompt_capture_all_by",
    "prompt_reach",
    "prompt_reach_by",
    "prompt_promote",
    "prompt_promote_to",
    "prompt_most",
    "prompt_escape",
    "prompt_is_stalemate",
    "prompt_stalemate",
    "prompt_survive",
    "prompt_survive_with",
    "prompt_find_moves",
    "prompt_find_all_moves",
    "prompt_find_captures",
    "prompt_find_all_captures",
    "prompt_find_checks",
    "prompt_find_all_checks",
    "prompt_find_attackers",
    "prompt_find_defenders",
    "prompt_find_pinned",
    "prompt_find_pinned_of",
    "prompt_find_squares",
    "prompt_find_square",
    "prompt_find_name",
    "prompt_find_names",
    "prompt_line",
    "prompt_build",
    "prompt_build_mate",
    "white",
    "black",
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "piece_on",
    "status_white_to_move",
    "status_black_to_move",
    "list_two",
    "list_more",
];
