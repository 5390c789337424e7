//! The mode `line`: the author's game is played, with all the answers the author allows.

mod replies;
mod solution;
mod spot;
#[cfg(test)]
mod tests;
mod verdict;

use record::{CommentPlace, Nag, NodeId, Record, Step};
use rules::{Color, Move, Position};

pub use replies::{ParseRepliesError, Replies};
pub use spot::{ParseSpotError, Spot};
pub use verdict::{LineError, LineVerdict};

use crate::tally::towards;
use crate::{Hint, Item, LineTask, Outcome, Standing, Tally, Tries, Try};
use replies::Chance;

/// A task of the mode `line` while it is worked at.
///
/// Every continuation of the author is right, the main one or not, unless it is marked `?`, `??` or
/// `?!`. A move after which the board is as after a right move elsewhere in the record is right,
/// too.
///
/// # Examples
///
/// ```
/// use exercise::{Line, LineTask, LineVerdict};
///
/// let text = "1. e4 {Yes.} (1. d4 {Good, too.}) (1. f3? {It opens the king.}) 1... e5 2. Nf3 *";
/// let record = record::pgn::read_all(text).remove(0).record;
/// let mut line = Line::new(&LineTask::default(), record, 0, 0, 0)?;
/// let LineVerdict::Known { node } = line.play("f2f3".parse()?, 900) else {
///     unreachable!("the author marks it")
/// };
/// assert_eq!(line.feedback(node), "It opens the king.");
/// assert!(matches!(line.play("e2e4".parse()?, 2_000), LineVerdict::Right { reply: Some(_), .. }));
/// assert!(matches!(line.play("g1f3".parse()?, 4_000), LineVerdict::Solved { .. }));
/// assert_eq!(line.outcome(9_000).attempts, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    record: Record,
    side: Color,
    replies: Replies,
    chance: Chance,
    start: NodeId,
    at: NodeId,
    /// The author's answers, for moves in another order.
    right: Vec<NodeId>,
    /// Replies that the reader answers later.
    pending: Vec<NodeId>,
    /// Replies that were played or will be.
    met: Vec<NodeId>,
    played: Vec<NodeId>,
    tally: Tally,
}

impl Line {
    /// Begins a task for which the author has written this many hints, at a time in milliseconds.
    /// The seed decides between replies at random.
    ///
    /// # Errors
    ///
    /// [`LineError`] when there is nothing to be found in the record.
    pub fn new(
        task: &LineTask,
        record: Record,
        seed: u64,
        author_hints: usize,
        now: u64,
    ) -> Result<Self, LineError> {
        let start = match &task.start {
            Some(spot) => {
                let found = spot.find(&record);
                found.ok_or_else(|| LineError::NoStart(spot.clone()))?
            }
            None => Record::ROOT,
        };
        let side = task.side.unwrap_or(record.position(start).turn());
        let mut line = Self {
            right: right_moves(&record, start, side),
            record,
            side,
            replies: task.reply,
            chance: Chance::new(seed),
            start,
            at: start,
            pending: Vec::new(),
            met: Vec::new(),
            played: Vec::new(),
            tally: Tally::new(author_hints, now),
        };
        if line.position().turn() != side {
            line.reply();
        }
        // A first reply that is the end of its line leaves the others.
        if !line.has_answers(line.at) && !line.next_branch() {
            return Err(LineError::NothingToFind(side));
        }
        Ok(line)
    }

    /// The same task, which ends after this many wrong answers.
    #[must_use]
    pub fn limited(mut self, tries: Tries) -> Self {
        self.tally.limit(tries);
        self
    }

    /// The author's record.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The node on the board.
    #[must_use]
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.record.position(self.at)
    }

    /// The pupil's side.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// What the author says about a move.
    #[must_use]
    pub fn feedback(&self, node: NodeId) -> String {
        self.record.comment_text(node, CommentPlace::After)
    }

    /// The moves that are right here, that of the main line first.
    #[must_use]
    pub fn right_here(&self) -> Vec<Move> {
        let right = answers(&self.record, self.at);
        right
            .filter_map(|node| self.record.step(node)?.mv())
            .collect()
    }

    /// The reader begins: the time counts from now on.
    pub const fn begin(&mut self, now: u64) {
        self.tally.begin(now);
    }

    /// The counts.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Judges a move and goes on with it, if it is right.
    pub fn play(&mut self, made: Try, now: u64) -> LineVerdict {
        if self.tally.is_over() {
            return LineVerdict::Over;
        }
        let position = self.position();
        let mv = match position.find_move(made.from, made.to, made.promotion) {
            Ok(mv) => mv,
            Err(reason) => return LineVerdict::Illegal(reason),
        };
        let after = position.play_unchecked(mv);
        let child = self.record.find_child(self.at, Step::Move(mv));
        if let Some(node) = child.filter(|&node| is_mistake(&self.record, node)) {
            self.tally.wrong(now);
            return LineVerdict::Known { node };
        }
        let Some(node) = child.or_else(|| self.transposed(&after)) else {
            self.tally.wrong(now);
            return LineVerdict::Unknown;
        };
        self.played.push(node);
        self.at = node;
        self.tally.progress();
        let reply = self.reply();
        if self.has_answers(self.at) {
            return LineVerdict::Right {
                node,
                reply,
                branch: None,
            };
        }
        if self.next_branch() {
            return LineVerdict::Right {
                node,
                reply,
                branch: Some(self.at),
            };
        }
        self.tally.solve(now);
        LineVerdict::Solved { node, reply }
    }

    /// The next hint: those of the author, then the piece to move, then where it goes.
    pub fn hint(&mut self) -> Option<Hint> {
        let right = answers(&self.record, self.at).next();
        let mv = right.and_then(|node| self.record.step(node)?.mv());
        self.tally.hint(|| towards(mv))
    }

    /// What has come of it.
    #[must_use]
    pub fn outcome(&self, now: u64) -> Outcome {
        let moves = self.played.iter().filter_map(|&node| {
            let mv = self.record.step(node)?.mv()?;
            Some(Item::Move(mv.into()))
        });
        self.tally.outcome(now, moves.collect())
    }

    /// Takes up the task where an outcome was kept, at a time: on the board is what was played last.
    /// Moves that the record does not have are left out, with everything after them. Replies that
    /// were to come later are asked from here on only.
    pub fn resume(&mut self, outcome: &Outcome, now: u64) {
        let mut node = self.played.first().map_or(self.at, |first| {
            self.record.parent(*first).unwrap_or(Record::ROOT)
        });
        self.played.clear();
        // An outcome from another branch holds the whole way to it.
        let first = outcome.moves.first().copied();
        let begins_at = |node| first.is_none_or(|item| self.kept_node(node, item).is_some());
        if !begins_at(node) && begins_at(Record::ROOT) {
            node = Record::ROOT;
        }
        let mut kept = outcome.clone();
        for (&item, place) in outcome.moves.iter().zip(0..) {
            match self.kept_node(node, item) {
                Some(next) => node = next,
                None => {
                    kept.moves.truncate(place);
                    if kept.is_solved() {
                        kept.standing = Standing::Open;
                    }
                    break;
                }
            }
            self.played.push(node);
            self.met.push(node);
        }
        self.at = node;
        if self.position().turn() != self.side && !kept.is_solved() {
            self.reply();
        }
        self.tally.resume(&kept, now);
    }

    fn kept_node(&self, node: NodeId, item: Item) -> Option<NodeId> {
        let Item::Move(made) = item else { return None };
        let mv = self
            .record
            .position(node)
            .find_move(made.from, made.to, made.promotion)
            .ok()?;
        let child = self.record.find_child(node, Step::Move(mv));
        child.or_else(|| self.transposed(&self.record.position(node).play_unchecked(mv)))
    }

    fn has_answers(&self, node: NodeId) -> bool {
        self.record.position(node).turn() == self.side
            && answers(&self.record, node).next().is_some()
    }

    /// The right move elsewhere in the record after which the board is the same. What was played
    /// already is left out, so that nobody goes round in circles.
    fn transposed(&self, after: &Position) -> Option<NodeId> {
        let is_same = |&&node: &&NodeId| {
            self.record.position(node).identity() == after.identity()
                && !self.played.contains(&node)
        };
        self.right.iter().find(is_same).copied()
    }

    /// Plays a reply of the author, if there is one.
    fn reply(&mut self) -> Option<NodeId> {
        let replies = self.record.children(self.at);
        let reply = match self.replies {
            Replies::Main => replies.first().copied(),
            Replies::Random => self.chance.of(replies),
            Replies::All => {
                let new: Vec<NodeId> = replies
                    .iter()
                    .copied()
                    .filter(|reply| !self.met.contains(reply))
                    .collect();
                self.met.extend(&new);
                let (first, rest) = new.split_first()?;
                let rest = rest.iter().rev().copied();
                let rest: Vec<NodeId> = rest.filter(|&reply| self.has_answers(reply)).collect();
                self.pending.extend(rest);
                Some(*first)
            }
        }?;
        self.played.push(reply);
        self.at = reply;
        Some(reply)
    }

    /// Goes on with a reply that was left; false when there is none.
    fn next_branch(&mut self) -> bool {
        let Some(reply) = self.pending.pop() else {
            return false;
        };
        self.at = reply;
        self.played = self.record.line_to(reply);
        true
    }
}

/// Whether the author marks a move as wrong.
fn is_mistake(record: &Record, node: NodeId) -> bool {
    let marks = [Nag::MISTAKE, Nag::BLUNDER, Nag::DUBIOUS];
    record.nags(node).iter().any(|nag| marks.contains(nag))
}

/// The right moves of a node, the main one first.
fn answers(record: &Record, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
    let children = record.children(node).iter().copied();
    children.filter(|&child| {
        matches!(record.step(child), Some(Step::Move(_))) && !is_mistake(record, child)
    })
}

/// All right moves of a side that can be reached by right moves.
fn right_moves(record: &Record, start: NodeId, side: Color) -> Vec<NodeId> {
    let mut right = Vec::new();
    let mut open = vec![start];
    while let Some(node) = open.pop() {
        if record.position(node).turn() == side {
            let begin = right.len();
            right.extend(answers(record, node));
            open.extend_from_slice(&right[begin..]);
        } else {
            open.extend_from_slice(record.children(node));
        }
    }
    right
}
