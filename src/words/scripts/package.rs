//! What the JavaScript package says beyond the messages of chess.js.
//!
//! Programs that come from chess.js compare its messages, so those are not sentences of ours: they
//! stand to the letter where they are thrown, in `src/npm/js` and `src/npm/listing`.

#![allow(dead_code, reason = "the package is a script")]

use crate::table::messages;

messages! {
    package_no_square(name) = "“{name}” isn't a square.";
    package_none_of(value, name, choices) = "“{value}” isn't one of the {name}: {choices}.";
    package_compat(value) = "“{value}” isn't valid for compat; use chess.js.";
    package_chess960(number) = "Chess960 positions are numbered from 0 to 959, not {number}.";
    package_no_position(faults) = "This position isn't legal. {faults}";
    package_not_loaded() = "Call and await loadInsight() first, or import jadoube/full.";
    package_no_ending() = "This ends no game: give resigned or outOfTime a side, or set agreed to true.";
    package_broken() = "jadoube failed in an earlier call and can no longer be trusted: reload the page or restart the program.";
}
