//! What is said of a record: its moves, variations, comments, drawings, and what becomes of them.

use rules::{Position, Square};

use crate::announcements::{ply_name, shown_position};
use crate::names::{color_name, list, square_name};
use crate::table::messages;

messages! {
    ply_with(name, rest) = "{name}, {rest}";
    ply_commented(name) = "{name}, with comment";
    null_phrase(number, color) = "{number}. {color} passes";
    null_announced(number, color) = "After {number}. {color} passes the turn.";
    in_variation(index, count) = "Variation {index} of {count}.";
    in_variation_deep(index, count, depth) = "Variation {index} of {count}, depth {depth}.";
    branches_here(; count) = ["1 variation here.", "{count} variations here."];
    said_comment(text) = "Comment: {text}";
    said_comment_before(text) = "Comment before: {text}";
    said_clock(time) = "Clock {time}.";
    said_evaluation(value) = "Evaluation {value}.";
    drawn_arrow(color, from, to) = "{color} arrow from {from} to {to}";
    drawn_circle(color, square) = "{color} circle on {square}";
    drawn(shape) = "Drawn: {shape}.";
    undrawn(shape) = "Removed: {shape}.";
    drawing_here(shapes) = "Drawing: {shapes}.";
    sentence(text) = "{text}.";
    variation_begun(text) = "{text} New variation.";
    sign_given(sign) = "Sign: {sign}.";
    sign_taken(sign) = "Sign removed: {sign}.";
    /// Moves were deleted, `count` of them.
    pub moves_deleted(; count) = ["1 move deleted. Undo restores it.", "{count} moves deleted. Undo restores them."];
    fold_variation(index, name) = "Variation {index}: {name}";
    style_chosen(name) = "Notation: {name}.";
    layout_chosen(name) = "Move list: {name}.";

    /// The end of a line.
    pub end_of_line() = "This is the end of the line.";
    /// The beginning.
    pub at_the_start() = "This is the start position.";
    /// There is no other variation here.
    pub no_other_variation() = "No other variation here.";
    /// There is no variation with that number.
    pub no_such_variation() = "There is no variation with that number here.";
    /// What concerns a move cannot be done before the first one.
    pub needs_a_move() = "Choose a move first: this is the start position.";
    /// A change that no control of the page asks for.
    pub cannot_change() = "That change isn't possible here.";
    /// The move is not in a variation.
    pub is_main_line() = "This move is already in the main line.";
    /// The variation is the last one.
    pub is_last_variation() = "This is already the last variation.";
    /// The variation was moved before the previous one.
    pub promoted() = "Variation promoted.";
    /// It went back.
    pub demoted() = "Variation demoted.";
    /// It is the main line now.
    pub made_main_line() = "This is now the main line.";
    /// A change was taken back.
    pub change_undone() = "Undone.";
    /// It was made again.
    pub change_redone() = "Redone.";
    /// There is no change to undo.
    pub nothing_to_undo() = "Nothing to undo.";
    /// There is no change to redo.
    pub nothing_to_redo_change() = "Nothing to redo.";
    /// A comment was written.
    pub comment_kept() = "Comment saved.";
    /// A comment was emptied.
    pub comment_removed() = "Comment removed.";
    /// Nothing is drawn.
    pub nothing_drawn() = "There are no arrows or circles here.";
    /// All was removed.
    pub drawing_cleared() = "Arrows and circles removed.";
    /// A null move cannot be made.
    pub cannot_pass() = "You can't pass while in check.";
    /// Variations lie too deep.
    pub variations_too_deep() = "Variations can't be nested any deeper.";
    /// A comment is too long.
    pub comment_too_long() = "The comment is too long: 65,536 bytes at most.";
    /// A command of a game that is played.
    pub not_while_studying() = "That command works only on the Play page.";
    /// The command belongs to the page of analysis, not to a board beside other work.
    pub not_on_this_board() = "That command works only on the Analyse page.";
    /// A sign is not known.
    pub sign_unknown() = "Unknown sign. Type one of ! ? !! ?? !? ?! = +- -+ or a number from 1 to 255.";
    /// Presses draw now.
    pub pen_out() = "Tap a square for a circle, drag for an arrow.";
    /// Presses move pieces again.
    pub pen_away() = "Drawing is off.";
    /// All variations are folded.
    pub all_folded() = "All variations folded.";
    /// All are unfolded.
    pub all_unfolded() = "All variations unfolded.";
    /// An empty record.
    pub new_analysis() = "New analysis. White to move.";
    /// Asks before the draft that is set aside is removed.
    pub draft_remove_question() = "Remove it for good? What is removed can\u{2019}t be brought back.";
    /// The draft of an earlier visit, which is set aside.
    pub draft_unreadable() = "A record stored here can't be shown. Save it as a file to keep it, or remove it.";
    /// What a folded list shows in place of its moves.
    pub folded_dots() = "\u{2026}";
}

/// The accessible name of a move in the list; `mv` is `None` for a null move, `judgments` names its
/// signs.
#[must_use]
pub fn score_move_name(
    before: &Position,
    mv: Option<rules::Move>,
    judgments: &[String],
    commented: bool,
) -> String {
    let name = match mv {
        Some(mv) => ply_name(before, mv),
        None => null_phrase(
            &before.fullmove_number().to_string(),
            &color_name(before.turn()),
        ),
    };
    let name = if judgments.is_empty() {
        name
    } else {
        ply_with(&name, &list(judgments))
    };
    if commented {
        ply_commented(&name)
    } else {
        name
    }
}

/// What is said when a node is shown: the step that led to it, if any, from the position before it.
#[must_use]
pub fn shown_node(last: Option<(&Position, Option<rules::Move>)>) -> String {
    match last {
        None => shown_position(None),
        Some((before, Some(mv))) => shown_position(Some((before, mv))),
        Some((before, None)) => null_announced(
            &before.fullmove_number().to_string(),
            &color_name(before.turn()),
        ),
    }
}

/// Which of the variations a move begins or belongs to, and how deep it lies; nothing in the main
/// line.
#[must_use]
pub fn variation_place(index: usize, count: usize, depth: usize) -> String {
    let (index, count) = (index.to_string(), count.to_string());
    match depth {
        0 | 1 => in_variation(&index, &count),
        _ => in_variation_deep(&index, &count, &depth.to_string()),
    }
}

/// How many other moves are written to the one that follows.
#[must_use]
pub fn branches(count: usize) -> Option<String> {
    match count {
        0 => None,
        _ => Some(branches_here(count)),
    }
}

/// A comment as it is spoken.
#[must_use]
pub fn spoken_comment(text: &str, before: bool) -> String {
    if before {
        said_comment_before(text)
    } else {
        said_comment(text)
    }
}

/// A clock as it is spoken.
#[must_use]
pub fn spoken_clock(time: &str) -> String {
    said_clock(time)
}

/// An evaluation as it is spoken.
#[must_use]
pub fn spoken_evaluation(value: &str) -> String {
    said_evaluation(value)
}

/// Names joined to a sentence of their own.
#[must_use]
pub fn as_sentence(names: &[String]) -> String {
    sentence(&crate::announcements::capitalized(&list(names)))
}

/// An arrow, by the name of its color.
#[must_use]
pub fn arrow_name(color: &str, from: Square, to: Square) -> String {
    drawn_arrow(color, &square_name(from), &square_name(to))
}

/// A circle, by the name of its color.
#[must_use]
pub fn circle_name(color: &str, square: Square) -> String {
    drawn_circle(color, &square_name(square))
}

/// A shape was drawn, or removed by drawing it again.
#[must_use]
pub fn shape_drawn(name: &str, there: bool) -> String {
    if there { drawn(name) } else { undrawn(name) }
}

/// Everything that is drawn, if anything is.
#[must_use]
pub fn drawing_text(names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| drawing_here(&list(names)))
}

/// A move that began a variation.
#[must_use]
pub fn begins_variation(announcement: &str) -> String {
    variation_begun(announcement)
}

/// A sign was added or removed.
#[must_use]
pub fn sign_changed(name: &str, given: bool) -> String {
    if given {
        sign_given(name)
    } else {
        sign_taken(name)
    }
}

/// The name of the button that folds a variation: by its place and its first move.
#[must_use]
pub fn variation_button(index: usize, first_move: &str) -> String {
    fold_variation(&index.to_string(), first_move)
}

/// A notation was chosen.
#[must_use]
pub fn notation_chosen(name: &str) -> String {
    style_chosen(name)
}

/// A layout was chosen.
#[must_use]
pub fn list_layout_chosen(name: &str) -> String {
    layout_chosen(name)
}
