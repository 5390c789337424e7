//! What the tutor says to an answer.

use course::Verdict;
use exercise::Outcome;
use js::json::Object;
use rules::Bitboard;

/// How something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It is right, and something is still to be done.
    Right,
    /// Nothing is left to do.
    Solved,
    /// It is wrong, and a try is counted.
    Wrong,
    /// It is no answer, and nothing is counted.
    Plain,
    /// A hint.
    Hint,
}

impl Tone {
    /// How a verdict is said.
    #[must_use]
    pub const fn of(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Right { .. } => Self::Right,
            Verdict::Solved => Self::Solved,
            Verdict::Wrong { .. } => Self::Wrong,
            Verdict::Illegal(_)
            | Verdict::Again
            | Verdict::TooHard
            | Verdict::NotAsked
            | Verdict::Over => Self::Plain,
        }
    }

    /// Its name for the script.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Solved => "solved",
            Self::Wrong => "wrong",
            Self::Plain => "plain",
            Self::Hint => "hint",
        }
    }
}

/// What is said, and what is seen on the board beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// How it is said.
    pub tone: Tone,
    /// The words.
    pub text: String,
    /// The squares that were found so far.
    pub found: Bitboard,
    /// The squares that a hint points at.
    pub hinted: Bitboard,
    /// The move that was right, for the board.
    pub san: Option<String>,
    /// What has come of the question so far.
    pub outcome: Outcome,
}

impl Reply {
    /// The reply as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let Outcome {
            attempts,
            hints,
            milliseconds,
            ..
        } = self.outcome;
        Object::new()
            .text("tone", self.tone.name())
            .text("text", &self.text)
            .squares("found", self.found)
            .squares("hinted", self.hinted)
            .text_if("san", self.san.as_deref())
            .bool("solved", self.outcome.is_solved())
            .number("attempts", attempts)
            .number("hints", hints)
            .number("ms", u32::try_from(milliseconds).unwrap_or(u32::MAX))
            .end()
    }
}
