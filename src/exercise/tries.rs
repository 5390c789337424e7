//! How often a task may be tried, and how it stands.

use std::fmt;
use std::str::FromStr;

/// The most wrong answers after which a task can be asked to end.
pub const MOST_TRIES: u8 = 100;

/// After how many wrong answers a task ends by itself; never by default.
///
/// # Examples
///
/// ```
/// use exercise::{Standing, Tries};
///
/// let tries = Tries { give_up: Some(3), most: None };
/// assert_eq!(tries.left(1), Some(2));
/// assert_eq!(tries.standing(3), Standing::Shown);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tries {
    /// After this many the solution is shown.
    pub give_up: Option<u8>,
    /// After this many the task has failed.
    pub most: Option<u8>,
}

impl Tries {
    /// How many wrong answers are left before the task ends; nothing if it never does.
    #[must_use]
    pub fn left(self, wrong: u32) -> Option<u32> {
        let ends = [self.give_up, self.most].into_iter().flatten().min()?;
        Some(u32::from(ends).saturating_sub(wrong))
    }

    /// How a task stands that is not solved after this many wrong answers. Where both limits are the
    /// same, the solution is shown.
    #[must_use]
    pub fn standing(self, wrong: u32) -> Standing {
        if self.left(wrong) != Some(0) {
            return Standing::Open;
        }
        match (self.give_up, self.most) {
            (Some(shown), Some(most)) if most < shown => Standing::Failed,
            (Some(_), _) => Standing::Shown,
            (None, _) => Standing::Failed,
        }
    }
}

/// How a task stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It goes on.
    #[default]
    Open,
    /// It is solved.
    Solved,
    /// It was given up, and the solution is shown.
    Shown,
    /// The last try was wrong.
    Failed,
    /// The reader has left it for the next one.
    Skipped,
}

impl Standing {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Open,
        Self::Solved,
        Self::Shown,
        Self::Failed,
        Self::Skipped,
    ];

    /// Its name in events and in the value of a form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Solved => "solved",
            Self::Shown => "shown",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Standing {
    type Err = crate::ParseOutcomeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|standing| standing.as_str() == text);
        found.ok_or(crate::ParseOutcomeError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_without_limits_never_ends_by_itself() {
        let tries = Tries::default();
        assert_eq!(tries.left(u32::MAX), None);
        assert_eq!(tries.standing(u32::MAX), Standing::Open);
    }

    #[test]
    fn whichever_limit_comes_first_ends_the_task() {
        for (give_up, most, wrong, standing) in [
            (Some(2), None, 1, Standing::Open),
            (Some(2), None, 2, Standing::Shown),
            (None, Some(2), 1, Standing::Open),
            (None, Some(2), 2, Standing::Failed),
            (Some(2), Some(3), 2, Standing::Shown),
            (Some(3), Some(2), 2, Standing::Failed),
            (Some(3), Some(2), 3, Standing::Failed),
            (Some(2), Some(2), 2, Standing::Shown),
        ] {
            let tries = Tries { give_up, most };
            assert_eq!(tries.standing(wrong), standing, "{tries:?} {wrong}");
        }
    }

    #[test]
    fn a_standing_is_read_as_it_is_written() {
        for standing in Standing::ALL {
            assert_eq!(standing.to_string().parse(), Ok(standing));
        }
        assert!("won".parse::<Standing>().is_err());
    }
}
