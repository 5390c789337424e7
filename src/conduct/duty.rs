//! What an earlier offence obliges a player to do.

use std::fmt;
use std::str::FromStr;

use rules::{Position, Square};

use crate::ParseConductError;
use crate::binding::{Binding, Cause, captures_of, legal_moves, moves_of, penalty_of_king};

/// A duty that binds a player's next move. If it cannot be fulfilled, it does not apply.
///
/// # Examples
///
/// ```
/// use conduct::{Binding, Duty};
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// assert_eq!(Duty::MoveKing.binding(&position), Binding::Free); // the king cannot move
/// assert_eq!(Duty::MovePiece(Square::G1).binding(&position).moves(&position).len(), 2);
/// assert_eq!("piece=g1".parse(), Ok(Duty::MovePiece(Square::G1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// To move the piece that was moved wrongly (seed 000, laws V and VII; seed 002: “another move
    /// must be made with the same man”).
    MovePiece(Square),
    /// To capture the piece that was captured wrongly (seed 000, law VII).
    TakePiece(Square),
    /// To move any piece but this one (seed 000, law VII).
    MoveOther(Square),
    /// To move the king, without castling (seed 000, laws VIII and IX).
    MoveKing,
}

impl Duty {
    /// What the duty binds to in the position where the player has the move.
    #[must_use]
    pub fn binding(self, position: &Position) -> Binding {
        match self {
            Self::MovePiece(piece) => {
                Binding::or_free(moves_of(position, piece), Cause::MustMove(piece))
            }
            Self::TakePiece(target) => {
                Binding::or_free(captures_of(position, target), Cause::MustTake(target))
            }
            Self::MoveOther(piece) => Binding::or_free(
                legal_moves(position, |mv| mv.from() != piece),
                Cause::MustMoveOther(piece),
            ),
            Self::MoveKing => penalty_of_king(position),
        }
    }
}

/// Writes `piece=g1`, `take=d5`, `other=g1` or `king`.
impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MovePiece(square) => write!(f, "piece={square}"),
            Self::TakePiece(square) => write!(f, "take={square}"),
            Self::MoveOther(square) => write!(f, "other={square}"),
            Self::MoveKing => f.write_str("king"),
        }
    }
}

impl FromStr for Duty {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            if text == "king" {
                return Some(Self::MoveKing);
            }
            let (key, value) = text.split_once('=')?;
            let square = value.parse().ok()?;
            match key {
                "piece" => Some(Self::MovePiece(square)),
                "take" => Some(Self::TakePiece(square)),
                "other" => Some(Self::MoveOther(square)),
                _ => None,
            }
        };
        read().ok_or_else(|| {
            ParseConductError::new(text, "a duty", "piece=g1, take=d5, other=g1 or king")
        })
    }
}
