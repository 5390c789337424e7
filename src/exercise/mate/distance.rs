//! How far a mate is, found a little at a time, so that whoever waits for it can do something else
//! meanwhile.

use rules::Position;

use super::{Search, Step, TooHard, attempts};

/// How many positions are looked at for one first move. What takes more is too hard to judge: a page
/// cannot answer its reader while it looks.
pub const ATTEMPT_LIMIT: u64 = 100_000;

/// What is known of a mate in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The side to move can force mate in this many moves, and in no fewer.
    Mate(u8),
    /// It cannot in the moves that were asked about.
    None,
    /// That would take more positions than allowed.
    TooHard,
}

/// The search for the shortest forced mate of a position.
///
/// # Examples
///
/// ```
/// use exercise::mate::{Distance, Found};
/// use rules::Position;
///
/// let position: Position = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1".parse()?;
/// let mut distance = Distance::new(&position, 3);
/// let found = loop {
///     if let Some(found) = distance.go_on(1_000) {
///         break found;
///     }
/// };
/// assert_eq!(found, Found::Mate(2));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Distance {
    search: Search,
    attempts: Vec<Step>,
    /// The number of moves that is tried now, and the most.
    length: u8,
    most: u8,
    /// The first move that is tried next.
    next: usize,
    /// Whether some first move was too hard to judge.
    is_unsure: bool,
}

impl Distance {
    /// Begins to look for a mate by the side to move in at most this many moves.
    #[must_use]
    pub fn new(position: &Position, most: u8) -> Self {
        Self::with_limit(position, most, ATTEMPT_LIMIT)
    }

    /// The same with another limit for one first move.
    pub(crate) fn with_limit(position: &Position, most: u8, limit: u64) -> Self {
        Self {
            search: Search::with_limit(limit),
            attempts: attempts(position),
            length: 1,
            most,
            next: 0,
            is_unsure: false,
        }
    }

    /// Looks at this many positions, and at most [`ATTEMPT_LIMIT`] more. Says in how many moves the
    /// side to move can force mate, or that it cannot, as soon as that is proved; nothing before.
    pub fn go_on(&mut self, positions: u64) -> Option<Found> {
        let mut seen = 0;
        while seen < positions {
            let Some((_, after)) = self.attempts.get(self.next) else {
                if self.is_unsure {
                    // A mate in more moves would not be the shortest for sure.
                    return Some(Found::TooHard);
                }
                if self.length >= self.most {
                    return Some(Found::None);
                }
                self.length += 1;
                self.next = 0;
                continue;
            };
            self.next += 1;
            self.search.nodes = 0;
            match self.search.is_mated(after, self.length - 1) {
                Ok(true) => return Some(Found::Mate(self.length)),
                Ok(false) => {}
                Err(TooHard) => self.is_unsure = true,
            }
            seen += self.search.nodes + 1;
        }
        None
    }

    /// How many positions were looked at for the last first move.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(fen: &str, most: u8) -> Found {
        let mut distance = Distance::new(&fen.parse().unwrap(), most);
        loop {
            if let Some(found) = distance.go_on(500) {
                return found;
            }
        }
    }

    #[test]
    fn a_mate_is_as_far_as_the_whole_search_says() {
        for fen in [
            "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1",
            "k7/8/1K6/8/8/8/8/7R w - - 0 1",
            "8/8/8/8/8/3q3k/5R2/4rNK1 b - - 0 1",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        ] {
            let whole = Search::default().mates_in(&fen.parse().unwrap(), 3);
            let whole = match whole {
                Ok(Some(moves)) => Found::Mate(moves),
                Ok(None) => Found::None,
                Err(TooHard) => Found::TooHard,
            };
            assert_eq!(found(fen, 3), whole, "{fen}");
        }
    }

    #[test]
    fn no_slice_looks_at_more_than_it_may() {
        // Many queens: nobody can look at all that may happen here.
        let fen = "QQQQ4/7k/8/8/8/8/K7/2qqqqqq w - - 0 1";
        let position: Position = fen.parse().unwrap();
        let mut distance = Distance::new(&position, 4);
        let mut slices = 0;
        loop {
            let before = distance.next;
            let is_done = distance.go_on(1).is_some();
            // One first move is one slice, and each of them has its limit.
            assert!(distance.next <= before + 1);
            assert!(
                distance.nodes() <= ATTEMPT_LIMIT + 256,
                "{}",
                distance.nodes()
            );
            slices += 1;
            if is_done || slices > 200 {
                break;
            }
        }
    }
}
