//! What is in the reserved place beside the board of a game by link.

use game::link::{self, Seat};
use ui::links;
use ui::platform::{self, address, share};
use yew::{Callback, Html, MouseEvent, html};

use super::{Copied, LinkAction, LinkDialog, News, sending, transitions};
use crate::panels::premove::premove_row;
use crate::state::{Action, AppState, Dialog};

/// What a link has brought, or the link that waits to be sent; `None` if there is nothing to say.
pub(super) fn place(state: &AppState, send: &Callback<Action>) -> Option<Html> {
    let news = state.link.news();
    let news_row = news.and_then(|news| news_row(state, news, send));
    news_row
        .or_else(|| waiting(state, send))
        .or_else(|| to_send(state, send))
}

fn button(name: String, is_first: bool, send: &Callback<Action>, action: LinkAction) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action.clone().into());
    let class = is_first.then_some("primary");
    html! { <button type="button" {class} {onclick}>{ name }</button> }
}

/// The way to the next game of the same players; nothing after any other game.
pub(super) fn again(state: &AppState, send: &Callback<Action>) -> Html {
    let onclick = send.reform(|_: MouseEvent| {
        let id = platform::random_number();
        LinkAction::Again { id }.into()
    });
    html! {
        if state.link.mine.is_some() {
            <button type="button" id="link-again" {onclick}>{ words::button_link_again() }</button>
        }
    }
}

/// The way back to the game that was on the board before.
fn back(state: &AppState, send: &Callback<Action>) -> Html {
    let other = state.link.news().and_then(News::other);
    html! {
        if other.is_some() {
            { button(words::button_other_game(), false, send, LinkAction::Return) }
        }
    }
}

fn row(text: String, buttons: Html) -> Html {
    html! { <div id="link-news" class="answer-row"><p>{ text }</p>{ buttons }</div> }
}

/// The news, unless the link that waits to be sent matters more.
fn news_row(state: &AppState, news: &News, send: &Callback<Action>) -> Option<Html> {
    let game = &state.game;
    let seat = Seat::of(game);
    Some(match news {
        News::Opened(other) => {
            let seat = seat.as_ref();
            let is_busy = state.premove.is_some() || game.draw_offer().is_some();
            if is_busy || seat.is_some_and(|seat| seat.has_to_send(game)) {
                return None;
            }
            let mine = state.link.mine.filter(|_| game.outcome().is_none());
            // After the game, what can be done next is more useful.
            if mine.is_none() && other.is_none() {
                return None;
            }
            let text = match mine {
                Some(mine) if game.is_empty() => words::link_first_move(mine),
                _ => transitions::arrival_text(game),
            };
            let is_awaited = seat.is_some_and(|seat| seat.awaits_answer(game));
            let ways = is_awaited.then(|| ways(send));
            row(text, html! { <>{ for ways }{ back(state, send) }</> })
        }
        News::Waiting(_) => return None,
        News::Seated(before) => {
            let (mine, other) = (before.mine.other(), before.mine);
            let name = words::button_play_here(other);
            row(
                words::link_plays_here(mine),
                button(name, false, send, LinkAction::Sit(other)),
            )
        }
        News::Older(plies, _) => {
            let newest = button(
                words::button_newest_position(),
                true,
                send,
                LinkAction::Newest,
            );
            row(
                words::link_is_older(*plies),
                html! { <>{ newest }{ back(state, send) }</> },
            )
        }
        News::Fork(ply, (_, other), _) => {
            let both = button(words::button_keep_both(), true, send, LinkAction::KeepBoth);
            let ignore = button(
                words::button_ignore_link(),
                false,
                send,
                LinkAction::Dismiss,
            );
            row(
                transitions::fork_text(*ply, game, other),
                html! { <>{ both }{ ignore }</> },
            )
        }
        News::Damaged(error) => {
            let onclick = send.reform(|_: MouseEvent| {
                address::replace(links::PLAY);
                LinkAction::Dismiss.into()
            });
            row(
                words::link_error(error),
                html! { <button type="button" {onclick}>{ words::button_dismiss() }</button> },
            )
        }
    })
}

/// The move that waits for the answer. Its place is that of the link, which has been sent; another
/// copy of it is still to be had.
fn waiting(state: &AppState, send: &Callback<Action>) -> Option<Html> {
    let premove = state.premove.filter(|_| state.is_live())?;
    Some(premove_row(premove, ways(send), send))
}

/// Opens the other ways to send the game.
fn ways(send: &Callback<Action>) -> Html {
    let onclick = send.reform(|_: MouseEvent| Action::Open(Dialog::Link(LinkDialog::Ways)));
    html! { <button type="button" {onclick}>{ words::button_link_ways() }</button> }
}

/// The link of the current game, for the other player.
fn to_send(state: &AppState, send: &Callback<Action>) -> Option<Html> {
    let game = &state.game;
    let seat = Seat::of(game).filter(|_| state.link.mine.is_some())?;
    let is_over = game.outcome().is_some();
    if is_over && seat.is_sent(game) {
        return None;
    }
    if !seat.has_to_send(game) {
        let turn = game.position().turn();
        let text = if game.draw_offer() == Some(seat.mine) {
            words::link_offer_waits()
        } else if seat.awaits_answer(game) && game.draw_offer().is_none() {
            words::link_not_your_move(turn, link::name(game, turn).as_ref())
        } else {
            return None;
        };
        let ways = seat.awaits_answer(game).then(|| ways(send));
        return Some(row(text, html! { { for ways } }));
    }
    let address: std::rc::Rc<str> = sending::address_of(game, &seat).into();
    let on_share = {
        let (address, send) = (address.clone(), send.clone());
        Callback::from(move |_: MouseEvent| {
            if share::text(&address) {
                send.emit(LinkAction::Shared.into());
            } else {
                send.emit(LinkAction::Copy(address.clone()).into());
            }
        })
    };
    let copy = LinkAction::Copy(address);
    Some(html! {
        <section id="link-panel" class="answer-row" aria-label={words::link_panel_label()}>
            <p>{ sending::request(game, &seat, state.link.copied == Copied::Link) }</p>
            { button(words::button_copy_link(), true, send, copy) }
            if share::is_there() {
                <button type="button" onclick={on_share}>{ words::button_share_link() }</button>
            }
            { ways(send) }
            { back(state, send) }
        </section>
    })
}
