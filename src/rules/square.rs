//! The sixty-four squares.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::{File, Rank};

/// A square, numbered along the ranks: a1 is 0, b1 is 1, h8 is 63.
///
/// # Examples
///
/// ```
/// use rules::{File, Rank, Square};
///
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert!(square.is_light());
/// # Ok::<(), rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! squares {
    ($($name:ident)*) => {
        /// The squares by name.
        ///
        /// # Examples
        ///
        /// ```
        /// use rules::Square;
        ///
        /// assert_eq!((Square::E4.to_string(), Square::E4.index()), ("e4".to_string(), 28));
        /// ```
        #[allow(missing_docs, reason = "a square's name says everything about it")]
        impl Square {
            squares!(@consts 0u8; $($name)*);

            /// All squares in the order of their numbers.
            ///
            /// # Examples
            ///
            /// ```
            /// use rules::Square;
            ///
            /// assert_eq!(Square::ALL[28], Square::E4);
            /// assert_eq!(Square::ALL.iter().filter(|square| square.is_light()).count(), 32);
            /// ```
            pub const ALL: [Self; 64] = [$(Self::$name),*];
        }
    };
    (@consts $index:expr; $name:ident $($rest:ident)*) => {
        pub const $name: Self = Self($index);
        squares!(@consts $index + 1; $($rest)*);
    };
    (@consts $index:expr;) => {};
}

squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square where `file` and `rank` cross.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{File, Rank, Square};
    ///
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// ```
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square with this number, if it is below 64.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::from_index(63), Some(Square::H8));
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The square of the lowest six bits, for numbers known to be below 64.
    pub(crate) const fn masked(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// Its number, 0 to 63.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::B1.index(), 1);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask costs nothing and lets the compiler drop bounds checks on tables of 64.
        (self.0 & 63) as usize
    }

    /// Its file.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{File, Square};
    ///
    /// assert_eq!(Square::E4.file(), File::E);
    /// ```
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// Its rank.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Rank, Square};
    ///
    /// assert_eq!(Square::E4.rank(), Rank::Fourth);
    /// ```
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// Whether it is a light square; h1 and a8 are.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert!(Square::H1.is_light());
    /// ```
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// The number of king's steps to `other` on an empty board, 0 to 7.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::A1.distance(Square::C8), 7);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u32 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks {
            files as u32
        } else {
            ranks as u32
        }
    }

    /// The square `files` to the right and `ranks` up as White sees it, if it is on the board.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i32, ranks: i32) -> Option<Self> {
        let file = (self.0 & 7) as i32 + files;
        let rank = (self.0 >> 3) as i32 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Self((rank * 8 + file) as u8))
        } else {
            None
        }
    }
}

/// Writes the name of the square: the letter of its file, then the digit of its rank.
///
/// # Examples
///
/// ```
/// use rules::Square;
///
/// assert_eq!(Square::E4.to_string(), "e4");
/// ```
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.file().char())?;
        f.write_char(self.rank().char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square.
///
/// # Examples
///
/// ```
/// use rules::{ParseSquareError, Square};
///
/// let refused = "e9".parse::<Square>();
/// assert_eq!(refused, Err(ParseSquareError));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

/// Writes what was expected.
///
/// # Examples
///
/// ```
/// use rules::Square;
///
/// let error = "e9".parse::<Square>().expect_err("there is no ninth rank");
/// assert_eq!(error.to_string(), "expected a square from a1 to h8");
/// ```
impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square from a1 to h8")
    }
}

impl std::error::Error for ParseSquareError {}

/// Reads the name of a square in small letters.
///
/// # Examples
///
/// ```
/// use rules::Square;
///
/// assert_eq!("e4".parse(), Ok(Square::E4));
/// assert!("E4".parse::<Square>().is_err());
/// ```
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let file = letters
            .next()
            .and_then(File::from_char)
            .ok_or(ParseSquareError)?;
        let rank = letters
            .next()
            .and_then(Rank::from_char)
            .ok_or(ParseSquareError)?;
        match letters.next() {
            None => Ok(Self::new(file, rank)),
            Some(_) => Err(ParseSquareError),
        }
    }
}
