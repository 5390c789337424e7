//! What is searched, and how far.

use rules::{Move, Position, PositionIdentity};

use crate::position::key_of;
use crate::visibility::Visibility;

/// A position with what the search has to know of the game before it.
///
/// # Examples
///
/// ```
/// use engine::Root;
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let knight = start.find_move(Square::G1, Square::F3, None)?;
/// let root = Root::new(start).after(knight);
/// assert_eq!(root.position(), &start.play(knight)?);
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Root {
    position: Position,
    /// The keys of the positions before, as far as they can come back.
    earlier: Vec<u64>,
    /// The move that led here, if it is known.
    last: Option<Move>,
}

impl Root {
    /// A position before which nothing was played.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self {
            position,
            earlier: Vec::new(),
            last: None,
        }
    }

    /// A position with the positions before it, the oldest first; `position` is not among them.
    #[must_use]
    pub fn with_history(
        position: Position,
        earlier: impl IntoIterator<Item = PositionIdentity>,
    ) -> Self {
        let earlier = earlier.into_iter();
        Self {
            position,
            earlier: earlier.map(|identity| key_of(&identity)).collect(),
            last: None,
        }
    }

    /// The position one move later; `mv` has to be legal here.
    #[must_use]
    pub fn after(mut self, mv: Move) -> Self {
        self.earlier.push(key_of(&self.position.identity()));
        self.position = self.position.play_unchecked(mv);
        if self.position.halfmove_clock() == 0 {
            self.earlier.clear();
        }
        self.last = Some(mv);
        self
    }

    /// The position that is searched.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) const fn last(&self) -> Option<Move> {
        self.last
    }

    pub(crate) fn earlier(&self) -> &[u64] {
        &self.earlier
    }
}

/// How far to search. What is `None` sets no limit; a search without any ends when it cannot go
/// deeper or when its watcher stops it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The depth of the last iteration, in half-moves.
    pub depth: Option<u32>,
    /// The number of positions to look at. The result is then the same on every machine.
    pub nodes: Option<u64>,
    /// Stop when a mate in at most this many moves is found.
    pub mate: Option<u32>,
    /// Only these moves are searched; all of them if the list is empty.
    pub search_moves: Vec<Move>,
    /// This many of the best moves get a score and a line of their own; at least 1.
    pub lines: usize,
    /// The share of the evaluation that is more than material, from 0 to 256 of 256.
    pub knowledge: u16,
    /// The error of the evaluation; none at full strength.
    pub noise: Option<Noise>,
    /// Which moves are overlooked; none at full strength.
    pub visibility: Option<Visibility>,
    /// Moves of the root that come so close to the best, in centipawns, get a score of their own
    /// too, and the answer has all of them. The first iteration is then searched to its end, and
    /// the answer is that of the last iteration that was.
    pub margin: Option<u16>,
}

/// An error of the evaluation that is the same whenever a position is met again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noise {
    /// Its usual size in centipawns.
    pub centipawns: u16,
    /// Chooses one of many courses of errors.
    pub seed: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            mate: None,
            search_moves: Vec::new(),
            lines: 1,
            knowledge: 256,
            noise: None,
            visibility: None,
            margin: None,
        }
    }
}

impl Limits {
    /// Full strength for this many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Full strength to this depth.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }
}
