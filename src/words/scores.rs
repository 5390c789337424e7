//! What the reader of old books says: words that were not understood, and what they may be.

mod pasted;
#[cfg(test)]
mod tests;

pub use pasted::{diagram_correction_text, diagram_error_text, recognised_text, system_name};

use notation::descriptive::{Mark, SuggestionKind, Warning};
use notation::fractional::Column;
use notation::score::{Ending, Possible, PrintedScore, Problem, ProblemKind, Status};
use notation::style::ReadError;
use notation::{descriptive, san};
use rules::Color;

use crate::names::{choice, color_name};
use crate::reading::read_error_text;
use crate::table::{Message, messages};
use crate::typed::descriptive_error_text;

messages! {
    problem_of_white(number, problem) = "{number}. {problem}";
    problem_of_black(number, problem) = "{number}... {problem}";
    problem_ambiguous(text, moves) = "“{text}” fits more than one move: {moves}. Which one is meant?";
    problem_misprint(text, meant) = "“{text}” isn't legal here. It may be a misprint of {meant}.";
    problem_cuts(text) = "“{text}” can be split into moves in more than one way. Which move comes first?";
    problem_sentence(text) = "“{text}” stands in a sentence. It may be the next move, or a move that the book only mentions.";
    problem_misfit(text) = "What follows doesn’t fit “{text}”. It may be a misprint.";
    problem_missing(color) = "{color}’s move is missing here.";
    possible_as_printed(san, written) = "{written} ({san})";
    possible_rest(name; count) = ["{name}: the next move fits", "{name}: the next {count} moves fit"];
    possible_nothing(name) = "{name}: nothing after it fits";
    misprint_rank(text) = "{text}, if the rank was counted from the other side";
    misprint_look_alike(text) = "{text}, if a letter was taken for a similar one";
    /// Offers to say that words are no move at all.
    pub problem_no_move() = "Not a move";
    warning_en_passant() = "The text says en passant, but this move isn't.";
    warning_check() = "The text says check, but this move gives none.";
    warning_discovered() = "The text says discovered check, but this move gives none.";
    warning_double() = "The text says double check, but this move gives none.";
    warning_mate() = "The text says mate, but this move doesn't mate.";
    warning_misprint() = "A letter is misprinted here, but the move is clear.";
    misnumbered(printed, due) = "The text numbers this move {printed}, but it is move {due}.";
    ending_white_resigns() = "White resigns.";
    ending_black_resigns() = "Black resigns.";
    ending_resigns() = "One player resigns.";
    ending_white_wins() = "White wins.";
    ending_black_wins() = "Black wins.";
    ending_drawn() = "The game is drawn.";
    ending_white_mates() = "White mates.";
    ending_black_mates() = "Black mates.";
    ending_stalemate() = "The game is drawn by stalemate.";
    ending_unfinished() = "The game is unfinished.";
    summary_whole(; count) = ["1 move read.", "All {count} moves read."];
    summary_part(count) = "Read up to move {count}. One move needs your decision.";
    summary_left(count) = "Read up to move {count}. Some moves after it aren't linked yet.";
    summary_none() = "The first move couldn't be read. It needs your decision.";
    fraction_both(number, white, black) = "{number}. White {white}, Black {black}.";
    fraction_white(number, white) = "{number}. White {white}.";
    fraction_black(number, black) = "{number}. Black {black}.";
}

pub(crate) fn all_messages() -> Vec<Message> {
    [MESSAGES, pasted::MESSAGES].concat()
}

/// Why a place of a score could not be read, with the moves among which one can choose. `text` is
/// what is printed there.
#[must_use]
pub fn score_problem_text(problem: &Problem, text: &str) -> String {
    let (position, text) = (&problem.position, text.trim());
    let said = match &problem.kind {
        ProblemKind::Ambiguous => {
            let moves = problem
                .possible
                .iter()
                .map(|possible| named(problem, possible));
            problem_ambiguous(text, &choice(&moves.collect::<Vec<_>>()))
        }
        ProblemKind::Misprint => {
            let meant = problem
                .possible
                .iter()
                .map(|possible| named(problem, possible));
            problem_misprint(text, &choice(&meant.collect::<Vec<_>>()))
        }
        ProblemKind::Unreadable(ReadError::Move(error)) => read_error_text(position, text, error),
        ProblemKind::Unreadable(ReadError::Descriptive(error)) => {
            let spelling = descriptive::Spelling::Short;
            descriptive_error_text(position, text, error, |mv| {
                descriptive::write(position, &problem.origins, mv, spelling)
            })
        }
        ProblemKind::Cuts => problem_cuts(text),
        ProblemKind::Sentence => problem_sentence(text),
        ProblemKind::Misfit => problem_misfit(text),
        ProblemKind::Missing => problem_missing(&color_name(position.turn())),
    };
    let number = position.fullmove_number().to_string();
    match position.turn() {
        Color::White => problem_of_white(&number, &said),
        Color::Black => problem_of_black(&number, &said),
    }
}

/// A move that words may be, in the notation of the book and in today's: "Kt-QB3 (Nc3)".
fn named(problem: &Problem, possible: &Possible) -> String {
    let spelling = descriptive::Spelling::Short;
    let written = match &possible.corrected {
        Some((text, _)) => text.clone(),
        None => descriptive::write(&problem.position, &problem.origins, possible.mv, spelling),
    };
    possible_as_printed(&san::write(&problem.position, possible.mv), &written)
}

/// The label of a move that can be chosen: what it is and how far the text fits behind it.
#[must_use]
pub fn possible_move_text(problem: &Problem, possible: &Possible) -> String {
    let name = named(problem, possible);
    let name = match &possible.corrected {
        Some((_, SuggestionKind::FlippedRank)) => misprint_rank(&name),
        Some((_, SuggestionKind::LookAlike)) => misprint_look_alike(&name),
        None => name,
    };
    match possible.plies_after {
        0 => possible_nothing(&name),
        count => possible_rest(&name, count),
    }
}

/// What is odd about the words of a move that was read nevertheless.
#[must_use]
pub fn score_warning_text(warning: Warning) -> String {
    match warning {
        Warning::Mark(Mark::EnPassant) => warning_en_passant(),
        Warning::Mark(Mark::Check) => warning_check(),
        Warning::Mark(Mark::Discovered) => warning_discovered(),
        Warning::Mark(Mark::Double) => warning_double(),
        Warning::Mark(Mark::Mate) => warning_mate(),
        Warning::Misprint => warning_misprint(),
    }
}

/// That another number is printed than the one that comes next.
#[must_use]
pub fn misnumbered_text(printed: u32, due: u32) -> String {
    misnumbered(&printed.to_string(), &due.to_string())
}

/// How a game ends.
#[must_use]
pub fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::Resigns(Some(Color::White)) => ending_white_resigns(),
        Ending::Resigns(Some(Color::Black)) => ending_black_resigns(),
        Ending::Resigns(None) => ending_resigns(),
        Ending::Wins(Color::White) => ending_white_wins(),
        Ending::Wins(Color::Black) => ending_black_wins(),
        Ending::Drawn => ending_drawn(),
        Ending::Mate(Color::White) => ending_white_mates(),
        Ending::Mate(Color::Black) => ending_black_mates(),
        Ending::Stalemate => ending_stalemate(),
        Ending::Unfinished => ending_unfinished(),
    }
}

/// How much of a score was read, to be announced.
#[must_use]
pub fn score_summary(score: &PrintedScore) -> String {
    let before = score.start.fullmove_number();
    let plies = score.moves.len();
    let black_first = usize::from(score.start.turn() == Color::Black);
    let last = before as usize + (plies + black_first).div_ceil(2) - 1;
    let is_asked = score.problems().next().is_some();
    match (plies, score.status()) {
        (0, _) => summary_none(),
        (_, Status::Read) => summary_whole(last + 1 - before as usize),
        (_, _) if is_asked => summary_part(&last.to_string()),
        (_, _) => summary_left(&last.to_string()),
    }
}

/// Moves above and below a line, as they are read out one after the other.
#[must_use]
pub fn fractions_reading(columns: &[Column]) -> String {
    let sentences: Vec<String> = columns
        .iter()
        .map(|column| {
            let number = column.number.to_string();
            match (&column.above, &column.below) {
                (Some(white), Some(black)) => fraction_both(&number, white, black),
                (Some(white), None) => fraction_white(&number, white),
                (None, black) => fraction_black(&number, black.as_deref().unwrap_or("")),
            }
        })
        .collect();
    sentences.join(" ")
}
