//! What can be wrong with a set-up, and how it is said.

use std::fmt;

use crate::bitboard::List;
use crate::{Bitboard, Color, Square};

/// A reason why a set-up is not a legal position.
///
/// # Examples
///
/// ```
/// use rules::Setup;
///
/// assert_eq!(Setup::default().faults(), []);
/// assert!(!Setup::empty().faults().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// A side has no king.
    NoKing {
        /// The side.
        color: Color,
    },
    /// A side has more than one king.
    ManyKings {
        /// The side.
        color: Color,
        /// Where its kings stand.
        squares: Bitboard,
    },
    /// The kings stand on neighboring squares.
    KingsTouch {
        /// The white king.
        white: Square,
        /// The black king.
        black: Square,
    },
    /// The side that has just moved has left its king in check.
    OpponentInCheck {
        /// That king.
        king: Square,
        /// The pieces of the side to move that attack it.
        by: Bitboard,
    },
    /// No move can have given this check.
    ImpossibleCheck {
        /// The king in check.
        king: Square,
        /// The pieces that give it.
        by: Bitboard,
    },
    /// Pawns stand on the first or the last rank.
    PawnsOnBackRank {
        /// Their squares.
        squares: Bitboard,
    },
    /// A side has more than sixteen pieces.
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
    },
    /// A side has more than eight pawns.
    TooManyPawns {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
    },
    /// A side has more promoted pieces than pawns it has lost.
    TooManyPromoted {
        /// The side.
        color: Color,
        /// How many of its pieces must have been promoted.
        promoted: u32,
        /// How many of its eight pawns are gone.
        pawns_gone: u32,
    },
    /// A castling right names a square on neither back rank.
    CastlingSquare {
        /// The square.
        rook: Square,
    },
    /// A castling right is given to a side whose king is not at home.
    CastlingWithoutKing {
        /// The side.
        color: Color,
        /// The rook named by the right.
        rook: Square,
    },
    /// A castling right names a square where the side has no rook.
    CastlingWithoutRook {
        /// The side.
        color: Color,
        /// The square.
        rook: Square,
    },
    /// A side has the right to castle with two rooks on one wing.
    CastlingTwiceOnOneSide {
        /// The side.
        color: Color,
        /// The two rooks or more.
        rooks: Bitboard,
    },
    /// The en passant square is on a rank no pawn of the side that moved last passes over.
    EnPassantRank {
        /// The en passant square.
        square: Square,
    },
    /// A piece stands on a square the pawn must have passed over or come from.
    EnPassantOccupied {
        /// The en passant square.
        square: Square,
        /// Where the piece stands.
        by: Square,
    },
    /// No pawn stands in front of the en passant square.
    EnPassantWithoutPawn {
        /// The en passant square.
        square: Square,
        /// Where the pawn should be.
        pawn: Square,
    },
    /// Before the double step the king to move would already have been in check.
    EnPassantCheck {
        /// The en passant square.
        square: Square,
        /// The pieces that would have given it.
        by: Bitboard,
    },
}

/// Writes the fault with its squares.
///
/// # Examples
///
/// ```
/// use rules::{SetupFault, Square};
///
/// let fault = SetupFault::KingsTouch { white: Square::E4, black: Square::E5 };
/// assert_eq!(fault.to_string(), "the kings on e4 and e5 stand next to each other");
/// ```
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing { color } => write!(f, "{color} has no king"),
            Self::ManyKings { color, squares } => {
                write!(f, "{color} has {} kings: {}", squares.len(), List(squares))
            }
            Self::KingsTouch { white, black } => {
                write!(
                    f,
                    "the kings on {white} and {black} stand next to each other"
                )
            }
            Self::OpponentInCheck { king, by } => write!(
                f,
                "the king on {king} is in check from {} though its side has just moved",
                List(by)
            ),
            Self::ImpossibleCheck { king, by } => {
                write!(
                    f,
                    "no move can have put the king on {king} in check from {}",
                    List(by)
                )
            }
            Self::PawnsOnBackRank { squares } => {
                write!(
                    f,
                    "pawns cannot stand on the first or last rank: {}",
                    List(squares)
                )
            }
            Self::TooManyPieces { color, count } => {
                write!(f, "{color} has {count} pieces, at most 16 are possible")
            }
            Self::TooManyPawns { color, count } => {
                write!(f, "{color} has {count} pawns, at most 8 are possible")
            }
            Self::TooManyPromoted {
                color,
                promoted,
                pawns_gone,
            } => write!(
                f,
                "{color} has {promoted} promoted pieces but only {pawns_gone} pawns are missing"
            ),
            Self::CastlingSquare { rook } => {
                write!(f, "castling right for {rook}, which is not on a back rank")
            }
            Self::CastlingWithoutKing { color, rook } => {
                write!(
                    f,
                    "{color} may not castle with {rook}: the king is not at home"
                )
            }
            Self::CastlingWithoutRook { color, rook } => {
                write!(
                    f,
                    "{color} may not castle with {rook}: there is no rook at home"
                )
            }
            Self::CastlingTwiceOnOneSide { color, rooks } => {
                write!(
                    f,
                    "{color} may castle with only one of the rooks on {}",
                    List(rooks)
                )
            }
            Self::EnPassantRank { square } => {
                write!(f, "no pawn can have just passed over {square}")
            }
            Self::EnPassantOccupied { square, by } => {
                write!(
                    f,
                    "no pawn can have just passed over {square}: a piece stands on {by}"
                )
            }
            Self::EnPassantWithoutPawn { square, pawn } => {
                write!(
                    f,
                    "no pawn can have just passed over {square}: there is none on {pawn}"
                )
            }
            Self::EnPassantCheck { square, by } => write!(
                f,
                "no pawn can have just passed over {square}: {} gave check before",
                List(by)
            ),
        }
    }
}

/// A set-up that is not a legal position, with every reason.
///
/// # Examples
///
/// ```
/// use rules::{InvalidSetup, Position, Setup};
///
/// let diagram: Setup = "8/8/8/3R4/8/8/8/8 w - -".parse()?;
/// let refused: Result<Position, InvalidSetup> = Position::from_setup(&diagram);
/// let error = refused.expect_err("both kings are missing");
/// assert_eq!(error.to_string(), "white has no king; black has no king");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidSetup {
    faults: Vec<SetupFault>,
}

impl InvalidSetup {
    pub(crate) fn new(faults: Vec<SetupFault>) -> Self {
        Self { faults }
    }

    /// All faults, at least one.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position, Setup, SetupFault};
    ///
    /// let error = Position::from_setup(&Setup::empty()).expect_err("there are no kings");
    /// let missing = Color::ALL.map(|color| SetupFault::NoKing { color });
    /// assert_eq!(error.faults(), missing);
    /// ```
    #[must_use]
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

/// Writes all faults with semicolons between them.
///
/// # Examples
///
/// ```
/// use rules::{Position, Setup};
///
/// let error = Position::from_setup(&Setup::empty()).expect_err("there are no kings");
/// assert_eq!(error.to_string(), "white has no king; black has no king");
/// ```
impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "; " })?;
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for InvalidSetup {}
