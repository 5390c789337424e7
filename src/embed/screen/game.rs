//! What is around the board of a game: the players above and below it, and the moves.

use std::rc::Rc;

use moves::head;
use moves::keys::{self, Press};
use moves::move_list::{MoveList, Pressed};
use rules::Color;
use ui::platform::focus;
use ui::use_pulse;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use crate::modes::GameView;
use crate::move_list_style::ListPlacement;
use crate::session::{Action, Session};

/// Props of [`Game`].
#[derive(Debug, Properties)]
struct GameProps {
    /// The board at work.
    session: Rc<Session>,
}

impl PartialEq for GameProps {
    /// What is shown lies in the session, which has changed whenever the screen is drawn.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The players and the moves of a board at work.
pub(crate) fn game(session: &Rc<Session>) -> Html {
    html! { <Game key={session.number()} session={session.clone()} /> }
}

/// The players and the moves. Whatever the page puts into their slots stands in their place.
#[component]
fn Game(props: &GameProps) -> Html {
    let session = &props.session;
    let on_press = {
        let session = Rc::clone(session);
        use_callback((), move |pressed: Pressed, ()| {
            session.dispatch(Action::MoveList(pressed));
        })
    };
    let beside_node = use_node_ref();
    let feedback = session.feedback();
    use_pulse(&feedback.entry_focus, {
        let beside = beside_node.clone();
        move |()| to_moves(&beside)
    });
    let bottom = session.data().bottom;
    let announcement = feedback.announcement;
    let drawn = session.look(|mode| {
        let game = &mode.game()?.view();
        Some(html! {
            <>
                <div key="top" class="player-top">{ player(game, bottom.other(), "player-top") }</div>
                <div key="bottom" class="player-bottom">{ player(game, bottom, "player-bottom") }</div>
                { beside(session, game, &beside_node, on_press) }
                <p key="announcement" class="visually-hidden" role="status">{ announcement }</p>
            </>
        })
    });
    drawn.flatten().unwrap_or_default()
}

fn player(game: &GameView, color: Color, slot: &'static str) -> Html {
    html! { <slot name={slot}>{ head::player(game.editor.record(), game.node, color) }</slot> }
}

/// What stands beside the board, or below it: the choice of the game, where it was played, its
/// moves.
fn beside(
    session: &Rc<Session>,
    game: &GameView,
    node: &NodeRef,
    on_press: Callback<Pressed>,
) -> Html {
    let bottom = session.data().bottom;
    let onkeydown = {
        let session = Rc::clone(session);
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let step = keys::step(Press {
                key: &key,
                shift: event.shift_key(),
                control: event.ctrl_key() || event.meta_key(),
                alt: event.alt_key(),
            });
            if let Some(step) = step.filter(|_| !focus::owns_keys(event.target())) {
                event.prevent_default();
                session.dispatch(Action::Step(step));
            }
        })
    };
    let style = game.style;
    let shows_moves = style.placement != ListPlacement::None;
    // Without the moves there is no room for it either.
    let facts = if shows_moves { game.facts.as_str() } else { "" };
    let choice = game
        .choice
        .as_ref()
        .map(|(names, chosen)| choice(session, names, *chosen));
    if choice.is_none() && !shows_moves {
        return html! {};
    }
    html! {
        <div key="moves" ref={node} class="beside" {onkeydown}>
            { choice.unwrap_or_default() }
            if !facts.is_empty() {
                <p class="facts">{ facts }</p>
            }
            if shows_moves {
                <MoveList editor={game.editor.clone()} node={game.node} folded={game.folded.clone()} seen={game.seen.clone()}
                    view={style.view()} in_sentences={style.in_sentences} {bottom} stops={game.stops} {on_press} />
            }
        </div>
    }
}

/// Who leaves the board by its key comes to the move that is shown.
fn to_moves(beside: &NodeRef) {
    let found = beside.cast::<Element>();
    let found = found.and_then(|beside| beside.query_selector(".ply[tabindex='0']").ok().flatten());
    let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    if found.is_some_and(|found| found.focus().is_err()) {
        // A move that cannot take the focus leaves it where the reader has it.
    }
}

fn choice(session: &Rc<Session>, names: &[String], chosen: usize) -> Html {
    let onchange = {
        let session = Rc::clone(session);
        Callback::from(move |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            let index = list.map(|list| list.selected_index());
            if let Some(index) = index.and_then(|index| usize::try_from(index).ok()) {
                session.dispatch(Action::OpenGame(index));
            }
        })
    };
    let option = |(index, name): (usize, &String)| {
        html! { <option key={index} selected={index == chosen}>{ name }</option> }
    };
    html! {
        <select aria-label={words::game_choice()} {onchange}>{ for names.iter().enumerate().map(option) }</select>
    }
}
