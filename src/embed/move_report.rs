//! A move as the page hears of it.

use rules::{AnyPosition, Move};

use crate::board_state::BoardState;

/// A move as an event reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveReport {
    /// In standard algebraic notation.
    pub(crate) san: String,
    /// As two squares.
    pub(crate) uci: String,
    /// The position after it.
    pub(crate) fen: String,
    /// What a voice says of it.
    pub(crate) spoken: String,
    /// Whether a piece is taken.
    pub(crate) takes: bool,
}

impl MoveReport {
    /// Describes a move that is about to be made, and the position after it.
    pub(crate) fn new(state: &BoardState, mv: Move, after: &AnyPosition) -> Self {
        let before = state.any_position();
        let uci = match before.position() {
            Some(position) => notation::uci::write(position, mv),
            None => mv.to_string(),
        };
        let spoken = match before.position() {
            Some(position) => words::move_announcement(position, mv),
            None => state.san(mv),
        };
        Self {
            san: state.san(mv),
            uci,
            fen: after.setup().to_string(),
            spoken,
            takes: mv.is_en_passant()
                || !mv.is_castling() && before.board().piece_at(mv.to()).is_some(),
        }
    }
}
