//! What a hint needs to know: a move that leads to the goal, looked for in slices, because where there
//! is none all ways are looked at.

use std::task::Poll;
use std::vec;

use rules::{Move, Position};

use super::alone::Way;
use super::{Solve, duel};
use crate::Goal;
use crate::mate::{Quest, TooHard};
use crate::slices::whole;

/// What was found: a move, or that there is none.
type Found = Result<Option<Move>, TooHard>;

/// What is being looked for, or was found, where a task stands.
#[derive(Clone, Debug)]
pub(super) enum Thought {
    /// A mate.
    Mate(Quest),
    /// A way for pieces that move alone.
    Way(Way),
    /// A move that is not wrong, among those that are left to try.
    Survival(Position, vec::IntoIter<Move>),
    /// The search is over.
    Over(Found),
}

impl Solve {
    /// A move that leads to the goal, looked for until it is found or until about this many positions
    /// were looked at.
    pub(super) fn think(&mut self, nodes: u64) -> Poll<Found> {
        let thought = match self.thought.take() {
            Some(thought) => thought,
            None => self.first_thought(),
        };
        let next = self.think_on(thought, nodes);
        let found = match &next {
            Thought::Over(found) => Poll::Ready(*found),
            _ => Poll::Pending,
        };
        self.thought = Some(next);
        found
    }

    /// The same, however long it takes.
    pub(super) fn next_move(&mut self) -> Found {
        whole(|| self.think(u64::MAX))
    }

    fn first_thought(&mut self) -> Thought {
        if self.goal.is_alone() {
            return Thought::Way(Way::from(&self.state));
        }
        let Some(position) = self.state.ground.position().copied() else {
            return Thought::Over(Ok(None));
        };
        match self.goal {
            Goal::Mate { within } => {
                let quest = Quest::new(&mut self.search, &position, within - self.made);
                quest.map_or_else(|error| Thought::Over(Err(error)), Thought::Mate)
            }
            Goal::Survive { .. } => {
                let moves: Vec<Move> = position.legal_moves().into_iter().collect();
                Thought::Survival(position, moves.into_iter())
            }
            Goal::Stalemate => Thought::Over(Ok(duel::stalemating_move(&position))),
            _ => Thought::Over(Ok(position.legal_moves().first().copied())),
        }
    }

    fn think_on(&mut self, thought: Thought, nodes: u64) -> Thought {
        match thought {
            Thought::Mate(mut quest) => match quest.go_on(&mut self.search, nodes) {
                Ok(Poll::Pending) => Thought::Mate(quest),
                Ok(Poll::Ready(found)) => Thought::Over(Ok(found.map(|(_, mv)| mv))),
                Err(error) => Thought::Over(Err(error)),
            },
            Thought::Way(mut way) => match way.go_on(self.goal, self.moves_left(), nodes) {
                Poll::Pending => Thought::Way(way),
                Poll::Ready(found) => Thought::Over(found),
            },
            Thought::Survival(position, moves) => self.look_for_survival(position, moves, nodes),
            over @ Thought::Over(_) => over,
        }
    }

    fn look_for_survival(
        &mut self,
        position: Position,
        mut moves: vec::IntoIter<Move>,
        nodes: u64,
    ) -> Thought {
        let mut seen = 0;
        while seen < nodes {
            let Some(mv) = moves.next() else {
                return Thought::Over(Ok(None));
            };
            if self.survives(&position, mv) {
                return Thought::Over(Ok(Some(mv)));
            }
            seen += self.search.nodes().max(1);
        }
        Thought::Survival(position, moves)
    }
}
