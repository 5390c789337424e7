//! The words of the page on which authors make boards for their own pages.

mod checks;
mod fields;

pub use checks::*;
pub use fields::*;

use rules::{Bitboard, Color, Setup};

use crate::glossary_page::diagram_text;
use crate::names::{color_name, list};
use crate::table::{Message, messages};

messages! {
    /// The name of the page.
    pub builder_title() = "Builder";
    /// What the page is for.
    pub builder_intro() = "Build a board for your website and copy the code.";
    /// The heading of the board that is set up.
    pub builder_position_heading() = "Position";
    /// The heading of what is done with the board.
    pub builder_task_heading() = "What the board does";
    /// The heading of the moves.
    pub builder_line_heading() = "Moves";
    /// How moves are recorded.
    pub builder_line_hint() = "Play or type the moves; another move in the same place becomes a variation. When readers are to find the line, variations count as right too, unless marked ?, ?? or ?!. Your comments are shown to them.";
    /// The heading of hints and texts.
    pub builder_words_heading() = "Text";
    /// The heading of what concerns the look.
    pub builder_look_heading() = "Appearance";
    /// The heading of the preview of the board.
    pub builder_preview_heading() = "Preview";
    /// The heading of the tag.
    pub builder_copy_heading() = "Code for your page";
    /// The heading of the field for a tag that is there already.
    pub builder_paste_heading() = "Change an existing board";
    /// The name of that field.
    pub builder_paste_label() = "Board code or position";
    /// Reads what was pasted.
    pub builder_paste_button() = "Import";
    /// What was pasted is on the page now.
    pub builder_pasted() = "Board imported.";
    /// What stood here before is back.
    pub builder_brought_back() = "Previous board restored.";
    /// Brings back what something pasted has replaced.
    pub builder_bring_back() = "Restore previous board";
    /// Begins anew.
    pub builder_new() = "New board";
    /// A new board was begun.
    pub builder_was_begun() = "New board.";
    /// Puts the board on the worksheet.
    pub builder_to_worksheet() = "Add to the worksheet";
    /// A board was put on the worksheet, which has `count` of them now.
    pub builder_on_worksheet(; count) = ["Added; the worksheet has one board.", "Added; the worksheet has {count} boards."];
    /// What is done with a board.
    pub builder_mode_label() = "Mode";
    /// The task in the author's own words.
    pub builder_prompt_label() = "Task in your own words";
    builder_prompt_hint(prompt) = "Default: “{prompt}”";
    /// What stands below the board.
    pub builder_caption_label() = "Caption";
    /// What is read where scripts are off.
    pub builder_fallback_label() = "Text for readers without scripts";
    /// What is meant when it is empty.
    pub builder_fallback_hint() = "Default: list of pieces.";
    /// The list of hints.
    pub builder_hints_label() = "Hints";
    builder_hint_label(number) = "Hint {number}";
    builder_hint_squares_label(number) = "Squares of hint {number}";
    builder_hint_remove(number) = "Remove hint {number}";
    /// Another hint.
    pub builder_hint_add() = "Add a hint";
    /// The game as a text.
    pub builder_pgn_label() = "The moves as PGN";
    /// The line begins elsewhere.
    pub builder_other_start() = "These moves start from another position than the one set up above.";
    /// Begins a line at the position that is set up.
    pub builder_new_line() = "Start new moves here";
    /// Several games are only edited as text.
    pub builder_many_games() = "There are several games here; edit them as text.";
    /// The choice between the forms.
    pub builder_form_label() = "Format";
    /// What the link into the single file opens.
    pub builder_form_file_hint() = "The whole app in one file that works offline. The link opens it at this position.";
    /// The copy of the loader that never changes.
    pub builder_pinned_label() = "Lock to this version (with integrity hash)";
    /// The digest could not be computed.
    pub builder_pinned_failed() = "This site has no copy of this version to lock to.";
    /// Where the loader lies.
    pub builder_home_label() = "Where the boards are hosted";
    /// What is meant when it is empty.
    pub builder_home_hint() = "Default: this site.";
    /// The boards lie on this computer.
    pub builder_no_site() = "This page was opened from a file, so the code would only work on this computer: enter where the boards are hosted.";
    /// The text that is copied.
    pub builder_snippet_label() = "Code to copy";
    /// Copies it.
    pub builder_copy() = "Copy";
    /// It was copied.
    pub builder_copied() = "Copied.";
    builder_idle(names) = "Kept, but not used in this mode: {names}.";
    /// Elements between the tags that the builder does not understand, `count` characters of them.
    pub builder_kept(; count) = ["Other elements between the tags are kept as they are (1 character).", "Other elements between the tags are kept as they are ({count} characters)."];
    /// Nothing of this stands in a frame.
    pub builder_frame_leaves() = "A frame can't hold the other elements between the tags.";
    /// The name of a frame without words of its own.
    pub builder_frame_title() = "Chess board";
    /// The real board is not there.
    pub builder_preview_painted() = "Picture only: the board program isn't available here.";
    /// The description of the picture.
    pub builder_preview_label() = "Preview";
    builder_turn_of(color) = "{color} to move.";
    builder_to_move(pieces, color) = "{pieces} {color} to move.";
}

/// The messages of the page.
pub(crate) fn all_messages() -> Vec<Message> {
    [MESSAGES, checks::MESSAGES, fields::MESSAGES].concat()
}

/// What stands in the place of words that the author does not write.
#[must_use]
pub fn builder_prompt_usual(prompt: &str) -> String {
    builder_prompt_hint(prompt)
}

/// The name of the field of a hint, from 1.
#[must_use]
pub fn builder_hint_name_of(number: usize) -> String {
    builder_hint_label(&number.to_string())
}

/// The name of the field of the squares of a hint.
#[must_use]
pub fn builder_hint_squares_name(number: usize) -> String {
    builder_hint_squares_label(&number.to_string())
}

/// The name of the button that removes a hint.
#[must_use]
pub fn builder_hint_remove_name(number: usize) -> String {
    builder_hint_remove(&number.to_string())
}

/// Attributes that are kept without a meaning.
#[must_use]
pub fn builder_idle_text(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    builder_idle(&list(&names))
}

/// A board in words: the pieces on it, and whose turn it is.
#[must_use]
pub fn builder_description(setup: &Setup) -> String {
    let pieces = diagram_text(&setup.board, Bitboard::EMPTY, Color::White);
    builder_to_move(&pieces, &color_name(setup.turn))
}

/// Whose turn it is.
#[must_use]
pub fn builder_turn(turn: Color) -> String {
    builder_turn_of(&color_name(turn))
}
