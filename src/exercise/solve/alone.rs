//! Goals for which only the pupil's pieces move.
//!
//! A piece may stop only where the other side could not take it, were it to move. The other pieces of
//! the pupil do not matter: a task may begin with pieces that stand badly.

use std::collections::VecDeque;
use std::task::Poll;

use rules::{AnyPosition, Bitboard, Move, Role};

use super::{Fault, Solve, SolveState, Verdict, moved};
use crate::Goal;
use crate::mate::{Mix, TooHard};

/// How many boards are looked at for a hint.
const BOARDS: usize = 4_000;

impl Solve {
    pub(super) fn judge_alone(&mut self, mv: Move) -> Verdict {
        let (state, is_done) = match step(self.goal, &self.state, mv) {
            Ok(step) => step,
            Err(fault) => return Verdict::wrong(fault),
        };
        self.state = state;
        self.line.push(mv);
        self.made = self.made.saturating_add(1);
        if is_done {
            return Verdict::Solved;
        }
        match self.goal.moves() {
            Some(moves) if self.made >= moves => {
                self.rewind();
                Verdict::Wrong {
                    fault: Fault::OutOfMoves { moves },
                    restarted: true,
                }
            }
            _ => Verdict::Right { reply: None },
        }
    }
}

/// Where a move leads, and whether the goal is reached there.
fn step(goal: Goal, state: &SolveState, mv: Move) -> Result<(SolveState, bool), Fault> {
    if !state.pieces.contains(mv.from()) {
        return Err(Fault::OtherPiece);
    }
    if let Goal::Promote {
        to: Some(wanted), ..
    } = goal
        && mv.promotion().is_some_and(|role| role != wanted)
    {
        return Err(Fault::OtherRole { wanted });
    }
    let after = state.ground.play(mv);
    if let Some(by) = after.capture_on(mv.to()) {
        return Err(Fault::Taken { by });
    }
    let pieces = moved(state.pieces, mv);
    let left = state.left.without(mv.to());
    let is_done = match goal {
        Goal::Reach { .. } => left.is_empty(),
        Goal::Promote { .. } => mv.promotion().is_some(),
        _ => prey(&after).is_empty(),
    };
    let ground = after.pass();
    Ok((
        SolveState {
            ground,
            pieces,
            left,
        },
        is_done,
    ))
}

/// The pieces to be taken, when they have the turn.
fn prey(after: &AnyPosition) -> Bitboard {
    after.board().by_color(after.turn()) - after.board().by_role(Role::King)
}

/// The boards that were looked at, in short lists by a hash: a page fetches less for these than for
/// the hash set of the standard library.
#[derive(Clone, Debug)]
struct Seen {
    lists: Vec<Vec<SolveState>>,
    count: usize,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            lists: vec![Vec::new(); BOARDS / 4],
            count: 0,
        }
    }
}

impl Seen {
    /// Adds a board; false if it is there already.
    fn insert(&mut self, state: &SolveState) -> bool {
        let place = Mix::of(state) % self.lists.len();
        let list = &mut self.lists[place];
        let is_new = !list.contains(state);
        if is_new {
            list.push(state.clone());
            self.count += 1;
        }
        is_new
    }
}

/// The search for a shortest way to the goal, breadth first.
#[derive(Clone, Debug)]
pub(super) struct Way {
    seen: Seen,
    /// What is still to be looked at: a board, the move with which the way there began, and its
    /// length.
    open: VecDeque<(SolveState, Option<Move>, u8)>,
}

/// A board here takes as long as this many positions of the search for mates.
const WEIGHT: u64 = 16;

impl Way {
    /// Begins at a board.
    pub(super) fn from(state: &SolveState) -> Self {
        let mut seen = Seen::default();
        seen.insert(state);
        Self {
            seen,
            open: VecDeque::from([(state.clone(), None, 0)]),
        }
    }

    /// Goes on, and rests after about this many positions: the first move of a shortest way in at most
    /// `moves` moves, or nothing if there is no way.
    pub(super) fn go_on(
        &mut self,
        goal: Goal,
        moves: Option<u8>,
        nodes: u64,
    ) -> Poll<Result<Option<Move>, TooHard>> {
        let mut looked_at = 0;
        while let Some((state, first, depth)) = self.open.pop_front() {
            if moves.is_some_and(|moves| depth >= moves) {
                continue;
            }
            for mv in state.ground.moves() {
                looked_at += WEIGHT;
                let Ok((after, is_done)) = step(goal, &state, mv) else {
                    continue;
                };
                let first = first.or(Some(mv));
                if is_done {
                    return Poll::Ready(Ok(first));
                }
                if self.seen.count >= BOARDS {
                    return Poll::Ready(Err(TooHard));
                }
                if self.seen.insert(&after) {
                    self.open.push_back((after, first, depth.saturating_add(1)));
                }
            }
            if looked_at >= nodes {
                return Poll::Pending;
            }
        }
        Poll::Ready(Ok(None))
    }
}
