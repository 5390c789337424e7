//! The squares that a diagram is about, hatched under the pieces as in books.

use rules::{Bitboard, Color};
use yew::prelude::*;

use super::geometry::Place;

/// The marked squares.
pub fn spots(bottom: Color, marked: Bitboard) -> Html {
    let spot = |square| {
        let Place { column, row } = Place::of(square, bottom);
        // One path for all: "M" begins it at the corner of its square, the rest is relative.
        ["M", &column.to_string(), " ", &row.to_string(), HATCHES].concat()
    };
    let path: String = marked.into_iter().map(spot).collect();
    html! {
        <svg class="marks ground spots" viewBox="0 0 8 8" aria-hidden="true">
            if !path.is_empty() {
                <path d={path} />
            }
        </svg>
    }
}

/// Slanting strokes from edge to edge of a square, a quarter apart.
const HATCHES: &str = concat!(
    "m0 .25l.25 -.25m.25 0l-.5 .5m0 .25l.75 -.75m.25 0l-1 1",
    "m.25 0l.75 -.75m0 .25l-.5 .5m.25 0l.25 -.25",
);
