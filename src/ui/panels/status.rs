//! The sentence under the board, the one place to look at.

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
    /// Why the last attempt was refused.
    Refused(&'a Prose),
    /// Why the last text of the box was not understood; the box refers to it.
    NotUnderstood(&'a Prose),
}

/// One of the fixed texts of the status line, beside it the line of the player at the bottom,
/// and below it the notice, in a place that is always reserved, so that nothing moves; `on_why`
/// explains the position, if there is something to explain, and the explanation takes that place.
pub fn status(
    status: String,
    player: Html,
    notice: Notice<'_>,
    code: Option<Code>,
    on_why: Option<&Callback<()>>,
    explanation: Option<Html>,
) -> Html {
    let (id, text) = match notice {
        Notice::None => (None, None),
        Notice::Contest(text) => (Some("contest"), Some(text)),
        Notice::Refused(text) => (None, Some(text)),
        Notice::NotUnderstood(text) => (Some("command-error"), Some(text)),
    };
    html! {
        <>
            <div class="status-line">
                <p class="status"><span id="game-status">{ status }</span>
                    if let Some(on_why) = on_why {
                        <button type="button" id="ask-why" class="quiet" onclick={on_why.reform(|_| ())}>
                            { words::button_why() }
                        </button>
                    }
                </p>
                { player }
            </div>
            if let Some(explanation) = explanation {
                { explanation }
            } else {
                // The live region speaks the same words; once is enough.
                <p class="notice" {id} data-code={code.map(Code::as_str)}>{ for text.map(prose) }</p>
            }
        </>
    }
}
