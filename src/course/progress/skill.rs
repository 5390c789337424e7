//! How hard the exercises of a generator should be.

use crate::generate::Difficulty;

/// Right answers in a row after which exercises get harder.
const UP: u8 = 3;

/// How hard the next exercise should be, and how it went lately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The difficulty of the next exercise.
    pub difficulty: Difficulty,
    /// How many in a row were right.
    pub streak: u8,
}

impl Default for Skill {
    fn default() -> Self {
        Self {
            difficulty: Difficulty::EASIEST,
            streak: 0,
        }
    }
}

impl Skill {
    /// What an exercise was worth: three right ones in a row make the next one harder, one that
    /// was not right makes it easier.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::progress::Skill;
    ///
    /// let mut skill = Skill::default();
    /// for _ in 0..3 {
    ///     skill.learn(true);
    /// }
    /// assert_eq!(skill.difficulty.get(), 2);
    /// skill.learn(false);
    /// assert_eq!(skill.difficulty.get(), 1);
    /// ```
    pub const fn learn(&mut self, is_right: bool) {
        let now = self.difficulty.get();
        if !is_right {
            self.difficulty = Difficulty::new(now - 1);
            self.streak = 0;
            return;
        }
        self.streak += 1;
        if self.streak >= UP {
            self.difficulty = Difficulty::new(now + 1);
            self.streak = 0;
        }
    }
}
