//! The names of openings, found by the position a line leads to.
//!
//! 3,807 lines of the Encyclopaedia's 500 codes lie in `data/`. [`pack`] checks them and puts them
//! into one small text, which the page loads when it first shows a name; [`Openings::from_bytes`]
//! reads it. A position is looked up as repetition compares it, exactly and without a hash that
//! could be wrong, so a line is found however its moves were ordered.
//!
//! # Examples
//!
//! ```
//! use openings::{Openings, pack};
//! use rules::{Position, Square};
//!
//! let table = "eco\tname\tpgn\nB00\tKing's Pawn Game\t1. e4\nC20\tKing's Pawn Game\t1. e4 e5\n";
//! let openings = Openings::from_bytes(&pack::pack(&[("b.tsv", table)])?)?;
//!
//! let start = Position::default();
//! let after = start.play(start.find_move(Square::E2, Square::E4, None)?)?;
//! let opening = openings.name(&after).expect("it is in the table");
//! assert_eq!(opening.to_string(), "B00 King's Pawn Game");
//! assert_eq!(openings.name(&start), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod error;
mod format;
mod order;
pub mod pack;
mod read;
#[cfg(test)]
mod tests;

pub use code::Code;
pub use error::{FormatError, Part};

use std::collections::HashMap;
use std::fmt;

use rules::{Position, PositionIdentity};

/// What an opening is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening<'a> {
    /// Its code in the encyclopaedia.
    pub eco: Code,
    /// Its English name: the family, and after a colon the variation and its branches.
    pub name: &'a str,
}

impl fmt::Display for Opening<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.eco, self.name)
    }
}

/// All named openings.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    names: Vec<(Code, Box<str>)>,
    positions: HashMap<PositionIdentity, usize>,
}

impl Openings {
    /// Reads what [`pack::pack`] has written.
    ///
    /// # Errors
    ///
    /// [`FormatError`] when the bytes are no such file, or one that was cut or changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, FormatError> {
        read::read(bytes)
    }

    /// How many positions have a name.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether no position has a name.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// What the opening is called that has led to just this position.
    #[must_use]
    pub fn name(&self, position: &Position) -> Option<Opening<'_>> {
        let (eco, name) = self.names.get(*self.positions.get(&position.identity())?)?;
        Some(Opening { eco: *eco, name })
    }

    /// What a game is called: the name of the last of its positions that has one, and the place of
    /// that position among `positions`.
    ///
    /// # Examples
    ///
    /// ```
    /// use openings::{Openings, pack};
    /// use rules::Position;
    ///
    /// let table = "eco\tname\tpgn\nA04\tZukertort Opening\t1. Nf3\n";
    /// let openings = Openings::from_bytes(&pack::pack(&[("a.tsv", table)])?)?;
    /// let mut line = vec![Position::default()];
    /// for text in ["Nf3", "h5", "h4"] {
    ///     let before = line[line.len() - 1];
    ///     line.push(before.play(notation::san::read(&before, text)?)?);
    /// }
    /// let (place, opening) = openings.last_named(&line).expect("its first move has a name");
    /// assert_eq!((place, opening.name), (1, "Zukertort Opening"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn last_named(&self, positions: &[Position]) -> Option<(usize, Opening<'_>)> {
        let mut places = positions.iter().enumerate().rev();
        places.find_map(|(place, position)| Some((place, self.name(position)?)))
    }
}
