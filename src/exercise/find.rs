//! The mode `find`: the reader shows everything of a kind on the board.

#[cfg(test)]
mod tests;

use rules::Setup;

use crate::{Answers, Ask, FindTask, Hint, Item, Outcome, Standing, Tally, Tries};

/// A whole answer compared with what is right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What is right.
    pub found: Answers,
    /// What is wrong.
    pub wrong: Answers,
    /// What is missing.
    pub missing: Answers,
}

impl Report {
    /// Whether nothing is wrong and nothing is missing.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.wrong.is_empty() && self.missing.is_empty()
    }
}

/// What one part of an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is right; this many are still missing.
    Right {
        /// How many.
        missing: usize,
    },
    /// It is the last one.
    Solved,
    /// It is right and was found before.
    Again,
    /// It is wrong, and an attempt is counted.
    Wrong,
    /// The task is over already.
    Over,
}

/// A task of the mode `find` while it is worked at.
///
/// It can be answered piece by piece or at once.
///
/// # Examples
///
/// ```
/// use exercise::{Find, Item, Mark, Task};
/// use rules::Square;
///
/// let Task::Find(task) = Task::parse(&[
///     ("mode", "find"),
///     ("ask", "moves"),
///     ("of", "a1"),
///     ("fen", "8/8/8/8/8/8/8/N7 w - -"),
/// ])?
/// else { unreachable!("the mode is find") };
/// let mut find = Find::new(&task, 0, 0);
/// assert_eq!(find.mark(Item::Square(Square::B3), 500), Mark::Right { missing: 1 });
/// assert_eq!(find.mark(Item::Square(Square::B2), 900), Mark::Wrong);
/// assert_eq!(find.mark(Item::Square(Square::C2), 1_500), Mark::Solved);
/// assert_eq!(find.outcome(9_000).attempts, 2);
/// # Ok::<(), exercise::TaskError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Find {
    ask: Ask,
    setup: Setup,
    answers: Answers,
    found: Answers,
    tally: Tally,
}

impl Find {
    /// Begins a task for which the author has written this many hints, at a time in milliseconds.
    #[must_use]
    pub fn new(task: &FindTask, author_hints: usize, now: u64) -> Self {
        Self {
            ask: task.ask(),
            setup: task.setup().clone(),
            answers: task.ask().answers(task.setup()),
            found: Answers::new(),
            tally: Tally::new(author_hints, now),
        }
    }

    /// The same task, which ends after this many wrong answers.
    #[must_use]
    pub fn limited(mut self, tries: Tries) -> Self {
        self.tally.limit(tries);
        self
    }

    /// What is asked.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.ask
    }

    /// The board.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that is right.
    #[must_use]
    pub const fn answers(&self) -> &Answers {
        &self.answers
    }

    /// What was found so far.
    #[must_use]
    pub const fn found(&self) -> &Answers {
        &self.found
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

    /// Whether a part of an answer is right; nothing is counted.
    #[must_use]
    pub fn is_right(&self, item: Item) -> bool {
        self.answers.contains(plain(item))
    }

    /// Judges one part of an answer and remembers it.
    pub fn mark(&mut self, item: Item, now: u64) -> Mark {
        if self.tally.is_over() {
            return Mark::Over;
        }
        if !self.is_right(item) {
            self.tally.wrong(now);
            return Mark::Wrong;
        }
        if !self.found.insert(plain(item)) {
            return Mark::Again;
        }
        self.tally.progress();
        match self.answers.len() - self.found.len() {
            0 => {
                self.tally.solve(now);
                Mark::Solved
            }
            missing => Mark::Right { missing },
        }
    }

    /// Judges a whole answer. What is right of it is remembered; where there is nothing to be
    /// found, an empty answer is right.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Answers, Find, Task};
    ///
    /// let Task::Find(task) = r#"mode="find" ask="squares" of="h1" fen="8/8/8/8/8/8/8/7K w - -""#.parse()?
    /// else { unreachable!("the mode is find") };
    /// let mut find = Find::new(&task, 0, 0);
    /// let report = find.check(&Answers::from(["g1".parse()?, "h3".parse()?]), 500);
    /// assert_eq!((report.found.len(), report.wrong.len(), report.missing.len()), (1, 1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&mut self, given: &Answers, now: u64) -> Report {
        let given: Answers = given.iter().copied().map(plain).collect();
        let report = Report {
            found: given.shared_with(&self.answers),
            wrong: given.without(&self.answers),
            missing: self.answers.without(&given),
        };
        if self.tally.is_over() {
            return report;
        }
        let known = self.found.len();
        self.found.extend(report.found.iter().copied());
        if self.found.len() > known {
            self.tally.progress();
        }
        if report.is_complete() {
            self.tally.solve(now);
        } else {
            self.tally.wrong(now);
        }
        report
    }

    /// The next hint: those of the author, then how many are missing, then one of them.
    pub fn hint(&mut self) -> Option<Hint> {
        let missing = self.answers.without(&self.found);
        self.tally.hint(|| {
            let mut hints = vec![Hint::Missing(missing.len())];
            if let Some(&item) = missing.iter().next() {
                if let Item::Move(mv) = item {
                    hints.push(Hint::Piece(mv.from));
                }
                hints.push(Hint::Square(item.square()));
            }
            hints
        })
    }

    /// Takes up the task where an outcome was kept, at a time. What is not right is left out.
    pub fn resume(&mut self, outcome: &Outcome, now: u64) {
        let kept = outcome.moves.iter().copied().map(plain);
        self.found = kept.filter(|&item| self.answers.contains(item)).collect();
        let mut kept = outcome.clone();
        if kept.is_solved() && self.found.len() != self.answers.len() {
            kept.standing = Standing::Open;
        }
        self.tally.resume(&kept, now);
    }

    /// What has come of it; its moves are what was found.
    #[must_use]
    pub fn outcome(&self, now: u64) -> Outcome {
        self.tally
            .outcome(now, self.found.iter().copied().collect())
    }
}

/// What a pawn becomes is not asked.
const fn plain(item: Item) -> Item {
    match item {
        Item::Move(mv) => Item::Move(crate::Try {
            promotion: None,
            ..mv
        }),
        square => square,
    }
}
