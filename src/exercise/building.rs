//! Positions that a reader sets up to a goal: a certain position, or any with a mate in some moves.

mod goal;
mod target;
#[cfg(test)]
mod tests;

use rules::{Position, Setup, SetupFault};

pub use goal::BuildGoal;
pub use target::{Differences, Target};

use crate::mate::{Distance, Found};
use crate::{Outcome, Tally, Tries};

/// What a position that was built is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildVerdict {
    /// It is what was asked for.
    Solved,
    /// It is another position.
    Differs(Differences),
    /// It is no legal position, for these reasons.
    Illegal(Vec<SetupFault>),
    /// The side to move has no move at all.
    NoMove,
    /// There is no such mate.
    NoMate,
    /// There is a mate in fewer moves.
    Sooner {
        /// In this many.
        moves: u8,
    },
    /// Neither right nor wrong: the search has reached its limit. No attempt is counted.
    TooHard,
    /// The task is over already.
    Over,
}

/// A position to be built, while it is worked at.
///
/// # Examples
///
/// ```
/// use exercise::{Build, BuildGoal, BuildVerdict};
///
/// let mut build = Build::new(BuildGoal::Mate { moves: 1 }, 0, 0);
/// let fen = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
/// build.hand_in(fen.parse()?, 500);
/// let verdict = loop {
///     if let Some(verdict) = build.judge(1_000) {
///         break verdict;
///     }
/// };
/// assert_eq!(verdict, BuildVerdict::Solved);
/// assert_eq!(build.outcome(fen.to_owned(), 900).attempts, 1);
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Build {
    goal: BuildGoal,
    tally: Tally,
    /// What was handed in, until it is judged.
    open: Option<HandedIn>,
}

#[derive(Clone, Debug)]
struct HandedIn {
    setup: Setup,
    time: u64,
    distance: Option<Box<Distance>>,
}

impl Build {
    /// Begins a task for which the author has written this many hints, at a time in milliseconds.
    #[must_use]
    pub const fn new(goal: BuildGoal, author_hints: usize, now: u64) -> Self {
        Self {
            goal,
            tally: Tally::new(author_hints, now),
            open: None,
        }
    }

    /// The same task, which ends after this many wrong answers.
    #[must_use]
    pub fn limited(mut self, tries: Tries) -> Self {
        self.tally.limit(tries);
        self
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> &BuildGoal {
        &self.goal
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

    /// Hands a position in to be judged, in the place of one that is not judged yet.
    pub fn hand_in(&mut self, setup: Setup, now: u64) {
        self.open = Some(HandedIn {
            setup,
            time: now,
            distance: None,
        });
    }

    /// Takes back what is not judged yet.
    pub fn take_back(&mut self) {
        self.open = None;
    }

    /// Whether something waits to be judged.
    #[must_use]
    pub const fn is_judging(&self) -> bool {
        self.open.is_some()
    }

    /// Goes on judging what was handed in, and looks at about this many positions for it; says what it
    /// is worth as soon as that is known.
    pub fn judge(&mut self, positions: u64) -> Option<BuildVerdict> {
        let mut open = self.open.take()?;
        if self.tally.is_over() {
            return Some(BuildVerdict::Over);
        }
        let Some(verdict) = self.look(&mut open, positions) else {
            self.open = Some(open);
            return None;
        };
        match verdict {
            BuildVerdict::Solved => self.tally.solve(open.time),
            BuildVerdict::TooHard | BuildVerdict::Over => {}
            _ => self.tally.wrong(open.time),
        }
        Some(verdict)
    }

    fn look(&self, open: &mut HandedIn, positions: u64) -> Option<BuildVerdict> {
        let moves = match &self.goal {
            BuildGoal::Position(target) => {
                let differences = target.differences(&open.setup);
                return Some(match differences.is_none() {
                    true => BuildVerdict::Solved,
                    false => BuildVerdict::Differs(differences),
                });
            }
            BuildGoal::Mate { moves } => *moves,
        };
        let distance = match &mut open.distance {
            Some(distance) => distance,
            none => {
                let position = match Position::from_setup(&open.setup) {
                    Ok(position) => position,
                    Err(faults) => return Some(BuildVerdict::Illegal(faults.faults().to_vec())),
                };
                if !position.has_legal_moves() {
                    return Some(BuildVerdict::NoMove);
                }
                none.insert(Box::new(Distance::new(&position, moves)))
            }
        };
        Some(match distance.go_on(positions)? {
            Found::Mate(found) if found < moves => BuildVerdict::Sooner { moves: found },
            Found::Mate(_) => BuildVerdict::Solved,
            Found::None => BuildVerdict::NoMate,
            Found::TooHard => BuildVerdict::TooHard,
        })
    }

    /// What has come of it, with the FEN of what stands on the board.
    #[must_use]
    pub fn outcome(&self, fen: String, now: u64) -> Outcome {
        Outcome {
            position: Some(fen),
            ..self.tally.outcome(now, Vec::new())
        }
    }

    /// Takes up the task where an outcome was kept, at a time.
    pub fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.tally.resume(outcome, now);
    }

    /// A position that reaches the goal, if the author has named it.
    #[must_use]
    pub const fn solution(&self) -> Option<&Setup> {
        match &self.goal {
            BuildGoal::Position(target) => Some(target.setup()),
            BuildGoal::Mate { .. } => None,
        }
    }
}
