//! What is in the reserved place below the status: questions to the players, touched pieces, the match.

use clock::{Gap, Pause, State};
use conduct::{
    Binding, CheckCall, CheckLaw, FiftyChoice, FiftyCount, FiftyLaw, RookAnswer, TouchMove, grounds,
};
use game::book_draw;
use ui::platform::storage;
use yew::{Callback, Html, MouseEvent, html};

use super::{Held, SittingAction, reading};
use crate::state::{Action, AppState};

/// A button that does something when it is pressed.
fn press(send: &Callback<Action>, name: String, action: SittingAction) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action.clone().into());
    html! { <button type="button" {onclick}>{ name }</button> }
}

fn row(id: &'static str, text: String, buttons: Html) -> Html {
    html! {
        <div class="answer-row" {id}>
            <p>{ text }</p>
            { buttons }
        </div>
    }
}

/// What the players are asked or can do now.
pub(super) fn place(state: &AppState, send: &Callback<Action>) -> Html {
    let Some(held) = state.sitting.held() else {
        return Html::default();
    };
    if state.game.outcome().is_some() {
        return standing(state, held, send);
    }
    if !state.is_live() {
        return Html::default();
    }
    html! {
        <>
            { asked(state, held, send) }
            { tools(state, held, send) }
        </>
    }
}

/// The standing of the match after a game, and what comes next.
fn standing(state: &AppState, held: &Held, send: &Callback<Action>) -> Html {
    let contest = held.sitting.contest_with(&state.game);
    let names = held
        .sitting
        .agreement()
        .names
        .each_ref()
        .map(String::as_str);
    let next = send.reform(|_: MouseEvent| SittingAction::Next(storage::new_game_id()).into());
    html! {
        <div class="answer-row" id="match-score">
            <p>{ words::match_score(&contest, names) }</p>
            <button type="button" class="primary" onclick={next}>{ words::button_next_game() }</button>
        </div>
    }
}

/// The first question that someone has to answer.
fn asked(state: &AppState, held: &Held, send: &Callback<Action>) -> Html {
    let (game, sitting) = (&state.game, &held.sitting);
    let position = game.position();
    if held.lost_by_law.is_some() {
        return row(
            "lost-by-law",
            String::new(),
            press(send, words::button_accept_loss(), SittingAction::AcceptLoss),
        );
    }
    if let State::Paused(pause) = sitting.clock().state() {
        return paused(pause, send);
    }
    if let Some(by) = sitting.take_back_asked() {
        let buttons = html! {
            <>
                { press(send, words::button_allow(), SittingAction::AnswerTakeBack(true)) }
                { press(send, words::button_refuse(), SittingAction::AnswerTakeBack(false)) }
            </>
        };
        return row("take-back-asked", words::take_back_question(by), buttons);
    }
    if held.annul_asked {
        let buttons = html! {
            <>
                { press(send, words::button_annul(), SittingAction::Annul) }
                { press(send, words::button_keep_playing(), SittingAction::AskAnnul(false)) }
            </>
        };
        return row("annul-asked", words::annul_question(), buttons);
    }
    let binding = sitting.binding(game);
    if binding.awaits_opponent() {
        return row(
            "opponent-decides",
            words::binding_text(position, &binding),
            decisions(state, &binding, send),
        );
    }
    if let FiftyCount::Expired { .. } = sitting.conduct().fifty() {
        let buttons = html! {
            <>
                { press(send, words::button_take_draw(), SittingAction::ChooseFifty(FiftyChoice::Draw)) }
                { press(send, words::button_play_on(), SittingAction::ChooseFifty(FiftyChoice::Proceed)) }
            </>
        };
        return row("fifty-over", words::fifty_expired(), buttons);
    }
    let drawn = book_draw(position).filter(|_| held.played_on_at.is_none());
    if let Some(drawn) = drawn {
        let buttons = html! {
            <>
                { press(send, words::button_agree_draw(), SittingAction::BookDraw(true)) }
                { press(send, words::button_play_on(), SittingAction::BookDraw(false)) }
            </>
        };
        return row("book-draw", words::book_draw_text(drawn.reason), buttons);
    }
    match words::binding_text(position, &binding) {
        text if text.is_empty() => Html::default(),
        text => html! { <p id="bound">{ text }</p> },
    }
}

fn paused(pause: Pause, send: &Callback<Action>) -> Html {
    let resume = |name: String, gap: Gap| {
        let onclick =
            send.reform(move |_: MouseEvent| SittingAction::Resume(gap, reading()).into());
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    match pause {
        Pause::Slept { since, noticed } | Pause::Away { since, noticed } => {
            let buttons = html! {
                <>
                    { resume(words::button_gap_counts(), Gap::Counts) }
                    { resume(words::button_gap_left_out(), Gap::LeftOut) }
                </>
            };
            row(
                "slept",
                words::slept_question(noticed.since(since)),
                buttons,
            )
        }
        Pause::Asked => row(
            "paused",
            words::clock_paused(),
            resume(words::button_resume(), Gap::LeftOut),
        ),
        Pause::Ended => Html::default(),
    }
}

fn decisions(state: &AppState, binding: &Binding, send: &Callback<Action>) -> Html {
    let position = state.game.position();
    let waive = press(send, words::button_waive(), SittingAction::Waive);
    match binding {
        Binding::OpponentSelects(choices) => html! {
            <>
                { for choices.iter().map(|choice| press(send, words::touched_choice(position, choice.piece), SittingAction::Select(choice.piece))) }
                { waive }
            </>
        },
        Binding::OpponentMayStop { .. } => html! {
            <>
                { press(send, words::button_rook_stands(), SittingAction::AnswerRook(RookAnswer::Stands)) }
                { press(send, words::button_castling_stands(), SittingAction::AnswerRook(RookAnswer::Castles)) }
            </>
        },
        Binding::OpponentMayPenalize(penalties) => html! {
            <>
                { for penalties.iter().map(|penalty| press(send, words::penalty_name(penalty.kind), SittingAction::Penalize(penalty.kind))) }
                { waive }
            </>
        },
        Binding::Free | Binding::Bound { .. } => Html::default(),
    }
}

/// What a player can do at any time.
fn tools(state: &AppState, held: &Held, send: &Callback<Action>) -> Html {
    let sitting = &held.sitting;
    let conduct = sitting.agreement().conduct;
    let toggle = |name: String, hint: String, is_on: bool, action: SittingAction| {
        let onclick = send.reform(move |_: MouseEvent| action.clone().into());
        html! { <button type="button" aria-pressed={is_on.to_string()} title={hint} {onclick}>{ name }</button> }
    };
    let binding = sitting.binding(&state.game);
    let is_bound = matches!(binding, Binding::Bound { .. });
    let can_call = conduct.fifty == FiftyLaw::Called
        && sitting.conduct().fifty() == FiftyCount::Idle
        && grounds(state.game.position(), state.game.position().turn()).is_some();
    let is_running = sitting.clock().running().is_some();
    let pause = send.reform(|_: MouseEvent| SittingAction::Pause(reading()).into());
    let adjusting = sitting.conduct().touch().adjusting().is_some();
    html! {
        <div class="sit-tools">
            if conduct.touch == TouchMove::On {
                { toggle(words::button_adjust(), words::adjust_hint(), adjusting, SittingAction::Adjust) }
            }
            if conduct.check == CheckLaw::Required {
                { toggle(words::button_say_check(), words::say_check_hint(), held.call == CheckCall::Said, SittingAction::SayCheck) }
            }
            if is_bound && conduct.code.allows_waiving() {
                { press(send, words::button_waive(), SittingAction::Waive) }
            }
            if can_call {
                { press(send, words::button_call_fifty(), SittingAction::CallFifty) }
            }
            if sitting.is_timed() && is_running {
                <button type="button" onclick={pause}>{ words::button_pause() }</button>
            }
            { press(send, words::button_ask_annul(), SittingAction::AskAnnul(true)) }
        </div>
    }
}
