//! Progress as a text that is kept, exported and read again.
//!
//! ```text
//! jadoube-course 1
//! at rook/captures
//! task rook/captures#1 3 1 0 12        stars, answers, hints, seconds
//! test rook 5 6                        right, of
//! skill knight-moves 3 1               difficulty, right in a row
//! card rook/captures#1 2.3065 5.1 20412 20414 0
//! begun rook/captures#2 e4 e5 ?        what was done at it
//! class rook.moves,rook.captures       the lessons that a teacher has set
//! open rook 2 81733 112314 +- e4 ?      a test under way: which one, its seed, how hard each question
//!                                      is, which were right (. for none), what was done at the next
//! ```
//!
//! Files of earlier versions have no line `open`.

use std::error::Error;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{Assignment, Card, OpenTest, Progress, Skill, TaskEvent, TaskState, TestState};
use crate::generate::{Difficulty, Generator};

/// The first line, with the version of the form.
const FIRST: &str = "jadoube-course 1";

/// A text that is no progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// It begins as none does.
    NoProgress,
    /// A later version has written it.
    Newer,
    /// This line, counted from 1, is not understood.
    Line(usize),
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoProgress => write!(f, "expected {FIRST:?} in the first line"),
            Self::Newer => f.write_str("expected a version that is known"),
            Self::Line(line) => write!(
                f,
                "line {line}: expected at, task, test, skill, card, begun, class or open"
            ),
        }
    }
}

impl Error for ProgressError {}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}")?;
        if let Some(at) = &self.at {
            writeln!(f, "at {at}")?;
        }
        for (name, state) in &self.tasks {
            let TaskState {
                stars,
                attempts,
                hints,
                seconds,
            } = state;
            writeln!(f, "task {name} {stars} {attempts} {hints} {seconds}")?;
        }
        for (stage, TestState { right, of }) in &self.tests {
            writeln!(f, "test {stage} {right} {of}")?;
        }
        for (generator, skill) in &self.skills {
            let (difficulty, streak) = (skill.difficulty.get(), skill.streak);
            writeln!(f, "skill {} {difficulty} {streak}", generator.name())?;
        }
        for (name, card) in &self.cards {
            let Card {
                stability,
                difficulty,
                last,
                due,
                lapses,
            } = card;
            let mut line = String::new();
            write!(
                line,
                "card {name} {stability} {difficulty} {last} {due} {lapses}"
            )?;
            writeln!(f, "{line}")?;
        }
        for (name, events) in &self.begun {
            writeln!(f, "begun {name} {}", TaskEvent::write_all(events))?;
        }
        if let Some(class) = &self.class {
            writeln!(f, "class {}", class.write())?;
        }
        for (stage, test) in &self.open_tests {
            writeln!(f, "open {stage} {}", test.write())?;
        }
        Ok(())
    }
}

impl FromStr for Progress {
    type Err = ProgressError;

    fn from_str(text: &str) -> Result<Self, ProgressError> {
        let mut lines = text.lines().enumerate();
        match lines.next() {
            Some((_, FIRST)) => {}
            Some((_, first)) if first.starts_with("jadoube-course ") => {
                return Err(ProgressError::Newer);
            }
            _ => return Err(ProgressError::NoProgress),
        }
        let mut progress = Self::default();
        for (index, line) in lines {
            let read = progress.take(line);
            read.ok_or(ProgressError::Line(index + 1))?;
        }
        Ok(progress)
    }
}

impl Progress {
    fn take(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match *words.as_slice() {
            ["at", at] => self.at = Some(at.to_owned()),
            ["task", name, stars, attempts, hints, seconds] => {
                let stars = stars.parse().ok().filter(|stars| *stars <= 3)?;
                let state = TaskState {
                    stars,
                    attempts: attempts.parse().ok()?,
                    hints: hints.parse().ok()?,
                    seconds: seconds.parse().ok()?,
                };
                self.tasks.insert(name.to_owned(), state);
            }
            ["test", stage, right, of] => {
                let (right, of) = (right.parse().ok()?, of.parse().ok()?);
                let state = (right <= of).then_some(TestState { right, of })?;
                self.tests.insert(stage.to_owned(), state);
            }
            ["skill", name, difficulty, streak] => {
                let difficulty = difficulty.parse().ok().filter(|it| (1..=5).contains(it))?;
                let skill = Skill {
                    difficulty: Difficulty::new(difficulty),
                    streak: streak.parse().ok()?,
                };
                self.skills.insert(Generator::from_name(name)?, skill);
            }
            ["card", name, stability, difficulty, last, due, lapses] => {
                let number = |text: &str| text.parse().ok().filter(|it: &f64| it.is_finite());
                let card = Card {
                    stability: number(stability).filter(|it| *it > 0.0)?,
                    difficulty: number(difficulty)?,
                    last: last.parse().ok()?,
                    due: due.parse().ok()?,
                    lapses: lapses.parse().ok()?,
                };
                self.cards.insert(name.to_owned(), card);
            }
            // A task whose events are not understood is only begun anew.
            ["begun", name, ref events @ ..] => {
                self.begin(name, TaskEvent::read_all(&events.join(" ")));
            }
            ["class", lessons] => self.class = Some(Assignment::read(lessons)?),
            // A test that is not understood is only begun anew.
            ["open", stage, ref test @ ..] => {
                if let Some(test) = OpenTest::read(test) {
                    self.open_tests.insert(stage.to_owned(), test);
                }
            }
            _ => return None,
        }
        Some(())
    }
}
