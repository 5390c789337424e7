//! What the engine says of a position.

use rules::{Move, Position};
use ui::platform::engine;
use ui::verdict::{MATED, hundredths};

/// A position with what the engine says of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Looked {
    pub(super) position: Position,
    /// The best line; empty where there is no move.
    pub(super) line: Vec<Move>,
    /// The score for the side to move, in hundredths of a pawn.
    pub(super) score: i32,
}

impl Looked {
    /// Reads the last line that the engine found for a position.
    pub(super) fn read(position: Position, text: &str) -> Self {
        let last = engine::lines(text).filter(|line| line.number == 1).last();
        let line = last.as_ref();
        let line = line.map(|line| engine::read_moves(&position, &line.moves));
        Self {
            position,
            line: line.unwrap_or_default(),
            score: last.map_or(0, |line| hundredths(line.score)),
        }
    }

    /// What is known without the engine: a position in which the game is over.
    pub(super) fn at_the_end(position: &Position) -> Option<Self> {
        let is_over = !position.has_legal_moves();
        is_over.then(|| Self {
            position: *position,
            line: Vec::new(),
            score: if position.is_check() { MATED } else { 0 },
        })
    }
}
