//! A list of moves without an allocation.

use std::fmt;
use std::ops::{Deref, DerefMut};

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
    pub const fn new() -> Self {
        Self {
            moves: [Move::pack(0, 0, 0); Self::CAPACITY],
            len: 0,
        }
    }

    /// Takes all moves out of the list.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let mut moves = Position::default().legal_moves();
    /// moves.clear();
    /// assert!(moves.is_empty());
    /// ```
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds to the moves those that `write` puts into the array; it gets their number and returns
    /// the new one.
    #[inline(always)]
    pub(crate) fn extend_by(
        &mut self,
        write: impl FnOnce(&mut [Move; Self::CAPACITY], usize) -> usize,
    ) {
        self.len = write(&mut self.moves, self.len);
    }

    /// Replaces the moves by those that `write` puts into the array; it returns their number.
    #[inline(always)]
    pub(crate) fn fill(&mut self, write: impl FnOnce(&mut [Move; Self::CAPACITY]) -> usize) {
        self.len = write(&mut self.moves);
    }
}

/// A list of no moves, as [`MoveList::new`] makes it.
///
/// # Examples
///
/// ```
/// use rules::MoveList;
///
/// assert_eq!(MoveList::default().len(), 0);
/// ```
impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

/// Everything a slice can do, a list of moves can do.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let moves = Position::default().legal_moves();
/// assert_eq!(moves.iter().filter(|mv| mv.is_double_step()).count(), 8);
/// assert!(moves.contains(&moves[7]));
/// ```
impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or(&self.moves)
    }
}

/// The moves can be put into another order in place.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let mut moves = Position::default().legal_moves();
/// moves.sort_by_key(|mv| mv.to());
/// assert_eq!(moves[0].to_string(), "b1a3");
/// ```
impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        let len = self.len.min(Self::CAPACITY);
        &mut self.moves[..len]
    }
}

/// Lists are equal if they hold the same moves in the same order.
///
/// # Examples
///
/// ```
/// use rules::{MoveList, Position};
///
/// let mut moves = MoveList::new();
/// Position::default().legal_moves_into(&mut moves);
/// assert_eq!(moves, Position::default().legal_moves());
/// ```
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

/// Passes the moves by value and gives up the list.
///
/// # Examples
///
/// ```
/// use rules::{Move, Position};
///
/// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
/// let is_capture = |mv: &Move| position.captured_by(*mv).is_some();
/// let captures: Vec<Move> = position.legal_moves().into_iter().filter(is_capture).collect();
/// assert_eq!(captures[0].to_string(), "e4d5");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, { Self::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

/// Passes the moves and keeps the list.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let start = Position::default();
/// let moves = start.legal_moves();
/// let mut replies = 0;
/// for &mv in &moves {
///     replies += start.play_unchecked(mv).legal_moves().len();
/// }
/// assert_eq!((moves.len(), replies), (20, 400));
/// ```
impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
