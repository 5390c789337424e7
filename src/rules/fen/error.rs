//! Why a text is not a FEN.

use std::fmt::{self, Write};

use crate::{InvalidSetup, Rank, Square};

/// One of the six fields of a FEN.
///
/// # Examples
///
/// ```
/// use rules::{FenField, Setup};
///
/// let error = "8/8/8/8/8/8/8/8 x - - 0 1".parse::<Setup>().expect_err("there is no side x");
/// assert_eq!(error.field, FenField::Turn);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth to the first.
    Placement,
    /// `w` or `b`.
    Turn,
    /// Castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Half-moves since a pawn moved or a piece was taken.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl FenField {
    /// The six fields in their order.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::FenField;
    ///
    /// let fen = "8/8/8/8/8/8/8/8 b - - 3 7";
    /// let turn = FenField::ALL.into_iter().zip(fen.split(' ')).nth(1);
    /// assert_eq!(turn, Some((FenField::Turn, "b")));
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Placement,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::HalfmoveClock,
        Self::FullmoveNumber,
    ];

    /// The place of the field in the FEN, 1 to 6.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::FenField;
    ///
    /// assert_eq!(FenField::EnPassant.number(), 4);
    /// ```
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// Writes what the field says, as errors name it.
///
/// # Examples
///
/// ```
/// use rules::FenField;
///
/// assert_eq!(FenField::Turn.to_string(), "side to move");
/// ```
impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "placement",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "move number",
        })
    }
}

/// What is wrong with a field of a FEN.
///
/// # Examples
///
/// ```
/// use rules::{FenProblem, Setup, Square};
///
/// let error = "8/8/8/3X4/8/8/8/8 w - - 0 1".parse::<Setup>().expect_err("X is not a piece");
/// assert_eq!(error.problem, FenProblem::NotAMan { found: 'X', square: Square::D5 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenProblem {
    /// The field is not there.
    Missing,
    /// Something other than a piece, a number of empty squares or a slash.
    NotAMan {
        /// What stands there.
        found: char,
        /// The square it stands for.
        square: Square,
    },
    /// A rank goes beyond the h-file.
    RankTooLong {
        /// The rank.
        rank: Rank,
    },
    /// A rank ends before the h-file.
    RankTooShort {
        /// The rank.
        rank: Rank,
        /// How many squares it has, 0 to 7.
        squares: usize,
    },
    /// There are fewer than eight ranks.
    TooFewRanks {
        /// How many there are.
        ranks: usize,
    },
    /// There are more than eight ranks.
    TooManyRanks,
    /// The side to move is neither `w` nor `b`.
    NotAColor,
    /// Something other than a castling letter.
    NotACastlingRight {
        /// What stands there.
        found: char,
    },
    /// The same castling right stands there twice.
    RightTwice {
        /// The letter.
        found: char,
    },
    /// Neither `-` nor a square of the third or sixth rank.
    NotAnEnPassantSquare,
    /// Not a number of half-moves from 0 to 9999.
    NotAClock,
    /// Not a number of a move from 1 to 9999.
    NotAMoveNumber,
    /// There is more text after the sixth field.
    TextAfterEnd,
}

/// A character in quotes, if it is one to be seen.
struct Shown(char);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_control() {
            return f.write_str("a control character");
        }
        f.write_char('\'')?;
        f.write_char(self.0)?;
        f.write_char('\'')
    }
}

/// Writes what is wrong with the field and what was expected; the field itself is not named.
///
/// # Examples
///
/// ```
/// use rules::FenProblem;
///
/// let problem = FenProblem::NotAClock;
/// assert_eq!(problem.to_string(), "is unreadable, expected a number from 0 to 9999");
/// ```
impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Missing => f.write_str("is missing"),
            Self::NotAMan { found, square } => write!(
                f,
                "has {} at {square}, expected one of PNBRQKpnbrqk, 1 to 8 or '/'",
                Shown(found)
            ),
            Self::RankTooLong { rank } => {
                write!(f, "has more than 8 squares on rank {rank}")
            }
            Self::RankTooShort { rank, squares } => {
                write!(f, "has {squares} of 8 squares on rank {rank}")
            }
            Self::TooFewRanks { ranks } => write!(f, "has {ranks} of 8 ranks"),
            Self::TooManyRanks => f.write_str("has more than 8 ranks"),
            Self::NotAColor => f.write_str("is unreadable, expected 'w' or 'b'"),
            Self::NotACastlingRight { found } => {
                write!(
                    f,
                    "has {}, expected '-' or letters of KQkq, A to H or a to h",
                    Shown(found)
                )
            }
            Self::RightTwice { found } => {
                write!(f, "has the right {} twice", Shown(found))
            }
            Self::NotAnEnPassantSquare => {
                f.write_str("is unreadable, expected '-' or a square of rank 3 or 6")
            }
            Self::NotAClock => f.write_str("is unreadable, expected a number from 0 to 9999"),
            Self::NotAMoveNumber => f.write_str("is unreadable, expected a number from 1 to 9999"),
            Self::TextAfterEnd => f.write_str("is followed by more text, expected the end"),
        }
    }
}

/// A text that is not a FEN: which field is wrong, where, and what was expected there.
///
/// # Examples
///
/// ```
/// use rules::{FenField, Setup};
///
/// let error = "8/8/8/8/8/8/8/7 w - - 0 1".parse::<Setup>().expect_err("h1 is left out");
/// assert_eq!((error.field, error.offset), (FenField::Placement, 15));
/// assert_eq!(
///     error.to_string(),
///     "FEN field 1 (placement), character 16: has 7 of 8 squares on rank 1"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseFenError {
    /// The field that is wrong.
    pub field: FenField,
    /// Where in the text, in bytes from its beginning; in letters where `notation::fen::repair` says it.
    pub offset: usize,
    /// What is wrong and what was expected.
    pub problem: FenProblem,
}

impl ParseFenError {
    /// The square the error is about, if it is about one.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Setup, Square};
    ///
    /// let error = "8/8/8/3X4/8/8/8/8 w - - 0 1".parse::<Setup>().expect_err("X is not a piece");
    /// assert_eq!(error.square(), Some(Square::D5));
    /// ```
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match self.problem {
            FenProblem::NotAMan { square, .. } => Some(square),
            _ => None,
        }
    }
}

/// Writes the field, the place and what was expected there; characters are counted from 1.
///
/// # Examples
///
/// ```
/// use rules::Setup;
///
/// let error = "8/8/8/8/8/8/8/8 x - - 0 1".parse::<Setup>().expect_err("there is no side x");
/// assert_eq!(
///     error.to_string(),
///     "FEN field 2 (side to move), character 17: is unreadable, expected 'w' or 'b'"
/// );
/// ```
impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "FEN field {} ({}), character {}: {}",
            self.field.number(),
            self.field,
            self.offset + 1,
            self.problem
        )
    }
}

impl std::error::Error for ParseFenError {}

/// A text that is not the FEN of a legal position.
///
/// # Examples
///
/// ```
/// use rules::{ParsePositionError, Position};
///
/// let refused = "8/8/8/8/8/8/8/8 w - - 0 1".parse::<Position>();
/// assert!(matches!(refused, Err(ParsePositionError::Invalid(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParsePositionError {
    /// The text is not a FEN.
    Fen(ParseFenError),
    /// The FEN can be read, but what it says is not a legal position.
    Invalid(InvalidSetup),
}

/// Writes where the text stops being a FEN, or all faults of the set-up it describes.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let error = "8/8/8/8/8/8/8/Kk6 w - - 0 1".parse::<Position>().expect_err("the kings touch");
/// assert_eq!(error.to_string(), "the kings on a1 and b1 stand next to each other");
/// ```
impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Invalid(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParsePositionError {}

/// Lets `?` pass the error of a set-up on as one of a position.
///
/// # Examples
///
/// ```
/// use rules::{ParsePositionError, Position, Setup};
///
/// fn read(fen: &str) -> Result<Position, ParsePositionError> {
///     let setup: Setup = fen.parse()?;
///     Ok(Position::from_setup(&setup)?)
/// }
/// assert!(matches!(read("no FEN"), Err(ParsePositionError::Fen(_))));
/// ```
impl From<ParseFenError> for ParsePositionError {
    fn from(error: ParseFenError) -> Self {
        Self::Fen(error)
    }
}

/// Lets `?` pass the faults of a set-up on.
///
/// # Examples
///
/// ```
/// use rules::{ParsePositionError, Position, Setup};
///
/// let invalid = Position::from_setup(&Setup::empty()).expect_err("there are no kings");
/// assert_eq!(ParsePositionError::from(invalid.clone()), ParsePositionError::Invalid(invalid));
/// ```
impl From<InvalidSetup> for ParsePositionError {
    fn from(error: InvalidSetup) -> Self {
        Self::Invalid(error)
    }
}
