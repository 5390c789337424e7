//! A position that the old books call drawn, in a game in which nothing was agreed beforehand: two
//! people may agree with the book, or play on.

use game::{BookDrawReason, book_draw};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

use crate::state::{Action, AppState};

/// Props of [`BookDrawn`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct BookDrawnProps {
    /// Why the books call it drawn.
    reason: BookDrawReason,
    /// Carries out what is pressed.
    send: Callback<Action>,
}

/// The question, where there is one; an agreement of its own asks by itself.
pub(super) fn book_drawn(state: &AppState, send: &Callback<Action>) -> Html {
    let game = &state.game;
    let can_agree = !state.sitting.is_on() && state.is_live() && game.both_have_moved();
    match book_draw(game.position()).filter(|_| can_agree) {
        // Another game asks again.
        Some(drawn) => html! {
            <BookDrawn key={state.game_id.0.to_string()} reason={drawn.reason} send={send.clone()} />
        },
        None => Html::default(),
    }
}

#[component]
fn BookDrawn(props: &BookDrawnProps) -> Html {
    let plays_on = use_state_eq(|| false);
    if *plays_on {
        return ui::nothing();
    }
    let agree = {
        let send = props.send.clone();
        Callback::from(move |_: MouseEvent| {
            // Both say so at the same device.
            send.emit(Action::OfferDraw);
            send.emit(Action::AcceptDraw);
        })
    };
    let play_on = Callback::from(move |_: MouseEvent| plays_on.set(true));
    html! {
        <div class="answer-row" id="book-draw">
            <p>{ words::book_draw_text(props.reason) }</p>
            <button type="button" onclick={agree}>{ words::button_agree_draw() }</button>
            <button type="button" onclick={play_on}>{ words::button_play_on() }</button>
        </div>
    }
}
