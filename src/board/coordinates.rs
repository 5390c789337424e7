//! The names of files and ranks along the edge. Hidden from screen readers: each square says its
//! own name.

use rules::Color;
use yew::prelude::*;

use super::geometry::Place;
use super::view::Coordinates;

/// The files as descriptive notation names them, from the queen's rook's on.
const FILES: [&str; 8] = ["QR", "QKt", "QB", "Q", "K", "KB", "KKt", "KR"];

/// The names of the files below and of the ranks beside the board; the style sheet places them.
pub fn coordinate_names(bottom: Color, coordinates: Coordinates) -> Html {
    let side = coordinates.descriptive_side();
    let name = |place: Place, is_rank: bool| {
        let index = place.square(bottom)?.index();
        let (file, rank) = (index % 8, index / 8);
        Some(match (side, is_rank) {
            (Some(_), false) => FILES[file].to_owned(),
            (None, false) => char::from(b'a' + file as u8).to_string(),
            (Some(Color::Black), true) => (8 - rank).to_string(),
            (_, true) => (rank + 1).to_string(),
        })
    };
    html! {
        <div class="coordinates" part="coords" aria-hidden="true">
            <div class="rank-names">
                { for (0..8).map(|row| html! {
                    <span key={row}>{ name(Place { column: 0, row }, true) }</span>
                }) }
            </div>
            <div class="file-names">
                { for (0..8).map(|column| html! {
                    <span key={column}>{ name(Place { column, row: 7 }, false) }</span>
                }) }
            </div>
        </div>
    }
}
