//! A piece: a kind and its side.

use std::fmt::{self, Write};

use crate::{Color, Role};

/// A piece on the board, pawns and kings included.
///
/// # Examples
///
/// ```
/// use rules::{Color, Piece, Role};
///
/// let knight = Piece { color: Color::Black, role: Role::Knight };
/// assert_eq!(knight.to_string(), "n");
/// assert_eq!(Piece::from_char('n'), Some(knight));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The piece of `color` and `role`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Role};
    ///
    /// let king = Piece::new(Color::White, Role::King);
    /// assert_eq!(king.role, Role::King);
    /// ```
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Self {
        Self { color, role }
    }

    /// Its FEN letter: a capital for White, small for Black.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Role};
    ///
    /// assert_eq!(Piece::new(Color::White, Role::King).char(), 'K');
    /// ```
    #[must_use]
    pub const fn char(self) -> char {
        match self.color {
            Color::White => self.role.upper_char(),
            Color::Black => self.role.char(),
        }
    }

    /// Reads a FEN letter.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Piece, Role};
    ///
    /// assert_eq!(Piece::from_char('k'), Some(Piece::new(Color::Black, Role::King)));
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_char(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}

/// Writes the FEN letter.
///
/// # Examples
///
/// ```
/// use rules::{Color, Piece, Role};
///
/// assert_eq!(Piece::new(Color::White, Role::Queen).to_string(), "Q");
/// ```
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.char())
    }
}
