//! Trying the moves of one position, each with the depth and window it deserves.

use rules::{Move, Role};

use super::frame::SearchPurpose;
use super::order::Class;
use super::reduction::reduction_of;
use super::{Engine, Step};
use crate::position::{captured_role, has_pieces, piece_to, pieces_of};
use crate::score::{INFINITE, MATE_BOUND, Value, is_mate};
use crate::see;

impl Engine {
    /// Goes on to the next move of the frame `ply` that is worth it.
    pub(super) fn next_move(&mut self, ply: usize) -> Step {
        loop {
            let picked = if ply == 0 {
                let mv = self.root_moves.get(self.root_next).map(|root| root.mv);
                self.root_next += 1;
                mv.map(|mv| {
                    let is_capture = captured_role(&self.frames[0].position, mv).is_some();
                    let class = if is_capture {
                        Class::Capture
                    } else {
                        Class::Quiet
                    };
                    (mv, class)
                })
            } else {
                let frame = &mut self.frames[ply];
                frame.picker.next(&frame.position)
            };
            let Some((mv, class)) = picked else {
                return self.finish(ply);
            };
            if ply == 1 && !self.is_reply_seen(mv) {
                self.frames[1].is_blinkered = true;
                continue;
            }
            let frame = &mut self.frames[ply];
            if frame.from_table == Some(mv) && ply > 0 {
                if frame.shelved.is_some() {
                    continue;
                }
                if let Some(doubt) = frame.doubt.take() {
                    return self.shelve(ply, doubt);
                }
            }
            let before = self.moves_before(ply);
            let frame = &mut self.frames[ply];
            let color = frame.position.turn();
            let captured = captured_role(&frame.position, mv);
            frame.current = mv;
            frame.piece_to = piece_to(color, mv);
            frame.is_quiet = captured.is_none() && mv.promotion() != Some(Role::Queen);
            let history = if frame.is_quiet {
                self.histories.quiet(color, mv, frame.piece_to, before)
            } else {
                captured.map_or(0, |role| self.histories.capture(frame.piece_to, role))
            };
            if ply > 0 && frame.best > -MATE_BOUND && self.is_not_worth_it(ply, class, history) {
                continue;
            }
            return self.try_move(ply, mv, history);
        }
    }

    /// Whether the current move can be left out at this depth.
    fn is_not_worth_it(&mut self, ply: usize, class: Class, history: i32) -> bool {
        let frame = &mut self.frames[ply];
        let position = &frame.position;
        if !has_pieces(position, position.turn()) {
            return false;
        }
        let depth = frame.depth;
        let reduced = (depth - reduction_of(depth, frame.searched)).max(0);
        if !frame.is_quiet {
            return class == Class::LosingCapture
                && depth <= 7
                && !see::wins_at_least(position, frame.current, -90 * depth);
        }
        if class == Class::FromTable {
            return false;
        }
        // Late moves seldom are the best.
        let improving = i32::from(frame.is_improving);
        let is_late = depth <= 8 && frame.searched as i32 >= (4 + depth * depth) / (2 - improving);
        // Futility: so far below that a quiet move will not do.
        let is_futile = !frame.is_check
            && reduced <= 7
            && frame.evaluation + 90 + 85 * reduced + history / 150 <= frame.alpha;
        if !frame.has_only_checks {
            if is_late || is_futile {
                // A check may still do what no other quiet move can.
                let squares = position.check_squares();
                frame.has_only_checks = true;
                frame.picker.skip_quiets(position, &squares);
                if !position.gives_check(frame.current, &squares) {
                    return true;
                }
            } else if reduced <= 4 && history < -3500 * depth {
                return true;
            }
        }
        reduced <= 7 && !see::wins_at_least(position, frame.current, -22 * reduced * reduced - 10)
    }

    /// Plays a move and decides how the position after it is searched first.
    fn try_move(&mut self, ply: usize, mv: Move, history: i32) -> Step {
        self.nodes_before = if ply == 0 {
            self.nodes
        } else {
            self.nodes_before
        };
        self.play(ply, mv);
        let is_selective = self.is_selective();
        let (parents, children) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut parents[ply], &children[0]);
        let depth = frame.depth;
        (frame.reduction, frame.deeper) = (0, 0);
        let first = if ply == 0 { 2 } else { 1 };
        if depth >= 3 && frame.searched > first + u32::from(frame.is_main) {
            let mut reduction = reduction_of(depth, frame.searched);
            if frame.is_quiet {
                reduction -= history / 9000;
                let bits = mv.to_bits();
                reduction -= i32::from(frame.killers.contains(&bits));
            } else {
                reduction = reduction / 2 - history / 9000;
            }
            // Where a refutation is expected, it is seldom a late move.
            let cut = i32::from(frame.is_cut) * if is_selective { 2 } else { 1 };
            reduction += i32::from(!frame.is_improving) + cut;
            reduction -= i32::from(frame.is_main) + i32::from(child.is_check);
            frame.reduction = reduction.clamp(0, depth - 2);
        }
        let stage = if frame.reduction > 0 {
            SearchPurpose::Reduced
        } else if frame.is_main && frame.searched == 0 {
            SearchPurpose::Full
        } else {
            SearchPurpose::Scout
        };
        self.ask(ply, stage)
    }

    /// Asks for a search of the position after the current move.
    fn ask(&mut self, ply: usize, stage: SearchPurpose) -> Step {
        let (parents, children) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut parents[ply], &mut children[0]);
        frame.stage = stage;
        child.depth = frame.depth - 1;
        if frame.extension != 0 && frame.from_table == Some(frame.current) {
            child.depth += frame.extension;
        }
        child.alpha = -frame.alpha - 1;
        child.beta = -frame.alpha;
        match stage {
            SearchPurpose::Reduced => {
                child.depth -= frame.reduction;
                child.is_cut = true;
            }
            SearchPurpose::Scout | SearchPurpose::Pass => {
                child.depth += frame.deeper;
                child.is_cut = !frame.is_cut;
            }
            SearchPurpose::Full => {
                child.alpha = -frame.beta;
                child.is_cut = false;
            }
        }
        Step::Down
    }

    /// Takes the value that the search of the frame below came to, as seen from the frame `ply`.
    pub(super) fn receive(&mut self, ply: usize, value: Value) -> Step {
        let frame = &self.frames[ply];
        match frame.stage {
            SearchPurpose::Pass => {
                if value >= frame.beta {
                    let turn = frame.position.turn();
                    if pieces_of(&frame.position, turn).has_several() {
                        return Step::Up(if is_mate(value) { frame.beta } else { value });
                    }
                    // With a single piece passing may be the best move, which no law allows: a
                    // search of the moves decides, though of less depth.
                    let frame = &mut self.frames[ply];
                    frame.depth = (frame.depth - 4).max(1);
                }
                let frame = &self.frames[ply];
                let found = self.table.probe(frame.key, ply);
                self.begin_moves(ply, found.as_ref())
            }
            SearchPurpose::Reduced if value > frame.alpha => {
                if self.is_selective() && frame.reduction > 1 {
                    // The better it looked, the deeper it is looked at again.
                    let (is_far, is_near) = (value > frame.best + 60, value < frame.best + 8);
                    self.frames[ply].deeper = i32::from(is_far) - i32::from(is_near);
                }
                self.ask(ply, SearchPurpose::Scout)
            }
            SearchPurpose::Scout if frame.is_main && value > frame.alpha => {
                self.ask(ply, SearchPurpose::Full)
            }
            _ => self.account(ply, value),
        }
    }

    /// Takes down the value of the current move.
    fn account(&mut self, ply: usize, value: Value) -> Step {
        let frame = &mut self.frames[ply];
        frame.searched += 1;
        let mv = frame.current;
        if ply == 0 {
            self.account_root(value);
        }
        let is_selective = self.is_selective();
        let frame = &mut self.frames[ply];
        if value > frame.best {
            frame.best = value;
            if value > frame.alpha {
                frame.best_move = Some(mv);
                if frame.is_main {
                    self.extend_line(ply, mv);
                }
                let frame = &mut self.frames[ply];
                if value >= frame.beta {
                    self.learn(ply);
                    return self.finish(ply);
                }
                let margin = if ply == 0 {
                    Value::from(self.limits.margin.unwrap_or(0))
                } else {
                    0
                };
                frame.alpha = frame.alpha.max(value - margin);
                if is_selective && ply > 0 && (3..13).contains(&frame.depth) {
                    // Once a move is good, a look less deep shows that the others are no better.
                    frame.depth -= 1;
                }
            }
        }
        self.frames[ply].remember_tried();
        Step::Next
    }

    /// Takes down the value of a move of the root.
    fn account_root(&mut self, value: Value) {
        let spent = self.nodes - self.nodes_before;
        let (frame, child) = (&self.frames[0], &self.frames[1]);
        let is_better = frame.searched == 1 || value > frame.alpha;
        let Some(root) = self
            .root_moves
            .iter_mut()
            .find(|root| root.mv == frame.current)
        else {
            return;
        };
        root.nodes += spent;
        if is_better {
            root.value = value;
            root.line.clear();
            root.line.push(frame.current);
            root.line.extend_from_slice(&child.line);
        } else {
            root.value = -INFINITE;
        }
    }

    /// Puts `mv` before the line of the frame below.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (parents, children) = self.frames.split_at_mut(ply + 1);
        let (line, rest) = (&mut parents[ply].line, &children[0].line);
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }

    /// Rewards the current move, which was too good to be allowed, and blames those before it.
    fn learn(&mut self, ply: usize) {
        let before = self.moves_before(ply);
        let frame = &mut self.frames[ply];
        let (mv, color) = (frame.current, frame.position.turn());
        let bonus = (180 * frame.depth - 80).clamp(50, 1800);
        if frame.is_quiet {
            let bits = mv.to_bits();
            if frame.killers[0] != bits {
                frame.killers = [bits, frame.killers[0]];
            }
            self.histories.set_counter(before[0], mv);
            self.histories
                .learn_quiet(color, mv, frame.piece_to, before, bonus);
        } else if let Some(role) = captured_role(&frame.position, mv) {
            self.histories.learn_capture(frame.piece_to, role, bonus);
        }
        for &(tried, piece_to) in frame.tried() {
            match captured_role(&frame.position, tried) {
                Some(role) => self.histories.learn_capture(piece_to, role, -bonus),
                None if frame.is_quiet => {
                    self.histories
                        .learn_quiet(color, tried, piece_to, before, -bonus);
                }
                None => {}
            }
        }
    }

    /// Rewards the quiet move that led to the frame `ply`, against which nothing helped.
    pub(super) fn reward_parent(&mut self, ply: usize) {
        let Some(parent) = ply.checked_sub(1) else {
            return;
        };
        let bonus = (100 * self.frames[ply].depth - 50).clamp(0, 1000);
        let before = self.moves_before(parent);
        let frame = &self.frames[parent];
        if frame.stage != SearchPurpose::Pass && frame.is_quiet {
            let color = frame.position.turn();
            self.histories
                .learn_quiet(color, frame.current, frame.piece_to, before, bonus);
        }
    }
}
