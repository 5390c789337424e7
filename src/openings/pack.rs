//! From the tables of lines to the packed file; only the build of the site does this.

mod rows;
mod tree;

use std::error::Error;
use std::fmt;

use notation::ReadMoveError;

use tree::Tree;

/// What is wrong with a table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The name of the table.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The first line does not name the columns `eco`, `name` and `pgn`.
    Header,
    /// There are not three columns.
    Columns {
        /// How many there are.
        found: usize,
    },
    /// The code is not one from `A00` to `E99`.
    Code {
        /// What stands there.
        found: String,
    },
    /// There is no name, or one with an empty part.
    Name,
    /// There are no moves.
    NoMoves,
    /// A move is not legal or cannot be read.
    Move {
        /// What stands there.
        found: String,
        /// Why it is no move.
        error: ReadMoveError,
    },
    /// The line leads to a position that another one has named already.
    Twice {
        /// The name it has.
        name: String,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        match &self.problem {
            Problem::Header => f.write_str("expected the columns eco, name and pgn"),
            Problem::Columns { found } => write!(f, "expected 3 columns, found {found}"),
            Problem::Code { found } => {
                write!(f, "expected a code from A00 to E99, found {found:?}")
            }
            Problem::Name => f.write_str("expected a name of parts that are not empty"),
            Problem::NoMoves => f.write_str("expected moves, found none"),
            Problem::Move { found, error } => write!(f, "cannot read {found:?}: {error}"),
            Problem::Twice { name } => write!(f, "this position is named {name:?} already"),
        }
    }
}

impl Error for PackError {}

/// Packs tables of lines, each given by its name and its text.
///
/// The result is text in lines; [`Openings::from_bytes`](crate::Openings::from_bytes) reads it.
///
/// # Errors
///
/// [`PackError`] for the first row that cannot be read, is not legal, or names a position twice.
pub fn pack(tables: &[(&str, &str)]) -> Result<Vec<u8>, PackError> {
    let mut tree = Tree::default();
    for &(file, text) in tables {
        let mut lines = text.lines().zip(1..);
        let at = |line, problem| PackError {
            file: file.to_owned(),
            line,
            problem,
        };
        if lines.next().is_none_or(|(line, _)| line != rows::HEADER) {
            return Err(at(1, Problem::Header));
        }
        for (line, number) in lines {
            rows::read(line)
                .and_then(|row| tree.add(&row))
                .map_err(|problem| at(number, problem))?;
        }
    }
    Ok(tree.write().into_bytes())
}
