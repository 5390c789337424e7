//! The functions that work out explanations, as a table that can be fetched.

use board::{Drawing, Tint};
use explain::motifs::contest;
use game::Game;
use rules::{Bitboard, CastlingSide, Color, Position, Role, Square};
use words::{Prose, Refusal, Why};
use yew::{Callback, Html};

use super::{Explanation, Layer, Layers, drawing_of, refusal_drawing, shown_by, tints_of};
use crate::lazy::Lazy;
use crate::panels::why::{Walk, why_panel};

/// What castling on one wing still needs: a heading and its lines.
pub type CastlingList = (Prose, Vec<words::ChecklistLine>);

/// What works out explanations.
#[derive(Debug)]
pub struct Learning {
    /// Explains the position after this many plies of a game, if there is something to explain.
    pub why: fn(&Game, usize) -> Option<Why>,
    /// Says why a move is not legal where a game stands; `None` for one that is.
    pub refusal: fn(&Game, Square, Square, Option<Role>) -> Option<Refusal>,
    /// What a refusal draws, the square included where the move was to go.
    pub refusal_drawing: fn(&Position, &Refusal, Square) -> Drawing,
    /// What a step of an explanation draws.
    pub drawing: fn(&Position, Bitboard, Bitboard) -> Drawing,
    /// The open explanation.
    pub panel: fn(&Explanation, &Callback<Walk>) -> Html,
    /// What the layers show of a position.
    pub tints: fn(&Position, Layers) -> Vec<Tint>,
    /// The squares that a layer shows, for those who listen; `None` for a layer that shows none.
    pub shown_by: fn(&Position, Layer) -> Option<Bitboard>,
    /// How many pieces attack and defend a square.
    pub contest: fn(&Position, Square) -> Prose,
    /// What castling still needs after this many plies of a game, on each wing.
    pub castling: fn(&Game, usize, Color) -> Vec<CastlingList>,
}

static TABLE: Learning = Learning {
    why: |game, ply| words::why(game, ply),
    refusal: |game, from, to, promotion| words::refusal(game, from, to, promotion),
    refusal_drawing,
    drawing: drawing_of,
    panel: why_panel,
    tints: tints_of,
    shown_by,
    contest: |position, square| {
        let found = contest(position, square);
        words::contest_text(position, square, found.white, found.black)
    },
    castling: castling_lists,
};

/// What castling still needs after this many plies of a game, on each wing.
///
/// # Panics
///
/// If the game has fewer plies.
#[must_use]
pub fn castling_lists(game: &Game, ply: usize, color: Color) -> Vec<CastlingList> {
    let list = |side| {
        let lines = words::castling_checklist(game, ply, color, side);
        (words::castling_title(color, side), lines)
    };
    CastlingSide::ALL.map(list).into()
}

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Learning {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static LEARNING: Lazy<Learning> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn learning() -> Option<&'static Learning> {
    LEARNING.with(Lazy::get)
}
