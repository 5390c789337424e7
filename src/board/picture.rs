//! The board without anything to touch: one picture with a description.

use std::rc::Rc;

use rules::{Bitboard, Color};
use yew::prelude::*;

use super::coordinates::coordinate_names;
use super::men::Men;
use super::spots::spots;
use super::{Coordinates, Man, squares};

/// Draws the men as a picture, in the same geometry as a board to play on; `label` describes it.
pub fn picture(
    men: &Rc<[Man]>,
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
            data-coordinates={coordinates.key()}
        >
            <div class="field">
                <div class="squares">{ squares::painted_rows() }</div>
                if !marked.is_empty() {
                    { spots(bottom, marked) }
                }
                { coordinate_names(bottom) }
                <Men men={Rc::clone(men)} {bottom} animate={false} />
            </div>
        </div>
    }
}
