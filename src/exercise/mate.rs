//! An exact search for mates in a few moves: what it says is proved, or it says that it cannot
//! tell.
//!
//! It is no engine: it knows neither evaluations nor time. Repetition and the counts of moves are
//! left aside, as problems do.

mod distance;
mod quest;
mod table;
#[cfg(test)]
mod tests;
mod walk;

use std::fmt;
use std::task::Poll;

use rules::{Move, Position};

use table::Table;
use walk::in_defense;

pub use quest::Quest;
pub(crate) use table::Mix;

pub use distance::{ATTEMPT_LIMIT, Distance, Found};

/// The most moves in which a mate is looked for.
pub const MOST_MOVES: u8 = 4;

/// How many positions are looked at for one question by default.
pub const NODE_LIMIT: u64 = 2_000_000;

/// The question would take more positions than allowed. The same question always has the same
/// answer: positions are counted, not seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooHard;

impl fmt::Display for TooHard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too hard to judge")
    }
}

impl std::error::Error for TooHard {}

/// A move and the position after it.
type Step = (Move, Position);

/// The search, which remembers what it has proved.
///
/// # Examples
///
/// ```
/// use exercise::mate::Search;
/// use rules::Position;
///
/// let position: Position = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1".parse()?;
/// let mut search = Search::default();
/// assert_eq!(search.mates_in(&position, 4), Ok(Some(2)));
/// assert_eq!(search.mates_in(&position, 1), Ok(None));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    table: Table,
    /// By the moves that are left: what has refuted an attempt there before.
    killers: [Option<Move>; MOST_MOVES as usize + 1],
    limit: u64,
    nodes: u64,
}

impl Default for Search {
    /// A search within [`NODE_LIMIT`].
    fn default() -> Self {
        Self::with_limit(NODE_LIMIT)
    }
}

impl Search {
    /// A search that looks at no more than `limit` positions for one question.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::mate::{Search, TooHard};
    /// use rules::Position;
    ///
    /// let mut search = Search::with_limit(10_000);
    /// assert_eq!(search.mates_in(&Position::default(), 4), Err(TooHard));
    /// ```
    #[must_use]
    pub const fn with_limit(limit: u64) -> Self {
        Self {
            table: Table::new(),
            killers: [None; MOST_MOVES as usize + 1],
            limit,
            nodes: 0,
        }
    }

    /// How many positions were looked at for the last question.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// In how many of its moves, at most `within`, the side to move can force mate; nothing if it
    /// cannot. No more than [`MOST_MOVES`] are tried.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit.
    pub fn mates_in(&mut self, position: &Position, within: u8) -> Result<Option<u8>, TooHard> {
        self.begin();
        self.shortest(position, within)
    }

    /// In how many moves, at most `within`, the side to move is mated whatever it does: 0 if it is
    /// mated already, nothing if it can hold out.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::mate::Search;
    /// use rules::Position;
    ///
    /// let position: Position = "6k1/R7/8/8/8/8/8/1R4K1 b - - 0 1".parse()?;
    /// assert_eq!(Search::default().mated_in(&position, 3), Ok(Some(1)));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn mated_in(&mut self, position: &Position, within: u8) -> Result<Option<u8>, TooHard> {
        self.begin();
        let replies = successors(position);
        if replies.is_empty() {
            return Ok(position.is_check().then_some(0));
        }
        if self.escape(position, within)?.is_some() {
            return Ok(None);
        }
        let mut longest = 0;
        for (_, after) in replies {
            longest = longest.max(self.shortest(&after, within)?.unwrap_or(within));
        }
        Ok(Some(longest))
    }

    /// What saves the side to move from being mated in `within` moves: a move after which there is
    /// no such mate. Nothing if it is mated, or if it has no move at all.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::mate::Search;
    /// use rules::Position;
    ///
    /// let position: Position = "6k1/8/8/8/8/8/R5K1/1R6 b - - 0 1".parse()?;
    /// assert!(matches!(Search::default().escape_from(&position, 1), Ok(Some(_))));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn escape_from(
        &mut self,
        position: &Position,
        within: u8,
    ) -> Result<Option<Move>, TooHard> {
        self.begin();
        self.escape(position, within)
    }

    /// The move that holds out longest against a mate in at most `within` moves; of several the
    /// first by its squares, so that the same answer always meets the same reply.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::mate::Search;
    /// use rules::Position;
    ///
    /// // Of two replies the rook in between is mated at once, the king's step only later.
    /// let position: Position = "8/8/8/8/8/6qk/5R2/4rNK1 w - - 0 1".parse()?;
    /// let reply = Search::default().longest_resistance(&position, 2)?;
    /// assert_eq!(reply.map(|mv| mv.to_string()).as_deref(), Some("g1h1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn longest_resistance(
        &mut self,
        position: &Position,
        within: u8,
    ) -> Result<Option<Move>, TooHard> {
        self.begin();
        let replies = successors(position);
        let mut best: Option<(u8, Move)> = None;
        for place in in_order(&replies, |_| 0) {
            let (mv, after) = replies[place];
            let length = self.shortest(&after, within)?.unwrap_or(within + 1);
            if best.is_none_or(|(longest, _)| length > longest) {
                best = Some((length, mv));
            }
        }
        Ok(best.map(|(_, mv)| mv))
    }

    /// A move that forces mate in at most `within` moves, as fast as it can be; nothing if there is
    /// none.
    ///
    /// # Errors
    ///
    /// [`TooHard`] beyond the limit.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::mate::Search;
    /// use rules::Position;
    ///
    /// let position: Position = "k7/8/1K6/8/8/8/8/7R w - - 0 1".parse()?;
    /// let mate = Search::default().mating_move(&position, 3)?;
    /// assert_eq!(mate.map(|mv| mv.to_string()).as_deref(), Some("h1h8"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn mating_move(
        &mut self,
        position: &Position,
        within: u8,
    ) -> Result<Option<Move>, TooHard> {
        let fastest = self.fastest_mate(position, within)?;
        Ok(fastest.map(|(_, mv)| mv))
    }

    /// The fastest forced mate: in how many moves, and how it begins.
    pub(crate) fn fastest_mate(
        &mut self,
        position: &Position,
        within: u8,
    ) -> Result<Option<(u8, Move)>, TooHard> {
        let mut quest = Quest::new(self, position, within)?;
        loop {
            if let Poll::Ready(found) = quest.go_on(self, u64::MAX)? {
                return Ok(found);
            }
        }
    }

    fn begin(&mut self) {
        self.nodes = 0;
        self.killers = [None; MOST_MOVES as usize + 1];
        // The answer may not depend on what was asked before, nor may the limit.
        self.table.clear();
    }

    fn count(&mut self, nodes: usize) -> Result<(), TooHard> {
        self.nodes += nodes as u64;
        if self.nodes > self.limit {
            return Err(TooHard);
        }
        Ok(())
    }

    fn shortest(&mut self, position: &Position, within: u8) -> Result<Option<u8>, TooHard> {
        for moves in 1..=within.min(MOST_MOVES) {
            if self.forces_mate(position, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    fn mates_at_once(&mut self, position: &Position) -> Result<bool, TooHard> {
        let (mut found, mut count) = (false, 0);
        visit_successors(position, &mut |_, after| {
            count += 1;
            found = found || after.is_check() && after.count_legal_moves() == 0;
        });
        self.count(count)?;
        Ok(found)
    }

    /// Whether the side to move is mated in at most `moves` moves, whatever it does.
    fn is_mated(&mut self, position: &Position, moves: u8) -> Result<bool, TooHard> {
        if position.count_legal_moves() == 0 {
            return Ok(position.is_check());
        }
        Ok(moves > 0 && self.escape(position, moves)?.is_none())
    }

    fn escape(&mut self, position: &Position, moves: u8) -> Result<Option<Move>, TooHard> {
        let killer = self.killers[usize::from(moves.min(MOST_MOVES))];
        let replies = in_defense(position, killer, None);
        self.count(replies.len())?;
        for (mv, after) in replies {
            if !self.forces_mate(&after, moves)? {
                self.killers[usize::from(moves.min(MOST_MOVES))] = Some(mv);
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }
}

/// The places of steps in the order of their ranks, and of their moves among equals.
///
/// A position has so few moves that the simplest way to sort them is as fast as any; that of the
/// standard library would be a tenth of the program that a page fetches.
fn in_order(steps: &[Step], rank: impl Fn(usize) -> u64) -> impl Iterator<Item = usize> {
    let mut keys: Vec<(u64, Move, usize)> = Vec::with_capacity(steps.len());
    for (place, step) in steps.iter().enumerate() {
        keys.push((rank(place), step.0, place));
        let mut at = place;
        while at > 0 && keys[at] < keys[at - 1] {
            keys.swap(at, at - 1);
            at -= 1;
        }
    }
    keys.into_iter().map(|(_, _, place)| place)
}

/// Shows every position that one move leads to.
///
/// The generator of `rules` is copied into each place that calls it. Here it is called through a
/// pointer, so that the program has one copy of it instead of three.
fn visit_successors(position: &Position, visit: &mut dyn FnMut(Move, &Position)) {
    position.for_each_successor(visit);
}

fn successors(position: &Position) -> Vec<Step> {
    let mut steps = Vec::with_capacity(48);
    visit_successors(position, &mut |mv, after| steps.push((mv, *after)));
    steps
}

/// The moves of the attacker, those first that leave the other side the least: a mate is then
/// found soon.
fn attempts(position: &Position) -> Vec<Step> {
    let mut steps = Vec::with_capacity(48);
    let mut ranks = Vec::with_capacity(48);
    visit_successors(position, &mut |mv, after| {
        let replies = after.count_legal_moves();
        let is_check = after.is_check();
        // Stalemate forces nothing.
        if replies > 0 || is_check {
            steps.push((mv, *after));
            ranks.push(if is_check { replies } else { replies + 256 });
        }
    });
    in_order(&steps, |place| ranks[place])
        .map(|place| steps[place])
        .collect()
}
