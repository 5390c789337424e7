//! Why bytes are not a file of opening names.

use std::error::Error;
use std::fmt;

/// A part of the packed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Which positions go on and which have a name.
    Shape,
    /// Which moves lead to them.
    Moves,
    /// The codes.
    Codes,
    /// What each name shares with the one before it on its way.
    Kept,
    /// The names themselves.
    Names,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "shape",
            Self::Moves => "moves",
            Self::Codes => "codes",
            Self::Kept => "kept",
            Self::Names => "names",
        })
    }
}

/// What is wrong with a packed file, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// It is not even text.
    NotText {
        /// The offset of the first byte that is none.
        offset: usize,
    },
    /// Its first line is another one than this version writes.
    OtherFormat,
    /// A part is missing or ends too soon.
    Short {
        /// The part.
        part: Part,
    },
    /// A part goes on where nothing is expected any longer.
    Long {
        /// The part.
        part: Part,
    },
    /// A character that is no numeral.
    NotANumeral {
        /// The part it stands in.
        part: Part,
        /// The character.
        found: char,
    },
    /// A move with a number that no legal move has.
    NoSuchMove {
        /// The number of the position it leads to, from the start.
        position: usize,
    },
    /// A code outside of `A00` to `E99`.
    NoSuchCode {
        /// The number of the name, from 0.
        name: usize,
    },
    /// A name that shares more with the one before it than there is.
    NoSuchName {
        /// The number of the name, from 0.
        name: usize,
    },
    /// Two lines lead to one position.
    Twice {
        /// The number of the second name, from 0.
        name: usize,
    },
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText { offset } => write!(f, "expected text, found byte {offset} to be none"),
            Self::OtherFormat => f.write_str("expected opening names of version 1"),
            Self::Short { part } => write!(f, "the part {part} ends too soon"),
            Self::Long { part } => write!(f, "the part {part} goes on after its end"),
            Self::NotANumeral { part, found } => {
                write!(f, "expected a numeral in the part {part}, found {found:?}")
            }
            Self::NoSuchMove { position } => {
                write!(f, "position {position} has a move that is not legal")
            }
            Self::NoSuchCode { name } => write!(f, "name {name} has a code outside A00 to E99"),
            Self::NoSuchName { name } => {
                write!(
                    f,
                    "name {name} shares more with another than that one holds"
                )
            }
            Self::Twice { name } => write!(f, "name {name} is for a position named before"),
        }
    }
}

impl Error for FormatError {}
