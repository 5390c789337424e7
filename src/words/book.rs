//! The words of the old-book reader: what surrounds a printed score.

use notation::score::Reason;
use rules::Color;

use crate::names::color_name;
use crate::table::{messages, number_text};

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
    pub book_text_hint() = "Paste one game or a whole book, as printed: moves in two columns, as running text, or with White above a line and Black below it. Notes may stay.";
    /// The name of the field for a file.
    pub book_file_label() = "Or choose a text file";
    /// The name of the examples.
    pub book_examples_label() = "Try an example";
    /// An example in English descriptive notation.
    pub book_example_english() = "Anderssen\u{2013}Kieseritzky 1851, English notation";
    /// An example in German notation.
    pub book_example_german() = "Morphy\u{2013}Duke of Brunswick 1858, German notation";
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
    /// The keys of the printed text.
    pub book_keys() = "Left and right arrow keys step through the moves, up and down arrow keys through every word. Enter opens a word.";
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
    /// The name of the decision about a word.
    pub book_question_label() = "This word";
    book_arrived(name, summary) = "{name}. {summary}";
    book_word_linked(printed, san) = "“{printed}” is read as {san}.";
    book_why_numbered() = "Its number stands before it.";
    book_why_follows() = "It stands directly behind the move before it.";
    book_why_line() = "It stands on a line of its own.";
    book_why_chosen() = "You decided it.";
    book_left(printed) = "{printed} was not read, though a number stands before it.";
    book_why_misnumbered() = "The number before it is misprinted; the moves behind it count on.";
    book_why_unnumbered() = "No number stands before it. The moves behind it fit.";
    book_why_confirmed() = "It stands behind a sentence. The moves behind it fit.";
    /// The comment of a game in which Black moves first in print.
    pub book_black_first() = "In print Black moves first; here that player has White.";
    book_word_supplied(san) = "{san} is missing in the text; you added it.";
    book_word_plain(printed) = "“{printed}” isn't read as a move.";
    book_word_refused(printed) = "You marked “{printed}” as not a move.";
    book_word_waiting(printed, first) = "“{printed}” can be read once “{first}” is decided.";
    /// Opens the question that comes before a word.
    pub book_first_question() = "Go to that question";
    /// Opens the decision about the move on the board.
    pub book_correct() = "Correct this move";
    /// The name of the field for a move.
    pub book_move_label() = "Type the move, or play it on the board";
    /// Takes the typed move.
    pub book_enter() = "Enter";
    /// Leaves a decision as it was.
    pub book_leave_word() = "Leave as it is";
    /// Looks at the word before.
    pub book_previous_word() = "Previous word";
    /// Looks at the word behind.
    pub book_next_word() = "Next word";
    /// The name of what is done with decisions.
    pub book_changes_label() = "Changes";
    /// The name of the list of a text's games.
    pub book_list_label() = "Games of the text";
    /// The name of the choice of games by their status.
    pub book_filter_label() = "Show";
    book_filter_all(count) = "All games ({count})";
    book_filter_read(count) = "Read to the end ({count})";
    book_filter_questions(count) = "With questions ({count})";
    book_filter_unread(count) = "Not read ({count})";
    book_entry_moves(; count) = ["1 move", "{count} moves"];
    /// A game that was read to its end.
    pub book_status_read() = "read";
    /// A game with a word that needs a decision.
    pub book_status_questions() = "question";
    /// A game of which no move was read.
    pub book_status_unread() = "not read";
    book_entry(name, moves, status) = "{name}: {moves}, {status}";
    book_untitled(number) = "Game {number}";
    book_titled(number, title) = "{number}. {title}";
    book_listing_told(percent; count) = ["Reading the text: {percent}%, {count} game", "Reading the text: {percent}%, {count} games"];
    /// The name of the bar that shows how much of a text was read.
    pub book_listing_label() = "Reading the text";
    book_listed(; count) = ["1 game found.", "{count} games found."];
    /// Stops the reading of a long text.
    pub book_stop() = "Stop";
    /// Goes on with the reading of a long text.
    pub book_go_on() = "Read the rest";
    /// The program that reads long texts did not come.
    pub book_list_failed() = "The rest of this text couldn't be read. Check your connection, then try again.";
    /// Opens the game before in the text.
    pub book_previous_game() = "Previous game";
    /// Opens the next game of the text.
    pub book_next_game() = "Next game";
    book_more_text(; count) = ["1 more word", "{count} more words"];
}

/// A game was opened: which, and how much of it is read.
#[must_use]
pub fn book_arrival(name: &str, summary: &str) -> String {
    book_arrived(name.trim_end_matches('.'), summary)
}

/// A game by its number, counted from 1, and what is printed over it, if anything is.
#[must_use]
pub fn book_game_name(number: usize, title: &str, white: &str, black: &str) -> String {
    let players = (!white.is_empty() && !black.is_empty()).then(|| book_players(white, black));
    let number = number.to_string();
    match (title, players) {
        ("", None) => book_untitled(&number),
        ("", Some(players)) => book_titled(&number, &players),
        (title, _) => book_titled(&number, title),
    }
}

/// This many moves of a game were read.
#[must_use]
pub fn book_moves(moves: usize) -> String {
    book_entry_moves(moves)
}

/// A game of a list, read aloud.
#[must_use]
pub fn book_entry_name(name: &str, moves: usize, status: &str) -> String {
    book_entry(name, &book_entry_moves(moves), status)
}

/// The choices of games by their status: all, those that were read, those with questions, and those
/// that were not read.
#[must_use]
pub fn book_filters(counts: [usize; 4]) -> [String; 4] {
    let [all, read, questions, unread] = counts.map(number_text);
    [
        book_filter_all(&all),
        book_filter_read(&read),
        book_filter_questions(&questions),
        book_filter_unread(&unread),
    ]
}

/// How far the list of a text is.
#[must_use]
pub fn book_listing(percent: usize, games: usize) -> String {
    book_listing_told(&percent.to_string(), games)
}

/// How many games a text has.
#[must_use]
pub fn book_found(games: usize) -> String {
    book_listed(games)
}

/// This many words of a long text are folded away.
#[must_use]
pub fn book_more(words: usize) -> String {
    book_more_text(words)
}

/// What a word was read as; where nothing is printed, the move was supplied by hand.
#[must_use]
pub fn book_linked(printed: &str, san: &str) -> String {
    match printed {
        "" => book_word_supplied(san),
        printed => book_word_linked(printed, san),
    }
}

/// A word that is part of no move, as it was found.
#[must_use]
pub fn book_plain(printed: &str) -> String {
    book_word_plain(printed)
}

/// A word that is no move, as it was decided.
#[must_use]
pub fn book_refused(printed: &str) -> String {
    book_word_refused(printed)
}

/// A word that stands behind an open question.
#[must_use]
pub fn book_waiting(printed: &str, first: &str) -> String {
    book_word_waiting(printed, first)
}

/// Two comments on one move in one.
#[must_use]
pub fn book_comments(before: &str, behind: &str) -> String {
    let is_closed = before.ends_with(['.', '!', '?', ':', ';', ')', ']']);
    [before, if is_closed { " " } else { ". " }, behind].concat()
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

/// Why a word was taken for a move, where its place alone does not show it.
#[must_use]
pub fn book_link_reason(reason: Reason) -> String {
    match reason {
        Reason::Numbered => book_why_numbered(),
        Reason::Follows => book_why_follows(),
        Reason::Line => book_why_line(),
        Reason::Chosen => book_why_chosen(),
        Reason::Misnumbered => book_why_misnumbered(),
        Reason::Unnumbered => book_why_unnumbered(),
        Reason::Confirmed => book_why_confirmed(),
    }
}

/// What is said of a numbered move that was left unread.
#[must_use]
pub fn book_left_text(printed: &str) -> String {
    book_left(printed)
}

/// The comment that keeps what was printed where a reader decided otherwise.
#[must_use]
pub fn book_printed_comment(printed: &str) -> String {
    book_comment(printed)
}
