//! What the frame with one board says, mostly to the script of the page around it.

#![allow(dead_code, reason = "the frame is a script")]

use crate::table::messages;

messages! {
    frame_title() = "Chess board";
    frame_no_script() = "This board needs scripts.";
    frame_not_a_command() = "A command is an object with an id and a type.";
    frame_bad_id(; count) = ["The id of a command is a number or a text of at most {count} byte.", "The id of a command is a number or a text of at most {count} bytes."];
    frame_unknown_command(name) = "There is no command “{name}”.";
    frame_unknown_name(name) = "A board has no “{name}”.";
    frame_not_a_text(name) = "“{name}” is missing, or not what it must be.";
    frame_too_long(name; count) = ["“{name}” is too long; at most {count} is taken.", "“{name}” is too long; at most {count} are taken."];
    frame_not_for_pages() = "What a frame keeps and sends is not for commands to say.";
    frame_not_played() = "There is nothing to play on this board.";
}
