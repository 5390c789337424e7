//! Everything drawn over the men to show a state: dots, rings, frames, ticks. Each state has a
//! shape of its own, and each shape a light line around it that stands out on dark men.

use rules::{Bitboard, Color, Square};
use yew::prelude::*;

use super::geometry::Place;

/// Props of [`Marks`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct MarksProps {
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// The picked man.
    pub selected: Option<Square>,
    /// Where it can go without capturing.
    pub moves: Bitboard,
    /// Where it can capture.
    pub captures: Bitboard,
    /// The square under a dragged man.
    pub over: Option<Square>,
    /// From where to where the last move went.
    pub last_move: Option<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// The squares to blame for a refused move.
    pub refused: Vec<Square>,
}

/// The overlay, in units of one square.
#[component]
pub fn Marks(props: &MarksProps) -> Html {
    let bottom = props.bottom;
    let one = |square: Option<Square>, class: &'static str, path: &'static str| {
        square.map(|square| mark(square, bottom, class, path))
    };
    let many = |squares: Bitboard, class: &'static str, path: &'static str| {
        squares
            .into_iter()
            .map(move |square| mark(square, bottom, class, path))
            .collect::<Html>()
    };
    let ticks = props
        .last_move
        .map(|(from, to)| Bitboard::from(from) | Bitboard::from(to));
    let hovered = props
        .over
        .filter(|&square| (props.moves | props.captures).contains(square));
    html! {
        <svg class="marks" viewBox="0 0 8 8" aria-hidden="true">
            <g key="last">{ many(ticks.unwrap_or(Bitboard::EMPTY), "last-move", TICKS) }</g>
            <g key="check">{ one(props.check, "check", TEETH) }</g>
            <g key="moves">{ many(props.moves, "move", DOT) }</g>
            <g key="captures">{ many(props.captures, "capture", RING) }</g>
            <g key="selected">{ one(props.selected, "selected", FRAME) }</g>
            <g key="over">{ one(hovered, "over", FRAME) }</g>
            <g key="refused">
                { for props.refused.iter().map(|&square| mark(square, bottom, "refused", CROSS)) }
            </g>
        </svg>
    }
}

/// One shape at a square: the light line below, the mark itself above it.
fn mark(square: Square, bottom: Color, class: &'static str, path: &'static str) -> Html {
    let Place { column, row } = Place::of(square, bottom);
    html! {
        <g
            key={square.index()}
            class={classes!("mark", class)}
            transform={format!("translate({column} {row})")}
        >
            <path class="halo" d={path} />
            <path class="line" d={path} />
        </g>
    }
}

/// Repeats a piece of a path for one side of the square.
macro_rules! eight {
    ($piece:literal) => {
        concat!(
            $piece, $piece, $piece, $piece, $piece, $piece, $piece, $piece
        )
    };
}

/// A dot in the middle.
const DOT: &str = "M.5 .36a.14 .14 0 1 0 .001 0z";
/// A ring inside the square.
const RING: &str = "M.5 .07a.43 .43 0 1 0 .001 0z";
/// An inset frame with slightly rounded corners.
const FRAME: &str = "M.1 .07H.9L.93 .1V.9L.9 .93H.1L.07 .9V.1z";
/// Ticks in the four corners.
const TICKS: &str = "M.05 .23V.05H.23M.77 .05H.95V.23M.95 .77V.95H.77M.23 .95H.05V.77";
/// A saw-toothed frame: its teeth point at the king.
const TEETH: &str = concat!(
    "M0 0H1V1H0zM.05 .05",
    eight!("l.05625 .085l.05625 -.085"),
    eight!("l-.085 .05625l.085 .05625"),
    eight!("l-.05625 -.085l-.05625 .085"),
    eight!("l.085 -.05625l-.085 -.05625"),
    "z",
);
/// Two crossing strokes.
const CROSS: &str = "M.36 .36L.64 .64M.64 .36L.36 .64";
