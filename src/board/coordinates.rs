//! The names of files and ranks along the edge. Hidden from screen readers: each square says its
//! own name.

use rules::Color;
use yew::prelude::*;

use super::geometry::Place;

/// The letters below and the digits beside the board; the style sheet places them.
pub fn coordinate_names(bottom: Color) -> Html {
    let name = |place: Place, part: usize| {
        let square = place.square(bottom).map(|square| square.to_string());
        square
            .and_then(|name| name.chars().nth(part))
            .map(String::from)
    };
    html! {
        <div class="coordinates" part="coords" aria-hidden="true">
            <div class="rank-names">
                { for (0..8).map(|row| html! {
                    <span key={row}>{ name(Place { column: 0, row }, 1) }</span>
                }) }
            </div>
            <div class="file-names">
                { for (0..8).map(|column| html! {
                    <span key={column}>{ name(Place { column, row: 7 }, 0) }</span>
                }) }
            </div>
        </div>
    }
}
