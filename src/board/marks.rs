//! Everything drawn on squares to show a state: dots, rings, frames, ticks. Each state has a
//! shape of its own, and each shape a light line around it that stands out on dark squares. All of
//! it lies under the pieces, so that no line ever crosses a cross, a ball or a base.

use rules::{Color, Square};
use yew::prelude::*;

use super::geometry::Place;
use super::view::Targets;

/// The last move and the check, which are about pieces already there.
pub fn ground(bottom: Color, last_move: Option<(Square, Square)>, check: Option<Square>) -> Html {
    let ticks = last_move.into_iter().flat_map(|(from, to)| [from, to]);
    html! {
        <svg class="marks ground" viewBox="0 0 8 8" aria-hidden="true">
            <g key="last">{ all(ticks, bottom, "last-move", TICKS) }</g>
            <g key="check">{ all(check, bottom, "check", TEETH) }</g>
        </svg>
    }
}

/// What answers a gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answers {
    /// The picked piece.
    pub selected: Option<Square>,
    /// Where it can go.
    pub targets: Targets,
    /// The square under a dragged piece.
    pub over: Option<Square>,
}

/// The answers to a gesture: above the marks of the last move and the check.
pub fn marks(bottom: Color, answers: &Answers) -> Html {
    let targets = answers.targets;
    let hovered = answers
        .over
        .filter(|&square| (targets.moves | targets.captures).contains(square));
    html! {
        <svg class="marks ground" viewBox="0 0 8 8" aria-hidden="true">
            <g key="moves">{ all(targets.moves, bottom, "move", DOT) }</g>
            <g key="captures">{ all(targets.captures, bottom, "capture", RING) }</g>
            <g key="selected">{ all(answers.selected, bottom, "selected", FRAME) }</g>
            <g key="over">{ all(hovered, bottom, "over", FRAME) }</g>
        </svg>
    }
}

pub(super) fn all(
    squares: impl IntoIterator<Item = Square>,
    bottom: Color,
    class: &'static str,
    path: &'static str,
) -> Html {
    squares
        .into_iter()
        .map(|square| mark(square, bottom, class, path))
        .collect()
}

/// One shape at a square: the light line below, the mark itself above it.
fn mark(square: Square, bottom: Color, class: &'static str, path: &'static str) -> Html {
    let Place { column, row } = Place::of(square, bottom);
    html! {
        <g
            key={square.index()}
            class={classes!("mark", class)}
            part={class}
            transform={["translate(", &column.to_string(), " ", &row.to_string(), ")"].concat()}
        >
            { mark_path(path) }
        </g>
    }
}

/// The light line below and the mark itself above it.
pub(super) fn mark_path(path: impl Into<AttrValue>) -> Html {
    let path = path.into();
    html! {
        <>
            <path class="halo" d={path.clone()} />
            <path class="line" d={path} />
        </>
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
    "M0 0H1V1H0zM.04 .04",
    eight!("l.0575 .07l.0575 -.07"),
    eight!("l-.07 .0575l.07 .0575"),
    eight!("l-.0575 -.07l-.0575 .07"),
    eight!("l.07 -.0575l-.07 -.0575"),
    "z",
);
