//! What is said when games come and go, and when they cannot be kept.

use crate::table::messages;

messages! {
    /// A new game stands on the board.
    pub new_game() = "New game. White to move.";
    /// A position or game was set up.
    pub game_loaded() = "Loaded.";
    /// The stored game cannot be read.
    pub stored_game_unreadable() = "This version can't read the game stored here. It is kept as it is.";
    /// The game is not in storage.
    pub not_saved() = "This game isn't saved in this browser. Copy the PGN to keep it.";
    /// What was made on a page other than that of the game is not in storage.
    pub work_not_kept() = "This work isn't saved in this browser. Save it as a file to keep it.";
    /// What may be in storage could not be read, so nothing is written over it.
    pub work_not_read() = "The browser doesn't let this page read what is stored here, so this work isn't saved. Save it as a file to keep it.";
    /// Hands what is not in storage to the reader.
    pub button_save_file() = "Save as file";
    /// Closes a notice about what is kept as it is.
    pub button_dismiss() = "Dismiss";
    /// Removes what could not be shown from storage.
    pub button_remove_stored() = "Remove";
    /// A new version waits.
    pub update_ready() = "New version ready";
    copied_yes() = "Copied.";
    copied_no() = "The browser didn't allow copying.";
    /// Saves the whole page with the game as one file.
    pub button_save_page() = "Download offline copy";
    /// A file was made.
    pub saved_as(file) = "Saved as {file}.";
    page_not_saved() = "The file couldn't be loaded. Try again when you are online.";
    /// Moves are made in the last position only.
    pub not_the_last_position() = "This is an earlier position. Go to the last one to play on.";
    /// Nothing to take back.
    pub nothing_to_take_back() = "No move to take back.";
    /// Nothing to play again.
    pub nothing_to_redo() = "No move to replay.";
    /// Nothing was asked.
    pub nothing_to_confirm() = "Nothing to confirm.";
    /// Asks for a typed confirmation.
    pub resign_typed_question() = "Resign this game? Type yes to resign.";
    /// Asks for a typed confirmation.
    pub new_typed_question() = "Leave this game and start a new one? Type yes to start.";
}

/// The result of copying.
#[must_use]
pub fn copied(done: bool) -> String {
    if done { copied_yes() } else { copied_no() }
}

/// The result of saving the page as a file.
#[must_use]
pub fn page_saved_as(file: &str, done: bool) -> String {
    if done {
        saved_as(file)
    } else {
        page_not_saved()
    }
}
