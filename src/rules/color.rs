//! The two sides, and values kept once for each of them.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use crate::Rank;

/// One of the two sides.
///
/// # Examples
///
/// ```
/// use rules::Color;
///
/// assert_eq!(Color::White.other(), Color::Black);
/// assert_eq!(Color::Black.to_string(), "black");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Color {
    /// Both sides, White first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// let start = Position::default();
    /// let kings = Color::ALL.map(|color| start.king(color).to_string());
    /// assert_eq!(kings, ["e1", "e8"]);
    /// ```
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent of this side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::White.other(), Color::Black);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Picks the first value for White and the second for Black.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::Black.fold_wb("first", "second"), "second");
    /// ```
    pub fn fold_wb<T>(self, white: T, black: T) -> T {
        match self {
            Self::White => white,
            Self::Black => black,
        }
    }

    /// The letter of this side in FEN: `w` or `b`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::White.char(), 'w');
    /// ```
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// Reads the FEN letter of a side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::from_char('b'), Some(Color::Black));
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'w' => Some(Self::White),
            'b' => Some(Self::Black),
            _ => None,
        }
    }

    /// The rank on which the pieces of this side start behind their pawns.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Rank};
    ///
    /// assert_eq!(Color::Black.backrank(), Rank::Eighth);
    /// ```
    #[must_use]
    pub const fn backrank(self) -> Rank {
        match self {
            Self::White => Rank::First,
            Self::Black => Rank::Eighth,
        }
    }

    /// The rank on which the pawns of this side start.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Rank};
    ///
    /// assert_eq!(Color::Black.pawn_rank(), Rank::Seventh);
    /// ```
    #[must_use]
    pub const fn pawn_rank(self) -> Rank {
        match self {
            Self::White => Rank::Second,
            Self::Black => Rank::Seventh,
        }
    }

    /// The rank on which the pawns of this side are promoted.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Rank};
    ///
    /// assert_eq!(Color::Black.promotion_rank(), Rank::First);
    /// ```
    #[must_use]
    pub const fn promotion_rank(self) -> Rank {
        self.other().backrank()
    }

    /// The number of ranks a pawn of this side climbs with one step: 1 or -1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::Black.forward(), -1);
    /// ```
    #[must_use]
    pub const fn forward(self) -> i32 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }
}

/// The opponent: [`Color::other`].
///
/// # Examples
///
/// ```
/// use rules::Color;
///
/// assert_eq!(!Color::White, Color::Black);
/// ```
impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

/// Writes `white` or `black`.
///
/// # Examples
///
/// ```
/// use rules::Color;
///
/// assert_eq!(Color::White.to_string(), "white");
/// ```
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fold_wb("white", "black"))
    }
}

/// One value for each side.
///
/// # Examples
///
/// ```
/// use rules::{ByColor, Color};
///
/// let mut captured = ByColor { white: 0, black: 2 };
/// captured[Color::White] += 1;
/// assert_eq!(captured.map(|pieces| pieces * 10), ByColor { white: 10, black: 20 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T> {
    /// The value of White.
    pub white: T,
    /// The value of Black.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Makes each value from its side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByColor, Position};
    ///
    /// let start = Position::default();
    /// let pieces = ByColor::new_with(|color| start.by_color(color).len());
    /// assert_eq!(pieces, ByColor { white: 16, black: 16 });
    /// ```
    pub fn new_with(mut value: impl FnMut(Color) -> T) -> Self {
        Self {
            white: value(Color::White),
            black: value(Color::Black),
        }
    }

    /// The value of `color`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByColor, Color};
    ///
    /// let names = ByColor { white: "Anderssen", black: "Kieseritzky" };
    /// assert_eq!(names.get(Color::Black), &"Kieseritzky");
    /// ```
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The value of `color`, to be changed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByColor, Color};
    ///
    /// let mut taken = ByColor::<u32>::default();
    /// *taken.get_mut(Color::White) += 1;
    /// assert_eq!(taken, ByColor { white: 1, black: 0 });
    /// ```
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// Turns both values into others.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::ByColor;
    ///
    /// let seconds = ByColor { white: 90, black: 60 };
    /// assert_eq!(seconds.map(|left| left - 30), ByColor { white: 60, black: 30 });
    /// ```
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor {
            white: change(self.white),
            black: change(self.black),
        }
    }
}

/// The value of a side in brackets.
///
/// # Examples
///
/// ```
/// use rules::{ByColor, Color};
///
/// let points = ByColor { white: 1.0, black: 0.5 };
/// assert_eq!(points[Color::Black], 0.5);
/// ```
impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        self.get(color)
    }
}

/// The value of a side in brackets, to be changed.
///
/// # Examples
///
/// ```
/// use rules::{ByColor, Color};
///
/// let mut points = ByColor { white: 1.0, black: 0.5 };
/// points[Color::Black] += 0.5;
/// assert_eq!(points.black, 1.0);
/// ```
impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        self.get_mut(color)
    }
}
