//! When to ask again: the memory model FSRS 6 with its default weights.
//!
//! The formulas and weights are those published by the Open Spaced Repetition project
//! (<https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>). No crate does: `fsrs`
//! trains weights and brings a framework for that, `rs-fsrs` has stayed at version 5 and brings a
//! calendar that reads the clock. A test compares this with the project's Python package.
//!
//! Days are whole and counted by the caller, so nothing here knows a clock.

/// How well something was remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// It was not.
    Again,
    /// With an effort.
    Hard,
    /// Well.
    Good,
    /// At once.
    Easy,
}

impl Grade {
    /// From 1 to 4.
    const fn number(self) -> f64 {
        match self {
            Self::Again => 1.0,
            Self::Hard => 2.0,
            Self::Good => 3.0,
            Self::Easy => 4.0,
        }
    }
}

/// What is asked again, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// After this many days it is remembered with nine chances in ten.
    pub stability: f64,
    /// How hard it is to keep in mind, from 1 to 10.
    pub difficulty: f64,
    /// The day on which it was asked last.
    pub last: u32,
    /// The day on which it is asked again.
    pub due: u32,
    /// How often it was forgotten.
    pub lapses: u32,
}

/// The default weights of FSRS 6.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// With which chance something should be remembered when it is asked again.
const RETENTION: f64 = 0.9;

/// Nothing is put off for longer, in days.
const LONGEST: f64 = 365.0;

impl Card {
    /// What was asked for the first time.
    #[must_use]
    pub fn new(grade: Grade, day: u32) -> Self {
        let mut card = Self {
            stability: W[grade as usize],
            difficulty: first_difficulty(grade).clamp(1.0, 10.0),
            last: day,
            due: day,
            lapses: 0,
        };
        card.due = day.saturating_add(card.interval());
        card
    }

    /// With which chance it is still remembered on a day.
    #[must_use]
    pub fn recall(&self, day: u32) -> f64 {
        let days = f64::from(day.saturating_sub(self.last));
        (1.0 + factor() * days / self.stability).powf(-W[20])
    }

    /// It was asked again.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::progress::{Card, Grade};
    ///
    /// let mut card = Card::new(Grade::Good, 100);
    /// assert_eq!(card.due, 102);
    /// card.review(Grade::Good, 102);
    /// assert!(card.due > 106);
    /// ```
    pub fn review(&mut self, grade: Grade, day: u32) {
        let stability = if day <= self.last {
            self.same_day(grade)
        } else if grade == Grade::Again {
            self.forgotten(day)
        } else {
            self.remembered(grade, day)
        };
        self.stability = stability.max(0.001);
        self.difficulty = self.next_difficulty(grade);
        self.lapses += u32::from(grade == Grade::Again);
        self.last = self.last.max(day);
        self.due = self.last.saturating_add(self.interval());
    }

    /// In how many days it is asked again.
    fn interval(&self) -> u32 {
        let days = self.stability / factor() * (RETENTION.powf(-1.0 / W[20]) - 1.0);
        // In range, so that nothing is cut off.
        days.round_ties_even().clamp(1.0, LONGEST) as u32
    }

    fn same_day(&self, grade: Grade) -> f64 {
        let growth = (W[17] * (grade.number() - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        let growth = if grade == Grade::Again {
            growth
        } else {
            growth.max(1.0)
        };
        self.stability * growth
    }

    fn forgotten(&self, day: u32) -> f64 {
        let long = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * ((1.0 - self.recall(day)) * W[14]).exp();
        let short = self.stability / (W[17] * W[18]).exp();
        long.min(short)
    }

    fn remembered(&self, grade: Grade, day: u32) -> f64 {
        let weight = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            _ => 1.0,
        };
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * (((1.0 - self.recall(day)) * W[10]).exp() - 1.0);
        self.stability * (1.0 + growth * weight)
    }

    fn next_difficulty(&self, grade: Grade) -> f64 {
        let change = -W[6] * (grade.number() - 3.0);
        let damped = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        let reverted = W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * damped;
        reverted.clamp(1.0, 10.0)
    }
}

fn first_difficulty(grade: Grade) -> f64 {
    W[4] - (W[5] * (grade.number() - 1.0)).exp() + 1.0
}

fn factor() -> f64 {
    0.9_f64.powf(-1.0 / W[20]) - 1.0
}
