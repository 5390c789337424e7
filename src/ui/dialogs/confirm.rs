//! A question with two answers.

use yew::{Callback, Html, html};

use super::shell::Shell;

/// The question and its answers.
#[derive(Debug)]
pub struct Question {
    /// The id of the dialog.
    pub id: &'static str,
    /// The question.
    pub question: String,
    /// What happens if the answer is yes.
    pub explanation: String,
    /// The button that does it.
    pub yes: String,
    /// The button that leaves things as they are.
    pub no: String,
    /// Receives whether the answer is yes.
    pub on_answer: Callback<bool>,
}

/// Asks before something is lost; the harmless answer has the focus first.
pub fn confirm(question: Question) -> Html {
    let on_answer = &question.on_answer;
    html! {
        <Shell id={question.id} title={question.question} on_close={on_answer.reform(|()| false)}>
            <p>{ question.explanation }</p>
            <div class="choices side-by-side">
                <button type="button" autofocus={true} onclick={on_answer.reform(|_| false)}>{ question.no }</button>
                <button type="button" class="primary" onclick={on_answer.reform(|_| true)}>{ question.yes }</button>
            </div>
        </Shell>
    }
}
