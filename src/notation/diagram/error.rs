//! Why a text is not a diagram.

use std::error::Error;
use std::fmt;

use rules::{File, Rank};

/// What the reader of diagrams waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiagramExpected {
    /// The first row: eight squares between bars.
    Row,
    /// The row of this rank.
    Rank(Rank),
    /// Another square of the row; the number is how many of the eight are there.
    Square {
        /// How many squares were found.
        found: usize,
    },
    /// No ninth square.
    EndOfRow,
    /// A sure place for the pieces: bars at both edges, or a number before the row.
    Edge,
    /// `^` for a white piece, `#` for a black one, or nothing.
    Color,
    /// A piece: `K`, `Q`, `R`, `B`, `Kt`, `N` or `P`.
    Piece,
    /// The bar after a piece.
    Bar,
    /// The letter of this file, in this place below the board.
    File(File),
}

impl fmt::Display for DiagramExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row => f.write_str("a row of eight squares between bars"),
            Self::Rank(rank) => write!(f, "the row of rank {}", rank.char()),
            Self::Square { found } => write!(f, "eight squares, not {found}"),
            Self::EndOfRow => f.write_str("no more than eight squares"),
            Self::Edge => f.write_str("a bar at both ends or the number of the rank"),
            Self::Color => f.write_str("^ or # before a piece"),
            Self::Piece => f.write_str("K, Q, R, B, Kt, N or P"),
            Self::Bar => f.write_str("a bar after the piece"),
            Self::File(file) => write!(f, "the letter {}", file.char()),
        }
    }
}

/// Why a text is not a diagram, and where it stops being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiagramError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What stands there; nothing at the end of a line.
    pub found: Option<char>,
    /// What would have been read on.
    pub expected: DiagramExpected,
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            found,
            expected,
        } = self;
        write!(
            f,
            "line {line}, column {column}: expected {expected}, found "
        )?;
        match found {
            Some(found) => write!(f, "{found:?}"),
            None => f.write_str("the end of the line"),
        }
    }
}

impl Error for DiagramError {}
