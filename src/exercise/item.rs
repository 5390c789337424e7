//! What a pupil gives as an answer: a move between two squares, or a square.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use rules::{Move, Role, Square};

/// A move as the hand makes it, legal or not: from where, to where, and what a pawn becomes.
///
/// # Examples
///
/// ```
/// use exercise::Try;
/// use rules::{Role, Square};
///
/// let promotion: Try = "a7a8n".parse()?;
/// assert_eq!(promotion, Try::new(Square::A7, Square::A8, Some(Role::Knight)));
/// assert_eq!(promotion.to_string(), "a7a8n");
/// # Ok::<(), exercise::ParseItemError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Try {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it goes; castling is the king's two squares, or the king onto its rook.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

impl Try {
    /// A move between two squares.
    #[must_use]
    pub const fn new(from: Square, to: Square, promotion: Option<Role>) -> Self {
        Self {
            from,
            to,
            promotion,
        }
    }
}

impl From<Move> for Try {
    fn from(mv: Move) -> Self {
        Self::new(mv.from(), mv.to(), mv.promotion())
    }
}

impl fmt::Display for Try {
    /// The two squares, and a small letter for what a pawn becomes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

impl FromStr for Try {
    type Err = ParseItemError;

    fn from_str(text: &str) -> Result<Self, ParseItemError> {
        let (from, to, promotion) = notation::uci::parse(text).map_err(|_| ParseItemError)?;
        Ok(Self::new(from, to, promotion))
    }
}

/// One part of an answer.
///
/// # Examples
///
/// ```
/// use exercise::Item;
/// use rules::Square;
///
/// assert_eq!("e4".parse(), Ok(Item::Square(Square::E4)));
/// assert!(matches!("e2e4".parse(), Ok(Item::Move(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A square, or the piece on it.
    Square(Square),
    /// A move.
    Move(Try),
}

impl Item {
    /// The square a hand would point at: of a move, where it goes.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Square(square) => square,
            Self::Move(mv) => mv.to,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Move(mv) => mv.fmt(f),
        }
    }
}

impl FromStr for Item {
    type Err = ParseItemError;

    fn from_str(text: &str) -> Result<Self, ParseItemError> {
        match text.parse() {
            Ok(square) => Ok(Self::Square(square)),
            Err(_) => text.parse().map(Self::Move),
        }
    }
}

/// A text that is neither a square nor two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseItemError;

impl fmt::Display for ParseItemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square or a move, as in e4 or e2e4")
    }
}

impl Error for ParseItemError {}
