//! The search for a mate both sides work toward, nearest positions first.
//!
//! Every position is taken up once, exactly compared. When none is left and no mate was found,
//! there is none: positions are left out only where a proof says that the winner can never mate
//! from there.

use super::estimate::missing_to_mate;
use super::memory::{Memory, ORDERS, Visit};
use super::packed::Packed;
use super::{Verdict, material, quick, walls};
use crate::{Color, Move, Position, Role};

/// A search for a mate by one side, which can stop and go on.
#[derive(Clone, Debug)]
pub(super) struct Search {
    winner: Color,
    budget: u32,
    memory: Memory,
}

impl Search {
    /// The search, or the verdict if it needs none.
    pub(super) fn begin(position: &Position, winner: Color, budget: u32) -> Result<Self, Verdict> {
        if is_won(position, winner) {
            return Err(Verdict::Alive {
                helpmate: Vec::new(),
            });
        }
        if material::is_too_little(position, winner) || walls::prevent_mate(position, winner) {
            return Err(Verdict::Dead);
        }
        let mut memory = Memory::new();
        let first = Visit {
            packed: Packed::new(position),
            parent: 0,
            mv: Move::default(),
        };
        memory.insert(first, [0; ORDERS]);
        Ok(Self {
            winner,
            budget,
            memory,
        })
    }

    /// The positions taken up so far.
    pub(super) fn nodes(&self) -> u32 {
        self.memory.len()
    }

    /// Goes on until about `nodes` more positions are taken up or there is a verdict.
    pub(super) fn step(&mut self, nodes: u32) -> Option<Verdict> {
        let goal = self.nodes().saturating_add(nodes).min(self.budget);
        // Positions that are found again cost time too, so they count for the step.
        let mut looks = nodes.saturating_mul(4).max(1);
        loop {
            let Some(number) = self.memory.next() else {
                return Some(Verdict::Dead);
            };
            if let Some(helpmate) = self.expand(number) {
                return Some(Verdict::Alive { helpmate });
            }
            if self.nodes() >= self.budget {
                return Some(Verdict::Unknown);
            }
            looks = looks.saturating_sub(1);
            if self.nodes() >= goal || looks == 0 {
                return None;
            }
        }
    }

    /// Takes up all that follows a position; returns the line if that is a mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let visit = self.memory.visit(number);
        let position = visit.packed.unpack();
        for &mv in &position.legal_moves() {
            let next = position.play_unchecked(mv);
            if is_won(&next, self.winner) {
                let mut line = self.memory.line_to(number);
                line.push(mv);
                return Some(line);
            }
            if material::is_too_little(&next, self.winner) || self.is_shut(&position, mv, &next) {
                continue;
            }
            let packed = Packed::new(&next);
            if self.memory.contains(&packed) {
                continue;
            }
            let visit = Visit {
                packed,
                parent: number,
                mv,
            };
            let priorities = missing_to_mate(&next, self.winner);
            self.memory.insert(visit, priorities);
        }
        None
    }

    /// Whether walls keep the winner from mating after a move that may have changed them.
    fn is_shut(&self, before: &Position, mv: Move, after: &Position) -> bool {
        let changes_walls = mv.role() == Role::Pawn || before.captured_by(mv).is_some();
        changes_walls
            && quick::is_walled(after, self.winner)
            && walls::prevent_mate(after, self.winner)
    }
}

/// Whether `winner` has mated.
fn is_won(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}
