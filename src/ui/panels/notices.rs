//! What must stay visible until it is dealt with: a draw offer, a failed save, a new version.

use rules::Color;
use yew::{Callback, Html, Properties, component, html};

/// A draw offer waiting for its answer.
#[derive(Debug, Properties, PartialEq)]
pub struct DrawOfferProps {
    /// Who offers.
    pub by: Color,
    /// Hears `true` for accepted and `false` for declined.
    pub on_answer: Callback<bool>,
}

/// The offer with its two answers, in the page and never over it.
#[component]
pub fn DrawOffer(props: &DrawOfferProps) -> Html {
    let accept = props.on_answer.reform(|_| true);
    let decline = props.on_answer.reform(|_| false);
    html! {
        <div id="draw-offer" class="draw-offer">
            <span>{ words::draw_offered(props.by) }</span>
            <button type="button" class="primary" onclick={accept}>{ words::button_accept_draw() }</button>
            <button type="button" onclick={decline}>{ words::button_decline_draw() }</button>
        </div>
    }
}

/// A new version that waits for consent.
#[derive(Debug, Properties, PartialEq)]
pub struct UpdateProps {
    /// The player agrees.
    pub on_accept: Callback<()>,
    /// The player would rather go on.
    pub on_later: Callback<()>,
}

/// The banner of a new version; it takes neither the focus nor the board.
#[component]
pub fn Update(props: &UpdateProps) -> Html {
    let accept = props.on_accept.reform(|_| ());
    let later = props.on_later.reform(|_| ());
    html! {
        <div id="update" class="update">
            <span>{ words::update_ready() }</span>
            <button type="button" class="primary" onclick={accept}>{ words::button_update() }</button>
            <button type="button" onclick={later}>{ words::button_later() }</button>
        </div>
    }
}
