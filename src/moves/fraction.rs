//! Moves as some old books print them: White's above a line, Black's below it.

use notation::fractional::Column;
use yew::{Html, html};

/// A number with its two moves, read aloud as one sentence; `set` draws a move.
pub fn fraction(column: &Column, set: fn(&str) -> Html) -> Html {
    let half = |text: &Option<String>| match text {
        Some(text) => set(text),
        None => html! { { '\u{a0}' } },
    };
    html! {
        <>
            <span class="fraction" role="img" aria-label={words::fractions_reading(std::slice::from_ref(column))}>
                <span class="number">{ column.number }{ ".\u{a0}" }</span>
                <span class="halves">
                    <span>{ half(&column.above) }</span>
                    <span>{ half(&column.below) }</span>
                </span>
            </span>
            { " " }
        </>
    }
}
