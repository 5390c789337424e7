//! The page with all stored games, and what is said where several tabs show one game.

use crate::table::{messages, number_text};

messages! {
    /// The name of the page.
    pub library_title() = "Games";
    /// What the page shows.
    pub library_intro() = "Every game you play is kept here, in this browser, from its first move on.";
    /// What the page says before the first game.
    pub library_empty() = "No games yet. Play one, or import PGN files.";
    /// The list of games.
    pub library_label() = "Your games";
    /// Leads to the board.
    pub library_play() = "Play a game";
    /// The label of the actions for all games.
    pub library_actions_label() = "All games";
    /// Chooses files of games.
    pub library_import() = "Import PGN files";
    /// Saves all games in one file.
    pub library_export_all() = "Export all as PGN";
    library_export_some(; count) = ["Export the 1 game shown", "Export the {count} games shown"];
    library_delete_some(; count) = ["Delete the 1 game shown", "Delete the {count} games shown"];
    /// The name of the field for the search.
    pub library_search() = "Search players, events, places, dates, results, openings and laws";
    /// Opens the filters.
    pub library_filters() = "Filters";
    /// Filters by the players.
    pub library_filter_player() = "Player";
    /// Filters by the opening.
    pub library_filter_opening() = "Opening";
    /// Filters by the result.
    pub library_filter_result() = "Result";
    /// Filters by the laws.
    pub library_filter_law() = "Laws";
    /// Filters by the first day.
    pub library_filter_from() = "From (year or date)";
    /// Filters by the last day.
    pub library_filter_to() = "To (year or date)";
    /// Under a field for a date that holds something else.
    pub library_no_date() = "Write a year, or a date such as 1873.07.20.";
    /// No filter.
    pub library_any() = "Any";
    /// The laws of today.
    pub library_law_today() = "Today\u{2019}s laws";
    /// The result of a game that can go on.
    pub library_unfinished() = "Unfinished";
    /// Takes all filters back.
    pub library_clear_filters() = "Clear filters";
    /// The name of the choice of the order.
    pub library_sort() = "Sort by";
    /// Turns the order around.
    pub library_reverse() = "Reverse order";
    /// Sorts by when games were begun or imported.
    pub library_sort_begun() = "When added";
    /// Sorts by the day of the game.
    pub library_sort_date() = "Date";
    /// Sorts by the player of the white pieces.
    pub library_sort_white() = "White";
    /// Sorts by the player of the black pieces.
    pub library_sort_black() = "Black";
    /// Sorts by the tournament or match.
    pub library_sort_event() = "Event";
    /// Sorts by the result.
    pub library_sort_result() = "Result";
    /// Sorts by the opening.
    pub library_sort_opening() = "Opening";
    /// Sorts by how many moves were played.
    pub library_sort_length() = "Number of moves";
    library_count_none() = "No games match.";
    library_count_all(; count) = ["1 game", "{count} games"];
    library_count_of(shown; count) = ["{shown} of {count} game", "{shown} of {count} games"];
    library_players(white, black) = "{white} \u{2013} {black}";
    library_moves(; count) = ["1 move", "{count} moves"];
    /// Says that no move was played.
    pub library_no_moves() = "No moves";
    /// Reads the list of games.
    pub library_reading() = "Reading your games";
    /// Reads files.
    pub library_importing() = "Importing games";
    /// Makes a file of games.
    pub library_exporting() = "Exporting games";
    /// Ends a long task.
    pub library_stop() = "Stop";
    library_done(done; count) = ["{done} of {count} game", "{done} of {count} games"];
    library_imported_all(; count) = ["1 game imported.", "{count} games imported."];
    library_skipped(; count) = ["1 game with an error was skipped.", "{count} games with errors were skipped."];
    /// No game was imported.
    pub library_imported_none() = "No games imported.";
    /// The heading of the list of games that were skipped.
    pub library_skipped_title() = "Skipped games";
    library_skipped_game(number, line, column, problem) = "Game {number}, line {line}, column {column}: {problem}.";
    library_skipped_in(file, sentence) = "{file}. {sentence}";
    library_skipped_more(; count) = ["And 1 more.", "And {count} more."];
    /// A chosen file could not be read.
    pub library_file_unreadable(file) = "{file} couldn't be read. It may have been moved or changed.";
    /// A chosen file has no games.
    pub library_file_empty(file) = "{file} contains no games.";
    library_deleted(; count) = ["1 game deleted.", "{count} games deleted."];
    /// Brings deleted games back, or takes imported ones out again.
    pub library_undo() = "Undo";
    /// Deleted games are back.
    pub library_restored() = "Restored.";
    /// Imported games are gone again.
    pub library_import_undone() = "The imported games were removed again.";
    /// Goes on with a game.
    pub library_continue() = "Continue playing";
    /// Studies a game.
    pub library_analyse() = "Analyse";
    /// Changes the names of players and event.
    pub library_rename() = "Rename";
    /// Saves a game as a file.
    pub library_export_one() = "Export as PGN";
    /// Deletes a game.
    pub library_delete() = "Delete";
    /// Leaves a game alone.
    pub library_close() = "Close";
    /// The heading of the dialog for names.
    pub library_rename_title() = "Rename the game";
    /// The field for the player of the white pieces.
    pub library_field_white() = "White";
    /// The field for the player of the black pieces.
    pub library_field_black() = "Black";
    /// The field for the tournament or match.
    pub library_field_event() = "Event";
    /// The field for the place.
    pub library_field_site() = "Site";
    /// Keeps the names.
    pub library_save_names() = "Save";
    /// The names were kept.
    pub library_renamed() = "Renamed.";
    library_delete_question(; count) = ["Delete 1 game?", "Delete {count} games?"];
    /// What deleting several games means.
    pub library_delete_explanation() = "You can undo this until you leave the page.";
    /// Leaves the games alone.
    pub library_keep() = "Keep them";
    /// The heading of the records that cannot be read.
    pub library_unreadable_title() = "Unreadable records";
    library_unreadable(; count) = ["1 record in storage can't be read. It stays there as it is; you can save it as a file.", "{count} records in storage can't be read. They stay there as they are; you can save them as a file."];
    /// Saves the records that cannot be read.
    pub library_save_unreadable() = "Save as file";
    /// The browser gives no storage.
    pub library_no_storage() = "This browser doesn't let the page keep games. Games you play here last only while the board is open; export them to keep them.";
    /// The storage failed.
    pub library_storage_failed() = "The browser's storage didn't accept this. It may be full or blocked; nothing was changed.";
    /// A later version has changed the storage.
    pub games_newer() = "A newer version of this site has changed how games are kept. They can be read here, but nothing is saved; reload the page to get the newer version.";
    /// Tries again.
    pub library_try_again() = "Try again";
    /// Saves the game on the board as a file.
    pub game_save_pgn() = "Save as PGN";
    /// The game on the board is played in another tab.
    pub game_elsewhere() = "This game is open for play in another tab. Moves made there appear here.";
    /// Makes this tab the one that plays the game.
    pub game_play_here() = "Play here instead";
    /// An attempt to move where only another tab may.
    pub game_elsewhere_refused() = "This game is being played in another tab. Choose \u{201c}Play here instead\u{201d} to move here.";
    /// This tab may play the game now.
    pub game_is_here() = "You can play this game here now.";
}

/// The players of a game.
#[must_use]
pub fn library_game_name(white: &str, black: &str) -> String {
    let or_color = |name: &str, color: fn() -> String| match name {
        "" => color(),
        name => name.to_owned(),
    };
    library_players(
        &or_color(white, library_field_white),
        &or_color(black, library_field_black),
    )
}

/// How many of all games are shown.
#[must_use]
pub fn library_found(shown: usize, all: usize) -> String {
    match shown {
        0 => library_count_none(),
        _ if shown == all => library_count_all(all),
        _ => library_count_of(&number_text(shown), all),
    }
}

/// The name of the button that saves the shown games.
#[must_use]
pub fn library_export_shown(count: usize) -> String {
    library_export_some(count)
}

/// The name of the button that deletes the shown games.
#[must_use]
pub fn library_delete_shown(count: usize) -> String {
    library_delete_some(count)
}

/// How many moves a game of this many plies has.
#[must_use]
pub fn library_length(plies: usize) -> String {
    match plies {
        0 => library_no_moves(),
        plies => library_moves(plies.div_ceil(2)),
    }
}

/// How far a long task is.
#[must_use]
pub fn library_progress(done: usize, all: usize) -> String {
    library_done(&number_text(done), all)
}

/// How many games were imported, and how many skipped.
#[must_use]
pub fn library_imported(count: usize, skipped: usize) -> String {
    let imported = match count {
        0 => library_imported_none(),
        count => library_imported_all(count),
    };
    match skipped {
        0 => imported,
        skipped => [imported, library_skipped(skipped)].join(" "),
    }
}

/// Which game of a file was skipped, and what is wrong with it where.
#[must_use]
pub fn library_skipped_text(
    file: &str,
    number: usize,
    line: usize,
    column: usize,
    problem: &str,
) -> String {
    let sentence = library_skipped_game(
        &number_text(number),
        &line.to_string(),
        &column.to_string(),
        // Some problems are sentences.
        problem.trim_end_matches('.'),
    );
    library_skipped_in(file, &sentence)
}

/// How many skipped games are not listed.
#[must_use]
pub fn library_skipped_rest(count: usize) -> String {
    library_skipped_more(count)
}

/// How many games were deleted.
#[must_use]
pub fn library_deleted_text(count: usize) -> String {
    library_deleted(count)
}

/// Asks whether this many games are to be deleted.
#[must_use]
pub fn library_delete_asked(count: usize) -> String {
    library_delete_question(count)
}

/// How many records cannot be read.
#[must_use]
pub fn library_unreadable_text(count: usize) -> String {
    library_unreadable(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_said_in_full() {
        assert_eq!(library_found(0, 5), "No games match.");
        assert_eq!(library_found(1, 1), "1 game");
        assert_eq!(library_found(12, 10_000), "12 of 10,000 games");
        assert_eq!(library_length(0), "No moves");
        assert_eq!(library_length(1), "1 move");
        assert_eq!(library_length(80), "40 moves");
        assert_eq!(
            library_imported(1, 2),
            "1 game imported. 2 games with errors were skipped."
        );
        assert_eq!(library_game_name("", "Anna"), "White \u{2013} Anna");
    }

    #[test]
    fn what_is_wrong_with_a_skipped_game_ends_with_one_full_stop() {
        for problem in ["expected a rank", "A king may never move into check."] {
            let text = library_skipped_text("a.pgn", 3, 23, 13, problem);
            let problem = problem.trim_end_matches('.');
            let expected = format!("a.pgn. Game 3, line 23, column 13: {problem}.");
            assert_eq!(text, expected);
        }
    }
}
