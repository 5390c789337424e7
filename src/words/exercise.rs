//! The words of tasks in a page: what is asked, what an answer is worth and why, and what is wrong
//! with the attributes.

mod attributes;
mod builds;
mod ended;
mod finds;
mod prompts;
#[cfg(test)]
mod tests;

use exercise::{Answer, Fault, Hint, Line, LineError, LineVerdict, Standing, Tally, Try, Verdict};
use explain::drawback::Drawback;
use rules::{AnyPosition, IllegalMove, Move};

use ended::{task_over, task_solved};

use crate::drawbacks::{drawback_text, fault_draws};
use crate::names::{color_name, role_name, square_name, the_piece_on};
use crate::refusals::illegal_text;
use crate::table::{Message, messages};

pub use attributes::{means_nothing, not_a_number, task_error_text};
pub use builds::{build_prompt, build_solution_text, build_verdict_text, checking_build};
pub use finds::{find_mark_text, find_report_text, find_solution_text, find_wrong};
pub use prompts::{find_prompt, goal_prompt, line_prompt};

messages! {
    task_right() = "Right. Keep going.";
    task_right_reply(reply) = "Right. The reply is {reply}. Keep going.";
    task_too_hard() = "This move takes too long to judge. Try another one.";
    task_not_asked() = "That isn't what the task asks for.";
    tries_left(text; count) = ["{text} One try left.", "{text} {count} tries left."];
    tries_none(text) = "{text} That was the last try.";
    tries_shown(text) = "{text} Here is the solution.";
    /// No way to the goal is known that could be shown.
    pub solution_unknown() = "There is no solution to show.";
    /// A piece is moved to where it cannot go.
    pub cannot_go_there() = "This piece can't go there.";
    task_anew(reason) = "{reason} The task starts over.";
    fault_not_mate() = "That isn't mate: the other side still has a move.";
    fault_escapes(reply) = "After {reply} there is no mate in time.";
    fault_other_piece() = "The task is about another piece.";
    pub(crate) fault_other_role(wanted) = "The pawn must become a {wanted}.";
    fault_taken(piece) = "The {piece} could take your piece there.";
    fault_out_of_moves(; count) = ["Out of moves: you had only one.", "Out of moves: you had {count}."];
    fault_in_check() = "Your king is still in check after this move.";
    fault_no_stalemate_check() = "That isn't stalemate: the king is in check.";
    fault_no_stalemate_mate() = "That isn't stalemate but mate: the king is in check.";
    fault_no_stalemate_move(mv) = "That isn't stalemate: {mv} is possible.";
    fault_is_stalemate() = "It is stalemate: there is no check, and no piece can move.";
    fault_mated_now(by) = "The other side mates with {by}.";
    fault_mated_soon(by; count) = ["The other side begins with {by} and mates in {count} move.", "The other side begins with {by} and mates in {count} moves."];
    hint_missing_none() = "There is nothing to find here.";
    hint_missing(; count) = ["One is missing.", "{count} are missing."];
    hint_piece(piece) = "Look at the {piece}.";
    hint_square(square) = "Look at {square}.";
    hint_stalemate() = "The side to move isn't in check, and no piece can move.";
    hint_no_stalemate() = "There is a check, or a piece that can move.";
    line_known(comment) = "{comment} Try another move.";
    line_known_silent() = "This move is a mistake. Try another one.";
    line_unknown() = "That isn't the move. Try another one.";
    line_known_last() = "This move is a mistake.";
    line_unknown_last() = "That isn't the move.";
    line_branch() = "Right. Now answer another reply.";
    line_no_start(spot) = "start: the game has no move {spot}.";
    line_nothing(color) = "The game has no correct move for {color} here.";
}

/// The messages of tasks.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        MESSAGES,
        attributes::MESSAGES,
        builds::MESSAGES,
        ended::MESSAGES,
        finds::MESSAGES,
        prompts::MESSAGES,
    ]
    .concat()
}

/// What an answer to a task of the mode `solve` is worth; `before` is the board before it.
///
/// # Examples
///
/// ```
/// use exercise::{Answer, Solve, Task};
///
/// let text = "mode=\"solve\" goal=\"mate\" in=\"1\" fen=\"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"";
/// let Task::Solve(task) = text.parse()? else { unreachable!("the mode is solve") };
/// let mut run = Solve::new(&task, 0, 0);
/// let before = run.any_position().clone();
/// let answer = Answer::Move("g6g5".parse()?);
/// let verdict = run.answer(answer, 0);
/// assert_eq!(
///     words::solve_verdict_text(&before, answer, &verdict),
///     "Qg5 isn't mate: Kh7 answers it."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve_verdict_text(before: &AnyPosition, answer: Answer, verdict: &Verdict) -> String {
    match *verdict {
        Verdict::Solved => task_solved(),
        Verdict::Right { reply: None } => task_right(),
        Verdict::Right { reply: Some(reply) } => {
            task_right_reply(&move_text(before, answer, reply))
        }
        Verdict::Wrong { fault, restarted } => {
            let reason = fault_text(before, answer, fault);
            if restarted {
                task_anew(&reason)
            } else {
                reason
            }
        }
        Verdict::Illegal(reason) => refused(before, reason),
        Verdict::TooHard => task_too_hard(),
        Verdict::NotAsked => task_not_asked(),
        Verdict::Over => task_over(),
    }
}

/// A move that is possible after an answer, in SAN; on a diagram by its squares.
fn move_text(before: &AnyPosition, answer: Answer, mv: Move) -> String {
    let made = match answer {
        Answer::Move(made) => before.find_move(made.from, made.to, made.promotion).ok(),
        Answer::Stalemate(_) => None,
    };
    let after = made.map_or_else(|| before.clone(), |made| before.play(made));
    match after.position() {
        Some(position) if position.is_legal(mv) => notation::san::write(position, mv),
        _ => mv.to_string(),
    }
}

fn refused(ground: &AnyPosition, reason: Option<IllegalMove>) -> String {
    match (ground.position(), reason) {
        (Some(position), Some(reason)) => illegal_text(position, &reason),
        _ => cannot_go_there(),
    }
}

pub(crate) fn fault_text(before: &AnyPosition, answer: Answer, fault: Fault) -> String {
    let move_text = |mv: Move| move_text(before, answer, mv);
    match fault {
        Fault::NotMate => answered(before, answer).unwrap_or_else(fault_not_mate),
        Fault::Draws => fault_draws(),
        Fault::Escapes { reply } => fault_escapes(&move_text(reply)),
        Fault::OtherPiece => fault_other_piece(),
        Fault::OtherRole { wanted } => fault_other_role(&role_name(wanted)),
        Fault::Taken { by } => fault_taken(&the_piece_on(by.role(), by.from())),
        Fault::OutOfMoves { moves } => fault_out_of_moves(moves.into()),
        Fault::StillInCheck(reason @ IllegalMove::Castling { .. }) => refused(before, Some(reason)),
        Fault::StillInCheck(_) => fault_in_check(),
        Fault::NotStalemate { check, example } => match (check, example) {
            (true, None) => fault_no_stalemate_mate(),
            (true, Some(_)) => fault_no_stalemate_check(),
            (false, Some(mv)) => fault_no_stalemate_move(&move_text(mv)),
            // Without check and moves it would be stalemate.
            (false, None) => fault_is_stalemate(),
        },
        Fault::IsStalemate => fault_is_stalemate(),
        Fault::Mated { within: 1, by } => fault_mated_now(&move_text(by)),
        Fault::Mated { within, by } => fault_mated_soon(&move_text(by), within.into()),
    }
}

/// Why a move isn't mate: a move that answers it.
fn answered(before: &AnyPosition, answer: Answer) -> Option<String> {
    let (Some(position), Answer::Move(made)) = (before.position(), answer) else {
        return None;
    };
    let mv = position
        .find_move(made.from, made.to, made.promotion)
        .ok()?;
    let by = *position.play_unchecked(mv).legal_moves().first()?;
    Some(drawback_text(position, mv, Drawback::Answered(by)))
}

/// A hint that the rules give; nothing for the author's own, whose text the page has.
#[must_use]
pub fn hint_text(ground: &AnyPosition, hint: Hint) -> Option<String> {
    Some(match hint {
        Hint::Author(_) | Hint::Not(_) => return None,
        Hint::Missing(0) => hint_missing_none(),
        Hint::Missing(count) => hint_missing(count),
        Hint::Piece(square) => match ground.board().piece_at(square) {
            Some(piece) => hint_piece(&the_piece_on(piece.role, square)),
            None => hint_square(&square_name(square)),
        },
        Hint::Square(square) => hint_square(&square_name(square)),
        Hint::Say(true) => hint_stalemate(),
        Hint::Say(false) => hint_no_stalemate(),
    })
}

/// What a move in the author's line is worth. The author's comment, where there is one, says why; else
/// what the board says against a wrong move.
#[must_use]
pub fn line_verdict_text(line: &Line, made: Try, verdict: &LineVerdict) -> String {
    let comment = |node| line.feedback(node);
    let drawback = || {
        let position = line.position();
        let mv = position
            .find_move(made.from, made.to, made.promotion)
            .ok()?;
        let drawback = Drawback::of(position, &line.right_here(), mv)?;
        Some(drawback_text(position, mv, drawback))
    };
    let wrong = |reason: Option<String>, silent: fn() -> String, last: fn() -> String| match (
        reason,
        line.tally().is_over(),
    ) {
        (Some(reason), false) => line_known(&reason),
        (Some(reason), true) => reason,
        (None, false) => silent(),
        (None, true) => last(),
    };
    match *verdict {
        LineVerdict::Right { node, branch, .. } => match (comment(node), branch) {
            (_, Some(_)) => line_branch(),
            (comment, None) if comment.is_empty() => task_right(),
            (comment, None) => comment,
        },
        LineVerdict::Solved { node, .. } => match comment(node) {
            comment if comment.is_empty() => task_solved(),
            comment => comment,
        },
        LineVerdict::Known { node } => {
            let said = Some(comment(node)).filter(|comment| !comment.is_empty());
            wrong(said.or_else(drawback), line_known_silent, line_known_last)
        }
        LineVerdict::Unknown => wrong(drawback(), line_unknown, line_unknown_last),
        LineVerdict::Illegal(reason) => illegal_text(line.position(), &reason),
        LineVerdict::Over => task_over(),
    }
}

/// Why an answer is wrong, and how many tries are left, where they are counted.
///
/// # Examples
///
/// ```
/// use exercise::{Answer, Solve, Task, Tries};
///
/// let text = "mode=\"solve\" goal=\"mate\" in=\"1\" fen=\"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"";
/// let Task::Solve(task) = text.parse()? else { unreachable!("the mode is solve") };
/// let tries = Tries { most: Some(3), give_up: None };
/// let mut run = Solve::new(&task, 0, 0).limited(tries);
/// run.answer(Answer::Move("g6g5".parse()?), 0);
/// assert_eq!(words::wrong_answer_text("No.", run.tally()), "No. 2 tries left.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn wrong_answer_text(reason: &str, tally: &Tally) -> String {
    match (tally.standing(), tally.tries_left()) {
        (Standing::Shown, _) => tries_shown(reason),
        (Standing::Failed, _) => tries_none(reason),
        (_, Some(left)) => tries_left(reason, left as usize),
        (_, None) => reason.to_owned(),
    }
}

/// Why the author's game is no task.
#[must_use]
pub fn line_error_text(error: &LineError) -> String {
    match error {
        LineError::NoStart(spot) => line_no_start(&spot.to_string()),
        LineError::NothingToFind(color) => line_nothing(&color_name(*color)),
    }
}
