//! A diagram in the text of a record.

use board::{Coordinates, picture::picture};
use rules::{Bitboard, Color, Position};
use yew::Html;

/// The board as a picture with a description.
pub fn diagram(position: &Position, bottom: Color) -> Html {
    let label = words::diagram_text(&position.board(), Bitboard::EMPTY, bottom);
    yew::html! {
        <span class="text-diagram">{ picture(position.board(), Bitboard::EMPTY, bottom, Coordinates::None, label) }</span>
    }
}
