//! Why a move is refused.

use std::fmt;

use crate::bitboard::List;
use crate::{Bitboard, CastlingSide, Piece, Role, Square};

/// Why a move cannot be made, with the squares and pieces that are to blame.
///
/// # Examples
///
/// ```
/// use rules::{IllegalMove, Position, Square};
///
/// let refused = Position::default().find_move(Square::E4, Square::E5, None);
/// assert_eq!(refused, Err(IllegalMove::EmptySquare { square: Square::E4 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// There is no piece on the square of origin.
    EmptySquare {
        /// That square.
        square: Square,
    },
    /// The piece belongs to the side that is not to move.
    NotYourTurn {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The piece would stay where it is.
    SameSquare {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A piece of the same side stands on the target.
    OwnPiece {
        /// The piece that was to move.
        piece: Piece,
        /// The piece in the way.
        other: Piece,
        /// Where that one stands.
        square: Square,
    },
    /// Such a piece does not move that way.
    Geometry {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A slider would jump over a piece.
    Blocked {
        /// The slider.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The first piece on its way.
        by: Square,
    },
    /// A piece stands straight ahead of the pawn, which takes only diagonally.
    PawnBlocked {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The piece ahead.
        by: Square,
    },
    /// A pawn makes a double step only from where it started.
    PawnDoubleStep {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn moves diagonally only to take, and there is nothing to take.
    PawnTakesNothing {
        /// Where the pawn stands.
        from: Square,
        /// The empty square.
        to: Square,
        /// The pawn beside it, if it only looks like en passant: its double step was not the
        /// last move.
        passed: Option<Square>,
    },
    /// The king would step onto a square the enemy commands.
    KingAttacked {
        /// Where the king stands.
        from: Square,
        /// The square.
        to: Square,
        /// The pieces that command it.
        by: Bitboard,
    },
    /// The move uncovers an attack on the own king.
    LeavesKingInCheck {
        /// The piece that was to move.
        piece: Piece,
        /// The king.
        king: Square,
        /// The pieces that would give check.
        by: Bitboard,
    },
    /// The king is in check, and the move does not end it.
    StillInCheck {
        /// The piece that was to move.
        piece: Piece,
        /// The king.
        king: Square,
        /// The pieces that would still give check.
        by: Bitboard,
    },
    /// The king may not castle.
    Castling {
        /// The wing.
        side: CastlingSide,
        /// The condition that fails.
        refusal: CastlingRefusal,
    },
    /// A pawn reaches the last rank, and it is not said what it becomes.
    PromotionMissing {
        /// Where the pawn stands.
        from: Square,
        /// Where it is promoted.
        to: Square,
    },
    /// A pawn cannot become a pawn or a king.
    PromotionInvalid {
        /// What it was to become.
        role: Role,
    },
    /// A promotion is requested, but the move is not one.
    PromotionUnexpected {
        /// What the piece was to become.
        role: Role,
    },
}

impl IllegalMove {
    /// What a pawn was to become, if that is what is wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Role, Square};
    ///
    /// let refused = Position::default().find_move(Square::E2, Square::E4, Some(Role::Queen));
    /// assert_eq!(refused.expect_err("no promotion").promotion(), Some(Role::Queen));
    /// ```
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Self::PromotionInvalid { role } | Self::PromotionUnexpected { role } => Some(role),
            _ => None,
        }
    }
}

/// Why castling is refused; of several reasons the first in this order.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, CastlingRefusal, CastlingSide, Position, Square};
///
/// let position: Position = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1".parse()?;
/// assert_eq!(
///     position.castling_refusal(CastlingSide::QueenSide),
///     Some(CastlingRefusal::InCheck { by: Bitboard::from(Square::E4) })
/// );
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingRefusal {
    /// There is no rook to castle with.
    NoRook,
    /// The king or that rook has moved before.
    NoRight,
    /// A piece stands between them or where they land.
    Occupied {
        /// Where it stands.
        by: Square,
    },
    /// The king is in check.
    InCheck {
        /// The pieces that give it.
        by: Bitboard,
    },
    /// The enemy commands a square the king passes.
    ThroughCheck {
        /// That square.
        square: Square,
        /// The pieces that command it.
        by: Bitboard,
    },
    /// The enemy commands the square on which the king lands.
    IntoCheck {
        /// That square.
        square: Square,
        /// The pieces that command it.
        by: Bitboard,
    },
}

/// Writes the reason in English, for logs and tests; what players read is written elsewhere.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let refused = Position::default().find_move(Square::A1, Square::A4, None);
/// let reason = refused.expect_err("the pawn is in the way");
/// assert_eq!(reason.to_string(), "the piece on a2 stops the rook from a1 to a4");
/// ```
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EmptySquare { square } => write!(f, "there is no piece on {square}"),
            Self::NotYourTurn { piece, square } => {
                let (color, turn) = (piece.color, piece.color.other());
                write!(
                    f,
                    "the {} on {square} is {color}, and it is {turn}'s turn",
                    piece.role
                )
            }
            Self::SameSquare { piece, square } => {
                write!(f, "the {} already stands on {square}", piece.role)
            }
            Self::OwnPiece { other, square, .. } => {
                write!(f, "its own {} stands on {square}", other.role)
            }
            Self::Geometry { piece, from, to } => {
                write!(f, "a {} does not move from {from} to {to}", piece.role)
            }
            Self::Blocked {
                piece,
                from,
                to,
                by,
            } => {
                write!(
                    f,
                    "the piece on {by} stops the {} from {from} to {to}",
                    piece.role
                )
            }
            Self::PawnBlocked { from, by, .. } => {
                write!(f, "the piece on {by} blocks the pawn on {from}")
            }
            Self::PawnDoubleStep { from, .. } => {
                write!(
                    f,
                    "the pawn on {from} has left its first square and steps only once"
                )
            }
            Self::PawnTakesNothing {
                from,
                to,
                passed: None,
            } => {
                write!(f, "the pawn on {from} has nothing to take on {to}")
            }
            Self::PawnTakesNothing {
                from,
                passed: Some(passed),
                ..
            } => write!(
                f,
                "the pawn on {from} may not take the one on {passed} en passant: \
                 that is possible only right after its double step"
            ),
            Self::KingAttacked { to, by, .. } => {
                write!(f, "{to} is attacked from {}", List(by))
            }
            Self::LeavesKingInCheck { king, by, .. } => {
                write!(
                    f,
                    "the move leaves the king on {king} in check from {}",
                    List(by)
                )
            }
            Self::StillInCheck { king, by, .. } => {
                write!(f, "the king on {king} stays in check from {}", List(by))
            }
            Self::Castling { side, refusal } => write!(f, "no castling {side}: {refusal}"),
            Self::PromotionMissing { to, .. } => {
                write!(f, "the pawn reaches {to}: choose what it becomes")
            }
            Self::PromotionInvalid { role } => write!(f, "a pawn cannot become a {role}"),
            Self::PromotionUnexpected { role } => {
                write!(f, "this move promotes nothing to a {role}")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

/// Writes the condition that fails.
///
/// # Examples
///
/// ```
/// use rules::{CastlingRefusal, Square};
///
/// let refusal = CastlingRefusal::Occupied { by: Square::F1 };
/// assert_eq!(refusal.to_string(), "a piece stands on f1");
/// ```
impl fmt::Display for CastlingRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoRook => f.write_str("there is no rook at home"),
            Self::NoRight => f.write_str("the king or the rook has moved"),
            Self::Occupied { by } => write!(f, "a piece stands on {by}"),
            Self::InCheck { by } => write!(f, "the king is in check from {}", List(by)),
            Self::ThroughCheck { square, by } => {
                write!(
                    f,
                    "the king would pass {square}, attacked from {}",
                    List(by)
                )
            }
            Self::IntoCheck { square, by } => {
                write!(
                    f,
                    "the king would land on {square}, attacked from {}",
                    List(by)
                )
            }
        }
    }
}
