//! The sentence at the head of the record, the one place to look at, and the reserved place below it.

use explain::illegal::Code;
use words::Prose;
use yew::{Callback, Html, html};

use crate::prose::prose;

/// What stands in the reserved place below the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Nothing.
    None,
    /// Who attacks and who defends the square of the cursor.
    Contest(&'a Prose),
    /// The answer to what was typed.
    Answer(&'a str),
    /// Why the last attempt was refused.
    Refused(&'a Prose),
    /// Why the last text of the box was not understood; the box refers to it.
    NotUnderstood(&'a Prose),
}

/// One of the fixed texts of the status line, with `aside` at the end of the line, and below it
/// `place`, where room is always reserved, so that nothing moves; `on_why` explains the position, if
/// there is something to explain.
pub fn status(status: String, aside: Html, on_why: Option<&Callback<()>>, place: Html) -> Html {
    html! {
        <div class="status-place">
            <div class="status-line">
                <p class="status"><span id="game-status">{ status }</span>
                    if let Some(on_why) = on_why {
                        <button type="button" id="ask-why" class="quiet" onclick={on_why.reform(|_| ())}>
                            { words::button_why() }
                        </button>
                    }
                </p>
                { aside }
            </div>
            <div class="reserved">{ place }</div>
        </div>
    }
}

/// The words of a notice; `code` names the reason of a refused move.
pub fn notice(notice: Notice<'_>, code: Option<Code>) -> Html {
    let (id, text) = match notice {
        Notice::None => (None, Html::default()),
        Notice::Contest(text) => (Some("contest"), prose(text)),
        Notice::Answer(text) => (Some("answer"), text.to_owned().into()),
        Notice::Refused(text) => (None, prose(text)),
        Notice::NotUnderstood(text) => (Some("command-error"), prose(text)),
    };
    // The live region speaks the same words; once is enough.
    html! { <p class="notice" {id} data-code={code.map(Code::as_str)}>{ text }</p> }
}
