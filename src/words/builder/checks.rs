//! What a board of the builder is worth: faults, tasks that cannot be solved, and the key of a
//! worksheet.

use rules::Color;

use crate::names::{choice, color_name, list};
use crate::table::messages;

messages! {
    /// Any pieces can be shown.
    pub builder_check_diagram() = "Any position is fine for a diagram.";
    /// The exercise is sound.
    pub builder_check_solvable() = "This exercise can be solved.";
    /// The mate in `count` moves that is asked for is not there.
    pub builder_check_no_mate(; count) = ["There is no mate in one move here.", "There is no mate in {count} moves here."];
    /// There is a shorter mate, in `count` moves, than the one that is asked for.
    pub builder_check_sooner(; count) = ["It can be solved, but there is already a mate in one move.", "It can be solved, but there is already a mate in {count} moves."];
    /// The goal is reached in fewer than the `count` moves that the author says.
    pub builder_check_fewer(; count) = ["This goal is reached without a move.", "This goal can be reached in fewer than {count} moves."];
    /// No play leads to the goal.
    pub builder_check_unsolvable() = "This goal can't be reached from here.";
    /// What is to be built stands there at the beginning.
    pub builder_check_built() = "The board already shows this position.";
    /// The search gave up.
    pub builder_check_unknown() = "It takes too long to tell whether this can be solved, for your readers too.";
    /// It is being found out.
    pub builder_checking() = "Checking whether this can be solved…";
    /// Nothing fits the question.
    pub builder_check_found_none() = "There is nothing to find; “nothing” is the right answer.";
    builder_check_answers(answers; count) = ["One answer: {answers}.", "{count} answers: {answers}."];
    /// The line is empty.
    pub builder_check_no_moves() = "No moves yet.";
    builder_check_line_of(color) = "{color} has moves to find.";
    builder_check_one_game(; count) = ["One game, {count} move.", "One game, {count} moves."];
    builder_check_games(; count) = ["One game.", "{count} games."];
    /// No tag of ours.
    pub builder_fault_no_board() = "No board found in this text: no jadoube-board, no frame and no position.";
    /// A tag goes on to the end.
    pub builder_fault_tag() = "this tag is missing its \u{201c}>\u{201d}.";
    /// A value goes on to the end.
    pub builder_fault_quote() = "this quotation mark is never closed.";
    /// A comment goes on to the end.
    pub builder_fault_comment() = "this comment is never closed.";
    /// An attribute stands twice.
    pub builder_fault_twice() = "this attribute appears twice in its tag.";
    /// A frame without a state.
    pub builder_fault_address() = "this address describes no board: it has no \u{201c}#\u{201d}.";
    /// An element goes on to the end.
    pub builder_fault_open(name) = "the element {name} has no end tag.";
    builder_fault_place(line, column, problem) = "Line {line}, column {column}: {problem}";
    builder_mode_unknown(mode, known) = "mode=\u{201c}{mode}\u{201d}: use {known}.";
    builder_key_yes() = "Yes, it is stalemate.";
    builder_key_no() = "No, it isn't stalemate.";
    builder_key_nothing() = "Nothing.";
    builder_key_such_as(keys, line) = "{keys} (such as {line})";
}

/// What there is to be found.
#[must_use]
pub fn builder_check_found(answers: &[String]) -> String {
    builder_check_answers(&list(answers), answers.len())
}

/// A line can be played by a side.
#[must_use]
pub fn builder_check_line(side: Color) -> String {
    builder_check_line_of(&color_name(side))
}

/// How much there is to look at: the games, and the moves of both sides in the first of them.
#[must_use]
pub fn builder_check_game(games: usize, plies: usize) -> String {
    if games == 1 {
        builder_check_one_game(plies)
    } else {
        builder_check_games(games)
    }
}

/// A fault with its place.
#[must_use]
pub fn builder_fault_at(line: usize, column: usize, problem: &str) -> String {
    builder_fault_place(&line.to_string(), &column.to_string(), problem)
}

/// There is no such mode.
#[must_use]
pub fn builder_unknown_mode(mode: &str, known: &[&str]) -> String {
    let known: Vec<String> = known.iter().map(ToString::to_string).collect();
    builder_mode_unknown(mode, &choice(&known))
}

/// Whether it is stalemate, in the key of a worksheet.
#[must_use]
pub fn builder_key_stalemate(is_stalemate: bool) -> String {
    if is_stalemate {
        builder_key_yes()
    } else {
        builder_key_no()
    }
}

/// What was to be found, in the key of a worksheet.
#[must_use]
pub fn builder_key_found(answers: &[String]) -> String {
    if answers.is_empty() {
        builder_key_nothing()
    } else {
        list(answers)
    }
}

/// A solution and all moves that begin one, in the key of a worksheet.
#[must_use]
pub fn builder_key_line(line: &str, keys: &[String]) -> String {
    match keys {
        [] | [_] => line.to_owned(),
        [first, ..] if first == line => choice(keys),
        _ => builder_key_such_as(&choice(keys), line),
    }
}
