//! What one move changed, and how often a position has stood on the board.

use std::sync::Arc;

use notation::san::{SanParts, san_parts};
use rules::{CastlingSide, Move, Piece, Position};

/// One move and everything that is asked about it again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) position: Position,
    pub(crate) captured: Option<Piece>,
    pub(crate) parts: SanParts,
    pub(crate) san: String,
}

impl Step {
    /// What a legal move leads to.
    pub(crate) fn new(before: &Position, mv: Move) -> Arc<Self> {
        let captured = before.captured_by(mv);
        let mut parts = san_parts(before, mv);
        if let Some(side) = mv.castling_without_rook() {
            parts.role = None;
            parts.body = castling_text(side).to_owned();
        }
        Arc::new(Self {
            position: before.play_unchecked(mv),
            captured: captured.map(|(_, piece)| piece),
            san: parts.to_text(),
            parts,
        })
    }
}

/// Castling, with or without a rook.
const fn castling_text(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "O-O",
        CastlingSide::QueenSide => "O-O-O",
    }
}

/// How often `position` has stood on the board if it follows `earlier`, itself included.
///
/// Positions before the last capture or pawn move cannot be the same, so the search stops there.
pub(crate) fn repetitions<'a>(
    position: &Position,
    earlier: impl DoubleEndedIterator<Item = &'a Position>,
) -> usize {
    let identity = position.identity();
    let reach = usize::try_from(position.halfmove_clock()).unwrap_or(usize::MAX);
    // Only every second position has the same side to move.
    1 + earlier
        .rev()
        .take(reach)
        .skip(1)
        .step_by(2)
        .filter(|other| other.identity() == identity)
        .count()
}
