//! The names of the reasons: stable, for tests, events and translations.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Why an attempt is refused; of several reasons the first in this order is given.
        ///
        /// Each is documented with what [`squares`](super::Illegal::squares) and
        /// [`by`](super::Illegal::by) then hold. As text it is the name in kebab case.
        ///
        /// # Examples
        ///
        /// ```
        /// use explain::illegal::Code;
        ///
        /// assert_eq!(Code::KingOnLine.to_string(), "king-on-line");
        /// assert_eq!("king-on-line".parse(), Ok(Code::KingOnLine));
        /// assert!(Code::Geometry < Code::Pinned);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// All codes in the order in which they are asked.
            ///
            /// # Examples
            ///
            /// ```
            /// use explain::illegal::Code;
            ///
            /// assert_eq!(Code::ALL[0], Code::GameOver);
            /// assert_eq!(Code::ALL.len(), 31);
            /// ```
            pub const ALL: [Self; 31] = [$(Self::$name),*];

            /// The code as text.
            ///
            /// # Examples
            ///
            /// ```
            /// use explain::illegal::Code;
            ///
            /// assert_eq!(Code::OwnPiece.as_str(), "own-man");
            /// ```
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

codes! {
    /// The game has ended. Of a mate or stalemate: the king, by the pieces that give check.
    GameOver = "game-over",
    /// There is no piece on the square of origin. That square, by no piece.
    EmptySquare = "empty-square",
    /// The piece belongs to the other side. Its square, by itself.
    NotYourTurn = "not-your-turn",
    /// Castling, but the king has moved before. The king, by itself.
    CastlingNoRightKing = "castling-no-right-king",
    /// Castling, but the rook has moved or was taken. Its first square, by the rook that stands
    /// there now, if one does.
    CastlingNoRightRook = "castling-no-right-rook",
    /// Castling, but the right is gone, and it is not known why. King and rook, by both.
    CastlingNoRight = "castling-no-right",
    /// Castling, but there is no rook. Where it should be, by the piece that stands there, if any.
    CastlingNoRook = "castling-no-rook",
    /// Castling, but the way is not free. The occupied squares, by all the pieces on them.
    CastlingOccupied = "castling-occupied",
    /// Castling, but the king is in check. The king, by the pieces that give check.
    CastlingInCheck = "castling-in-check",
    /// Castling, but the king would cross a commanded square. That square, by the pieces that
    /// command it.
    CastlingThroughCheck = "castling-through-check",
    /// Castling, but the king would land on a commanded square. That square, by the pieces that
    /// command it.
    CastlingIntoCheck = "castling-into-check",
    /// A piece of the same side stands on the target. The target, by that piece.
    OwnPiece = "own-man",
    /// A pawn to a lower rank. Where the pawn may go, by no piece.
    PawnBackward = "pawn-backward",
    /// A pawn along its rank. Where the pawn may go, by no piece.
    PawnSideways = "pawn-sideways",
    /// A pawn straight ahead onto an enemy, one square, or two from its first square. The target,
    /// by the piece on it.
    PawnCaptureForward = "pawn-capture-forward",
    /// A pawn two squares ahead, not from its first square. Where the pawn may go, by no piece.
    PawnDoubleStep = "pawn-double-step",
    /// A pawn two squares ahead over a piece. The square between, by the piece on it.
    PawnDoubleStepBlocked = "pawn-double-step-blocked",
    /// En passant after another move was made. The target and the pawn that was passed, by that
    /// pawn.
    EnPassantLate = "en-passant-late",
    /// En passant, but the pawn beside has not just made a double step. The target and that pawn,
    /// by that pawn.
    EnPassantImpossible = "en-passant-impossible",
    /// A pawn diagonally ahead onto an empty square. The target, by no piece.
    PawnDiagonalWithoutCapture = "pawn-diagonal-without-capture",
    /// Such a piece does not move like that, or the target is its own square. Where the piece may go,
    /// by no piece.
    Geometry = "geometry",
    /// Pieces stand on the way of a slider. The way between origin and target, by all pieces on it.
    Blocked = "blocked",
    /// The king next to the other king. The target, by that king.
    KingsAdjacent = "kings-adjacent",
    /// The king stays on the line of a slider that gives check. The line from the slider to the
    /// end of the step, by the slider.
    KingOnLine = "king-on-line",
    /// The king to a commanded square. The target, by all the pieces that command it.
    KingIntoAttack = "king-into-attack",
    /// Two pieces give check, and another piece than the king moves. The king and the lines to it, by
    /// both pieces.
    DoubleCheck = "double-check",
    /// The check is not answered. The king and the line to it, by the piece that gives check.
    CheckNotAnswered = "check-not-answered",
    /// The piece is pinned to its king. The line from the king to the pinning piece, both ends
    /// included, by the pinning piece.
    Pinned = "pinned",
    /// En passant takes two pawns off a line to the own king. The lines from the king, both ends
    /// included, by the pieces that would give check.
    EnPassantUncovers = "en-passant-uncovers",
    /// A pawn reaches the last rank, and it is not said what it becomes. The target, by the pawn.
    PromotionMissing = "promotion-missing",
    /// A pawn cannot become that, or nothing is promoted by this move. The target, by the piece.
    PromotionInvalid = "promotion-invalid",
}

impl Code {
    /// Whether the attempt is castling.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::illegal::Code;
    ///
    /// assert!(Code::CastlingInCheck.is_castling() && !Code::Pinned.is_castling());
    /// ```
    #[must_use]
    pub const fn is_castling(self) -> bool {
        matches!(
            self,
            Self::CastlingNoRightKing
                | Self::CastlingNoRightRook
                | Self::CastlingNoRight
                | Self::CastlingNoRook
                | Self::CastlingOccupied
                | Self::CastlingInCheck
                | Self::CastlingThroughCheck
                | Self::CastlingIntoCheck
        )
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The text is no [`Code`].
///
/// # Examples
///
/// ```
/// use explain::illegal::{Code, ParseCodeError};
///
/// assert_eq!("because".parse::<Code>(), Err(ParseCodeError));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCodeError;

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the code of a reason such as \"own-man\"")
    }
}

impl Error for ParseCodeError {}

impl FromStr for Code {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let code = Self::ALL.into_iter().find(|code| code.as_str() == text);
        code.ok_or(ParseCodeError)
    }
}
