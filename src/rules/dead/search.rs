//! The search for a mate both sides work toward, nearest positions first.
//!
//! Every position is taken up once, exactly compared. When none is left and no mate was found,
//! there is none: positions are left out only where a proof says that the winner can never mate
//! from there.
//!
//! Where there are bishops and nothing stronger, the positions without them are searched first:
//! they are far fewer, and if none of them can be a mate, that is a proof as well.

use super::bishops::{Bishops, NoProof};
use super::estimate::missing_to_mate;
use super::memory::{Memory, Visit};
use super::packed::Packed;
use super::{Verdict, material, quick, walls};
use crate::{Color, Move, MoveList, Position, Role};

/// The most positions that are taken up without bishops, and the part of the budget they may be.
const MOST_WITHOUT: u32 = 8_000;
const SHARE_WITHOUT: u32 = 16;

/// A search for a mate by one side, which can stop and go on.
#[derive(Clone, Debug)]
pub(super) struct Search {
    winner: Color,
    budget: u32,
    memory: Memory,
    /// The bishops that are left out at first, and the position to begin again from with them.
    lifted: Option<(Bishops, Packed)>,
    /// The positions that were taken up without bishops, and in vain.
    spent: u32,
    /// A position had too many moves to be looked at; only boards with more promoted pieces than
    /// there can be have such.
    has_gap: bool,
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
        let packed = Packed::new(position);
        let (lifted, first) = match Bishops::lift(position) {
            Some((bishops, rest)) => (Some((bishops, packed)), Packed::new(&rest)),
            None => (None, packed),
        };
        Ok(Self {
            winner,
            budget,
            memory: Memory::new(first),
            lifted,
            spent: 0,
            has_gap: false,
        })
    }

    /// The positions taken up so far.
    pub(super) fn nodes(&self) -> u32 {
        self.spent + self.memory.len()
    }

    /// Goes on until about `nodes` more positions are taken up or there is a verdict.
    pub(super) fn step(&mut self, nodes: u32) -> Option<Verdict> {
        let goal = self.nodes().saturating_add(nodes).min(self.budget);
        // Positions that are found again cost time too, so they count for the step.
        let mut looks = nodes.saturating_mul(4).max(1);
        loop {
            let Some(number) = self.memory.next() else {
                return Some(match self.has_gap {
                    true => Verdict::Unknown,
                    false => Verdict::Dead,
                });
            };
            if let Some((bishops, whole)) = self.lifted {
                if self.expand_without(bishops, number).is_err()
                    || self.nodes() >= MOST_WITHOUT.min(self.budget / SHARE_WITHOUT)
                {
                    self.spent = self.nodes();
                    self.memory = Memory::new(whole);
                    self.lifted = None;
                }
            } else if let Some(helpmate) = self.expand(number) {
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
        if position.count_legal_moves() > MoveList::CAPACITY as u64 {
            self.has_gap = true;
            return None;
        }
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
            self.add(&next, number, mv);
        }
        None
    }

    /// Takes up all that follows a position without bishops, unless that is in vain.
    fn expand_without(&mut self, bishops: Bishops, number: u32) -> Result<(), NoProof> {
        let position = self.memory.visit(number).packed.unpack();
        for ply in bishops.plies(&position)? {
            if let Some(next) = bishops.play(&position, ply, self.winner)? {
                self.add(&next, number, Move::default());
            }
        }
        Ok(())
    }

    /// Adds a position that may be there already.
    // Called from two places; inlined in both it would only make the module larger.
    #[inline(never)]
    fn add(&mut self, position: &Position, parent: u32, mv: Move) {
        let packed = Packed::new(position);
        if !self.memory.contains(&packed) {
            let visit = Visit { packed, parent, mv };
            let priorities = missing_to_mate(position, self.winner);
            self.memory.insert(visit, priorities);
        }
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
