//! How an exercise is answered: on the board, by typing, or by a button.

use course::question::Question;
use exercise::{Ask, Goal};

use super::entry::Entry;

/// What is done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gestures {
    /// Squares are shown.
    Squares,
    /// Moves are made.
    Moves,
    /// The board is only looked at.
    None,
}

/// How an exercise is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// On the board.
    pub gestures: Gestures,
    /// By typing.
    pub entry: Option<Entry>,
    /// Whether yes and no are answers.
    pub is_yes_or_no: bool,
}

impl Asked {
    /// How a question is answered.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        let (gestures, entry) = match question {
            Question::Find(task) => match task.ask() {
                Ask::Moves(None) | Ask::Captures(None) | Ask::Checks(None) => {
                    (Gestures::Moves, Some(Entry::Move))
                }
                Ask::Name(_) => (Gestures::None, Some(Entry::Square)),
                _ => (Gestures::Squares, Some(Entry::Square)),
            },
            Question::Show(_) => (Gestures::Squares, Some(Entry::Square)),
            Question::Solve(_) | Question::Move(_) => (Gestures::Moves, Some(Entry::Move)),
            Question::Count(_) => (Gestures::None, Some(Entry::Number)),
            Question::Write(_) => (Gestures::None, Some(Entry::Written)),
            Question::Say(_) | Question::Choose(_) => (Gestures::None, None),
        };
        let is_yes_or_no = match question {
            Question::Say(_) => true,
            Question::Solve(task) => matches!(task.goal(), Goal::IsStalemate),
            _ => false,
        };
        Self {
            gestures,
            entry,
            is_yes_or_no,
        }
    }
}
