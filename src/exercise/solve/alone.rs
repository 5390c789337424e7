//! Goals for which only the pupil's pieces move.
//!
//! A piece may stop only where the other side could not take it, were it to move. The other pieces of
//! the pupil do not matter: a task may begin with pieces that stand badly.

use std::collections::{HashSet, VecDeque};

use rules::{AnyPosition, Bitboard, Move, Role};

use super::{Fault, Solve, SolveState, Verdict, moved};
use crate::Goal;
use crate::mate::TooHard;

/// How many boards are looked at for a hint.
const BOARDS: usize = 4_000;

impl Solve {
    pub(super) fn judge_alone(&mut self, mv: Move) -> Verdict {
        let (stage, is_done) = match step(self.goal, &self.stage, mv) {
            Ok(step) => step,
            Err(fault) => return Verdict::wrong(fault),
        };
        self.stage = stage;
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
fn step(goal: Goal, stage: &SolveState, mv: Move) -> Result<(SolveState, bool), Fault> {
    if !stage.pieces.contains(mv.from()) {
        return Err(Fault::OtherPiece);
    }
    if let Goal::Promote {
        to: Some(wanted), ..
    } = goal
        && mv.promotion().is_some_and(|role| role != wanted)
    {
        return Err(Fault::OtherRole { wanted });
    }
    let after = stage.ground.play(mv);
    if let Some(by) = after.capture_on(mv.to()) {
        return Err(Fault::Taken { by });
    }
    let pieces = moved(stage.pieces, mv);
    let left = stage.left.without(mv.to());
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

/// The first move of a shortest way to the goal; nothing if there is none.
pub(super) fn first_move(
    goal: Goal,
    stage: &SolveState,
    moves: Option<u8>,
) -> Result<Option<Move>, TooHard> {
    let mut seen = HashSet::from([stage.clone()]);
    let mut open = VecDeque::from([(stage.clone(), None, 0)]);
    while let Some((stage, first, depth)) = open.pop_front() {
        if moves.is_some_and(|moves| depth >= moves) {
            continue;
        }
        for mv in stage.ground.moves() {
            let Ok((after, is_done)) = step(goal, &stage, mv) else {
                continue;
            };
            let first = first.or(Some(mv));
            if is_done {
                return Ok(first);
            }
            if seen.len() >= BOARDS {
                return Err(TooHard);
            }
            if seen.insert(after.clone()) {
                open.push_back((after, first, depth.saturating_add(1)));
            }
        }
    }
    Ok(None)
}
