//! The dialogs: starting a game by link, and sending the game in other ways than as a link.

use game::link::{self, PlayerName, Seat};
use rules::Color;
use ui::dialogs::{Shell, WaitingProps, select_field, use_when_here, waiting_dialog};
use ui::lazy::use_lazy;
use ui::panels::notices;
use ui::platform::{self, preferences};
use ui::qr;
use yew::{AttrValue, Callback, Event, Html, MouseEvent, SubmitEvent, component, html};

use super::{Copied, LINK_PLAY, LinkAction, LinkDialog, link_play, sending};
use crate::state::{Action, AppState, Dialog};

/// The key under which the player's name is remembered.
const NAME: &str = "link-name";

const GAME_FIELD: &str = "link-game";
const COLOR_FIELD: &str = "link-color";
const NAME_FIELD: &str = "link-name";

/// One of the dialogs, or a waiting dialog until the part is here.
pub(crate) fn link_dialog(which: LinkDialog, state: &AppState, send: &Callback<Action>) -> Html {
    match link_play() {
        Some(table) => (table.dialog)(which, state, send),
        None => {
            let again = send.reform(move |()| Action::Open(Dialog::Link(which)));
            html! { <Waiting on_here={again} on_close={send.reform(|()| Action::Close)} /> }
        }
    }
}

#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let progress = use_lazy(&LINK_PLAY);
    use_when_here(progress.is_here(), &props.on_here);
    let waiting = notices::waiting_for_part(&progress);
    let title = words::button_play_by_link();
    waiting_dialog("link-waiting", title, waiting, &props.on_close)
}

pub(super) fn dialog(which: LinkDialog, state: &AppState, send: &Callback<Action>) -> Html {
    match which {
        LinkDialog::Begin => begin(state, send),
        LinkDialog::Ways => ways(state, send),
    }
}

fn begin(state: &AppState, send: &Callback<Action>) -> Html {
    let game = &state.game;
    let on_close = send.reform(|()| Action::Close);
    // A game that is over, has hardly begun or already continues by link cannot be chosen.
    let can_go_on =
        !link::is_usual_start(game) && game.outcome().is_none() && state.link.mine.is_none();
    let of_board = if game.is_empty() {
        game.position().turn()
    } else {
        game.position().turn().other()
    };
    let preset = if can_go_on { of_board } else { Color::White };
    let onsubmit = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = platform::value_of(NAME_FIELD).unwrap_or_default();
            preferences::keep_choice(NAME, &name);
            let is = |field, key| platform::value_of(field).is_some_and(|value| value == key);
            let begin = LinkAction::Begin {
                id: platform::random_number(),
                from_board: is(GAME_FIELD, "board"),
                mine: if is(COLOR_FIELD, "black") {
                    Color::Black
                } else {
                    Color::White
                },
                name: PlayerName::new(&name),
            };
            send.emit(begin.into());
        })
    };
    let colors = Color::ALL.map(|color| {
        let key = color.fold_wb("white", "black");
        (key, words::color_name(color), color == preset)
    });
    let games = vec![
        ("board", words::link_this_game(), true),
        ("new", words::link_new_game(), false),
    ];
    let name = preferences::choice(NAME).unwrap_or_default();
    html! {
        <Shell id="link-dialog" title={words::button_play_by_link()} on_close={on_close.clone()}>
            <form {onsubmit}>
                <p>{ words::link_begin_text() }</p>
                if can_go_on {
                    { select_field(GAME_FIELD, words::link_which_game(), games, Callback::noop()) }
                }
                if state.sitting.is_on() {
                    <p class="hint" id="link-sitting">{ words::link_leaves_sitting() }</p>
                }
                { select_field(COLOR_FIELD, words::link_your_color(), colors.to_vec(), Callback::noop()) }
                <div class="field">
                    <label for={NAME_FIELD}>{ words::link_your_name() }</label>
                    <input type="text" id={NAME_FIELD} maxlength="32" autocomplete="nickname" value={name} />
                </div>
                <div class="choices side-by-side">
                    <button type="button" onclick={on_close.reform(|_: MouseEvent| ())}>{ words::button_cancel() }</button>
                    <button type="submit" class="primary">{ words::button_start_link_game() }</button>
                </div>
            </form>
        </Shell>
    }
}

/// A text to copy, with its label and its button.
fn text_field(
    id: &'static str,
    name: String,
    text: &str,
    button: String,
    on_copy: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <textarea {id} readonly={true} rows="2" value={AttrValue::from(text.to_owned())} />
            <button type="button" onclick={on_copy}>{ button }</button>
        </div>
    }
}

/// Leaves the ways to send a game. Who has held the code out to a camera cannot say so otherwise, so a
/// link whose code was seen counts as sent.
pub(super) fn leave_ways(is_code_seen: bool, send: &Callback<Action>) -> Callback<()> {
    let send = send.clone();
    Callback::from(move |()| {
        if is_code_seen {
            send.emit(LinkAction::Shared.into());
        }
        send.emit(Action::Close);
    })
}

fn ways(state: &AppState, send: &Callback<Action>) -> Html {
    let game = &state.game;
    let Some(seat) = Seat::of(game) else {
        return Html::default();
    };
    let act = |action: LinkAction| send.reform(move |_: MouseEvent| action.clone().into());
    let address = sending::address_of(game, &seat);
    let (text, pgn) = (sending::as_text(game), game.to_pgn());
    let code = qr::code(&address).filter(|code| !code.is_dense);
    let on_close = leave_ways(code.is_some(), send);
    let own_name = link::name(game, seat.mine).map_or_else(String::new, |name| name.to_string());
    let on_name = send.reform(|_: Event| {
        let name = platform::value_of(NAME_FIELD).unwrap_or_default();
        preferences::keep_choice(NAME, &name);
        LinkAction::Name(PlayerName::new(&name)).into()
    });
    let copied = match state.link.copied {
        Copied::Nothing => String::new(),
        Copied::Link | Copied::Text => words::copied(true),
        Copied::Refused => words::copied(false),
    };
    let turn = game.position().turn();
    let can_sit = game.outcome().is_none() && turn != seat.mine;
    html! {
        <Shell id="link-ways" title={words::link_ways_title()} on_close={on_close.clone()}>
            if sending::is_file() {
                <p class="hint">{ words::link_from_file() }</p>
            }
            if let Some(code) = code {
                // A field with the focus would open the keyboard of a phone over the code.
                <div class="link-code" tabindex="-1" autofocus={true}>{ qr::picture(&code, words::link_code_name()) }</div>
            } else {
                <p class="hint">{ words::link_too_long_for_code() }</p>
            }
            <div class="field">
                <label for={NAME_FIELD}>{ words::link_your_name() }</label>
                <input type="text" id={NAME_FIELD} maxlength="32" autocomplete="nickname" value={own_name} onchange={on_name} />
            </div>
            { text_field("link-address", words::link_address(), &address, words::button_copy_link(),
                act(LinkAction::Copy(address.clone().into()))) }
            { text_field("link-text", words::link_as_text(), &text, words::button_copy_moves(),
                act(LinkAction::CopyText(text.clone().into()))) }
            { text_field("link-pgn", words::link_as_pgn(), &pgn, words::button_copy_pgn(),
                act(LinkAction::CopyText(pgn.clone().into()))) }
            // The live regions of the page are silent while a dialog is open.
            <p class="hint" id="link-copied" role="status">{ copied }</p>
            <div class="choices side-by-side">
                if can_sit {
                    <button type="button" onclick={act(LinkAction::Sit(turn))}>{ words::button_play_here(turn) }</button>
                }
                <button type="button" class="primary" onclick={on_close.reform(|_: MouseEvent| ())}>{ words::button_close_ways() }</button>
            </div>
        </Shell>
    }
}
