//! The sentence under the board: the one place where the eye looks.

use yew::{Html, html};

/// What stands in the reserved place below the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Nothing.
    None,
    /// Why the last attempt was refused.
    Refused(&'a str),
    /// Why the last text of the box was not understood; the box refers to it.
    NotUnderstood(&'a str),
}

/// One of the fixed texts of PRODUCT.md section 3, beside it the line of the player at the bottom,
/// and below it the notice, in a place that is always reserved, so that nothing moves.
pub fn status(status: String, player: Html, notice: Notice<'_>) -> Html {
    let (id, text) = match notice {
        Notice::None => (None, ""),
        Notice::Refused(text) => (None, text),
        Notice::NotUnderstood(text) => (Some("command-error"), text),
    };
    html! {
        <>
            <div class="status-line">
                <p id="game-status" class="status">{ status }</p>
                { player }
            </div>
            // The live region speaks the same words; hearing them twice helps nobody.
            <p class="notice" {id}>{ text }</p>
        </>
    }
}
