//! What an author says to answers that a board judges: an attribute `data-said` of the board, which
//! `author.js` reads when the board tells of an answer. `wrong` has a list for each text: the text, then
//! the answers it is for, as boards name them in `tried`; one without answers is for all others.

use course::{Answer, Exercise, Feedback};
use js::json::{self, Object};
use words::Prose;

/// What the author says, as JSON; nothing if the author says nothing.
pub(crate) fn said(exercise: &Exercise) -> Option<String> {
    if exercise.feedback.is_empty() && exercise.praise.is_none() {
        return None;
    }
    let wrong = json::list(exercise.feedback.iter().map(of_feedback));
    let right = exercise.praise.as_deref().map(plain);
    let said = Object::new().raw("wrong", &wrong);
    Some(said.text_if("right", right.as_deref()).end())
}

fn of_feedback(feedback: &Feedback) -> String {
    let text = json::text(&plain(&feedback.text));
    let answers = feedback.to.iter().filter_map(tried);
    json::list([text].into_iter().chain(answers.map(|it| json::text(&it))))
}

/// A text without its links into the glossary, which is none of the page's.
fn plain(text: &str) -> String {
    Prose::of(text).plain()
}

/// An answer as a board names it; boards know squares and moves only.
fn tried(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Square(square) => Some(square.to_string()),
        Answer::Move(made) => Some(made.to_string()),
        _ => None,
    }
}
