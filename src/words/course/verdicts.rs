//! What an answer is worth, and what a hint says.

use course::page::{PageAnswer, question_key};
use course::question::Question;
use course::{Answer, Exercise, Reason, Verdict};
use exercise::Hint;
use rules::AnyPosition;

use super::plain::plain_contrast;
use super::reasons::reason_prose;
use super::written::written;
use crate::exercise::{hint_text, solution_unknown};
use crate::glossary::Prose;
use crate::table::messages;

messages! {
    course_right() = "Right. Go on.";
    course_right_missing(; count) = ["Right. One is missing.", "Right. {count} are missing."];
    course_right_reply(reply) = "Right. The answer is {reply}. Go on.";
    course_again() = "You already have this one.";
    course_solved() = "Solved.";
    course_anew(reason) = "{reason} The board is set up again.";
    course_too_hard() = "This move takes too long to judge. Try another one.";
    course_not_asked() = "The question wants another kind of answer.";
    course_over() = "This exercise is done.";
    course_hint_yes() = "The answer is yes.";
    course_hint_no() = "The answer is no.";
    course_hint_not(answer, reason) = "This one is out: {answer}. {reason}";
    course_answer(answer) = "The answer: {answer}.";
}

/// What an answer is worth; `before` is the board on which it was given.
#[must_use]
pub fn course_verdict_prose(
    exercise: &Exercise,
    before: &AnyPosition,
    answer: &Answer,
    verdict: &Verdict,
) -> Prose {
    let text = match verdict {
        Verdict::Right {
            reply: Some(reply), ..
        } => {
            let made = match answer {
                Answer::Move(made) => before.find_move(made.from, made.to, made.promotion).ok(),
                _ => None,
            };
            let after = made.map_or_else(|| before.clone(), |mv| before.play(mv));
            course_right_reply(&written(&after, *reply))
        }
        Verdict::Right { missing: 0, .. } => course_right(),
        Verdict::Right { missing, .. } => course_right_missing(*missing),
        Verdict::Again => course_again(),
        Verdict::Solved => exercise.praise.clone().unwrap_or_else(course_solved),
        Verdict::Wrong {
            reason,
            author,
            is_restarted,
        } => {
            let prose = match author {
                Some(author) => Prose::of(author),
                None => match (&exercise.question, reason) {
                    (Question::Move(asked), Reason::NotNamed(mv)) => {
                        Prose::of(&plain_contrast(&asked.position, &asked.right, *mv))
                    }
                    _ => reason_prose(before, answer, reason),
                },
            };
            if !is_restarted {
                return prose;
            }
            course_anew(&prose.plain())
        }
        Verdict::Illegal(reason) => return reason_prose(before, answer, reason),
        Verdict::TooHard => course_too_hard(),
        Verdict::NotAsked => course_not_asked(),
        Verdict::Over => course_over(),
    };
    Prose::of(&text)
}

/// The answer to a question that was given up.
///
/// # Examples
///
/// ```
/// use course::generate::{Difficulty, Generator};
///
/// let made = Generator::RookMoves.generate(7, Difficulty::EASIEST);
/// let text = words::course_answer_text(&made.question);
/// assert!(text.starts_with("The answer: "));
/// ```
#[must_use]
pub fn course_answer_text(question: &Question) -> String {
    match question_key(question) {
        Some(PageAnswer::Say(true)) => course_hint_yes(),
        Some(PageAnswer::Say(false)) => course_hint_no(),
        // A choice may be a sentence.
        Some(PageAnswer::Text(text)) => course_answer(text.trim_end_matches('.')),
        None => solution_unknown(),
    }
}

/// What a hint says.
#[must_use]
pub fn course_hint_text(exercise: &Exercise, ground: &AnyPosition, hint: Hint) -> String {
    match (hint, &exercise.question) {
        (Hint::Author(place), _) => {
            let hint = exercise.hints.get(place);
            hint.map(|hint| hint.text.clone()).unwrap_or_default()
        }
        (Hint::Not(place), Question::Choose(asked)) => {
            let choice = asked.choices.get(place).map_or("", |it| &it.text);
            let reason = exercise.feedback_to(&Answer::Choice(place));
            let text = course_hint_not(choice.trim_end_matches('.'), reason.unwrap_or_default());
            text.trim_end().to_owned()
        }
        (Hint::Say(true), Question::Say(_)) => course_hint_yes(),
        (Hint::Say(false), Question::Say(_)) => course_hint_no(),
        _ => hint_text(ground, hint).unwrap_or_default(),
    }
}
