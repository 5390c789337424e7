//! Asking whether the best move of an earlier search is the only good one.
//!
//! The other moves are searched at half the depth, in the same frame: its own search has not begun
//! yet, so all that has to be kept of it is its window and depth. If none of them comes near, the
//! line hangs on one move, which deserves a deeper look.

use super::frame::{Doubt, Shelved};
use super::{Engine, Step};
use crate::score::{Value, is_mate};
use crate::table::{Found, Kind};

/// From this depth on the question is asked.
const LEAST_DEPTH: i32 = 6;
/// If all others miss the bound by more, the only good move goes two plies deeper.
const FAR: Value = 18;

impl Engine {
    /// Whether lines that hang on one move are worth more than others. The levels keep to the
    /// search with which they were measured, and a mate that is asked for is found sooner where all
    /// lines are equal.
    pub(super) const fn is_selective(&self) -> bool {
        self.limits.visibility.is_none() && self.limits.mate.is_none()
    }

    /// What is to be asked about the move of the table, if anything.
    pub(super) fn doubt(&self, ply: usize, found: &Found) -> Option<Doubt> {
        let frame = &self.frames[ply];
        let is_asked = ply > 0
            && found.mv.is_some()
            && self.is_selective()
            && frame.depth >= LEAST_DEPTH
            && found.depth >= frame.depth - 3
            && found.kind != Kind::Upper
            && !is_mate(found.value)
            // Lines of nothing but only moves end somewhere.
            && ply < 2 * self.run.depth() as usize;
        is_asked.then(|| Doubt {
            bound: found.value - frame.depth,
            is_too_good: found.value >= frame.beta,
        })
    }

    /// Sets the move of the table aside and begins with the others.
    pub(super) fn shelve(&mut self, ply: usize, doubt: Doubt) -> Step {
        let frame = &mut self.frames[ply];
        frame.shelved = Some(Shelved {
            doubt,
            alpha: frame.alpha,
            beta: frame.beta,
            depth: frame.depth,
            is_main: frame.is_main,
        });
        (frame.alpha, frame.beta) = (doubt.bound - 1, doubt.bound);
        frame.depth = (frame.depth - 1) / 2;
        frame.is_main = false;
        self.list_moves(ply)
    }

    /// Goes back to the search of all moves, which begins with that of the table: deeper if no
    /// other came near, less deep if one did. If several are too good to be allowed, nothing is
    /// left to do.
    pub(super) fn unshelve(&mut self, ply: usize, shelved: Shelved) -> Step {
        let frame = &mut self.frames[ply];
        let (best, bound) = (frame.best, shelved.doubt.bound);
        frame.shelved = None;
        (frame.alpha, frame.beta) = (shelved.alpha, shelved.beta);
        (frame.depth, frame.is_main) = (shelved.depth, shelved.is_main);
        frame.extension = if best < bound {
            1 + i32::from(!frame.is_main && best < bound - FAR)
        } else if bound >= frame.beta && !is_mate(best) {
            return Step::Up(bound);
        } else if shelved.doubt.is_too_good {
            -2
        } else {
            -i32::from(frame.is_cut)
        };
        self.list_moves(ply)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Engine, Limits, Root, Score, TableSize, Unwatched};

    /// Mates among sharp moves, of games of the engine: a search to this depth alone does not see them.
    /// Where a mate is asked for, all lines are searched alike.
    #[test]
    fn a_line_that_hangs_on_one_move_is_searched_deeper() {
        let mates = [
            ("3r1r2/3p2P1/7k/2n1Q3/2P5/5PPP/P7/1B5K w - - 1 59", 3),
            ("1R6/4r1k1/1K6/P6p/2q2p2/1p6/1P6/8 b - - 10 75", 3),
        ];
        for (fen, moves) in mates {
            let deep = Limits::depth(8);
            let alike = Limits {
                mate: Some(1),
                ..deep.clone()
            };
            let score = |limits: &Limits| {
                let position = fen.parse().expect("the FEN is legal");
                let mut engine = Engine::new(TableSize::Mb4);
                let answer = engine.search(&Root::new(position), limits, &mut Unwatched);
                answer.score()
            };
            assert_eq!(score(&deep), Some(Score::Mate(moves)), "{fen}");
            assert!(score(&alike) < Some(Score::Mate(moves)), "{fen}");
        }
    }

    /// The levels were measured with it; whoever changes this number measures them again.
    #[test]
    fn where_all_lines_are_searched_alike_the_search_is_that_of_the_levels() {
        let mut engine = Engine::new(TableSize::Mb16);
        let nodes = crate::bench::POSITIONS.map(|fen| {
            let position = fen.parse().expect("the FEN is legal");
            let limits = Limits {
                mate: Some(0),
                ..Limits::depth(9)
            };
            let answer = engine.search(&Root::new(position), &limits, &mut Unwatched);
            answer.nodes
        });
        assert_eq!(nodes.iter().sum::<u64>(), 189_233);
    }
}
