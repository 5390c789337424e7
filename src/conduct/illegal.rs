//! Illegal moves that are noticed at once: what becomes of them under each law.

mod law;
mod penalty;

#[cfg(test)]
mod tests;

pub use law::{ExtraTime, IllegalMoveLaw, Pace};
pub use penalty::{Answered, Penalty, PenaltyKind, Reply, Right};

use rules::dead::Analysis;
use rules::{CastlingMode, IllegalMove, Position, Role, Square};

use crate::binding::Binding;
use crate::check::CheckCall;
use crate::code::Code;
use crate::duty::Duty;
use crate::touch::Touch;

/// What is treated as an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// A piece of the player to move was put on a square to which it cannot go (seed 000, terms 13
    /// and law VII; FIDE 3.10.2 and 7.5.1).
    Move {
        /// Where it came from.
        piece: Square,
        /// Where it was put. An opposing piece there was captured.
        to: Square,
    },
    /// A pawn was left on the last rank (FIDE 7.5.2).
    PawnLeft {
        /// Where the pawn came from.
        piece: Square,
        /// Where it was left.
        to: Square,
    },
    /// The clock was pressed without a move (FIDE 7.5.3).
    NoMove,
    /// One legal move was made with both hands (FIDE 7.5.4).
    TwoHands {
        /// The piece that was moved; for castling, the king.
        piece: Square,
        /// Where it was put.
        to: Square,
    },
}

/// What the law prescribes for an illegal move. The position is always the one before it: that is
/// what `restored` means in every law, so a ruling has no position of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The board does not accept such a move, so nothing has happened.
    Refused,
    /// The player makes another move.
    Replace {
        /// What the move is bound to.
        binding: Binding,
        /// What was touched, for the state of the turn that starts over.
        touched: Vec<Square>,
        /// What binds the move besides touched pieces.
        duty: Option<Duty>,
        /// Time for the opponent.
        time: Option<ExtraTime>,
    },
    /// The pawn becomes a queen, and the opponent gets time (FIDE 7.5.2).
    Queen {
        /// Where the pawn came from.
        piece: Square,
        /// Where the queen is.
        to: Square,
        /// Time for the opponent.
        time: Option<ExtraTime>,
    },
    /// The opponent may enforce one of these penalties, or none.
    Penalties(Vec<Penalty>),
    /// The offender loses: it was the second illegal move (FIDE 7.5.5).
    Lost,
    /// Like a loss, but the opponent could never mate (FIDE 7.5.5).
    Drawn,
}

/// What must be known about an illegal move besides the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// How many illegal moves this player has completed before.
    pub earlier: u32,
    /// What the opponent said with the last move.
    pub call: CheckCall,
}

/// What becomes of an illegal move that is noticed before the reply.
///
/// `position` is the one before it. Anything that is not an offence there, such as a legal move, is
/// ruled on as if it were: the caller checks [`Position::find_move`] first.
#[must_use]
pub fn rule_on(
    law: IllegalMoveLaw,
    position: &Position,
    offence: Offence,
    circumstances: Circumstances,
) -> Ruling {
    match law {
        IllegalMoveLaw::Refused => Ruling::Refused,
        IllegalMoveLaw::Time(pace) => {
            if circumstances.earlier > 0 {
                let opponent = position.turn().other();
                let is_dead = Analysis::of_side(position, opponent).finish().is_dead();
                return if is_dead { Ruling::Drawn } else { Ruling::Lost };
            }
            let time = Some(pace.extra_time());
            if let Offence::PawnLeft { piece, to } = offence {
                return Ruling::Queen { piece, to, time };
            }
            let touched = touched_by(position, offence);
            let binding = Touch::of_squares(&touched).binding(Code::Fide, position);
            Ruling::Replace {
                binding,
                touched,
                duty: None,
                time,
            }
        }
        IllegalMoveLaw::SamePiece => {
            replaced(position, offended_piece(offence).map(Duty::MovePiece))
        }
        IllegalMoveLaw::NoPenalty => replaced(position, None),
        IllegalMoveLaw::Penalties => match offence {
            Offence::Move { piece, to } if is_neglect(position, piece, to) => {
                let is_announced = circumstances.call == CheckCall::Said;
                replaced(position, is_announced.then_some(Duty::MoveKing))
            }
            Offence::Move { piece, to } => Ruling::Penalties(penalty::choices(position, piece, to)),
            // Law VII covers false moves only, and law XIII lets a pawn remain a pawn.
            Offence::PawnLeft { .. } | Offence::NoMove | Offence::TwoHands { .. } => {
                replaced(position, None)
            }
        },
    }
}

/// Whether a move fails because it leaves the king in check: neglecting a check is a separate matter
/// (seed 000, law VIII).
#[must_use]
pub fn is_neglect(position: &Position, piece: Square, to: Square) -> bool {
    let promotion = position
        .piece_at(piece)
        .filter(|moved| moved.role == Role::Pawn && to.rank() == moved.color.promotion_rank())
        .map(|_| Role::Queen);
    position.is_check()
        && matches!(
            position.find_move(piece, to, promotion),
            Err(IllegalMove::StillInCheck { .. } | IllegalMove::KingAttacked { .. })
        )
}

fn replaced(position: &Position, duty: Option<Duty>) -> Ruling {
    let binding = duty.map_or(Binding::Free, |duty| duty.binding(position));
    Ruling::Replace {
        binding,
        touched: Vec::new(),
        duty,
        time: None,
    }
}

const fn offended_piece(offence: Offence) -> Option<Square> {
    match offence {
        Offence::Move { piece, .. }
        | Offence::PawnLeft { piece, .. }
        | Offence::TwoHands { piece, .. } => Some(piece),
        Offence::NoMove => None,
    }
}

/// What was touched by an illegal move: articles 4.3 and 4.7 apply to the one that replaces it
/// (FIDE 7.5.1).
fn touched_by(position: &Position, offence: Offence) -> Vec<Square> {
    let (Offence::Move { piece, to }
    | Offence::TwoHands { piece, to }
    | Offence::PawnLeft { piece, to }) = offence
    else {
        return Vec::new();
    };
    let target = position
        .piece_at(to)
        .filter(|other| other.color != position.turn());
    if target.is_some() {
        return vec![piece, to];
    }
    match castled_rook(position, piece, to) {
        Some(rook) => vec![piece, rook],
        None => vec![piece],
    }
}

/// The rook with which the king was to castle: the one it was put on, or the one in the corner when
/// it went two squares along its rank.
fn castled_rook(position: &Position, piece: Square, to: Square) -> Option<Square> {
    let turn = position.turn();
    let king = position.king(turn);
    let is_own_rook = |square: &Square| {
        position
            .piece_at(*square)
            .is_some_and(|other| other.color == turn && other.role == Role::Rook)
    };
    if piece != king || piece.rank() != to.rank() {
        return None;
    }
    if is_own_rook(&to) {
        return Some(to);
    }
    let is_step_of_two = piece.distance(to) == 2;
    if position.castling_mode() != CastlingMode::Standard || !is_step_of_two {
        return None;
    }
    let corner = rules::CastlingSide::of(piece, to).corner(turn);
    Some(corner).filter(is_own_rook)
}
