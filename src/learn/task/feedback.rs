//! What is said about an answer, and what comes of an exercise.

use exercise::Outcome;
use words::Prose;

/// What a sentence is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Something between.
    #[default]
    Plain,
    /// An answer was right.
    Right,
    /// It was wrong.
    Wrong,
    /// A hint.
    Hint,
    /// Nothing is left to do.
    Solved,
}

impl Tone {
    /// Its name in the styles.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Hint => "hint",
            Self::Solved => "solved",
        }
    }
}

/// What is said about an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Feedback {
    /// The sentence.
    pub prose: Prose,
    /// What it is.
    pub tone: Tone,
}

/// What has come of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The counts.
    pub outcome: Outcome,
    /// How many moves were made, and how many the best solution has.
    pub moves: Option<(u8, u8)>,
}
