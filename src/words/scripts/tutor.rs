//! What the script of lessons in other people's pages says. What is said to answers, and what is wrong
//! with a lesson, its program says in the words of the course.

#![allow(dead_code, reason = "the element of lessons is a script")]

use crate::table::messages;

messages! {
    tutor_errors(; count) = ["One error in this lesson", "{count} errors in this lesson"];
    tutor_file_lost(file) = "“{file}” couldn't be loaded. Check your connection and try again.";
    tutor_program_lost() = "The program for lessons couldn't be loaded. Check your connection and try again.";
    tutor_no_text() = "This lesson has no text: expected an address in src, or a script of the type text/markdown.";
    tutor_inline() = "Lesson";
    tutor_squares() = "Squares, such as e4 g5";
    tutor_tap_squares() = "Tap the squares on the board, or type their names.";
    tutor_play_move() = "Play the move on the board, or type it.";
}

/// What it says in the words of other parts.
pub(super) const SHARED: [&str; 13] = [
    "part_loading",
    "more_faults",
    "button_try_again",
    "button_answer",
    "button_hint",
    "button_anew",
    "say_yes",
    "say_no",
    "answers_label",
    "answer_number",
    "answer_move",
    "answer_written",
    "learn_arrange",
];
