//! What an explanation draws, and what a learner has switched on: the pieces that are the reason,
//! squares, arrows, and tints of whole sets. Each has a shape of its own, so that nothing depends
//! on color alone.

use std::rc::Rc;

use rules::{Bitboard, Color, Square};
use yew::prelude::*;

use super::geometry::Place;
use super::marks::{all, mark_path};

/// From a piece to the square it looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where the piece stands.
    pub from: Square,
    /// Where it looks.
    pub to: Square,
}

/// The drawing of one reason or of one step of an explanation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Where a refused move was to go.
    pub wrong: Option<Square>,
    /// The pieces that are the reason.
    pub pieces: Bitboard,
    /// The squares it is about.
    pub squares: Bitboard,
    /// Which pieces look where.
    pub arrows: Vec<Arrow>,
    /// Arrows that matter less, such as those of moves that are not the best.
    pub faint_arrows: Vec<Arrow>,
}

/// What a tinted set means; each has its own pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Squares White commands.
    White,
    /// Squares Black commands.
    Black,
    /// Pieces that can be won.
    Danger,
    /// Pieces that are pinned, and by whom.
    Pin,
    /// Squares from which a piece would give check.
    Check,
    /// Pawns that are weak.
    Weak,
    /// Pawns that are strong.
    Strong,
}

impl Shade {
    const fn class(self) -> &'static str {
        match self {
            Self::White => "shade white-commands",
            Self::Black => "shade black-commands",
            Self::Danger => "shade danger",
            Self::Pin => "shade pin",
            Self::Check => "shade checks",
            Self::Weak => "shade weak",
            Self::Strong => "shade strong",
        }
    }

    /// A corner, an edge or a band of the square: shapes that can lie over each other.
    const fn path(self) -> &'static str {
        match self {
            Self::White => "M.06 .94L.34 .94L.06 .66z",
            Self::Black => "M.94 .06L.66 .06L.94 .34z",
            Self::Danger => "M.5 .04a.46 .46 0 1 0 .001 0z",
            Self::Pin => "M.08 .5L.5 .08L.92 .5L.5 .92z",
            Self::Check => "M.5 .3L.7 .5L.5 .7L.3 .5z",
            Self::Weak => "M.12 .9H.88",
            Self::Strong => "M.5 .06L.66 .2H.34z",
        }
    }
}

/// A set of squares to be tinted in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// What it means.
    pub shade: Shade,
    /// Where.
    pub squares: Bitboard,
}

/// What lies under the pieces because a learner has switched it on.
pub fn tints(bottom: Color, tints: &Rc<[Tint]>) -> Html {
    if tints.is_empty() {
        return Html::default();
    }
    html! {
        <svg class="marks tints" viewBox="0 0 8 8" aria-hidden="true">
            { for tints.iter().map(|tint| all(tint.squares, bottom, tint.shade.class(), tint.shade.path())) }
        </svg>
    }
}

/// What lies over the pieces: the drawing of an explanation.
pub fn drawing(bottom: Color, drawing: &Drawing) -> Html {
    let Drawing {
        wrong,
        pieces,
        squares,
        arrows,
        faint_arrows,
    } = drawing;
    html! {
        <>
            <svg class="marks reasons" viewBox="0 0 8 8" aria-hidden="true">
                <g key="squares">{ all(*squares, bottom, "noted", DIAMOND) }</g>
                <g key="pieces">{ all(*pieces, bottom, "blamed", BRACKETS) }</g>
                <g key="wrong">{ all(*wrong, bottom, "refused", CROSS) }</g>
            </svg>
            if !arrows.is_empty() || !faint_arrows.is_empty() {
                // Ten units a square: whole numbers are enough, and printing fractions is not free.
                <svg class="marks arrows" viewBox="0 0 80 80" aria-hidden="true">
                    { for faint_arrows.iter().map(|&it| arrow(it, bottom, "mark arrow faint")) }
                    { for arrows.iter().map(|&it| arrow(it, bottom, "mark arrow")) }
                </svg>
            }
        </>
    }
}

/// A diamond in the middle of the square.
const DIAMOND: &str = "M.5 .34L.66 .5L.5 .66L.34 .5z";
/// Two crossing strokes.
const CROSS: &str = "M.36 .36L.64 .64M.64 .36L.36 .64";
/// Heavy brackets at the left and right of a piece.
const BRACKETS: &str = "M.22 .06H.06V.94H.22M.78 .06H.94V.94H.78";

/// An arrow along its own axis, turned into place: only sixteen directions occur.
fn arrow(Arrow { from, to }: Arrow, bottom: Color, class: &'static str) -> Html {
    let (start, end) = (Place::of(from, bottom), Place::of(to, bottom));
    let columns = end.column as i32 - start.column as i32;
    let rows = end.row as i32 - start.row as i32;
    let steps = columns.abs().max(rows.abs());
    let (length, angle) = match (columns.abs(), rows.abs()) {
        (0, _) | (_, 0) => (10 * steps, 0),
        (across, down) if across == down => (141 * steps / 10, 45),
        (2, 1) => (22, 27),
        (1, 2) => (22, 63),
        _ => return Html::default(),
    };
    let angle = match (columns.signum(), rows.signum()) {
        (0, down) => 90 * down,
        (across, 0) => 90 - 90 * across,
        (1, down) => angle * down,
        (_, down) => 180 - angle * down,
    };
    let [x, y] = [start.column, start.row].map(|place| (10 * place + 5).to_string());
    let place = [
        "translate(",
        &x,
        " ",
        &y,
        ") rotate(",
        &angle.to_string(),
        ")",
    ]
    .concat();
    let path = ["M3 0H", &(length - 5).to_string(), "m-2 -2l3 2l-3 2"].concat();
    html! {
        <g {class} part="arrow" transform={place}>{ mark_path(path) }</g>
    }
}
