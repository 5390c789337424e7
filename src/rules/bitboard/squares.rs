//! The squares of a set, one after the other.

use super::Bitboard;
use crate::Square;

/// Passes the squares of the set from the lowest number to the highest.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, File};
///
/// let mut names = Vec::new();
/// for square in Bitboard::from_file(File::A) & Bitboard::DARK {
///     names.push(square.to_string());
/// }
/// assert_eq!(names, ["a1", "a3", "a5", "a7"]);
/// ```
impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`] from the lowest number to the highest.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square};
///
/// let squares: Vec<Square> = Bitboard(3).into_iter().rev().collect();
/// assert_eq!(squares, [Square::B1, Square::A1]);
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Squares {
    fn next_back(&mut self) -> Option<Square> {
        let square = self.0.last()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}
