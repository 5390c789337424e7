//! A test of a stage that is under way: what was drawn, and what was answered so far.

use super::TaskEvent;
use crate::generate::Difficulty;

/// A test that was begun. It stays when it is over, until another one of its stage begins.
///
/// # Examples
///
/// ```
/// use course::generate::Difficulty;
/// use course::progress::OpenTest;
///
/// let mut test = OpenTest::new(None, 7, vec![Difficulty::EASIEST; 2]);
/// test.answer(0, false);
/// // Only the first answer counts.
/// test.answer(0, true);
/// assert_eq!((test.results.len(), test.right(), test.is_over()), (1, 0, false));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenTest {
    /// Which one of its stage it is, counted from 1.
    pub number: u32,
    /// From what its questions were drawn.
    pub seed: u64,
    /// How hard each question is: that stays, whatever is learned meanwhile.
    pub difficulties: Vec<Difficulty>,
    /// Of each question that is answered, in their order, whether it was right at once.
    pub results: Vec<bool>,
    /// What was done at the question that is open.
    pub events: Vec<TaskEvent>,
}

impl OpenTest {
    /// Begins a test after another one of its stage.
    #[must_use]
    pub fn new(before: Option<&Self>, seed: u64, difficulties: Vec<Difficulty>) -> Self {
        Self {
            number: before.map_or(0, |it| it.number).saturating_add(1),
            seed,
            difficulties,
            ..Self::default()
        }
    }

    /// Whether all questions are answered.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.results.len() >= self.difficulties.len()
    }

    /// How many were right at once.
    #[must_use]
    pub fn right(&self) -> u8 {
        count(self.results.iter().filter(|it| **it).count())
    }

    /// How many questions there are.
    #[must_use]
    pub fn of(&self) -> u8 {
        count(self.difficulties.len())
    }

    /// Keeps what was done at a question that is still open.
    pub fn go_on(&mut self, place: usize, events: Vec<TaskEvent>) {
        if place == self.results.len() && !self.is_over() {
            self.events = events;
        }
    }

    /// Keeps the answer to a question that is still open.
    pub fn answer(&mut self, place: usize, is_right: bool) {
        if place == self.results.len() && !self.is_over() {
            self.results.push(is_right);
            self.events.clear();
        }
    }

    /// Whether another device or tab is further: the later test, and of one test more of it.
    #[must_use]
    pub fn is_behind(&self, other: &Self) -> bool {
        let far = |it: &Self| (it.number, it.results.len(), it.events.len());
        far(self) < far(other)
    }

    /// Writes it as words between blanks.
    pub(super) fn write(&self) -> String {
        let difficulties = self.difficulties.iter().map(|it| it.get().to_string());
        let results = self.results.iter().map(|it| if *it { '+' } else { '-' });
        // No word is empty.
        let results: String = results
            .chain(self.results.is_empty().then_some('.'))
            .collect();
        let difficulties: String = difficulties.collect();
        let events = TaskEvent::write_all(&self.events);
        let text = format!(
            "{} {} {difficulties} {results} {events}",
            self.number, self.seed
        );
        text.trim_end().to_owned()
    }

    /// Reads such words; nothing if they are no test.
    pub(super) fn read(words: &[&str]) -> Option<Self> {
        let [number, seed, difficulties, results, ref events @ ..] = *words else {
            return None;
        };
        let difficulty = |digit: char| {
            let number = u8::try_from(digit.to_digit(10)?).ok()?;
            (1..=5).contains(&number).then(|| Difficulty::new(number))
        };
        let result = |sign| match sign {
            '+' => Some(true),
            '-' => Some(false),
            _ => None,
        };
        let results = if results == "." { "" } else { results };
        let mut test = Self {
            number: number.parse().ok()?,
            seed: seed.parse().ok()?,
            difficulties: difficulties
                .chars()
                .map(difficulty)
                .collect::<Option<_>>()?,
            results: results.chars().map(result).collect::<Option<_>>()?,
            events: Vec::new(),
        };
        if test.results.len() > test.difficulties.len() {
            return None;
        }
        // Events that are not understood are only done once more.
        test.go_on(test.results.len(), TaskEvent::read_all(&events.join(" ")));
        Some(test)
    }
}

fn count(all: usize) -> u8 {
    u8::try_from(all).unwrap_or(u8::MAX)
}
