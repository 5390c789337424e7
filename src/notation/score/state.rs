//! How far a game is read: the position, and the words that come next.

use rules::{Color, Move, Position};

use crate::origins::Origins;

/// A place in the reading of a game.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) position: Position,
    pub(super) origins: Origins,
    pub(super) ply: usize,
    /// The first item that is not read yet.
    pub(super) at: usize,
    /// What printed numbers are ahead of those counted.
    pub(super) offset: u32,
    /// Where the moves of Black stand, if each side has its own row.
    pub(super) below: Option<Below>,
}

/// Rows or columns of their own for either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Below {
    /// Where those of White end.
    pub(super) above_end: usize,
    /// The first item of Black's that is not read yet, and their end.
    pub(super) at: usize,
    pub(super) end: usize,
}

impl State {
    pub(super) fn new(position: &Position, at: usize) -> Self {
        Self {
            position: *position,
            origins: Origins::of_start(position),
            ply: 0,
            at,
            offset: 0,
            below: None,
        }
    }

    /// The number of the next move as the text counts.
    pub(super) fn due(&self) -> u32 {
        self.position.fullmove_number().saturating_add(self.offset)
    }

    /// The number that may follow the next move.
    pub(super) fn next_number(&self) -> u32 {
        // In a row of its own a move is never followed by a number of the other side.
        if self.below.is_some() {
            0
        } else {
            self.due() + 1
        }
    }

    /// What is left of the row of the side to move.
    pub(super) fn row(&self) -> Option<(usize, usize)> {
        let below = self.below?;
        Some(match self.position.turn() {
            Color::White => (self.at, below.above_end),
            Color::Black => (below.at, below.end),
        })
    }

    /// Behind a move whose words end at an item.
    pub(super) fn after(&self, mv: Move, end: usize) -> Self {
        let mut next = Self {
            position: self.position.play_unchecked(mv),
            origins: self.origins.after(&self.position, mv),
            ply: self.ply + 1,
            at: end,
            ..*self
        };
        if let Some(below) = &mut next.below {
            if self.position.turn() == Color::Black {
                below.at = end;
                next.at = self.at;
            }
            let is_read = |(from, end): (usize, usize)| from >= end;
            let is_over = is_read((next.at, below.above_end)) && is_read((below.at, below.end));
            if is_over {
                next.at = below.end;
                next.below = None;
            }
        }
        next
    }
}
