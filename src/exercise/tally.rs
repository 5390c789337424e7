//! What is counted while a task is worked at: attempts, hints, time.

use rules::Square;

use crate::{Item, Outcome};

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
    solved: Option<u64>,
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
            solved: None,
        }
    }

    /// Whether the task is done.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solved.is_some()
    }

    /// How often an answer was wrong, and once more for the task that is solved.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.wrong.saturating_add(self.solved.is_some() as u32)
    }

    /// How many hints were shown.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// Goes on where an outcome was kept, at a time.
    pub(crate) fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.wrong = outcome.attempts.saturating_sub(u32::from(outcome.solved));
        self.hints = outcome.hints;
        self.author_shown = self.author_hints.min(outcome.hints as usize);
        self.free_shown = 0;
        self.spent = outcome.milliseconds;
        self.began = now;
        self.solved = outcome.solved.then_some(now);
    }

    pub(crate) const fn wrong(&mut self) {
        self.wrong = self.wrong.saturating_add(1);
    }

    pub(crate) fn solve(&mut self, now: u64) {
        self.solved.get_or_insert(now);
    }

    /// The next move is another one: the free hints start again.
    pub(crate) const fn progress(&mut self) {
        self.free_shown = 0;
    }

    /// The next hint: those of the author, then the free ones.
    pub(crate) fn hint(&mut self, free: impl FnOnce() -> Vec<Hint>) -> Option<Hint> {
        if self.is_solved() {
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
            solved: self.is_solved(),
            attempts: self.attempts(),
            hints: self.hints,
            milliseconds: self.spent + self.solved.unwrap_or(now).saturating_sub(self.began),
            moves,
        }
    }
}

/// The hints that lead to a move.
pub(crate) fn towards(mv: Option<rules::Move>) -> Vec<Hint> {
    mv.map_or_else(Vec::new, |mv| {
        vec![Hint::Piece(mv.from()), Hint::Square(mv.to())]
    })
}
