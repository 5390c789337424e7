//! What the scripts for classes say: the score of a page and its class code.
//!
//! What they report to learning systems, and why a report has failed, only a programmer meets.

#![allow(dead_code, reason = "the score is a script")]

use crate::table::messages;

messages! {
    school_title() = "Score";
    school_exercise(number) = "Exercise {number}";
    school_no_exercises() = "No exercises yet.";
    school_done(done; count) = ["{done} of {count} exercise done.", "{done} of {count} exercises done."];
    school_head_exercise() = "Exercise";
    school_head_done() = "Done";
    school_head_tries() = "Tries";
    school_head_hints() = "Hints";
    school_head_time() = "Time";
    school_not_done() = "Not done";
    school_not_solved() = "Not solved";
    school_sum() = "Total";
    school_bad_selector(selector) = "“{selector}” in for can't be read: expected ids or CSS selectors.";
    school_code_ask() = "Get a class code";
    school_code_lost() = "The class code couldn't be loaded. Check your connection and try again.";
    school_code_name() = "Your name or number";
    school_code_name_missing() = "Type your name or number first.";
    school_code_make() = "Make the code";
    school_code_text() = "Class code";
    school_code_picture() = "QR code with the class code";
    school_code_copy() = "Copy the code";
    school_code_copied() = "Code copied.";
    school_not_copied() = "Copying isn't allowed here. Select the code and copy it.";
    school_code_hint() = "Give this code to your teacher. It holds your name and this score, and is sent nowhere.";
}
