//! The list of the games of a file.

use crate::table::{messages, number_text};

messages! {
    /// The name of the list.
    pub games_label() = "Games of the file";
    /// The name of the field that finds games.
    pub games_search_label() = "Search players, events, places, dates, results and openings";
    /// The heading of the numbers of the games.
    pub games_column_number() = "No.";
    /// The heading of the players of the white pieces.
    pub games_column_white() = "White";
    /// The heading of the players of the black pieces.
    pub games_column_black() = "Black";
    /// The heading of the tournaments.
    pub games_column_event() = "Event";
    /// The heading of the days.
    pub games_column_date() = "Date";
    /// The heading of the results.
    pub games_column_result() = "Result";
    /// The heading of the openings.
    pub games_column_opening() = "Opening";
    /// The heading of the marks of faulty games.
    pub games_column_fault() = "Error";
    /// What is shown for a name that the file does not have.
    pub games_unknown() = "?";
    games_count_none() = "No games.";
    games_count_all(; count) = ["1 game.", "{count} games."];
    games_count_of(shown; count) = ["{shown} of {count} game.", "{shown} of {count} games."];
    games_reading_share(percent; count) = ["Reading the file: {percent}%, {count} game.", "Reading the file: {percent}%, {count} games."];
    /// A long text is being read.
    pub reading_text() = "Reading the text…";
    /// The name of the bar that shows how much of a file was read.
    pub games_progress_label() = "Reading the file";
    games_checking_share(done; count) = ["Checking moves: {done} of {count} game.", "Checking moves: {done} of {count} games."];
    games_checked_sound() = "All games checked, no errors.";
    games_checked_faulty(; count) = ["1 game has an error.", "{count} games have errors."];
    /// Stops the reading of a file.
    pub button_cancel_reading() = "Cancel";
    /// The reading of a file was stopped.
    pub games_cancelled() = "Reading canceled.";
    /// There is no game in the file.
    pub games_none_found() = "This file contains no games.";
    /// The program that reads files did not start, or broke.
    pub games_failed() = "The file couldn't be read. It may have been moved or changed; open it again.";
    /// The program that reads files is not there.
    pub games_unavailable() = "The list of games couldn't be loaded. Check your connection, then open the file again.";
    games_fault_at(line, column, message) = "Line {line}, column {column}: {message}.";
    games_fault_place(line, column) = "Line {line}, column {column}";
}

/// A number with its thousands apart: "132,638".
#[must_use]
pub fn games_number(number: usize) -> String {
    number_text(number)
}

/// How many games are shown: "12 of 132,638 games."
#[must_use]
pub fn games_found(shown: usize, all: usize) -> String {
    match (shown, all) {
        (0, _) => games_count_none(),
        _ if shown == all => games_count_all(all),
        _ => games_count_of(&number_text(shown), all),
    }
}

/// How much of a file was read: "Reading the file: 45 %, 60,000 games."
#[must_use]
pub fn games_reading(percent: usize, games: usize) -> String {
    games_reading_share(&number_text(percent), games)
}

/// How many games were looked at: "Looking at the moves: 60,000 of 132,638 games."
#[must_use]
pub fn games_checking(done: usize, all: usize) -> String {
    games_checking_share(&number_text(done), all)
}

/// What looking at the moves of all games has found.
#[must_use]
pub fn games_checked(faulty: usize) -> String {
    match faulty {
        0 => games_checked_sound(),
        _ => games_checked_faulty(faulty),
    }
}

/// Where a game is faulty and why: "Line 18, column 17: expected …"
#[must_use]
pub fn games_fault(line: u32, column: u32, message: &str) -> String {
    games_fault_at(&line.to_string(), &column.to_string(), message)
}

/// Where a game is faulty: "Line 18, column 17".
#[must_use]
pub fn games_fault_short(line: u32, column: u32) -> String {
    games_fault_place(&line.to_string(), &column.to_string())
}

#[cfg(test)]
mod tests {
    use super::{games_checked, games_checking, games_found, games_reading};

    #[test]
    fn a_single_game_is_no_plural() {
        assert_eq!(games_reading(45, 1), "Reading the file: 45%, 1 game.");
        assert_eq!(games_checking(0, 1), "Checking moves: 0 of 1 game.");
        assert_eq!(games_checked(1), "1 game has an error.");
        assert_eq!(games_checked(2000), "2,000 games have errors.");
    }

    #[test]
    fn a_count_names_the_whole_only_when_something_is_hidden() {
        assert_eq!(games_found(1, 1), "1 game.");
        assert_eq!(games_found(2000, 2000), "2,000 games.");
        assert_eq!(games_found(12, 2000), "12 of 2,000 games.");
        assert_eq!(games_found(0, 2000), "No games.");
    }
}
