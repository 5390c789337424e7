//! The move that waits for the other player's, with the way to drop it.

use yew::{Callback, Html, MouseEvent, html};

use crate::state::{Action, Chosen};

/// Says which move waits; other buttons may stand beside the one that drops it.
pub(crate) fn premove_row(premove: Chosen, beside: Html, send: &Callback<Action>) -> Html {
    let drop = send.reform(|_: MouseEvent| Action::PutBack);
    html! {
        <div class="answer-row" id="premove">
            <p>{ words::premove_waits(premove.from, premove.to) }</p>
            <button type="button" onclick={drop}>{ words::button_drop_premove() }</button>
            { beside }
        </div>
    }
}
