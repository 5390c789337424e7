//! The main line of a record, as it is reviewed.

use record::{NodeId, Record, Step};
use rules::{Move, Position};

/// This many moves are reviewed: more than the longest game that was ever played in earnest had.
const MOST_PLIES: usize = 600;

/// A line of moves with its positions.
#[derive(Debug)]
pub(super) struct GameLine {
    /// The node of each move.
    nodes: Vec<NodeId>,
    /// The positions, one more than there are moves.
    pub(super) positions: Vec<Position>,
    /// The moves.
    pub(super) moves: Vec<Move>,
}

impl GameLine {
    /// The main line up to where the record passes the turn.
    pub(super) fn of(record: &Record) -> Self {
        let mut line = Self {
            nodes: Vec::new(),
            positions: vec![*record.start()],
            moves: Vec::new(),
        };
        for node in record.main_line().into_iter().take(MOST_PLIES) {
            let Some(mv) = record.step(node).and_then(Step::mv) else {
                break;
            };
            line.nodes.push(node);
            line.moves.push(mv);
            line.positions.push(*record.position(node));
        }
        line
    }

    /// The node after this many moves.
    pub(super) fn node(&self, ply: usize) -> NodeId {
        let last = ply.checked_sub(1).and_then(|last| self.nodes.get(last));
        last.copied().unwrap_or(Record::ROOT)
    }

    /// After how many moves a node stands, if it is in the line.
    pub(super) fn ply_of(&self, node: NodeId) -> Option<usize> {
        if node == Record::ROOT {
            return Some(0);
        }
        let found = self.nodes.iter().position(|it| *it == node);
        found.map(|index| index + 1)
    }
}
