//! Positions as a search walks through them, each with the number it has in a table.

mod numbers;
mod play;

use std::fmt;

use crate::position::by_side;
use crate::position::core::Core;
use crate::{Move, Position};
use numbers::Numbers;
use play::play;

/// A [`Position`] with its Zobrist key, for programs that search.
///
/// The key is carried along from move to move. It is the same whenever
/// [`Position::identity`] is the same: it counts the pieces on their squares, the side to move, the
/// rooks that may castle, each by its square, and an en passant square only if a capture there is
/// legal. Two positions may share a key by chance. It is not the [`Key`](crate::Key) of opening
/// books, which counts some of this otherwise.
///
/// What can be asked of a position is asked of [`position`](Self::position).
///
/// # Examples
///
/// ```
/// use rules::{MoveList, Position, SearchPosition};
///
/// /// Counts the positions `depth` half-moves ahead, as a search would meet them.
/// fn count(node: &SearchPosition, depth: u32, lists: &mut [MoveList]) -> u64 {
///     let Some((moves, lists)) = lists.split_first_mut() else {
///         return 1;
///     };
///     let position = node.position();
///     let info = position.check_info();
///     moves.clear();
///     position.append_captures(&info, moves);
///     position.append_quiets(&info, moves);
///     moves.iter().map(|&mv| count(&node.play(mv), depth - 1, lists)).sum()
/// }
///
/// let start = SearchPosition::from(Position::default());
/// assert_eq!(count(&start, 3, &mut [const { MoveList::new() }; 3]), 8_902);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SearchPosition {
    position: Position,
    key: u64,
}

impl SearchPosition {
    /// What is written over.
    const BLANK: Self = Self {
        position: Position { core: Core::EMPTY },
        key: 0,
    };

    /// The position.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, SearchPosition};
    ///
    /// let start = Position::default();
    /// assert_eq!(*SearchPosition::from(start).position(), start);
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The Zobrist key; it is the same on every machine.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, SearchPosition};
    ///
    /// let to_key = |fen: &str| {
    ///     let position: Position = fen.parse().expect("the FEN is legal");
    ///     SearchPosition::from(position).key()
    /// };
    /// let early = to_key("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    /// let later = to_key("4k3/8/8/8/8/8/8/R3K3 w Q - 8 5");
    /// let moved = to_key("4k3/8/8/8/8/8/8/R3K3 w - - 8 5");
    /// assert_eq!(early, later);
    /// assert_ne!(early, moved);
    /// ```
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The position after `mv`, which has to be legal here.
    ///
    /// A move that is not leads to a position that means nothing, though never to a panic.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, SearchPosition, Square};
    ///
    /// let start = Position::default();
    /// let mv = start.find_move(Square::G1, Square::F3, None)?;
    /// let after = SearchPosition::from(start).play(mv);
    /// assert_eq!(after, SearchPosition::from(start.play(mv)?));
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        let mut after = Self::BLANK;
        self.play_into(mv, &mut after);
        after
    }

    /// Writes the position after `mv` into `after`; as with [`play`](Self::play), `mv` has to be
    /// legal here.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, SearchPosition, Square};
    ///
    /// let start = SearchPosition::from(Position::default());
    /// let mv = start.position().find_move(Square::G1, Square::F3, None)?;
    /// let mut after = start;
    /// start.play_into(mv, &mut after);
    /// assert_eq!(after, start.play(mv));
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[inline(always)]
    pub fn play_into(&self, mv: Move, after: &mut Self) {
        by_side!(self.position.core, play(self, mv, after));
    }

    /// The position with the other side to move: a null move. The side to move must not be in
    /// check.
    ///
    /// It counts as a half-move. A right to take in passing is gone.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position, SearchPosition};
    ///
    /// let start = SearchPosition::from(Position::default());
    /// let passed = start.pass();
    /// assert_eq!(passed.position().turn(), Color::Black);
    /// assert_ne!(passed.key(), start.key());
    /// assert_eq!(passed.pass().key(), start.key());
    /// ```
    #[must_use]
    pub fn pass(&self) -> Self {
        let mut after = *self;
        let before = &self.position.core;
        let turned = play::turned(before.state);
        after.position.core.state = turned;
        after.key ^= Numbers::ready().of_state((before.true_state() ^ turned) & play::KEYED);
        after
    }
}

/// Works out the key from nothing.
///
/// # Examples
///
/// ```
/// use rules::{Position, SearchPosition};
///
/// let start = SearchPosition::from(Position::default());
/// assert_eq!(start.position().count_legal_moves(), 20);
/// ```
impl From<Position> for SearchPosition {
    fn from(position: Position) -> Self {
        let numbers = Numbers::filled();
        let core = &position.core;
        let mut key = numbers.of_state(core.true_state() & play::KEYED);
        let mut squares = core.occupied();
        while squares != 0 {
            let square = squares.trailing_zeros();
            key ^= numbers.of_piece(play::piece_at(core, square), square);
            squares &= squares - 1;
        }
        Self { position, key }
    }
}

/// Gives up the key.
impl From<SearchPosition> for Position {
    fn from(node: SearchPosition) -> Self {
        node.position
    }
}

impl fmt::Debug for SearchPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SearchPosition({}, {:016x})", self.position, self.key)
    }
}

#[cfg(test)]
mod tests;
