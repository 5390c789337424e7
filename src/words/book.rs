//! The words of the old-book reader: what surrounds a printed score.

use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// The button that opens the reader.
    pub button_read_book() = "Read old notation\u{2026}";
    /// The game was taken over from the reader.
    pub book_taken_over() = "The game is on the board.";
    /// A score was recognised and is read word by word.
    pub recognised_score_said() = "Detected: a game as printed in a book.";
    /// The heading of the reader.
    pub book_title() = "Read old notation";
    /// The name of the field for the text.
    pub book_text_label() = "Moves as printed";
    /// What can be pasted.
    pub book_text_hint() = "Paste the moves as the book prints them: in two columns, as running text, or with White above a line and Black below it.";
    /// Reads the text of the field.
    pub book_read() = "Read";
    /// Returns to the text, to change it.
    pub book_change_text() = "Edit text";
    /// Takes the game over into the page.
    pub book_open() = "Open as game";
    /// Copies the game as PGN.
    pub book_copy_pgn() = "Copy PGN";
    /// Leaves the reader.
    pub book_close() = "Close";
    /// The name of the printed text.
    pub book_printed_label() = "Printed text; each move is a button";
    /// No game was found.
    pub book_nothing() = "No moves found in this text.";
    book_games(number, count) = "Game {number} of {count}";
    /// The question for the notation.
    pub book_system_label() = "Notation";
    book_system_any() = "Detect automatically";
    book_system_found(system) = "Detected: {system}";
    book_players_names(white, black) = "{white} \u{2013} {black}";
    /// The heading of the decisions.
    pub book_decided_title() = "Your decisions";
    book_decided_move(printed, san) = "{printed}: {san}";
    book_decided_none(printed) = "{printed}: not a move";
    /// Takes a decision back.
    pub book_forget() = "Take back";
    book_move(printed, number, white_or_black, san) = "{printed}: move {number}, {white_or_black}, {san}";
    book_remarked(name, remark) = "{name}. {remark}";
    book_problem(printed) = "{printed}: not understood";
    book_unlinked(printed) = "{printed}: not read yet";
    /// A place where a move is missing.
    pub book_missing_mark() = "(missing)";
    book_comment(printed) = "printed \u{201c}{printed}\u{201d}";
    /// The start position is shown.
    pub book_start() = "Start position";
}

/// Which of the games of a text is shown, both counted from 1.
#[must_use]
pub fn book_game_of(number: usize, count: usize) -> String {
    book_games(&number.to_string(), &count.to_string())
}

/// A game by its players.
#[must_use]
pub fn book_players(white: &str, black: &str) -> String {
    book_players_names(white, black)
}

/// The choice to find the notation out, with the one that was found.
#[must_use]
pub fn book_system_automatic(found: Option<&str>) -> String {
    found.map_or_else(book_system_any, book_system_found)
}

/// The name of a word that is a move.
#[must_use]
pub fn book_move_name(printed: &str, number: u32, color: Color, san: &str) -> String {
    book_move(printed, &number.to_string(), &color_name(color), san)
}

/// The name of a word with what is odd about it.
#[must_use]
pub fn book_remark(name: &str, remark: &str) -> String {
    book_remarked(name, remark)
}

/// The name of a word that is not understood.
#[must_use]
pub fn book_problem_name(printed: &str) -> String {
    book_problem(printed)
}

/// The name of a word that looks like a move and is not linked yet.
#[must_use]
pub fn book_unlinked_name(printed: &str) -> String {
    book_unlinked(printed)
}

/// The decision about a word: a move in SAN, or that it is not a move.
#[must_use]
pub fn book_decided_text(printed: &str, san: Option<&str>) -> String {
    san.map_or_else(
        || book_decided_none(printed),
        |san| book_decided_move(printed, san),
    )
}

/// The comment that keeps what was printed where a reader decided otherwise.
#[must_use]
pub fn book_printed_comment(printed: &str) -> String {
    book_comment(printed)
}
