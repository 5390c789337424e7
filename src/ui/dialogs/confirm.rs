//! A question with two answers.

use yew::{AttrValue, Callback, Html, Properties, component, html};

use super::shell::Shell;

/// The question and its answers.
#[derive(Debug, Properties, PartialEq)]
pub struct ConfirmProps {
    /// The id of the dialog.
    pub id: AttrValue,
    /// The question.
    pub question: AttrValue,
    /// What happens if the answer is yes.
    pub explanation: AttrValue,
    /// The button that does it.
    pub yes: AttrValue,
    /// The button that leaves things as they are.
    pub no: AttrValue,
    /// Hears whether the answer is yes.
    pub on_answer: Callback<bool>,
}

/// Asks before something is lost; the harmless answer has the focus first.
#[component]
pub fn Confirm(props: &ConfirmProps) -> Html {
    let on_answer = &props.on_answer;
    html! {
        <Shell id={props.id.clone()} title={props.question.clone()} on_close={on_answer.reform(|()| false)}>
            <p>{ &props.explanation }</p>
            <div class="choices side-by-side">
                <button type="button" autofocus={true} onclick={on_answer.reform(|_| false)}>{ &props.no }</button>
                <button type="button" class="primary" onclick={on_answer.reform(|_| true)}>{ &props.yes }</button>
            </div>
        </Shell>
    }
}
