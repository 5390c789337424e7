//! The other first moves that are right where no mate is asked for, looked for in slices.

use std::task::Poll;
use std::vec;

use exercise::{Answer, Goal, Solve, SolveTask, Soundness, Verdict};
use rules::Move;

/// A move that is judged counts for this many positions, though it may take more or fewer.
const EACH: u64 = 1_000;

/// The search.
#[derive(Debug)]
pub(super) struct Ways {
    task: SolveTask,
    moves: vec::IntoIter<Move>,
    tried: Option<(Move, Box<Solve>)>,
    found: Vec<Move>,
}

impl Ways {
    /// Begins with all moves but the first of the way that was found.
    ///
    /// Where the author does not count the moves, a way is another one if it is as short as that.
    pub(super) fn beside(run: &Solve, found: Move) -> Option<Self> {
        let length = u8::try_from(run.line().len()).ok();
        let mut goal = run.goal();
        if let Goal::CaptureAll { moves, .. }
        | Goal::Reach { moves, .. }
        | Goal::Promote { moves, .. } = &mut goal
        {
            *moves = moves.or(length);
        }
        let others = run.start().moves().into_iter().filter(|&mv| mv != found);
        Some(Self {
            task: SolveTask::new(run.start().setup(), goal).ok()?,
            moves: others.collect::<Vec<_>>().into_iter(),
            tried: None,
            found: Vec::new(),
        })
    }

    /// Goes on until about this many positions were looked at; a move is judged as a whole.
    pub(super) fn go_on(&mut self, nodes: u64) -> Poll<&[Move]> {
        let mut left = nodes;
        loop {
            if let Some((mv, run)) = &mut self.tried {
                match run.look_into_soundness(left.max(1)) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(Soundness::Sound) => self.found.push(*mv),
                    Poll::Ready(_) => {}
                }
                self.tried = None;
            }
            if left == 0 {
                return Poll::Pending;
            }
            let Some(mv) = self.moves.next() else {
                return Poll::Ready(&self.found);
            };
            left = left.saturating_sub(EACH);
            let mut run = Solve::new(&self.task, 0, 0);
            match run.answer(Answer::Move(mv.into()), 0) {
                Verdict::Solved => self.found.push(mv),
                Verdict::Right { .. } if self.task.goal().is_alone() => {
                    self.tried = Some((mv, Box::new(run)));
                }
                // The other side's answer cannot undo what was right.
                Verdict::Right { .. } => self.found.push(mv),
                _ => {}
            }
        }
    }
}
