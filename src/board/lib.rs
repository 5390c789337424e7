//! The chess board: one component for mouse, finger, pen, keyboard and screen reader.
//!
//! It shows what its props say and reports what the player does. It knows the vocabulary of `rules`
//! and the labels of `words`, but no game, no page and no storage, so that every page can use it.
//! What gestures mean is decided in [`gesture`], which runs without a browser.

pub mod commands;
pub mod coordinates;
mod dom;
mod drag;
pub mod drawing;
pub mod echo;
pub mod geometry;
pub mod gesture;
pub mod keyboard;
mod listener;
mod live;
pub mod marks;
pub mod picture;
pub mod pieces;
pub mod placed;
pub mod promotion;
pub mod spots;
pub mod squares;
pub mod survey;
mod view;

use std::rc::Rc;

use rules::{Bitboard, Color, Move, Piece, Role, Square};
use yew::prelude::*;

pub use view::{Attempt, BoardEvent, BoardKey, Coordinates, FocusRequest, Movable, Scene, Targets};

pub use drawing::{Arrow, Drawing, Shade, Tint};
pub use live::Board;
pub use pieces::figure;

/// Props of [`Board`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BoardProps {
    /// The pieces to show.
    pub board: rules::Board,
    /// The color at the bottom.
    #[prop_or(Color::White)]
    pub orientation: Color,
    /// The side to move.
    #[prop_or(Color::White)]
    pub turn: Color,
    /// The legal moves of the shown position; none when it is not to be played on.
    #[prop_or_default]
    pub legal: Rc<[Move]>,
    /// From where to where the last move went.
    #[prop_or_default]
    pub last_move: Option<(Square, Square)>,
    /// The king in check.
    #[prop_or_default]
    pub check: Option<Square>,
    /// Changes with the position; an unfinished gesture is then dropped.
    #[prop_or_default]
    pub position_key: u64,
    /// Where the names of files and ranks stand.
    #[prop_or_default]
    pub coordinates: Coordinates,
    /// Pawns become queens without asking; a modifier key asks all the same. Without this setting
    /// the modifier takes a queen at once.
    #[prop_or_default]
    pub auto_queen: bool,
    /// Whose pieces may be picked up.
    #[prop_or_default]
    pub movable: Movable,
    /// The drawing of an explanation, shown until the page takes it away.
    #[prop_or_default]
    pub drawing: Rc<Drawing>,
    /// Sets of squares a learner has switched on.
    #[prop_or_else(|| Rc::from([]))]
    pub tints: Rc<[Tint]>,
    /// Whether the page wants to know where the cursor is.
    #[prop_or_default]
    pub watched: bool,
    /// Whether the step to this position may be shown as movement.
    #[prop_or(true)]
    pub animate: bool,
    /// Asks for the keyboard focus.
    #[prop_or_default]
    pub focus: FocusRequest,
    /// Squares that a diagram is about.
    #[prop_or_default]
    pub marked: Bitboard,
    /// The name of the grid, where it is not the board of the game.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Receives what the player does.
    #[prop_or_default]
    pub on_event: Callback<BoardEvent>,
}

impl BoardProps {
    /// The part of the props that decides what a gesture means.
    fn scene(&self) -> Scene<'_> {
        Scene {
            key: self.position_key,
            board: self.board,
            legal: &self.legal,
            turn: self.turn,
            movable: self.movable,
            auto_queen: self.auto_queen,
        }
    }

    /// Where Tab leads before any square had the focus: the king's pawn at the bottom, or the
    /// square of the last move once that pawn has gone.
    fn resting_square(&self) -> Square {
        let home = self.orientation.fold_wb(Square::E2, Square::E7);
        let pawn = Piece::new(self.orientation, Role::Pawn);
        let pawn_at_home = self.board.piece_at(home) == Some(pawn);
        match self.last_move {
            Some((_, to)) if !pawn_at_home => to,
            _ => home,
        }
    }
}

/// The same geometry as one picture with a description and no controls: what a page shows before
/// the program is loaded.
pub fn painted_board(
    board: rules::Board,
    bottom: Color,
    coordinates: Coordinates,
    label: String,
) -> Html {
    picture::picture(board, Bitboard::EMPTY, bottom, coordinates, label)
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
