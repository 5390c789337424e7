//! What the list is made of.

use archive::{Column, Row};
use moves::scrolling::{Rows, has_modifier, row_of_key};
use web_sys::HtmlInputElement;
use yew::{
    AttrValue, Callback, Html, InputEvent, KeyboardEvent, NodeRef, TargetCast, classes, html,
};

use super::state::{Action, GamesState, Phase};

/// What of the list is measured.
pub(super) const ROWS: Rows = Rows {
    selector: "[role='row']",
    height: 40.0,
    headings: 1,
};

/// The columns that are shown, with what they are called.
const COLUMNS: [(Column, fn() -> String); 8] = [
    (Column::Number, words::games_column_number),
    (Column::White, words::games_column_white),
    (Column::Black, words::games_column_black),
    (Column::Event, words::games_column_event),
    (Column::Date, words::games_column_date),
    (Column::Result, words::games_column_result),
    (Column::Opening, words::games_column_opening),
    (Column::Fault, words::games_column_fault),
];

/// What is above the rows: the search or the progress, and what there is to say.
pub(super) fn head(state: &GamesState, send: &Callback<Action>, cancel: &Callback<()>) -> Html {
    let summary = html! { <p class="count">{ state.summary() }</p> };
    match state.phase {
        Phase::Reading { bytes, .. } => {
            let percent = state.percent(bytes).to_string();
            let onclick = cancel.reform(|_| ());
            html! {
                <div class="games-progress">
                    <progress aria-label={words::games_progress_label()} max="100" value={percent} />
                    { summary }
                    <button type="button" {onclick}>{ words::button_cancel_reading() }</button>
                </div>
            }
        }
        Phase::Listed if state.figures.games > 0 => {
            let oninput = send.reform(|event: InputEvent| {
                let field: HtmlInputElement = event.target_unchecked_into();
                Action::Search(field.value())
            });
            html! {
                <div class="games-search" role="search">
                    <label for="games-search">{ words::games_search_label() }</label>
                    <input id="games-search" type="search" autocomplete="off" autocapitalize="off"
                        spellcheck="false" value={state.query.text.clone()} {oninput} />
                    { summary }
                </div>
            }
        }
        _ => summary,
    }
}

/// What is below the rows: what is wrong with the active game, and how far all were looked at.
pub(super) fn foot(state: &GamesState) -> Html {
    let mark = state.row(state.active).and_then(|row| row.mark.as_ref());
    let fault = mark.map(|mark| words::games_fault(mark.line, mark.column, &mark.message));
    let looked = match state.looked {
        (_, true) => words::games_checked(state.figures.faulty),
        (games, false) => words::games_checking(games, state.figures.games),
    };
    html! {
        <div class="games-foot">
            <p id="games-fault" class="games-fault">{ fault }</p>
            <p class="games-looked">{ looked }</p>
        </div>
    }
}

/// Whether there is an error to show; without one its column takes no room.
fn has_errors(state: &GamesState) -> bool {
    state.figures.faulty > 0
}

/// The columns that are shown.
fn columns(state: &GamesState) -> impl Iterator<Item = &'static (Column, fn() -> String)> {
    let has_errors = has_errors(state);
    let is_shown = move |&&(column, _): &&(Column, _)| has_errors || column != Column::Fault;
    COLUMNS.iter().filter(is_shown)
}

/// The headings and the rows in sight.
pub(super) fn grid(state: &GamesState, scroller: &NodeRef, send: &Callback<Action>) -> Html {
    let drawn = state.window.drawn();
    let active = drawn
        .contains(&state.active)
        .then(|| AttrValue::from(row_id(state.active)));
    let space = format!("block-size: {}px", state.window.space());
    html! {
        <div class={classes!("games-grid", has_errors(state).then_some("with-errors"))} ref={scroller} role="grid" tabindex="0"
            aria-label={words::games_label()} aria-rowcount={(state.window.count + 1).to_string()}
            aria-colcount={columns(state).count().to_string()} aria-activedescendant={active}
            aria-describedby="games-fault" onkeydown={keys(state, send)}>
            <div class="games-row games-headings" role="row" aria-rowindex="1">
                { for columns(state).map(|&(column, name)| heading(state, column, name, send)) }
            </div>
            <div class="games-space" role="rowgroup" ~style={space}>
                { for drawn.map(|place| row(state, place, send)) }
            </div>
        </div>
    }
}

fn heading(
    state: &GamesState,
    column: Column,
    name: fn() -> String,
    send: &Callback<Action>,
) -> Html {
    let sorted = (state.query.column == column).then_some(state.query.order.key());
    let onclick = send.reform(move |_| Action::Sort(column));
    html! {
        <div key={column.key()} class={cell(column)} role="columnheader" aria-sort={sorted}>
            <button type="button" {onclick}>{ name() }</button>
        </div>
    }
}

fn row(state: &GamesState, place: usize, send: &Callback<Action>) -> Html {
    let y = format!("transform: translateY({}px)", state.window.place(place));
    let is_active = place == state.active;
    let known = state.row(place);
    let is_faulty = known.is_some_and(|row| row.mark.is_some());
    let class = classes!(
        "games-row",
        is_active.then_some("active"),
        is_faulty.then_some("faulty")
    );
    let onclick = send.reform(move |_| Action::Open(place));
    html! {
        <div key={place} id={row_id(place)} {class} role="row" aria-rowindex={(place + 2).to_string()}
            aria-selected={is_active.to_string()} ~style={y} {onclick}>
            { for columns(state).map(|&(column, _)| html! {
                <div key={column.key()} class={cell(column)} role="gridcell">
                    <bdi>{ known.map(|row| text(row, column)) }</bdi>
                </div>
            }) }
        </div>
    }
}

fn text(row: &Row, column: Column) -> String {
    let or_unknown = |text: &str| match text {
        "" => words::games_unknown(),
        text => text.to_owned(),
    };
    match column {
        Column::Number => words::games_number(row.game + 1),
        Column::White => or_unknown(&row.white),
        Column::Black => or_unknown(&row.black),
        Column::Event => row.event.clone(),
        Column::Site => row.site.clone(),
        Column::Date => row.date.clone(),
        Column::Result => row.result.clone(),
        Column::Opening => row.opening.clone(),
        Column::Fault => row.mark.as_ref().map_or_else(String::new, |mark| {
            words::games_fault_short(mark.line, mark.column)
        }),
    }
}

fn cell(column: Column) -> String {
    format!("games-{}", column.key())
}

fn row_id(place: usize) -> String {
    format!("games-row-{place}")
}

fn keys(state: &GamesState, send: &Callback<Action>) -> Callback<KeyboardEvent> {
    let (active, window) = (state.active, state.window);
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        // Enter on a heading presses the heading.
        let is_on_heading = event
            .target_dyn_into::<web_sys::HtmlButtonElement>()
            .is_some();
        if has_modifier(&event) || window.count == 0 {
            return;
        }
        let action = match event.key().as_str() {
            "Enter" if !is_on_heading => Action::Open(active),
            key => match row_of_key(key, active, &window) {
                Some(row) => Action::Activate(row),
                None => return,
            },
        };
        event.prevent_default();
        send.emit(action);
    })
}
