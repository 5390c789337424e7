//! The opponent's choice of three penalties, and the right to enforce one (seed 000, laws VII
//! and IX).

use rules::{Move, Position, Square};

use crate::binding::Binding;
use crate::code::Code;
use crate::duty::Duty;
use crate::names::names;

/// What the opponent may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PenaltyKind {
    /// The piece moved illegally is moved legally.
    MovePiece,
    /// The piece captured illegally is captured legally, by any piece.
    TakePiece,
    /// Any other piece is moved.
    MoveOther,
}

names!(
    PenaltyKind,
    "a penalty",
    MovePiece = "move-piece",
    TakePiece = "take-piece",
    MoveOther = "move-other",
);

/// One of the penalties, which can be carried out in the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Which of the three.
    pub kind: PenaltyKind,
    /// What it binds the offender to.
    pub duty: Duty,
    /// The moves that fulfill it, at least one.
    pub moves: Vec<Move>,
}

/// The penalties that can be carried out after a piece was put on `to`: “according to the case”, so
/// capturing is among them only if something was captured.
pub(super) fn choices(position: &Position, piece: Square, to: Square) -> Vec<Penalty> {
    let turn = position.turn();
    let target = position.piece_at(to).filter(|other| other.color != turn);
    let duties = [
        (PenaltyKind::MovePiece, Some(Duty::MovePiece(piece))),
        (PenaltyKind::TakePiece, target.map(|_| Duty::TakePiece(to))),
        (PenaltyKind::MoveOther, Some(Duty::MoveOther(piece))),
    ];
    let possible = duties.into_iter().filter_map(|(kind, duty)| {
        let duty = duty?;
        match duty.binding(position) {
            Binding::Bound { moves, .. } => Some(Penalty { kind, duty, moves }),
            _ => None,
        }
    });
    possible.collect()
}

/// The right to claim something against the opponent's last action: a penalty (seed 000, law IX)
/// or a violation of the rules of touching (FIDE 4.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Right {
    /// It can be used.
    #[default]
    Open,
    /// It was used.
    Enforced,
    /// The player said that it will not be used: “a player is not bound to enforce a penalty”.
    Waived,
    /// A piece was touched in reply, so that it can no longer be used.
    Lapsed,
}

names!(
    Right,
    "a right to a claim",
    Open = "open",
    Enforced = "enforced",
    Waived = "waived",
    Lapsed = "lapsed",
);

/// What the player who holds the right does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// Uses it.
    Enforce,
    /// Gives it up.
    Waive,
    /// Touches a piece in reply.
    Touch,
    /// Touches a piece in consequence of the false move, or of a false cry of check. Under seed 000,
    /// law IX that does not bind, and the right remains; FIDE 4.8 makes no such exception.
    TouchInConsequence,
}

/// Whether the reply had an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answered {
    /// The right has changed to this.
    Changed,
    /// The right remains as it was.
    Kept,
    /// The right had already been used or lost.
    TooLate,
}

impl Right {
    /// Applies what the player who holds the right does.
    pub const fn reply(&mut self, code: Code, reply: Reply) -> Answered {
        if !matches!(self, Self::Open) {
            return Answered::TooLate;
        }
        *self = match reply {
            Reply::Enforce => Self::Enforced,
            Reply::Waive => Self::Waived,
            Reply::TouchInConsequence if matches!(code, Code::Seed000) => return Answered::Kept,
            Reply::Touch | Reply::TouchInConsequence => Self::Lapsed,
        };
        Answered::Changed
    }
}
