//! What is wrong with a lesson, and where.

mod difference;
mod expected;
mod missing;
mod reason;

use std::error::Error;
use std::fmt;

use exercise::{LineError, TaskError};
use record::pgn;
use rules::Square;

pub use difference::Part;
pub use expected::Expected;
pub use missing::{Missing, Unsupported};
pub use reason::{Actual, MoveProblem};

/// A place in a file, counted from 1 in lines and characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl TextPosition {
    /// A place.
    #[must_use]
    pub const fn new(line: usize, column: usize) -> Self {
        Self { line, column }
    }
}

/// One fault of a lesson. Reading goes on behind it, so that all of them are reported at once.
///
/// # Examples
///
/// ```
/// let text = "---\ntitle: A slip\n---\n\n```chess diagram\nfen=\"8/8/8/9/8/8/8/8 w\"\n```\n";
/// let faults = course::markdown::read("slip.md", text).expect_err("there is no such rank");
/// assert!(faults[0].to_string().starts_with("slip.md:6:6: "), "{}", faults[0]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// Where in it.
    pub place: TextPosition,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextPosition { line, column } = self.place;
        write!(f, "{}:{line}:{column}: {}", self.file, self.problem)
    }
}

impl Error for Fault {}

/// What is wrong, and what is expected. Its text is for people who build a course; authors read that of
/// `words`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something has to be there.
    Missing(Missing),
    /// Something stands there that means nothing.
    Unexpected {
        /// What is there.
        found: String,
        /// What was expected.
        expected: Expected,
    },
    /// An attribute says what it cannot say.
    Value {
        /// Which attribute.
        name: String,
        /// What it says.
        found: String,
        /// What it should have said.
        expected: Expected,
    },
    /// Two exercises of a lesson have this id.
    SameId(String),
    /// The attributes of the task do not go together.
    Task(TaskError),
    /// There is nothing to find in the moves.
    Line(LineError),
    /// A move cannot be read or made.
    Move {
        /// What is written.
        text: String,
        /// Why it is no move there.
        reason: MoveProblem,
    },
    /// The moves of a line cannot be read or made as PGN.
    Pgn {
        /// The line of the file.
        text: String,
        /// What is wrong; its place is not that in the file.
        fault: Box<pgn::Fault>,
    },
    /// What the author says is not what the rules say.
    Untrue {
        /// What the author says.
        said: String,
        /// What is so.
        actual: Actual,
    },
    /// A pawn stands on the first rank or the last one.
    Pawn(Square),
    /// The best solution takes another number of moves.
    Par {
        /// What the author says.
        said: u8,
        /// How many it takes; nothing if only that it takes more is known.
        fewest: Option<usize>,
    },
    /// A translation differs from the English lesson.
    Different {
        /// What is there.
        found: Part,
        /// What the English lesson has there.
        english: Part,
    },
    /// A translation has a file that the English course does not have.
    Stranger(String),
    /// The goal cannot be reached.
    Unsolvable,
    /// The goal may be reachable, but the search cannot prove it.
    Unproved,
    /// A part of Markdown that a lesson does not have.
    Unsupported(Unsupported),
}

impl Problem {
    /// Something stands there that means nothing.
    pub(crate) fn unexpected(found: &str, expected: Expected) -> Self {
        Self::Unexpected {
            found: found.to_owned(),
            expected,
        }
    }

    /// An attribute says what it cannot say.
    pub(crate) fn value(name: &str, found: &str, expected: Expected) -> Self {
        Self::Value {
            name: name.to_owned(),
            found: found.to_owned(),
            expected,
        }
    }

    /// A move cannot be read or made.
    pub(crate) fn no_move(text: &str, reason: MoveProblem) -> Self {
        Self::Move {
            text: text.to_owned(),
            reason,
        }
    }

    /// What the author says is not what the rules say.
    pub(crate) fn untrue(said: &str, actual: Actual) -> Self {
        Self::Untrue {
            said: said.to_owned(),
            actual,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "expected {what}, found nothing"),
            Self::Unexpected { found, expected } => {
                write!(f, "expected {expected}, found {found:?}")
            }
            Self::Value {
                name,
                found,
                expected,
            } => write!(f, "{name}: expected {expected}, found {found:?}"),
            Self::SameId(id) => write!(f, "expected another id for each exercise, found {id:?}"),
            Self::Task(error) => error.fmt(f),
            Self::Line(error) => error.fmt(f),
            Self::Move { text, reason } => {
                write!(f, "expected a legal move, found {text:?}: {reason}")
            }
            Self::Pgn { text, fault } => {
                write!(f, "expected a legal move, found {text:?}: {}", fault.kind)
            }
            Self::Untrue { said, actual } => write!(f, "expected {actual}, found {said:?}"),
            Self::Pawn(square) => write!(
                f,
                "expected no pawn on the first rank or the last one, found one on {square}"
            ),
            Self::Par { said, fewest } => match fewest {
                Some(fewest) => write!(f, "expected {fewest} moves, found {said}"),
                None => write!(f, "expected more moves, found {said}"),
            },
            Self::Different { found, english } => write!(
                f,
                "expected {english}, as in the English lesson, found \"{found}\""
            ),
            Self::Stranger(file) => {
                write!(f, "expected a file of the English course, found {file:?}")
            }
            Self::Unsolvable => {
                f.write_str("expected a goal that can be reached; no way leads there")
            }
            Self::Unproved => {
                f.write_str("expected a goal that can be proved; the search has reached its limit")
            }
            Self::Unsupported(what) => write!(
                f,
                "expected headings, paragraphs, lists and chess blocks, found {what}"
            ),
        }
    }
}

/// The faults of one block, before they have a file.
pub(crate) type Problems = Vec<(TextPosition, Problem)>;
