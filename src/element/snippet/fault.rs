//! What is wrong with a text that should hold a board.

use super::super::markup::Torn;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The letter of the line, from 1.
    pub column: usize,
    /// What it is.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no board in the text.
    NoBoard,
    /// A tag, a value or a comment does not end, or an attribute stands twice.
    Torn(Torn),
    /// An element of this name does not end.
    Open(String),
    /// A frame whose address is not that of a board.
    Address,
}

impl Fault {
    /// A fault at a place of a text, in bytes.
    #[must_use]
    pub fn at(text: &str, offset: usize, kind: FaultKind) -> Self {
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |place| place + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            kind,
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "line {}, column {}: {:?}",
            self.line, self.column, self.kind
        )
    }
}

impl std::error::Error for Fault {}
