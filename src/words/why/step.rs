//! An explanation as it is walked, step by step.

use rules::{Bitboard, Square, attacks};

use crate::glossary::Prose;

/// Why a position is what it is, to be walked step by step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What the position is, such as "Checkmate".
    pub title: Prose,
    /// The steps; at least one.
    pub steps: Vec<Step>,
}

/// One step of an explanation: what is said, and what is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// One or two sentences.
    pub prose: Prose,
    /// The squares it is about.
    pub squares: Bitboard,
    /// The pieces that are the reason.
    pub by: Bitboard,
    /// The squares between those pieces and what they look at.
    pub line: Bitboard,
}

impl Step {
    /// A step that draws nothing yet.
    pub(super) fn new(text: &str) -> Self {
        Self {
            prose: Prose::of(text),
            squares: Bitboard::EMPTY,
            by: Bitboard::EMPTY,
            line: Bitboard::EMPTY,
        }
    }

    /// Marks squares.
    pub(super) fn on(self, squares: impl Into<Bitboard>) -> Self {
        Self {
            squares: squares.into(),
            ..self
        }
    }

    /// Marks the pieces that are the reason.
    pub(super) fn by(self, by: impl Into<Bitboard>) -> Self {
        Self {
            by: by.into(),
            ..self
        }
    }

    /// Draws the lines from the pieces that are the reason to all marked squares.
    pub(super) fn with_lines(self) -> Self {
        let line = lines(self.by, self.squares);
        Self { line, ..self }
    }
}

/// The squares between each of `pieces` and each of `targets`, where they lie on a line.
pub(super) fn lines(pieces: Bitboard, targets: Bitboard) -> Bitboard {
    let between = |piece: Square, target: Square| attacks::between(piece, target);
    let pairs = pieces.into_iter().flat_map(|piece| {
        targets
            .into_iter()
            .map(move |target| between(piece, target))
    });
    pairs.fold(Bitboard::EMPTY, |all, line| all | line)
}
