//! The rows in sight, each with the last position of its game.

use std::rc::Rc;

use clock::TimeControl;
use moves::scrolling::{Rows, has_modifier, row_of_key};
use rules::{Board, Piece, Square};
use yew::{
    AttrValue, Callback, Html, KeyboardEvent, NodeRef, Properties, classes, component, html,
};

use crate::row::{Row, result_name};
use crate::state::{Action, Dialog, Library};

/// What of the list is measured.
pub(crate) const ROWS: Rows = Rows {
    selector: "[role='option']",
    height: 104.0,
    headings: 0,
};

/// The list; only the rows in sight are drawn.
pub(crate) fn list(state: &Library, scroller: &NodeRef, send: &Callback<Action>) -> Html {
    let drawn = state.window.drawn();
    let active = drawn
        .contains(&state.active)
        .then(|| AttrValue::from(row_id(state.active)));
    let space = format!("block-size: {}px", state.window.space());
    html! {
        <div class="library-list" ref={scroller} role="listbox" tabindex="0" aria-label={words::library_label()}
            aria-activedescendant={active} onkeydown={keys(state, send)} hidden={state.shown.is_empty()}>
            <div class="library-space" role="presentation" ~style={space}>
                { for drawn.filter_map(|place| Some(row(state, place, state.row(place)?, send))) }
            </div>
        </div>
    }
}

fn row(state: &Library, place: usize, row: &Rc<Row>, send: &Callback<Action>) -> Html {
    let y = format!("transform: translateY({}px)", state.window.place(place));
    let is_active = place == state.active;
    let onclick = {
        let (send, id) = (send.clone(), row.id.clone());
        Callback::from(move |_| {
            send.emit(Action::Activate(place));
            send.emit(Action::Open(Some(Dialog::Game(id.clone()))));
        })
    };
    html! {
        <div key={&*row.id.0} id={row_id(place)} class={classes!("library-row", is_active.then_some("active"))}
            role="option" aria-selected={is_active.to_string()} aria-setsize={state.shown.len().to_string()}
            aria-posinset={(place + 1).to_string()} ~style={y} {onclick}>
            <RowBody row={row.clone()} />
        </div>
    }
}

#[derive(Debug, Properties)]
struct RowBodyProps {
    row: Rc<Row>,
}

impl PartialEq for RowBodyProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.row, &other.row)
    }
}

#[component]
fn RowBody(props: &RowBodyProps) -> Html {
    let row = &props.row;
    html! {
        <>
            { small_board(&row.placement) }
            <div class="library-text">
                <p class="players"><bdi>{ words::library_game_name(&row.white, &row.black) }</bdi></p>
                <p class="where"><bdi>{ whereabouts(row) }</bdi></p>
                <p class="facts"><bdi>{ facts(row) }</bdi></p>
            </div>
            <p class="result">{ result(row) }</p>
        </>
    }
}

/// The result as it is shown.
pub(crate) fn result(row: &Row) -> String {
    result_name(row.result)
}

/// What else is known about a game.
pub(crate) fn facts(row: &Row) -> String {
    let length = words::library_length(row.plies);
    let law = words::law_tag_name(&row.law);
    let time = match row.time_control.parse::<TimeControl>() {
        Ok(control) => words::control_name(&control),
        Err(_) => row.time_control.clone(),
    };
    joined(&[&row.opening, &length, &time, &law])
}

/// Where and when a game was played, as far as that is known, each said once.
pub(crate) fn whereabouts(row: &Row) -> String {
    let site = if row.site == row.event { "" } else { &row.site };
    joined(&[&row.event, site, row.date.trim_end_matches(".??")])
}

/// What is known, in one line.
fn joined(texts: &[&str]) -> String {
    let known: Vec<&str> = texts
        .iter()
        .copied()
        .filter(|text| !text.is_empty())
        .collect();
    known.join(" \u{b7} ")
}

/// The dark squares of a board of eight by eight units: every second file and every second rank,
/// without the squares where they cross.
const DARK: &str = "M1 0h1v8h-1zM3 0h1v8h-1zM5 0h1v8h-1zM7 0h1v8h-1zM0 1h8v1h-8zM0 3h8v1h-8zM0 5h8v1h-8zM0 7h8v1h-8z";

/// A board too small for anything but its pieces; it only decorates what is said about the game.
pub(crate) fn small_board(placement: &str) -> Html {
    let board = placement.parse().unwrap_or(Board::empty());
    let piece = |(square, piece): (Square, Piece)| {
        let href = format!("#piece-{}{}", piece.color.char(), piece.role.char());
        let x = square.file().index().to_string();
        let y = (7 - square.rank().index()).to_string();
        html! { <use {href} {x} {y} width="1" height="1" /> }
    };
    html! {
        <svg class="small-board" viewBox="0 0 8 8" aria-hidden="true">
            <path d={DARK} fill-rule="evenodd" />
            { for board.iter().map(piece) }
        </svg>
    }
}

fn row_id(place: usize) -> String {
    format!("library-row-{place}")
}

fn keys(state: &Library, send: &Callback<Action>) -> Callback<KeyboardEvent> {
    let (active, window) = (state.active, state.window);
    let id = state.row(active).map(|row| row.id.clone());
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if has_modifier(&event) || window.count == 0 {
            return;
        }
        let action = match event.key().as_str() {
            "Enter" | " " => Action::Open(id.clone().map(Dialog::Game)),
            key => match row_of_key(key, active, &window) {
                Some(row) => Action::Activate(row),
                None => return,
            },
        };
        event.prevent_default();
        send.emit(action);
    })
}
