//! What the frame with one board says, mostly to the script of the page around it.

#![allow(dead_code, reason = "the frame is a script")]

use crate::table::messages;

messages! {
    frame_title() = "Chess board";
    frame_no_script() = "This board needs JavaScript.";
    frame_not_a_command() = "A command is an object with an id and a type.";
    frame_bad_id(limit) = "An id is a number or a string of at most {limit} bytes.";
    frame_unknown_command(name) = "There is no command “{name}”.";
    frame_unknown_name(name) = "A board has no “{name}”.";
    frame_not_a_text(name) = "“{name}” is missing or has the wrong type.";
    frame_not_for_pages() = "This attribute of a frame can't be set.";
    frame_not_played() = "This board can't be played.";
}
