//! Which draw to claim: one that holds now, or one that a move would complete.

use game::{ClaimReason, Claims};
use rules::{Move, Position};
use yew::{Callback, Html, html};

use ui::dialogs::Shell;

/// Lists every claim as a button: what can be claimed in the position in which the game stands,
/// and with which moves.
pub fn claim_dialog(
    claims: &Claims,
    position: &Position,
    on_claim: &Callback<(ClaimReason, Option<Move>)>,
    on_close: &Callback<()>,
) -> Html {
    let choice = |reason: ClaimReason, intended: Option<Move>| {
        let onclick = on_claim.reform(move |_| (reason, intended));
        let name = words::claim_choice(position, reason, intended);
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    html! {
        <Shell id="claim-dialog" title={words::claim_title()} on_close={on_close.clone()}>
            if !claims.now.is_empty() {
                <p>{ words::claim_now() }</p>
                <div class="choices">
                    { for claims.now.iter().map(|&reason| choice(reason, None)) }
                </div>
            }
            if !claims.with_move.is_empty() {
                <p>{ words::claim_with_move() }</p>
                <div class="choices">
                    { for claims.with_move.iter().map(|&(intended, reason)| choice(reason, Some(intended))) }
                </div>
            }
            <div class="choices">
                <button type="button" onclick={on_close.reform(|_| ())}>{ words::button_keep_playing() }</button>
            </div>
        </Shell>
    }
}
