//! What a search came to, in order.

use super::{Engine, RootMove};
use crate::report::{Answer, Line};
use crate::score::{INFINITE, Score, Value, mated};

impl Engine {
    /// What was found so far.
    pub(super) fn answer(&self) -> Answer {
        let is_mate_now = self.root_moves.is_empty() && self.frames[0].is_check;
        debug_assert!(!is_mate_now || self.frames[0].position.is_checkmate() || self.nodes == 0);
        let count = self.limits.lines.max(1);
        if self.limits.margin.is_some() {
            return self.answer_with_margin();
        }
        let lines = self.root_moves.iter().take(count).map(|root| {
            let value = if root.value == -INFINITE {
                root.settled
            } else {
                root.value
            };
            Line {
                score: Score::from_value(value.max(mated(0))),
                moves: root.line.clone(),
            }
        });
        Answer {
            lines: lines.collect(),
            depth: self.run.complete,
            nodes: self.nodes,
        }
    }

    /// Every move that came close to the best in the last complete iteration.
    fn answer_with_margin(&self) -> Answer {
        let margin = Value::from(self.limits.margin.unwrap_or(0));
        let values = self.root_moves.iter().map(|root| root.settled);
        // What was close to an earlier best need not be close to the last.
        let least = values.max().unwrap_or(-INFINITE) - margin;
        let is_valued = |root: &&RootMove| root.settled > -INFINITE && root.settled >= least;
        let mut valued: Vec<&RootMove> = self.root_moves.iter().filter(is_valued).collect();
        best_first(&mut valued, |root| root.settled);
        let lines = valued.into_iter().map(|root| Line {
            score: Score::from_value(root.settled.max(mated(0))),
            moves: root.line.clone(),
        });
        Answer {
            lines: lines.collect(),
            depth: self.run.complete,
            nodes: self.nodes,
        }
    }
}

/// Puts what is worth more first; equals keep their order. The lists are short, and the sorting of the
/// standard library is large.
pub(super) fn best_first<T>(items: &mut [T], value: impl Fn(&T) -> Value) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && value(&items[at]) > value(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
