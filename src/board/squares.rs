//! The 64 squares as a grid for keyboard and screen reader; each is drawn anew only when what it
//! says changes.

use rules::{Bitboard, Color, Piece, Square};
use words::SquareStates;
use yew::prelude::*;

use super::geometry::Place;

/// Props of [`SquareCell`].
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct SquareCellProps {
    /// Which square.
    pub square: Square,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Its state.
    pub states: SquareStates,
    /// Whether the piece may be picked up: then a finger here drags instead of scrolling.
    pub movable: bool,
    /// Whether Tab leads here.
    pub reachable: bool,
}

/// One square. Its events are read by the board.
#[component]
pub fn SquareCell(props: &SquareCellProps) -> Html {
    let states = props.states;
    let color = if Bitboard::LIGHT.contains(props.square) {
        "light"
    } else {
        "dark"
    };
    let target = states.can_move || states.can_capture;
    html! {
        <div
            role="gridcell"
            class={classes!(
                "square",
                props.movable.then_some("movable"),
                target.then_some("target"),
            )}
            part={classes!("square", color, target.then_some("dest"))}
            data-square={props.square.to_string()}
            tabindex={if props.reachable { "0" } else { "-1" }}
            aria-label={words::square_label(props.piece, props.square, states)}
            aria-selected={states.selected.then_some("true")}
        />
    }
}

/// The rows of the grid from the top as seen. The cells stay in place when the board is turned and
/// only change their names, so that the focus is never lost with a node.
pub fn rows(bottom: Color, cell: impl Fn(Square) -> SquareCellProps) -> Html {
    let cell = &cell;
    (0..8)
        .map(|row| {
            html! {
                <div key={row} class="rank" role="row">
                    { for (0..8).filter_map(move |column| {
                        let square = Place { column, row }.square(bottom)?;
                        Some(html! { <SquareCell key={column} ..cell(square) /> })
                    }) }
                </div>
            }
        })
        .collect()
}

/// The same squares as a picture.
pub fn painted_rows() -> Html {
    (0..8)
        .map(|row| {
            html! {
                <div key={row} class="rank">
                    { for (0..8).map(|column| html! { <i key={column} class="square" /> }) }
                </div>
            }
        })
        .collect()
}
