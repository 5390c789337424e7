//! Sets of squares, one bit each.

mod operators;
mod squares;

use std::fmt;

use crate::{File, Rank, Square};

pub use squares::Squares;

/// A set of squares; bit 0 is a1, bit 7 is h1, bit 63 is h8.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square};
///
/// let set: Bitboard = [Square::E4, Square::D5].into_iter().collect();
/// assert!(set.contains(Square::D5));
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.first(), Some(Square::E4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Board};
    ///
    /// assert_eq!(Board::empty().occupied(), Bitboard::EMPTY);
    /// ```
    pub const EMPTY: Self = Self(0);

    /// Every square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert!(Square::ALL.into_iter().eq(Bitboard::ALL));
    /// ```
    pub const ALL: Self = Self(!0);

    /// The light squares, h1 among them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Position, Role};
    ///
    /// let bishops = Position::default().by_role(Role::Bishop);
    /// assert_eq!((bishops & Bitboard::LIGHT).len(), 2);
    /// ```
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);

    /// The dark squares, a1 among them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard::DARK.first(), Some(Square::A1));
    /// assert_eq!(Bitboard::DARK | Bitboard::LIGHT, Bitboard::ALL);
    /// ```
    pub const DARK: Self = Self(!Self::LIGHT.0);

    /// The set of one square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard::from_square(Square::B1), Bitboard(2));
    /// ```
    #[must_use]
    pub const fn from_square(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares of a file.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, File};
    ///
    /// assert_eq!(Bitboard::from_file(File::A).len(), 8);
    /// ```
    #[must_use]
    pub const fn from_file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file.index())
    }

    /// The squares of a rank.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Rank};
    ///
    /// assert_eq!(Bitboard::from_rank(Rank::First), Bitboard(0xff));
    /// ```
    #[must_use]
    pub const fn from_rank(rank: Rank) -> Self {
        Self(0xff << (8 * rank.index()))
    }

    /// Whether `square` is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert!(Bitboard::LIGHT.contains(Square::H1));
    /// ```
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// The set with `square` added.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard::EMPTY.with(Square::A1), Bitboard(1));
    /// ```
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with `square` left out.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard(3).without(Square::A1), Bitboard(2));
    /// ```
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// Whether no square is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Bitboard;
    ///
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Bitboard;
    ///
    /// assert_eq!(Bitboard::ALL.len(), 64);
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The square with the lowest number.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard::ALL.first(), Some(Square::A1));
    /// ```
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::masked(self.0.trailing_zeros()))
        }
    }

    /// The square with the highest number.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard::ALL.last(), Some(Square::H8));
    /// ```
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::masked(63 - self.0.leading_zeros()))
        }
    }

    /// The only square of a set of one, otherwise `None`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Square};
    ///
    /// assert_eq!(Bitboard(2).single(), Some(Square::B1));
    /// assert_eq!(Bitboard(3).single(), None);
    /// ```
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.has_several() {
            None
        } else {
            self.first()
        }
    }

    /// Whether there are at least two squares in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Bitboard;
    ///
    /// assert!(Bitboard(3).has_several() && !Bitboard(2).has_several());
    /// ```
    #[must_use]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the sets share a square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Bitboard;
    ///
    /// assert!(Bitboard(3).meets(Bitboard(2)));
    /// ```
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every square of this set is in `other`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Bitboard;
    ///
    /// assert!(Bitboard(2).is_within(Bitboard(3)));
    /// ```
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// The set of one square.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square};
///
/// assert_eq!(Bitboard::from(Square::B1), Bitboard(2));
/// ```
impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::from_square(square)
    }
}

/// The set of all squares that are passed, in any order; one passed twice is in it once.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square};
///
/// let set: Bitboard = [Square::B1, Square::A1, Square::B1].into_iter().collect();
/// assert_eq!(set, Bitboard(3));
/// ```
impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Shows the squares by their names.
///
/// # Examples
///
/// ```
/// use rules::Bitboard;
///
/// assert_eq!(format!("{:?}", Bitboard(3)), "{a1, b1}");
/// ```
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a set in a sentence: "a1, b2".
pub(crate) struct List(pub(crate) Bitboard);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.into_iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            square.fmt(f)?;
        }
        Ok(())
    }
}
