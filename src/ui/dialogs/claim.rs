//! Which draw to claim: one that holds now, or one that a move would complete.

use std::rc::Rc;

use game::{ClaimReason, Claims};
use rules::{Move, Position};
use yew::{Callback, Html, Properties, component, html};

use super::shell::Shell;

/// The claims that can be made.
#[derive(Debug, Properties, PartialEq)]
pub struct ClaimDialogProps {
    /// What can be claimed, and with which moves.
    pub claims: Rc<Claims>,
    /// The position in which the game stands.
    pub position: Position,
    /// Claims for a reason, perhaps with the move about to be played.
    pub on_claim: Callback<(ClaimReason, Option<Move>)>,
    /// Leaves the dialog.
    pub on_close: Callback<()>,
}

/// Lists every claim as a button.
#[component]
pub fn ClaimDialog(props: &ClaimDialogProps) -> Html {
    let choice = |reason: ClaimReason, intended: Option<Move>| {
        let onclick = props.on_claim.reform(move |_| (reason, intended));
        let name = words::claim_choice(&props.position, reason, intended);
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let claims = &props.claims;
    html! {
        <Shell id="claim-dialog" title={words::claim_title()} on_close={props.on_close.clone()}>
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
                <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::button_keep_playing() }</button>
            </div>
        </Shell>
    }
}
