//! What was opened: its games, the faults of the one on the board, and what was not read of it.

use std::rc::Rc;

use record::pgn::Fault;
use yew::prelude::*;

use super::Action;
use super::shelf::{OpenedGame, Shelf, Source};
use moves::head::players;
use moves::recorder::RecordAction;
use moves::recorder::notes_panel::pressed;

/// This many faults of a game are listed; nobody reads more of them.
const MOST_FAULTS: usize = 50;

/// This many characters are shown of the text that was not read.
const MOST_UNREAD: usize = 2_000;

/// Draws nothing when one faultless game was opened.
pub(super) fn shelf_panel(shelf: &Shelf, send: &Callback<Action>) -> Html {
    let game = shelf.game();
    let faults = game.map_or(&[][..], |game| &game.faults);
    let unread = game.map(|game| game.unread.clone());
    let unread = unread.filter(|text| !text.trim().is_empty());
    html! {
        if !shelf.said.is_empty() {
            <section class="shelf" aria-label={words::games_title()}>
                <p class="recognised">
                    if let Some(name) = &shelf.name {
                        <strong>{ name.as_ref() }</strong>{ " " }
                    }
                    { shelf.said.as_ref() }
                </p>
                if shelf.source != Source::None {
                    <button type="button" id="to-games" onclick={|_| ui::platform::focus::bring_into_view(".games")}>
                        { words::button_to_games() }
                    </button>
                } else if shelf.games.len() > 1 {
                    <ol class="games-list scroll" tabindex="0" aria-label={words::games_count(shelf.games.len())}>
                        { for shelf.games.iter().enumerate().map(|(index, game)| entry(index, game, shelf.chosen, send)) }
                    </ol>
                }
                if !faults.is_empty() {
                    { fault_list(faults) }
                }
                if let Some(unread) = unread {
                    { unread_text(&unread, send) }
                }
            </section>
        }
    }
}

fn entry(index: usize, game: &OpenedGame, chosen: usize, send: &Callback<Action>) -> Html {
    let name = words::game_in_list(index + 1, players(&game.record).as_deref());
    let result = game.record.result().as_str();
    html! {
        <li key={index}>
            <button type="button" class="listed" aria-pressed={pressed(index == chosen)}
                onclick={send.reform(move |_: MouseEvent| Action::Choose(index))}>
                <span>{ name }</span>
                <span class="result">{ result }</span>
                if !game.faults.is_empty() {
                    <span class="faulty">{ words::faults_count(game.faults.len()) }</span>
                }
            </button>
        </li>
    }
}

fn fault_list(faults: &[Fault]) -> Html {
    html! {
        <>
            <h3>{ words::faults_title() }</h3>
            <ul class="faults">
                { for faults.iter().take(MOST_FAULTS).enumerate().map(|(index, fault)| html! {
                    <li key={index}>{ words::pgn_fault_text(fault) }</li>
                }) }
            </ul>
            if faults.len() > MOST_FAULTS {
                <p class="hint">{ words::faults_left(faults.len() - MOST_FAULTS) }</p>
            }
        </>
    }
}

/// The beginning of a text, as far as anybody reads it; all of it is copied.
fn beginning(text: &str) -> String {
    match text.char_indices().nth(MOST_UNREAD) {
        Some((end, _)) => [&text[..end], "\u{2026}"].concat(),
        None => text.to_owned(),
    }
}

fn unread_text(unread: &Rc<str>, send: &Callback<Action>) -> Html {
    let copy = {
        let unread = Rc::clone(unread);
        send.reform(move |_: MouseEvent| RecordAction::Copy(Rc::clone(&unread)).into())
    };
    html! {
        <details class="unread" open={true}>
            <summary>{ words::unread_title() }</summary>
            <pre class="scroll" tabindex="0" aria-label={words::unread_title()}>{ beginning(unread) }</pre>
            <button type="button" onclick={copy}>{ words::button_copy_unread() }</button>
        </details>
    }
}
