//! Goals for which only the pupil's pieces move.
//!
//! A piece may stop only where the other side could not take it, were it to move. The other pieces of
//! the pupil do not matter: a task may begin with pieces that stand badly.

use std::collections::VecDeque;

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

/// The first move of a shortest way to the goal; nothing if there is none.
pub(super) fn first_move(
    goal: Goal,
    state: &SolveState,
    moves: Option<u8>,
) -> Result<Option<Move>, TooHard> {
    let mut seen = Seen::default();
    seen.insert(state);
    let mut open = VecDeque::from([(state.clone(), None, 0)]);
    while let Some((state, first, depth)) = open.pop_front() {
        if moves.is_some_and(|moves| depth >= moves) {
            continue;
        }
        for mv in state.ground.moves() {
            let Ok((after, is_done)) = step(goal, &state, mv) else {
                continue;
            };
            let first = first.or(Some(mv));
            if is_done {
                return Ok(first);
            }
            if seen.count >= BOARDS {
                return Err(TooHard);
            }
            if seen.insert(&after) {
                open.push_back((after, first, depth.saturating_add(1)));
            }
        }
    }
    Ok(None)
}
