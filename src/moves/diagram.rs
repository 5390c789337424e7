//! A diagram in the text of a record.

use std::rc::Rc;

use board::{Coordinates, Man, picture::picture};
use rules::{Bitboard, Color, Position};
use yew::Html;

/// The board as a picture with a description.
pub fn diagram(position: &Position, bottom: Color) -> Html {
    let men: Rc<[Man]> = position
        .board()
        .iter()
        .zip(0..)
        .map(|((square, piece), id)| Man { id, piece, square })
        .collect();
    let label = words::diagram_text(&position.board(), Bitboard::EMPTY, bottom);
    yew::html! {
        <span class="text-diagram">{ picture(&men, Bitboard::EMPTY, bottom, Coordinates::None, label) }</span>
    }
}
