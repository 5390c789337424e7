//! The eight ranks, the rows of the board.

use std::fmt::{self, Write};

/// A rank, counted from White's side.
///
/// # Examples
///
/// ```
/// use rules::Rank;
///
/// assert_eq!(Rank::from_char('4'), Some(Rank::Fourth));
/// assert_eq!(Rank::Fourth.index(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Where White's pieces start.
    First,
    /// Where White's pawns start.
    Second,
    /// The third rank.
    Third,
    /// The fourth rank.
    Fourth,
    /// The fifth rank.
    Fifth,
    /// The sixth rank.
    Sixth,
    /// Where Black's pawns start.
    Seventh,
    /// Where Black's pieces start.
    Eighth,
}

impl Rank {
    /// All ranks from the first to the eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Rank;
    ///
    /// let digits: String = Rank::ALL.iter().map(|rank| rank.char()).collect();
    /// assert_eq!(digits, "12345678");
    /// ```
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// 0 for the first rank to 7 for the eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Rank;
    ///
    /// assert_eq!(Rank::Third.index(), 2);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with this index, if it is below 8.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Rank;
    ///
    /// assert_eq!(Rank::from_index(7), Some(Rank::Eighth));
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// Its digit, `1` to `8`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Rank;
    ///
    /// assert_eq!(Rank::Third.char(), '3');
    /// ```
    #[must_use]
    pub const fn char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// Reads a digit from `1` to `8`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Rank;
    ///
    /// assert_eq!(Rank::from_char('3'), Some(Rank::Third));
    /// ```
    #[must_use]
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Self::from_index(digit as usize - '1' as usize),
            _ => None,
        }
    }
}

/// Writes the digit of the rank.
///
/// # Examples
///
/// ```
/// use rules::Rank;
///
/// assert_eq!(format!("rank {}", Rank::Seventh), "rank 7");
/// ```
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.char())
    }
}
