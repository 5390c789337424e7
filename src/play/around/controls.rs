//! What can be done with the game, in three groups; rarely used actions are folded away.

use std::rc::Rc;

use ui::handover::{self, Handed};
use ui::links;
use ui::panels::layers::{LayerDetails, layers as layers_panel};
use ui::panels::toolbar::{button, group, icon, picture, rare};
use ui::platform::{saved, storage};
use yew::{Callback, Html, MouseEvent, html};

use super::dated::Dated;
use super::heard::Heard;
use super::worth::Worth;
use crate::coach::CoachAction;
use crate::link::LinkDialog;
use crate::sitting::{claims, written};
use crate::state::{Action, AppState, Dialog, GAME_FILE};
use crate::stored::text_to_give;

/// The controls of the game; nothing can be pressed before the page is live.
pub(super) fn margin(state: &AppState, is_live: bool, send: &Callback<Action>) -> Html {
    let details = LayerDetails {
        castling: state.castling_lists(),
    };
    html! {
        <section class="margin" aria-label={words::controls_label()}>
            { group(words::game_group(), game_buttons(state, is_live, send)) }
            { group(words::share_group(), share(send, is_live)) }
            { group(words::tools_group(), tools(state, is_live, send)) }
            { rare(rare_buttons(state, is_live, send)) }
            <Heard id={state.game_id.clone()} game={Rc::clone(&state.game)} />
            <Dated id={state.game_id.clone()} game={Rc::clone(&state.game)} is_by_link={state.link.mine.is_some()} send={send.clone()} />
            if state.settings.key_help {
                { key_help() }
            }
            { layers_panel(state.settings.layers, is_live, &details, &send.reform(Action::Toggle)) }
            <Worth board={state.game.position_at(state.shown).board()} {is_live} />
        </section>
    }
}

/// What a link to the analysis page does: it takes the game along.
pub(super) fn hand_over(state: &AppState) -> Callback<MouseEvent> {
    let (game, sitting) = (Rc::clone(&state.game), state.sitting.clone());
    Callback::from(move |_| handover::put(Handed::Game(written(&sitting, &game).into())))
}

/// The keys of the board, for players who want them in sight.
fn key_help() -> Html {
    let keys = words::help_keys().into_iter();
    html! {
        <section id="key-help" class="key-help" aria-label={words::help_keys_title()}>
            <h3>{ words::help_keys_title() }</h3>
            <dl>{ for keys.map(|(key, does)| html! { <div><dt>{ key }</dt><dd>{ does }</dd></div> }) }</dl>
        </section>
    }
}

fn press(
    send: &Callback<Action>,
    path: &'static str,
    name: String,
    enabled: bool,
    action: Action,
) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action.clone());
    button(None, path, name, enabled, onclick)
}

fn game_buttons(state: &AppState, is_live: bool, send: &Callback<Action>) -> Html {
    let game = &state.game;
    let is_going_on = is_live && game.outcome().is_none();
    let can_claim = is_live && !claims(state).is_empty();
    let new_game = send.reform(|_: MouseEvent| Action::AskNewGame(storage::new_game_id()));
    html! {
        <>
            { press(send, icon::UNDO, words::button_take_back(), is_live && state.can_take_back(), Action::TakeBack) }
            { press(send, icon::REDO, words::button_redo(), is_live && game.can_redo(), Action::Redo) }
            { press(send, icon::LAMP, words::button_hint(), is_going_on && state.link.mine.is_none(), CoachAction::Hint.into()) }
            { press(send, icon::HALF, words::button_offer_draw(), is_going_on && game.draw_offer().is_none(), Action::OfferDraw) }
            { press(send, icon::TICK, words::button_claim_draw(), can_claim, Action::Open(Dialog::Claim)) }
            { press(send, icon::FLAG, words::button_resign(), is_going_on, Action::Open(Dialog::Resign)) }
            { button(None, icon::PLUS, words::button_new_game(), is_live, new_game) }
            { press(send, icon::COMPUTER, words::button_play_computer(), is_live, Action::Open(Dialog::Computer)) }
            { press(send, icon::CLOCK, words::button_sit_down(), is_live, Action::Open(Dialog::Sit)) }
        </>
    }
}

fn share(send: &Callback<Action>, is_live: bool) -> Html {
    let by_link = Action::Open(Dialog::Link(LinkDialog::Begin));
    html! {
        <>
            { press(send, icon::LINK, words::button_play_by_link(), is_live, by_link) }
            { press(send, icon::COPY, words::button_copy_pgn(), is_live, Action::CopyPgn) }
        </>
    }
}

fn tools(state: &AppState, is_live: bool, send: &Callback<Action>) -> Html {
    html! {
        <>
            { press(send, icon::FLIP, words::button_flip(), is_live, Action::Flip) }
            <a class="button" href={links::ANALYSE} onclick={hand_over(state)}>{ picture(icon::LENS) }{ words::page_name_analyse() }</a>
            { press(send, icon::SETTINGS, words::button_settings(), is_live, Action::Open(Dialog::Settings)) }
        </>
    }
}

fn rare_buttons(state: &AppState, is_live: bool, send: &Callback<Action>) -> Html {
    let press = |name: String, action: Action| {
        let onclick = send.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" disabled={!is_live} {onclick}>{ name }</button> }
    };
    let save = {
        let (send, game) = (send.clone(), state.game.clone());
        let sitting = state.sitting.clone();
        Callback::from(move |_: MouseEvent| {
            saved::save(
                GAME_FILE,
                links::PLAY,
                storage::GAME,
                &text_to_give(&game, &sitting),
                send.reform(Action::SavedPage),
            );
        })
    };
    html! {
        <>
            { press(words::button_copy_fen(), Action::CopyFen) }
            { press(words::button_paste(), Action::Open(Dialog::Paste(None))) }
            <button type="button" disabled={!is_live} onclick={save}>{ words::button_save_page() }</button>
            { press(words::button_help(), Action::Open(Dialog::Help)) }
        </>
    }
}
