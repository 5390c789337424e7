//! What a player may still play.

use std::collections::BinaryHeap;

use rules::{CastlingSide, Move, Position, Role, Square};

use crate::illegal::Penalty;

/// What a player may play after what has happened at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Binding {
    /// Any legal move.
    Free,
    /// One of these moves; there is at least one.
    Bound {
        /// The moves, all of them legal.
        moves: Vec<Move>,
        /// Why.
        cause: Cause,
    },
    /// The opponent selects one of several touched pieces; the player waits.
    OpponentSelects(Vec<Choice>),
    /// The opponent may let the rook's move stand instead of castling; the player waits.
    OpponentMayStop {
        /// The move of the rook alone.
        rook: Move,
        /// What is played if not.
        castling: Move,
    },
    /// The opponent may enforce one of these penalties, or none; the player waits.
    OpponentMayPenalize(Vec<Penalty>),
}

/// One of the touched pieces and what follows if the opponent selects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where the piece is: one of the player's own, or one that must be captured.
    pub piece: Square,
    /// The moves with it, at least one.
    pub moves: Vec<Move>,
}

/// Why moves are bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// This piece of the player's own was touched, or was moved wrongly before.
    MustMove(Square),
    /// This opposing piece was touched.
    MustTake(Square),
    /// Both were touched.
    MustTakeWith {
        /// The player's own piece.
        piece: Square,
        /// The opposing piece.
        target: Square,
    },
    /// King and rook were touched.
    MustCastle(CastlingSide),
    /// The king moves as a penalty, and may not castle.
    KingAsPenalty,
    /// The opponent demands that some other piece be moved.
    MustMoveOther(Square),
    /// No touched piece can be moved, and castling with a rook touched before the king is barred.
    NoCastling,
    /// The piece was let go.
    Released {
        /// Where the piece came from.
        from: Square,
        /// Where it is now.
        to: Square,
    },
    /// The opponent lets the rook's move stand.
    RookStands,
}

impl Binding {
    /// Bound to these moves, or free if there are none.
    pub(crate) fn or_free(moves: Vec<Move>, cause: Cause) -> Self {
        if moves.is_empty() {
            Self::Free
        } else {
            Self::Bound { moves, cause }
        }
    }

    /// The legal moves that may be played: those of all options while the opponent has a choice, and
    /// all moves while nothing is enforced.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        match self {
            Self::Free => legal_moves(position, |_| true),
            Self::Bound { moves, .. } => moves.clone(),
            Self::OpponentSelects(choices) => {
                let all = choices.iter().flat_map(|choice| choice.moves.clone());
                let mut moves = in_order(all);
                moves.dedup();
                moves
            }
            Self::OpponentMayStop { rook, castling } => vec![*rook, *castling],
            // Nothing is enforced yet, and perhaps nothing will be.
            Self::OpponentMayPenalize(_) => legal_moves(position, |_| true),
        }
    }

    /// Whether a legal move may be played now, without an answer from the opponent.
    #[must_use]
    pub fn allows(&self, mv: Move) -> bool {
        match self {
            Self::Free => true,
            Self::Bound { moves, .. } => moves.contains(&mv),
            Self::OpponentSelects(_)
            | Self::OpponentMayStop { .. }
            | Self::OpponentMayPenalize(_) => false,
        }
    }

    /// Whether the player waits until the opponent has decided.
    #[must_use]
    pub const fn awaits_opponent(&self) -> bool {
        match self {
            Self::Free | Self::Bound { .. } => false,
            Self::OpponentSelects(_)
            | Self::OpponentMayStop { .. }
            | Self::OpponentMayPenalize(_) => true,
        }
    }
}

/// The legal moves that `wanted` picks, in a fixed order.
pub(crate) fn legal_moves(position: &Position, wanted: impl Fn(Move) -> bool) -> Vec<Move> {
    let moves = position.legal_moves();
    in_order(moves.iter().copied().filter(|mv| wanted(*mv)))
}

/// Moves in their order: by a heap, which is a smaller program than sorting is.
fn in_order(moves: impl Iterator<Item = Move>) -> Vec<Move> {
    moves.collect::<BinaryHeap<_>>().into_sorted_vec()
}

/// The legal moves of the piece on `square`; castling is a move of the king.
pub(crate) fn moves_of(position: &Position, square: Square) -> Vec<Move> {
    legal_moves(position, |mv| mv.from() == square)
}

/// The legal moves that capture the piece on `square`, including en passant.
pub(crate) fn captures_of(position: &Position, square: Square) -> Vec<Move> {
    legal_moves(position, |mv| takes(position, mv, square))
}

pub(crate) fn takes(position: &Position, mv: Move, square: Square) -> bool {
    position
        .captured_by(mv)
        .is_some_and(|(victim, _)| victim == square)
}

/// The king's moves of a penalty (seed 000, laws VI and IX): any but castling.
pub(crate) fn penalty_of_king(position: &Position) -> Binding {
    let moves = legal_moves(position, |mv| mv.role() == Role::King && !mv.is_castling());
    Binding::or_free(moves, Cause::KingAsPenalty)
}
