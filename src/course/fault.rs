//! What is wrong with a lesson, and where.

use std::error::Error;
use std::fmt;

use exercise::TaskError;

/// A place in a file, counted from 1 in lines and characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// A place.
    #[must_use]
    pub const fn new(line: usize, column: usize) -> Self {
        Self { line, column }
    }
}

/// One fault of a lesson. Reading goes on behind it, so that all of them are told at once.
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
    pub place: Place,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "{}:{line}:{column}: {}", self.file, self.problem)
    }
}

impl Error for Fault {}

/// What is wrong, and what is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something has to be there.
    Missing(&'static str),
    /// Something stands there that means nothing.
    Unexpected {
        /// What is there.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// An attribute says what it cannot say.
    Value {
        /// Which attribute.
        name: String,
        /// What it says.
        found: String,
        /// What it should have said.
        expected: String,
    },
    /// The attributes of the task do not go together.
    Task(TaskError),
    /// A move cannot be read or made.
    Move {
        /// What is written.
        text: String,
        /// Why it is no move there.
        reason: String,
    },
    /// What the author says is not what the rules say.
    Untrue {
        /// What the author says.
        said: String,
        /// What is so.
        actual: String,
    },
    /// The goal cannot be reached.
    Unsolvable,
    /// The goal may be reachable, but the search cannot prove it.
    Unproved,
    /// A part of Markdown that a lesson does not have.
    Unsupported(&'static str),
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
            Self::Task(error) => error.fmt(f),
            Self::Move { text, reason } => {
                write!(f, "expected a legal move, found {text:?}: {reason}")
            }
            Self::Untrue { said, actual } => write!(f, "expected {actual}, found {said:?}"),
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
pub(crate) type Problems = Vec<(Place, Problem)>;
