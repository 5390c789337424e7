//! What a learner has done: where they are, stars, tests, how hard exercises should be, and what to
//! ask again when. Plain data without a clock: days are counted by the caller.

mod assignment;
mod keep;
mod memory;
mod open_test;
mod skill;
mod stars;
mod task_event;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use exercise::class_code::{self, ExerciseResult};
use exercise::{Outcome, Standing};

use crate::generate::Generator;

pub use assignment::Assignment;
pub use keep::ProgressError;
pub use memory::{Card, Grade};
pub use open_test::OpenTest;
pub use skill::Skill;
pub use stars::stars;
pub use task_event::TaskEvent;

/// What has come of one task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TaskState {
    /// The most stars, from 0 to 3; at least 1 for a task that is solved.
    pub stars: u8,
    /// How many answers were judged until it was solved.
    pub attempts: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// How long it took, in seconds.
    pub seconds: u32,
}

/// What has come of the test of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestState {
    /// How many exercises were right at once, at best.
    pub right: u8,
    /// How many there were.
    pub of: u8,
}

/// What a learner has done.
///
/// Tasks are named by their lesson and their id, `rook/captures#1`; generated exercises, also on cards,
/// by their generator.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The lesson that was open last.
    pub at: Option<String>,
    /// What has come of the tasks.
    pub tasks: BTreeMap<String, TaskState>,
    /// What has come of the tests, by stage.
    pub tests: BTreeMap<String, TestState>,
    /// How hard the exercises of each generator should be.
    pub skills: BTreeMap<Generator, Skill>,
    /// What was missed and is asked again.
    pub cards: BTreeMap<String, Card>,
    /// What was done at tasks that are not finished, so that a learner who comes back goes on there.
    pub begun: BTreeMap<String, Vec<TaskEvent>>,
    /// The tests under way, by stage, so that a learner who comes back goes on there.
    pub open_tests: BTreeMap<String, OpenTest>,
    /// The lessons that a teacher has set.
    pub class: Option<Assignment>,
}

/// The name of a task within the course.
///
/// # Examples
///
/// ```
/// assert_eq!(course::progress::task_name("rook/captures", "1"), "rook/captures#1");
/// ```
#[must_use]
pub fn task_name(lesson: &str, task: &str) -> String {
    format!("{lesson}#{task}")
}

/// The name under which the table of a class has the results of some tasks.
#[must_use]
pub fn class_set_name(tasks: &[&str]) -> String {
    class_code::set_name(&meaning(tasks))
}

/// What tells some tasks in their order from others.
fn meaning(tasks: &[&str]) -> String {
    tasks.join(" ")
}

/// Whether the first answer was right, and without a hint: what counts in a test.
#[must_use]
pub fn is_right_at_once(outcome: &Outcome) -> bool {
    outcome.is_solved() && outcome.attempts <= 1 && outcome.hints == 0
}

impl Progress {
    /// Keeps what has come of a task today: the best counts. What was missed is asked again, and
    /// what is already asked again is graded.
    pub fn finish(&mut self, name: &str, outcome: &Outcome, moves: Option<(u8, u8)>, day: u32) {
        let stars = stars(outcome, moves);
        let state = TaskState {
            stars,
            attempts: outcome.attempts,
            hints: outcome.hints,
            seconds: u32::try_from(outcome.milliseconds / 1_000).unwrap_or(u32::MAX),
        };
        let kept = self.tasks.entry(name.to_owned()).or_default();
        if state.stars >= kept.stars {
            *kept = state;
        }
        self.begun.remove(name);
        self.remember(name, outcome, day);
    }

    /// What was missed is asked again, and what is already asked again is graded.
    fn remember(&mut self, name: &str, outcome: &Outcome, day: u32) {
        let grade = Grade::of(outcome);
        match self.cards.get_mut(name) {
            Some(card) => card.review(grade, day),
            None if grade < Grade::Good => {
                self.cards.insert(name.to_owned(), Card::new(grade, day));
            }
            None => {}
        }
    }

    /// Keeps what was done so far at a task that is not finished.
    pub fn begin(&mut self, name: &str, events: Vec<TaskEvent>) {
        if events.is_empty() {
            self.begun.remove(name);
        } else {
            self.begun.insert(name.to_owned(), events);
        }
    }

    /// Keeps what has come of a generated exercise today: the difficulty follows, and one of its kind
    /// is asked again if it was missed.
    pub fn finish_generated(&mut self, generator: Generator, outcome: &Outcome, day: u32) {
        let skill = self.skills.entry(generator).or_default();
        skill.learn(is_right_at_once(outcome));
        self.remember(generator.name(), outcome, day);
    }

    /// Keeps whether a question of a test under way was right at once, and with the last one the
    /// result of the test.
    pub fn answer_test(&mut self, stage: &str, place: usize, is_right: bool) {
        let Some(test) = self.open_tests.get_mut(stage) else {
            return;
        };
        test.answer(place, is_right);
        if test.is_over() {
            let (right, of) = (test.right(), test.of());
            self.finish_test(stage, right, of);
        }
    }

    /// Keeps the result of a test: the best counts.
    pub fn finish_test(&mut self, stage: &str, right: u8, of: u8) {
        let kept = self.tests.entry(stage.to_owned()).or_default();
        if right >= kept.right || kept.of != of {
            *kept = TestState { right, of };
        }
    }

    /// What is to be asked again today, the longest due first.
    #[must_use]
    pub fn due(&self, day: u32) -> Vec<&str> {
        let mut due: Vec<(u32, &str)> = self
            .cards
            .iter()
            .filter(|(_, card)| card.due <= day)
            .map(|(name, card)| (card.due, name.as_str()))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, name)| name).collect()
    }

    /// Whether all tasks of a lesson are solved.
    #[must_use]
    pub fn is_done<'a>(&self, lesson: &str, tasks: impl IntoIterator<Item = &'a str>) -> bool {
        tasks.into_iter().all(|task| {
            let state = self.tasks.get(&task_name(lesson, task));
            state.is_some_and(|state| state.stars > 0)
        })
    }

    /// What has come of some tasks, as a class code tells it: one score for each, in their order.
    #[must_use]
    pub fn scores<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Vec<ExerciseResult> {
        let score = |name| {
            let state: Option<&TaskState> = self.tasks.get(name);
            state.map_or_else(ExerciseResult::default, |state| ExerciseResult {
                solved: state.stars > 0,
                tries: state.attempts,
                hints: state.hints,
                seconds: state.seconds,
            })
        };
        names.into_iter().map(score).collect()
    }

    /// The class code of some tasks: what a pupil gives a teacher. Only the same tasks in the same
    /// order stand in one table.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::progress::Progress;
    ///
    /// let code = Progress::default().class_code("Ann", &["rook/moves#1"]);
    /// assert!(exercise::class_code::read(&code).is_ok());
    /// ```
    #[must_use]
    pub fn class_code(&self, name: &str, tasks: &[&str]) -> String {
        let scores = self.scores(tasks.iter().copied());
        class_code::write(name, &meaning(tasks), &scores)
    }

    /// Takes over what another device knows: of each task the better result, of each card the one
    /// that was seen last, of each test under way the one that is further.
    pub fn merge(&mut self, other: &Self) {
        for (name, state) in &other.tasks {
            let kept = self.tasks.entry(name.clone()).or_default();
            if state.stars > kept.stars {
                *kept = *state;
                self.begun.remove(name);
            }
        }
        for (name, events) in &other.begun {
            let own = self.begun.entry(name.clone());
            own.or_insert_with(|| events.clone());
        }
        for (stage, state) in &other.tests {
            self.finish_test(stage, state.right, state.of);
        }
        for (stage, test) in &other.open_tests {
            let own = self.open_tests.get(stage);
            if own.is_none_or(|own| own.is_behind(test)) {
                self.open_tests.insert(stage.clone(), test.clone());
            }
        }
        for (&generator, skill) in &other.skills {
            let kept = self.skills.entry(generator).or_default();
            if skill.difficulty > kept.difficulty {
                *kept = *skill;
            }
        }
        for (name, card) in &other.cards {
            let kept = self
                .cards
                .entry(name.clone())
                .or_insert_with(|| card.clone());
            if card.last > kept.last {
                *kept = card.clone();
            }
        }
        if self.at.is_none() {
            self.at.clone_from(&other.at);
        }
        if self.class.is_none() {
            self.class.clone_from(&other.class);
        }
    }
}

impl Grade {
    /// How well a task went.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Self {
        match (outcome.standing, outcome.attempts, outcome.hints) {
            (Standing::Solved, 0 | 1, 0) => Self::Good,
            (Standing::Solved, 0..=2, 0..=1) => Self::Hard,
            _ => Self::Again,
        }
    }
}
