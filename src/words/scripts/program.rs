//! What the script of played boards says beside its WebAssembly program.

#![allow(
    dead_code,
    reason = "the program of played boards begins with a script"
)]

use crate::table::messages;

messages! {
    program_source_unfetched(source, why) = "“{source}” couldn't be loaded: {why}.";
    program_broken() = "This board has stopped. Reload the page to play on.";
}

/// What it says in the words of other scripts.
pub(super) const SHARED: [&str; 2] = ["program_blocked", "frame_title"];
