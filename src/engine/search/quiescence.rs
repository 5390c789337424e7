//! Search of captures until nothing hangs.

use rules::Role;

use super::order::{Class, Hints, Wanted};
use super::{Engine, MAX_LINE};
use crate::position::{captured_role, piece_to};
use crate::score::{INFINITE, MATE_BOUND, UNKNOWN, Value, is_mate, mated};
use crate::see;
use crate::table::{Finding, Kind};

/// A capture has to come so close to `alpha` in centipawns to be tried.
const MARGIN: Value = 160;
/// This many evasions without a capture are tried at most, once one is known not to lose.
const EVASIONS: u32 = 2;

impl Engine {
    /// The value of the position of the frame `ply` between its `alpha` and `beta` when only
    /// captures, promotions and evasions are played.
    pub(super) fn quiesce(&mut self, ply: usize) -> Value {
        let frame = &self.frames[ply];
        let (mut alpha, beta) = (frame.alpha, frame.beta);
        let (is_main, is_check, key) = (frame.is_main, frame.is_check, frame.key);
        if is_main {
            self.selective_depth = self.selective_depth.max(ply);
            self.frames[ply].line.clear();
        }
        if ply >= MAX_LINE {
            return self.evaluate(ply);
        }
        let found = self.table.probe(key, ply);
        if let Some(found) = found
            && !is_main
            && !self.is_blinkered(ply)
            && match found.kind {
                Kind::Exact => true,
                Kind::Lower => found.value >= beta,
                Kind::Upper => found.value <= alpha,
            }
        {
            return found.value;
        }
        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut plain = UNKNOWN;
        if !is_check {
            let known = found.map_or(UNKNOWN, |found| found.evaluation);
            plain = if known == UNKNOWN {
                self.evaluate(ply)
            } else {
                known
            };
            best = self.corrected(ply, plain);
            if let Some(found) = found
                && match found.kind {
                    Kind::Exact => true,
                    Kind::Lower => found.value > best,
                    Kind::Upper => found.value < best,
                }
                && found.value.abs() < MATE_BOUND
            {
                best = found.value;
            }
            if best >= beta {
                if found.is_none() {
                    self.keep(ply, None, best, plain, Kind::Lower);
                }
                return self.softened(best, beta, 1);
            }
            alpha = alpha.max(best);
        }
        let standing = best;
        let before = self.moves_before(ply);
        let hints = Hints {
            from_table: found.and_then(|found| found.mv),
            killers: [0; 2],
            counter: 0,
            before,
        };
        let wanted = if is_check {
            Wanted::All
        } else {
            Wanted::Tactical
        };
        let frame = &mut self.frames[ply];
        frame.picker.fill(
            &frame.position,
            &mut self.scratch,
            wanted,
            &hints,
            &self.histories,
        );
        let mut best_move = None;
        let mut tried = 0;
        let mut quiets = 0;
        let mut is_blinkered = false;
        loop {
            let frame = &mut self.frames[ply];
            let Some((mv, class)) = frame.picker.next(&frame.position) else {
                break;
            };
            if ply == 1 && !self.is_reply_seen(mv) {
                is_blinkered = true;
                continue;
            }
            let frame = &mut self.frames[ply];
            tried += 1;
            if best > -MATE_BOUND {
                if class == Class::LosingCapture {
                    break;
                }
                if is_check {
                    if class == Class::Quiet {
                        quiets += 1;
                        if quiets > EVASIONS {
                            continue;
                        }
                    }
                } else {
                    let won = captured_role(&frame.position, mv).map_or(0, see::worth);
                    let reached = standing + MARGIN + won;
                    if reached <= alpha && mv.promotion() != Some(Role::Queen) {
                        best = best.max(reached);
                        continue;
                    }
                    if standing + MARGIN <= alpha && !see::wins_at_least(&frame.position, mv, 1) {
                        best = best.max(standing + MARGIN);
                        continue;
                    }
                }
            }
            frame.piece_to = piece_to(frame.position.turn(), mv);
            self.play(ply, mv);
            let child = &mut self.frames[ply + 1];
            (child.alpha, child.beta, child.is_main) = (-beta, -alpha, is_main);
            let value = if self.is_draw(ply + 1) {
                self.frames[ply + 1].line.clear();
                crate::score::DRAW
            } else {
                -self.quiesce(ply + 1)
            };
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    alpha = value;
                    if is_main {
                        self.extend_line(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        if is_check && tried == 0 {
            return if is_blinkered {
                self.evaluate(ply)
            } else {
                mated(ply)
            };
        }
        if is_blinkered {
            return best;
        }
        if best >= beta {
            best = self.softened(best, beta, 3);
        }
        let kind = if best >= beta {
            Kind::Lower
        } else if best > first_alpha && is_main {
            Kind::Exact
        } else {
            Kind::Upper
        };
        self.keep(ply, best_move, best, plain, kind);
        best
    }

    /// A value above `beta`, brought nearer to it: captures alone seldom tell how much better it is. The
    /// higher its `weight`, the nearer to itself it stays.
    const fn softened(&self, value: Value, beta: Value, weight: Value) -> Value {
        if self.is_selective() && !is_mate(value) {
            (weight * value + beta) / (weight + 1)
        } else {
            value
        }
    }

    fn keep(
        &mut self,
        ply: usize,
        mv: Option<rules::Move>,
        value: Value,
        evaluation: Value,
        kind: Kind,
    ) {
        let frame = &self.frames[ply];
        let finding = Finding {
            mv,
            value,
            evaluation,
            depth: 0,
            kind,
        };
        self.table.store(frame.key, ply, finding);
    }
}
