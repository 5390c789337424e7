//! What waits for an answer, in the place reserved for it below the status.

use rules::Color;
use ui::handover;
use ui::links;
use ui::panels::{confirm, notices};
use yew::{Callback, Html, MouseEvent, html};

use super::controls::hand_over;
use super::drawn::book_drawn;
use crate::link::link_play;
use crate::sitting::{claims, sitting_table, written};
use crate::state::{Action, AppState, Dialog};
use ui::platform::{download, share, storage};

/// The name of the file for a stored game that cannot be read.
const UNREADABLE_FILE: &str = "stored-game.txt";

/// A stored game that cannot be read, a draw that was offered or can be claimed, or what to do after
/// the game.
pub(super) fn place(state: &AppState, send: &Callback<Action>) -> Html {
    let by_link = link_play().and_then(|link| (link.place)(state, send));
    let answer = by_link.unwrap_or_else(|| answer(state, send));
    let sitting = sitting_table().filter(|_| state.sitting.is_on());
    let sitting = sitting.map(|table| (table.place)(state, send));
    let coach = crate::coach::host(state, send);
    html! { <>{ set_aside(state, send) }{ answer }{ for sitting }{ coach }</> }
}

/// Saves the stored game that this version cannot read as a file. It stays in storage unchanged.
fn set_aside(state: &AppState, send: &Callback<Action>) -> Html {
    let Some(text) = state.set_aside.clone() else {
        return Html::default();
    };
    // A browser that does not take the file says so itself.
    let on_save = move |_: MouseEvent| {
        let _ = download::save_text(UNREADABLE_FILE, "text/plain", &text);
    };
    html! {
        <div class="not-saved set-aside">
            <span>{ words::stored_game_unreadable() }</span>
            <button type="button" onclick={on_save}>{ words::button_save_file() }</button>
            <button type="button" onclick={send.reform(|_| Action::ForgetSetAside)}>{ words::button_dismiss() }</button>
        </div>
    }
}

fn answer(state: &AppState, send: &Callback<Action>) -> Html {
    let game = &state.game;
    if game.outcome().is_some() {
        return result_card(state, send);
    }
    if let Some(by) = game.draw_offer() {
        return offer(by, send);
    }
    if let Some(played) = state.pending() {
        let asked = crate::coach::coach().and_then(|coach| (coach.question)(state, send));
        if let Some(asked) = asked {
            return asked;
        }
        let question = words::confirm_question(game.position(), played);
        return confirm::confirm_move(question, &send.reform(Action::Answer));
    }
    let claims = claims(state);
    if claims.is_empty() {
        return book_drawn(state, send);
    }
    if !state.is_live() || !state.is_turn_here() {
        return Html::default();
    }
    html! {
        <div class="answer-row" id="can-claim">
            <p>{ words::claim_reason(game.position(), &claims) }</p>
            <button type="button" class="primary" onclick={send.reform(|_: MouseEvent| Action::Open(Dialog::Claim))}>
                { words::button_claim_draw() }
            </button>
        </div>
    }
}

/// What the link to the review does: it takes the game along.
fn review(state: &AppState) -> Callback<MouseEvent> {
    let take_along = hand_over(state);
    Callback::from(move |event: MouseEvent| {
        take_along.emit(event);
        handover::put_review();
    })
}

fn offer(by: Color, send: &Callback<Action>) -> Html {
    notices::draw_offer(
        by,
        &send.reform(|accept| {
            if accept {
                Action::AcceptDraw
            } else {
                Action::DeclineDraw
            }
        }),
    )
}

/// Where to go from the end of the game, below the sentence that says how it ended.
fn result_card(state: &AppState, send: &Callback<Action>) -> Html {
    let on_share = {
        let (game, sitting, send) = (state.game.clone(), state.sitting.clone(), send.clone());
        Callback::from(move |_: MouseEvent| {
            if !share::text(&written(&sitting, &game)) {
                send.emit(Action::CopyPgn);
            }
        })
    };
    html! {
        <section class="result-card" aria-label={words::result_card_label()}>
            <a class="button primary" href={links::ANALYSE} onclick={hand_over(state)}>{ words::button_analyse_game() }</a>
            if state.sitting.mine.is_some() {
                <a class="button" id="review-game" href={links::ANALYSE} onclick={review(state)}>{ words::button_review() }</a>
            }
            if let Some(link) = link_play() {
                { (link.again)(state, send) }
            }
            <button type="button" onclick={send.reform(|_: MouseEvent| Action::AskNewGame(storage::new_game_id()))}>
                { words::button_new_game() }
            </button>
            <button type="button" onclick={on_share}>{ words::button_share() }</button>
        </section>
    }
}
