//! What an exercise asks, and everything that is right.

mod board_test;
mod count_test;
mod move_test;
mod read;
mod square_test;

use exercise::{FindTask, SolveTask};
use notation::origins::Origins;
use notation::style::Style;
use rules::{AnyPosition, Bitboard, Move, Position, Setup};

pub use board_test::BoardTest;
pub use count_test::CountTest;
pub use move_test::MoveTest;
pub(crate) use read::{NAMES, read};
pub use square_test::SquareTest;

/// What is asked.
///
/// All that is right is worked out from the board where the question says what it is about
/// (`that`); else the author has named it, and the rules have looked at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// To find everything of a kind.
    Find(FindTask),
    /// To reach a goal by playing.
    Solve(SolveTask),
    /// To make one of the right moves.
    Move(MoveQuestion),
    /// To show all squares of a kind.
    Show(ShowQuestion),
    /// To say yes or no.
    Say(SayQuestion),
    /// To choose from answers in words.
    Choose(ChooseQuestion),
    /// To name a number.
    Count(CountQuestion),
    /// To write a move in a notation.
    Write(WriteQuestion),
}

/// To make one of the right moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveQuestion {
    /// The position.
    pub position: Position,
    /// What the moves have in common; nothing where the author has named them.
    pub that: Option<MoveTest>,
    /// The move in the notation of a book, where it is to be read.
    pub text: Option<String>,
    /// All that are right.
    pub right: Vec<Move>,
}

/// To show all squares of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowQuestion {
    /// The board.
    pub setup: Setup,
    /// What the squares have in common; nothing where the author has named them.
    pub that: Option<SquareTest>,
    /// All that are right.
    pub right: Bitboard,
}

/// To say yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SayQuestion {
    /// The board.
    pub setup: Setup,
    /// What is claimed; nothing where the claim is not about this board.
    pub that: Option<BoardTest>,
    /// Whether the claim is true.
    pub right: bool,
}

/// To choose from answers in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChooseQuestion {
    /// The board, if there is one.
    pub setup: Option<Setup>,
    /// The answers.
    pub choices: Vec<Choice>,
}

impl ChooseQuestion {
    /// The answers that are right.
    pub fn right(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.is_right)
    }
}

/// An answer in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The words.
    pub text: String,
    /// Whether it is right.
    pub is_right: bool,
}

/// To name a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountQuestion {
    /// The board.
    pub setup: Setup,
    /// What is counted; nothing where it is not on the board.
    pub that: Option<CountTest>,
    /// The number.
    pub right: u32,
}

/// To write a move in a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteQuestion {
    /// The position.
    pub position: Position,
    /// Where the pieces come from.
    pub origins: Origins,
    /// The move.
    pub mv: Move,
    /// The notation.
    pub style: Style,
}

impl Question {
    /// The board that is shown.
    #[must_use]
    pub fn board(&self) -> Option<AnyPosition> {
        let setup = match self {
            Self::Find(task) => task.setup(),
            Self::Solve(task) => task.setup(),
            Self::Show(question) => &question.setup,
            Self::Say(question) => &question.setup,
            Self::Count(question) => &question.setup,
            Self::Choose(question) => question.setup.as_ref()?,
            Self::Move(MoveQuestion { position, .. })
            | Self::Write(WriteQuestion { position, .. }) => {
                return Some(AnyPosition::Legal(*position));
            }
        };
        Some(AnyPosition::of(setup))
    }

    /// In how many moves the best solution comes, where moves are counted.
    #[must_use]
    pub fn par(&self) -> Option<u8> {
        match self {
            Self::Solve(task) => task.goal().moves(),
            _ => None,
        }
    }
}
