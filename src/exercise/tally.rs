//! What is counted while a task is worked at: attempts, hints, time.

use rules::Square;

use crate::{Item, Outcome, Standing, Tries};

/// A hint, from the least to the most telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The author's hint of this number, counted from 0.
    Author(usize),
    /// How many parts of the answer are still to be found.
    Missing(usize),
    /// The piece to move.
    Piece(Square),
    /// Where something goes, or a part of the answer.
    Square(Square),
    /// The answer: it is stalemate, or it is not.
    Say(bool),
    /// The answer of this number, counted from 0, is wrong.
    Not(usize),
}

/// The counts of one task. Time is named by the caller, in milliseconds of any clock that does not
/// go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    wrong: u32,
    hints: u32,
    author_hints: usize,
    /// How many of the author's hints were shown.
    author_shown: usize,
    /// How many of the free hints were shown for the next right move.
    free_shown: usize,
    /// The time that was spent before the task was taken up again.
    spent: u64,
    began: u64,
    tries: Tries,
    standing: Standing,
    /// When it ended.
    ended: Option<u64>,
}

impl Tally {
    pub(crate) const fn new(author_hints: usize, now: u64) -> Self {
        Self {
            wrong: 0,
            hints: 0,
            author_hints,
            author_shown: 0,
            free_shown: 0,
            spent: 0,
            began: now,
            tries: Tries {
                give_up: None,
                most: None,
            },
            standing: Standing::Open,
            ended: None,
        }
    }

    /// The task ends after this many wrong answers.
    pub(crate) const fn limit(&mut self, tries: Tries) {
        self.tries = tries;
    }

    /// How the task stands.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// The reader begins, or goes on with what was kept: time counts from now on.
    pub(crate) const fn begin(&mut self, now: u64) {
        if !self.is_over() {
            self.began = now;
        }
    }

    /// Whether no hint of the author is left.
    pub(crate) const fn has_shown_author_hints(&self) -> bool {
        self.author_shown >= self.author_hints && !self.is_over()
    }

    /// Whether the task is solved.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        matches!(self.standing, Standing::Solved)
    }

    /// Whether nothing more can be answered: it is solved, was given up or has failed.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        !matches!(self.standing, Standing::Open)
    }

    /// How many wrong answers are left before the task ends by itself; nothing if it never does.
    #[must_use]
    pub fn tries_left(&self) -> Option<u32> {
        self.tries.left(self.wrong)
    }

    /// How often an answer was wrong, and once more for the task that is solved.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.wrong.saturating_add(self.is_solved() as u32)
    }

    /// How many hints were shown.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// Goes on where an outcome was kept, at a time.
    pub(crate) fn resume(&mut self, outcome: &Outcome, now: u64) {
        let is_solved = outcome.standing == Standing::Solved;
        self.wrong = outcome.attempts.saturating_sub(u32::from(is_solved));
        self.hints = outcome.hints;
        self.author_shown = self.author_hints.min(outcome.hints as usize);
        self.free_shown = 0;
        self.spent = outcome.milliseconds;
        self.began = now;
        self.standing = match outcome.standing {
            Standing::Open => self.tries.standing(self.wrong),
            ended => ended,
        };
        self.ended = self.is_over().then_some(now);
    }

    /// An answer was wrong, and perhaps the last one.
    pub(crate) fn wrong(&mut self, now: u64) {
        self.wrong = self.wrong.saturating_add(1);
        if self.standing == Standing::Open {
            self.end(self.tries.standing(self.wrong), now);
        }
    }

    pub(crate) fn solve(&mut self, now: u64) {
        self.end(Standing::Solved, now);
    }

    fn end(&mut self, standing: Standing, now: u64) {
        self.standing = standing;
        if self.is_over() {
            self.ended.get_or_insert(now);
        }
    }

    /// The next move is another one: the free hints start again.
    pub(crate) const fn progress(&mut self) {
        self.free_shown = 0;
    }

    /// The next hint: those of the author, then the free ones.
    pub(crate) fn hint(&mut self, free: impl FnOnce() -> Vec<Hint>) -> Option<Hint> {
        if self.is_over() {
            return None;
        }
        let hint = if self.author_shown < self.author_hints {
            self.author_shown += 1;
            Hint::Author(self.author_shown - 1)
        } else {
            let hint = free().get(self.free_shown).copied()?;
            self.free_shown += 1;
            hint
        };
        self.hints = self.hints.saturating_add(1);
        Some(hint)
    }

    pub(crate) fn outcome(&self, now: u64, moves: Vec<Item>) -> Outcome {
        Outcome {
            standing: self.standing,
            attempts: self.attempts(),
            hints: self.hints,
            milliseconds: self.spent + self.ended.unwrap_or(now).saturating_sub(self.began),
            moves,
            position: None,
        }
    }
}

/// The hints that lead to a move.
pub(crate) fn towards(mv: Option<rules::Move>) -> Vec<Hint> {
    mv.map_or_else(Vec::new, |mv| {
        vec![Hint::Piece(mv.from()), Hint::Square(mv.to())]
    })
}
