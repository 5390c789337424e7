//! The board without controls: one picture with a description.

use rules::{Bitboard, Board, Color};
use yew::prelude::*;

use super::coordinates::coordinate_names;
use super::pieces::Pieces;
use super::spots::spots;
use super::{Coordinates, squares};

/// Draws the pieces as a picture, in the same geometry as a board to play on; `label` describes it.
pub fn picture(
    board: Board,
    marked: Bitboard,
    bottom: Color,
    coordinates: Coordinates,
    label: String,
) -> Html {
    html! {
        <div
            class="board painted"
            dir="ltr"
            role="img"
            aria-label={label}
            data-bottom={bottom.to_string()}
            data-coordinates={coordinates.place().key()}
        >
            <div class="inner">
                <div class="squares">{ squares::painted_rows() }</div>
                if !marked.is_empty() {
                    { spots(bottom, marked) }
                }
                { coordinate_names(bottom, coordinates) }
                <Pieces {board} {bottom} animate={false} />
            </div>
        </div>
    }
}
