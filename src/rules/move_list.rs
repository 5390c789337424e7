//! A list of moves without an allocation.

use std::fmt;
use std::ops::Deref;

use crate::Move;

/// The moves of one position, at most 256; no legal position has more than 218.
///
/// It derefs to a slice of [`Move`].
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let moves = Position::default().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().all(|mv| !mv.is_castling()));
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    pub(crate) const CAPACITY: usize = 256;

    /// A list of no moves.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::MoveList;
    ///
    /// assert!(MoveList::new().is_empty());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self {
            moves: [Move::default(); Self::CAPACITY],
            len: 0,
        }
    }

    /// Replaces the moves by those that `write` puts into the array; it returns their number.
    #[inline(always)]
    pub(crate) fn fill(&mut self, write: impl FnOnce(&mut [Move; Self::CAPACITY]) -> usize) {
        self.len = write(&mut self.moves);
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or(&self.moves)
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, { Self::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
