//! The beginning and the end of the search of one position.

use rules::Position;

use super::frame::SearchPurpose;
use super::order::{Hints, Wanted};
use super::{Engine, MAX_LINE, Step};
use crate::history::NO_MOVE;
use crate::position::{has_pieces, is_tactical};
use crate::score::{DRAW, INFINITE, MATE_BOUND, UNKNOWN, Value, is_mate, mated};
use crate::table::{Finding, Found, Kind};

/// Nearer than this to the end of the fifty moves, values of the table are not trusted.
const NEAR_FIFTY: u32 = 90;

impl Engine {
    /// Begins the search of the frame `ply`, or ends it at once.
    pub(super) fn enter(&mut self, ply: usize) -> Step {
        let is_root = ply == 0;
        let frame = &mut self.frames[ply];
        frame.shelved = None;
        frame.line.clear();
        frame.is_main = frame.beta - frame.alpha > 1;
        if frame.is_main {
            self.selective_depth = self.selective_depth.max(ply);
        }
        if !is_root {
            if self.is_draw(ply) {
                return Step::Up(DRAW);
            }
            // A shorter mate is known already.
            let frame = &mut self.frames[ply];
            frame.alpha = frame.alpha.max(mated(ply));
            frame.beta = frame.beta.min(-mated(ply + 1));
            if frame.alpha >= frame.beta {
                return Step::Up(frame.alpha);
            }
        }
        let frame = &mut self.frames[ply];
        if frame.is_check {
            frame.depth += 1;
        }
        if frame.depth <= 0 {
            return Step::Up(self.quiesce(ply));
        }
        if ply >= MAX_LINE {
            return Step::Up(self.evaluate(ply));
        }
        let found = self.table.probe(self.frames[ply].key, ply);
        let frame = &self.frames[ply];
        if let Some(found) = found
            && !frame.is_main
            && !self.is_blinkered(ply)
            && found.depth >= frame.depth
            && frame.position.halfmove_clock() < NEAR_FIFTY
            && match found.kind {
                Kind::Exact => true,
                Kind::Lower => found.value >= frame.beta,
                Kind::Upper => found.value <= frame.alpha,
            }
        {
            return Step::Up(found.value);
        }
        let estimate = self.estimate(ply, found.as_ref());
        self.frames[ply + 2].killers = [0; 2];
        if let Some(step) = self.prune(ply, estimate, found.as_ref()) {
            return step;
        }
        self.begin_moves(ply, found.as_ref())
    }

    /// Evaluates the frame; returns what its value seems to be.
    fn estimate(&mut self, ply: usize, found: Option<&Found>) -> Value {
        if self.frames[ply].is_check {
            let frame = &mut self.frames[ply];
            (frame.plain_evaluation, frame.evaluation) = (UNKNOWN, UNKNOWN);
            frame.is_improving = false;
            return UNKNOWN;
        }
        let known = found.map_or(UNKNOWN, |found| found.evaluation);
        let plain = if known == UNKNOWN {
            self.evaluate(ply)
        } else {
            known
        };
        let evaluation = self.corrected(ply, plain);
        let earlier = |back: usize| {
            let frame = ply.checked_sub(back).map(|at| &self.frames[at]);
            frame.map_or(UNKNOWN, |frame| frame.evaluation)
        };
        let before = match earlier(2) {
            UNKNOWN => earlier(4),
            value => value,
        };
        let frame = &mut self.frames[ply];
        frame.plain_evaluation = plain;
        frame.evaluation = evaluation;
        frame.is_improving = before != UNKNOWN && evaluation > before;
        match found {
            Some(found)
                if match found.kind {
                    Kind::Exact => true,
                    Kind::Lower => found.value > evaluation,
                    Kind::Upper => found.value < evaluation,
                } && !is_mate(found.value) =>
            {
                found.value
            }
            _ => evaluation,
        }
    }

    /// Ends the search of a frame that is clearly too good or too bad, or tries a null move.
    fn prune(&mut self, ply: usize, estimate: Value, found: Option<&Found>) -> Option<Step> {
        let frame = &self.frames[ply];
        let (alpha, beta, depth) = (frame.alpha, frame.beta, frame.depth);
        if frame.is_main || frame.is_check || is_mate(beta) {
            return None;
        }
        let improving = i32::from(frame.is_improving);
        // Reverse futility: so far above that no quiet reply should bring it below.
        if depth <= 8 && estimate - 80 * (depth - improving) >= beta && estimate < MATE_BOUND {
            return Some(Step::Up((estimate + beta) / 2));
        }
        // Razoring: so far below that only captures could help.
        if depth <= 3 && estimate + 220 * depth + 80 <= alpha {
            let value = self.quiesce(ply);
            if value <= alpha {
                return Some(Step::Up(value));
            }
        }
        let frame = &self.frames[ply];
        let after_pass = ply > 0 && self.frames[ply - 1].stage == SearchPurpose::Pass;
        let is_hopeless =
            found.is_some_and(|found| found.kind == Kind::Upper && found.value < beta);
        if depth >= 3
            && !after_pass
            && ply > 0
            && !is_hopeless
            && estimate >= beta
            && frame.evaluation >= beta - 20 * depth + 120
            && has_pieces(&frame.position, frame.position.turn())
        {
            let reduction = 4 + depth / 4 + ((estimate - beta) / 200).clamp(0, 3);
            self.pass(ply, depth - reduction);
            return Some(Step::Down);
        }
        None
    }

    /// Sets up the frame after a null move.
    fn pass(&mut self, ply: usize, depth: i32) {
        let (parents, children) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut parents[ply], &mut children[0]);
        let after: Option<Position> = frame.position.pass();
        child.position = after.expect("a null move is only tried where there is no check");
        frame.stage = SearchPurpose::Pass;
        frame.piece_to = NO_MOVE;
        child.is_check = false;
        child.reversible = 0;
        (child.alpha, child.beta) = (-frame.beta, 1 - frame.beta);
        child.depth = depth;
        child.is_cut = !frame.is_cut;
        self.nodes += 1;
        self.set_key(ply + 1);
    }

    /// Lists the moves and goes on to the first.
    pub(super) fn begin_moves(&mut self, ply: usize, found: Option<&Found>) -> Step {
        let from_table = found.and_then(|found| found.mv);
        let doubt = found.and_then(|found| self.doubt(ply, found));
        let frame = &mut self.frames[ply];
        (frame.from_table, frame.doubt, frame.extension) = (from_table, doubt, 0);
        if frame.depth >= 4 && from_table.is_none() && (frame.is_main || frame.is_cut) {
            // Without a move to begin with, a shallower search finds one for the next time.
            frame.depth -= 1;
        }
        self.list_moves(ply)
    }

    /// Lists the moves of a frame.
    #[inline(never)]
    pub(super) fn list_moves(&mut self, ply: usize) -> Step {
        let before = self.moves_before(ply);
        let frame = &mut self.frames[ply];
        frame.first_alpha = frame.alpha;
        frame.best = -INFINITE;
        frame.best_move = None;
        frame.searched = 0;
        frame.is_blinkered = false;
        frame.has_only_checks = false;
        frame.forget_tried();
        if ply > 0 {
            let hints = Hints {
                from_table: frame.from_table,
                killers: frame.killers,
                counter: self.histories.counter(before[0]),
                before,
            };
            frame.picker.fill(
                &frame.position,
                &mut self.scratch,
                Wanted::All,
                &hints,
                &self.histories,
            );
        } else {
            self.root_next = self.root_first;
        }
        Step::Next
    }

    /// Ends the search of a frame whose moves are all tried, or of which one is good enough.
    pub(super) fn finish(&mut self, ply: usize) -> Step {
        let frame = &self.frames[ply];
        if let Some(shelved) = frame.shelved {
            return self.unshelve(ply, shelved);
        }
        if frame.searched == 0 {
            if frame.is_blinkered {
                // None of the replies is seen: the position seems to be what it looks like.
                return Step::Up(self.evaluate(ply));
            }
            return Step::Up(if frame.is_check { mated(ply) } else { DRAW });
        }
        let best = frame.best;
        if best <= frame.first_alpha && self.is_selective() {
            self.reward_parent(ply);
        }
        let frame = &self.frames[ply];
        if frame.is_blinkered || ply == 0 && (self.root_first > 0 || self.is_partial) {
            return Step::Up(best);
        }
        let kind = if best >= frame.beta {
            Kind::Lower
        } else if best > frame.first_alpha {
            Kind::Exact
        } else {
            Kind::Upper
        };
        let is_calm = !frame.is_check
            && frame
                .best_move
                .is_none_or(|mv| !is_tactical(&frame.position, mv));
        let says_more = match kind {
            Kind::Exact => true,
            Kind::Lower => best > frame.evaluation,
            Kind::Upper => best < frame.evaluation,
        };
        if is_calm && says_more && !is_mate(best) {
            self.learn_correction(ply, best);
        }
        let frame = &self.frames[ply];
        let finding = Finding {
            mv: frame.best_move,
            value: best,
            evaluation: frame.plain_evaluation,
            depth: frame.depth,
            kind,
        };
        self.table.store(frame.key, ply, finding);
        Step::Up(best)
    }
    /// Takes down by how much the evaluation of the frame was off.
    fn learn_correction(&mut self, ply: usize, best: Value) {
        let frame = &self.frames[ply];
        if self.is_selective() {
            let before = self.moves_before(ply);
            let error = best - frame.evaluation;
            self.corrections
                .learn(&frame.position, before, error, frame.depth);
        } else {
            let error = best - frame.plain_evaluation;
            self.corrections
                .learn_pawns(&frame.position, error, frame.depth);
        }
    }
}
