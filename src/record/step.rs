//! What leads from one node to the next.

use rules::{Color, Move, Position};

/// One ply of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// Nothing moves and the turn passes. The laws know no such move; annotators show threats
    /// with it. PGN writes it `--`.
    Null,
}

impl Step {
    /// The move, unless nothing moves.
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::Null => None,
        }
    }

    /// The position after the step, or nothing when it cannot be made: an illegal move, or passing
    /// the turn while in check.
    #[must_use]
    pub fn play(self, position: &Position) -> Option<Position> {
        match self {
            Self::Move(mv) => position.play(mv).ok(),
            Self::Null => pass(position),
        }
    }
}

/// The position with the other side to move.
pub(crate) fn pass(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    let mut setup = position.to_setup();
    if setup.turn == Color::Black {
        setup.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    setup.turn = setup.turn.other();
    setup.en_passant = None;
    setup.halfmove_clock += 1;
    Position::from_setup(&setup).ok()
}
