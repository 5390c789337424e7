//! The search for a mate in slices, so that whoever waits for it is never kept from anything else.

use std::task::Poll;

use rules::{Move, Position};

use super::walk::Walk;
use super::{MOST_MOVES, Search, TooHard};

/// The search for the fastest forced mate of the side to move.
///
/// # Examples
///
/// ```
/// use std::task::Poll;
///
/// use exercise::mate::{Quest, Search};
/// use rules::Position;
///
/// let position: Position = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1".parse()?;
/// let mut search = Search::default();
/// let mut quest = Quest::new(&mut search, &position, 4)?;
/// let mut slices = 1;
/// let found = loop {
///     match quest.go_on(&mut search, 100)? {
///         Poll::Ready(found) => break found,
///         Poll::Pending => slices += 1,
///     }
/// };
/// assert_eq!(found.map(|(moves, mv)| (moves, mv.to_string())), Some((2, "a2a7".to_owned())));
/// assert!(slices > 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Quest {
    position: Position,
    within: u8,
    /// In how many moves a mate is looked for now.
    moves: u8,
    walk: Walk,
}

impl Quest {
    /// Begins to look for a mate in at most `within` moves.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit of the search.
    pub fn new(search: &mut Search, position: &Position, within: u8) -> Result<Self, TooHard> {
        search.begin();
        Self::beside_another(search, position, within)
    }

    /// The same as a part of a larger question: what the search has proved stays, and so does the count
    /// of the positions that it has looked at.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit of the search.
    pub fn beside_another(
        search: &mut Search,
        position: &Position,
        within: u8,
    ) -> Result<Self, TooHard> {
        let within = within.min(MOST_MOVES);
        let walk = match within {
            0 => Walk::default(),
            _ => search.walk_from(position, 1)?,
        };
        Ok(Self {
            position: *position,
            within,
            moves: 1,
            walk,
        })
    }

    /// Goes on, and rests when about this many positions were looked at: in how many moves mate is
    /// forced and how it begins, or nothing if it cannot be.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit of the search.
    pub fn go_on(
        &mut self,
        search: &mut Search,
        nodes: u64,
    ) -> Result<Poll<Option<(u8, Move)>>, TooHard> {
        let until = search.nodes().saturating_add(nodes);
        while self.moves <= self.within {
            if search.go_on(&mut self.walk, until)?.is_none() {
                return Ok(Poll::Pending);
            }
            if let Some(key) = self.walk.key() {
                return Ok(Poll::Ready(Some((self.moves, key))));
            }
            self.moves += 1;
            if self.moves <= self.within {
                self.walk = search.walk_from(&self.position, self.moves)?;
            }
        }
        Ok(Poll::Ready(None))
    }
}
