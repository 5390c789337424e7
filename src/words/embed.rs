//! The words of boards in foreign pages.

use rules::{Role, Square};

use crate::analyse::{button_autoplay, button_autoplay_stop};
use crate::editor::{editor_clear, editor_start_position};
use crate::glossary_page::button_try_again;
use crate::names::{list, role_name, square_name};
use crate::table::messages;

messages! {
    embed_button_hint() = "Hint";
    embed_button_take_back() = "Take back";
    embed_button_restart() = "Start again";
    embed_button_claim() = "Claim draw";
    embed_button_stalemate() = "Stalemate";
    embed_button_no_stalemate() = "No stalemate";
    embed_button_done() = "That's all";
    embed_button_check() = "Check";
    embed_button_solution() = "Show solution";
    embed_button_skip() = "Skip";
    embed_button_next_puzzle() = "Next puzzle";
    embed_button_first() = "First position";
    embed_button_previous() = "Previous move";
    embed_button_next() = "Next move";
    embed_button_last() = "Last position";
    embed_button_flip() = "Flip board";
    embed_button_copy_fen() = "Copy FEN";
    embed_button_copy_pgn() = "Copy PGN";
    embed_button_copy_embed() = "Copy embed code";
    embed_button_copy_picture() = "Copy picture";
    embed_button_print() = "Print";
    /// The name of the button that opens further ones.
    pub embed_menu() = "More";
    entry_move() = "Move or command";
    entry_square() = "Square";
    /// The engine could not be fetched, did not start or broke.
    pub embed_no_computer() = "The computer doesn't answer. Check your connection and try again; the game stays as it is.";
    /// An attribute says no time that a clock could have.
    pub embed_clock_wrong(found) = "clock=“{found}”: use minutes, or minutes and seconds such as 5+3.";
    odds_missing(piece, square) = "odds: there is no {piece} on {square} to give.";
    /// What a mode of the board needs is not here.
    pub embed_part_missing() = "Part of this board couldn't be loaded. Check your connection and try again; nothing is lost.";
    /// The storage of the browser refuses what `storage-key` asks it to keep.
    pub embed_not_kept() = "The browser's storage is full or blocked. What you do here lasts while the page is open.";
    /// There is no game between the tags.
    pub no_game_in_record() = "There is no game to show.";
    /// There are fewer games than the author says.
    pub no_such_game(number; count) = ["There is no game “{number}”; the text has {count}.", "There is no game “{number}”; the text has {count}."];
    /// The name of the list from which a game is chosen.
    pub game_choice() = "Game";
    /// Moves of the reader that are not those of the game.
    pub not_in_game(moves) = "Not in this game: {moves}. The next move returns to it.";
    one_of(attribute, found, choices) = "{attribute}: “{found}” isn't one of {choices}.";
    /// A task or a game begins anew.
    pub begun_anew() = "Back to the start.";
    /// Said when a square is pressed that is to be named.
    pub find_type_it() = "Type the name of the square.";
    /// There is not even one hint.
    pub no_hint() = "There is no hint here.";
    /// There is no hint left.
    pub no_more_hints() = "No more hints.";
    /// A hint takes a while.
    pub looking_for_hint() = "Looking for a hint…";
    /// What opens the fields that few positions need.
    pub setup_more() = "En passant, counters, FEN";
    /// What to type where squares are to be named.
    pub type_a_square() = "Type a square, such as e4.";
    /// A typed text is no square.
    pub not_a_square(text) = "“{text}” isn't a square. Try e4.";
    /// A command that the page of the board knows, and a board in a foreign page does not.
    pub not_a_command() = "That command doesn't work here.";
    /// What was copied.
    pub copied_text() = "Copied.";
    /// A typed text that only a legal position could understand.
    pub needs_a_position(text) = "“{text}” isn't a move. Type two squares, such as e2e4.";
}

/// A button of a board in a foreign page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmbedButton {
    /// The next hint.
    Hint,
    /// The last move is taken back.
    TakeBack,
    /// Everything begins anew.
    Restart,
    /// The computer is asked once more.
    TryAgain,
    /// A draw is claimed.
    Claim,
    /// It is stalemate.
    Stalemate,
    /// It is not.
    NoStalemate,
    /// Everything is found.
    Done,
    /// What was built is handed in.
    Check,
    /// The solution is shown once more.
    Solution,
    /// The puzzle is left for the next one.
    Skip,
    /// To the next puzzle of a set.
    NextPuzzle,
    /// To the start.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end.
    Last,
    /// The moves follow each other by themselves.
    Autoplay,
    /// They do so no longer.
    Stop,
    /// All pieces are taken away.
    Clear,
    /// The pieces stand as at the beginning of the game.
    StartPosition,
    /// The board is turned.
    Flip,
    /// The position is copied.
    CopyFen,
    /// The game is copied.
    CopyPgn,
    /// The tag for another page is copied.
    CopyEmbed,
    /// A picture is copied.
    CopyPicture,
    /// The board is printed.
    Print,
}

/// What stands on a button.
#[must_use]
pub fn embed_button(button: EmbedButton) -> String {
    match button {
        EmbedButton::Hint => embed_button_hint(),
        EmbedButton::TakeBack => embed_button_take_back(),
        EmbedButton::Restart => embed_button_restart(),
        EmbedButton::TryAgain => button_try_again(),
        EmbedButton::Claim => embed_button_claim(),
        EmbedButton::Stalemate => embed_button_stalemate(),
        EmbedButton::NoStalemate => embed_button_no_stalemate(),
        EmbedButton::Done => embed_button_done(),
        EmbedButton::Check => embed_button_check(),
        EmbedButton::Solution => embed_button_solution(),
        EmbedButton::Skip => embed_button_skip(),
        EmbedButton::NextPuzzle => embed_button_next_puzzle(),
        EmbedButton::First => embed_button_first(),
        EmbedButton::Previous => embed_button_previous(),
        EmbedButton::Next => embed_button_next(),
        EmbedButton::Last => embed_button_last(),
        EmbedButton::Autoplay => button_autoplay(),
        EmbedButton::Stop => button_autoplay_stop(),
        EmbedButton::Clear => editor_clear(),
        EmbedButton::StartPosition => editor_start_position(),
        EmbedButton::Flip => embed_button_flip(),
        EmbedButton::CopyFen => embed_button_copy_fen(),
        EmbedButton::CopyPgn => embed_button_copy_pgn(),
        EmbedButton::CopyEmbed => embed_button_copy_embed(),
        EmbedButton::CopyPicture => embed_button_copy_picture(),
        EmbedButton::Print => embed_button_print(),
    }
}

/// The name of the field below the board: for moves, or for squares only.
#[must_use]
pub fn embed_entry_label(is_for_squares: bool) -> String {
    match is_for_squares {
        true => entry_square(),
        false => entry_move(),
    }
}

/// The computer cannot give a piece that does not stand where it would.
#[must_use]
pub fn no_odds(role: Role, square: Square) -> String {
    odds_missing(&role_name(role), &square_name(square))
}

/// An attribute says something that it cannot say.
///
/// # Examples
///
/// ```
/// assert_eq!(
///     words::not_a_choice("sides", "all", &["both", "white"]),
///     "sides: “all” isn't one of both and white."
/// );
/// ```
#[must_use]
pub fn not_a_choice(attribute: &str, found: &str, choices: &[&str]) -> String {
    let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
    one_of(attribute, found, &list(&choices))
}
