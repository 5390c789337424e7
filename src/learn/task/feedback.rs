//! What is said about an answer, and what comes of an exercise.

use course::Answer;
use course::question::Question;
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

/// Of several right choices, those are named too that were not chosen.
pub(super) fn with_others(question: &Question, answer: &Answer, prose: Prose) -> Prose {
    let (Question::Choose(asked), Answer::Choice(chosen)) = (question, answer) else {
        return prose;
    };
    let others = asked.choices.iter().enumerate();
    let others = others.filter(|(place, choice)| place != chosen && choice.is_right);
    let others = others.map(|(_, choice)| choice.text.as_str());
    match others.collect::<Vec<_>>().join(" ") {
        others if others.is_empty() => prose,
        others => Prose::of(&words::choice_too_text(&prose.plain(), &others)),
    }
}
